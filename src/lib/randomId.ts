const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const randomBytes = (count: number) => Array.from(crypto.getRandomValues(new Uint8Array(count)));

/** Returns twelve random characters that can be read out on the phone, 'k3f9-x82a-bq7m'. */
export function createReadableId(): string {
  const characters = randomBytes(12).map(byte => CHARACTERS[byte % CHARACTERS.length]);
  return characters.join('').replaceAll(/(.{4})(?=.)/g, '$1-');
}

export const createHexId = (bytes: number): string =>
  randomBytes(bytes)
    .map(byte => byte.toString(16).padStart(2, '0'))
    .join('');
