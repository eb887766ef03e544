import * as z from 'zod/mini';
import { isDecimalText } from '@/lib/decimalText';
import { computeIrn } from '@/lib/irn';
import type { SigningKey } from './signingKeys';
import type { Proof, SignedFields } from './extraction';

/** A signed token (RFC 7515): three base64url parts; the last is empty without a signature. */
export const SIGNED_CODE = /^\s*eyJ[\w-]{8,}\.[\w-]{10,}\.[\w-]*\s*$/;

const MAX_TOKEN = 4296;
/** 'NIC Sandbox': what it registers is no tax invoice. */
const TRIAL_ISSUER = /\bsandbox\b/i;
const RS256 = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** Verifies a code with these public keys (null: not loaded). The algorithm is RS256 regardless of the token. */
export async function verifyCode(code: string, keys: readonly SigningKey[] | null): Promise<Proof> {
  if (code.length > MAX_TOKEN) return { verdict: 'none', basis: 'tooLong' };
  const text = code.trim();
  const token = SIGNED_CODE.test(text) ? readToken(text) : null;
  if (!token) return { verdict: 'none', basis: 'otherCode' };
  const { algorithm, kid, issuer, doubled, signed } = token;
  const known = {
    ...(signed && { signed }),
    ...((kid || issuer) && { key: { kid, issuer } }),
  };
  const altered = (basis: Proof['basis'], detail?: string): Proof => ({
    verdict: 'altered',
    basis,
    ...(detail !== undefined && { detail }),
    ...known,
  });
  const ofKid = (keys ?? []).filter(key => key.kid === kid);
  const isTrial = TRIAL_ISSUER.test(issuer);
  if (ofKid.length > 0) {
    const fitting = algorithm === 'RS256' ? await keysThatFit(text, ofKid) : [];
    if (fitting.length === 0)
      return algorithm === 'RS256' ? altered('badSignature') : altered('algorithm', algorithm ?? undefined);
    const ofIssuer = fitting.filter(key => key.issuer === issuer);
    const valid = signed && ofIssuer.find(key => wasValid(key, signed));
    const key = { kid, issuer, name: (valid ?? ofIssuer[0] ?? fitting[0])?.name };
    if (doubled !== null) return { verdict: 'otherForm', basis: 'doubledClaim', detail: doubled, key };
    if (issuer !== '' && ofIssuer.length === 0) return altered('issuer', fitting[0]?.issuer);
    if (!signed || ofIssuer.length === 0) return { verdict: 'otherForm', basis: 'otherSchema', key };
    if (!(await fitsIrn(signed))) return { verdict: 'otherForm', basis: 'otherIrn', signed, key };
    if (isTrial) return { verdict: 'trial', basis: 'trialSigned', signed, key };
    if (!valid) return { verdict: 'unknownKey', basis: 'keyNotValidThen', signed, key };
    return { verdict: 'verified', basis: 'signature', signed, key };
  }
  // Without the key, only fields and IRN can be checked.
  if (!signed || doubled !== null || algorithm !== 'RS256')
    return { verdict: 'otherForm', basis: 'otherSchemaUnchecked', ...known };
  if (!(await fitsIrn(signed))) return altered('badIrn');
  if (isTrial) return { verdict: 'trial', basis: 'trialUnchecked', ...known };
  const basis = keys === null ? 'keysNotLoaded' : keys.length === 0 ? 'noKeys' : 'unknownKid';
  return { verdict: 'unknownKey', basis, ...known };
}

interface Token {
  /** As the token names it; null: its header cannot be read. */
  algorithm: string | null;
  kid: string;
  issuer: string;
  /** A key that header, payload or data have twice. */
  doubled: string | null;
  /** null: the signed part can't be read. */
  signed: SignedFields | null;
}

const getText = (value: unknown) => (typeof value === 'string' ? value : '');

/** The parts of a token; null for one that was signed for another purpose: its payload has no `data`. */
function readToken(token: string): Token | null {
  const [head = '', body = ''] = token.split('.');
  const header = readJson(decode(head));
  const payload = readJson(decode(body));
  if (payload && !Object.hasOwn(payload.value, 'data')) return null;
  const data = readJson(getText(payload?.value['data']));
  return {
    algorithm: header && getText(header.value['alg']),
    kid: getText(header?.value['kid']),
    issuer: getText(payload?.value['iss']),
    // Members that change the signature calculation (RFC 7515 §4.1.11, RFC 7797) are not allowed with RS256.
    doubled: header?.doubled ?? payload?.doubled ?? data?.doubled ?? null,
    signed: data && header && !Object.hasOwn(header.value, 'crit') ? listFields(data.value) : null,
  };
}

function decode(part: string): string {
  const bytes = bytesOfBase64Url(part);
  try {
    return bytes ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : '';
  } catch {
    return '';
  }
}

interface JsonObject {
  value: Record<string, unknown>;
  doubled: string | null;
}

function readJson(json: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null;
    return { value: value as Record<string, unknown>, doubled: doubledKey(json) };
  } catch {
    return null;
  }
}

const plain = z.string().check(z.maxLength(100));
const amount = z.pipe(
  z.union([z.number(), plain]),
  z.transform((value, context) => {
    const decimal = String(value);
    if (isDecimalText(decimal)) return decimal;
    context.issues.push({ code: 'custom', message: 'no amount', input: value });
    return z.NEVER;
  }),
);
const day = z.pipe(
  z.string(),
  z.transform((value, context) => {
    const [, date = '', month = '', year = ''] = /^(\d{2})[/-](\d{2})[/-](\d{4})$/.exec(value) ?? [];
    const iso = `${year}-${month}-${date}`;
    if (z.safeParse(z.iso.date(), iso).success) return iso;
    context.issues.push({ code: 'custom', message: 'no day', input: value });
    return z.NEVER;
  }),
);
const moment = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})/;

/** Names of the fields as the registration portals give them. */
const dataSchema = z.object({
  SellerGstin: plain.check(z.minLength(1)),
  BuyerGstin: z._default(z.nullable(plain), ''),
  DocNo: plain.check(z.minLength(1)),
  DocTyp: plain,
  DocDt: day,
  TotInvVal: amount,
  ItemCnt: z.coerce.number().check(z.int(), z.minimum(0)),
  MainHsnCode: z._default(z.nullable(plain), ''),
  Irn: plain.check(z.regex(/^[0-9a-f]{64}$/i)),
  IrnDt: z._default(z.nullable(plain), ''),
});

function listFields(data: Record<string, unknown>): SignedFields | null {
  const read = z.safeParse(dataSchema, data);
  if (!read.success) return null;
  const { data: fields } = read;
  const [, date, time] = moment.exec(fields.IrnDt ?? '') ?? [];
  return {
    sellerGstin: fields.SellerGstin,
    buyerGstin: fields.BuyerGstin ?? '',
    number: fields.DocNo,
    type: fields.DocTyp,
    date: fields.DocDt,
    total: fields.TotInvVal,
    itemCount: fields.ItemCnt,
    mainHsn: fields.MainHsnCode ?? '',
    irn: fields.Irn.toLowerCase(),
    irnDate: date && time ? `${date}T${time}` : null,
  };
}

async function fitsIrn(signed: SignedFields): Promise<boolean> {
  const numbers = [signed.number, signed.number.toUpperCase()];
  const irns = await Promise.all(numbers.map(number => computeIrn({ ...signed, number })));
  return irns.includes(signed.irn);
}

async function keysThatFit(token: string, keys: readonly SigningKey[]): Promise<SigningKey[]> {
  const end = token.lastIndexOf('.');
  const signature = bytesOfBase64Url(token.slice(end + 1));
  if (!signature) return [];
  const content = new TextEncoder().encode(token.slice(0, end));
  const fits = async ({ n, e }: SigningKey) => {
    try {
      const key = await crypto.subtle.importKey('jwk', { kty: 'RSA', n, e }, RS256, false, ['verify']);
      return await crypto.subtle.verify(RS256.name, key, signature, content);
    } catch {
      return false; // no RSA key
    }
  };
  const fitting = await Promise.all(keys.map(fits));
  return keys.filter((_key, index) => fitting[index]);
}

/** Whether the key was the issuer's when the invoice was registered; without that moment, on the invoice's own day. */
function wasValid({ validFrom, validTo }: SigningKey, { irnDate, date }: SignedFields): boolean {
  const then = irnDate?.slice(0, 10) ?? date;
  return (validFrom === '' || then >= validFrom) && (validTo === '' || then <= validTo);
}

/** Decodes base64url without padding (RFC 4648 §5). Rejects unused bits: otherwise a changed signature could still be valid. */
function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : null;
}

/** Encodes bytes as base64url without padding. */
function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Returns the first duplicate key of a JSON text, or null. JSON readers differ in which duplicate they use. */
function doubledKey(json: string): string | null {
  const open: (Set<string> | null)[] = [];
  const tokens = json.matchAll(/("(?:[^"\\]|\\.)*")\s*(:?)|[{}[\]]/gs);
  for (const [token, text, colon] of tokens) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(null);
    else if (token === '}' || token === ']') open.pop();
    else if (text !== undefined && colon === ':') {
      const key = JSON.parse(text) as string; // Unescape: '\u0061' is 'a'.
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}
