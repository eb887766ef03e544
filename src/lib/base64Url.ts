/** Decodes base64url without padding (RFC 4648 §5). Rejects unused bits: otherwise a changed signature could still be valid. */
export function bytesOfBase64Url(text: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[\w-]*$/.test(text) || text.length % 4 === 1) return null;
  const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  return base64UrlOf(bytes) === text ? bytes : null;
}

/** Encodes bytes as base64url without padding. */
function base64UrlOf(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
