/**
 * The bytes of a base64url text without padding (RFC 4648 §5, as JSON Web Tokens have it); null for anything else. Two texts never mean
 * the same bytes: one whose last character holds bits that mean nothing is refused, or a signature could be changed and still fit.
 */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  return base64UrlOf(bytes) === text ? bytes : null;
}

/** Bytes as base64url without padding. */
function base64UrlOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
