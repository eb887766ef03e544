import * as z from 'zod/mini';

export interface SigningKey {
  kid: string;
  issuer: string;
  name: string;
  validFrom: string;
  validTo: string;
  /** Modulus and exponent, base64url (RFC 7518 §6.3.1). */
  n: string;
  e: string;
}

const text = z.string().check(z.minLength(1));
const day = z._default(z.union([z.literal(''), z.iso.date()]), '');
const base64Url = z.string().check(z.regex(/^[\w-]+$/));
/** RSA keys of less than 2048 bits are not accepted. */
const MIN_MODULUS = Math.ceil((2048 / 8 / 3) * 4);
const keySchema = z.object({
  kid: text,
  issuer: text,
  name: z.optional(text),
  validFrom: day,
  validTo: day,
  n: base64Url.check(z.minLength(MIN_MODULUS)),
  e: base64Url,
});
const fileSchema = z.object({ keys: z.array(z.unknown()) });

/** The keys of a key file's content. An entry that is not one is left out: the others still count. */
export function keysOfFile(content: unknown): SigningKey[] {
  const file = z.safeParse(fileSchema, content);
  return (file.data?.keys ?? []).flatMap(entry => {
    const { data } = z.safeParse(keySchema, entry);
    return data ? [{ ...data, name: data.name ?? getName(data.issuer, data.validFrom) }] : [];
  });
}

const getName = (issuer: string, validFrom: string) =>
  validFrom ? `${issuer}, key of ${validFrom.slice(0, 4)}` : issuer;
