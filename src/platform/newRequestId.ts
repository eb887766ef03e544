const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The number of a request: twelve signs that can be read out on the phone, 'k3f9-x82a-bq7m'. Says nothing of who asks. */
export function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const signs = Array.from(bytes, byte => SIGNS[byte % SIGNS.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}
