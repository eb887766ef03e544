/** Decodes a plain text file: UTF-8 or UTF-16, else Windows-1252, which spreadsheets in Europe and India save. Never throws. */
export function decodeText(bytes: Uint8Array): string {
  const encoding = toUtf16(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Decodes an XML file by its declared encoding, unless a byte order mark or UTF-16 contradicts it. Never throws. */
export function decodeXml(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  const declared = declaredEncoding(text);
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (declared === null || isMarked || toUtf16(bytes) || !isKnownEncoding(declared)) return text;
  const { encoding } = new TextDecoder(declared);
  return encoding.startsWith('utf-') ? text : new TextDecoder(encoding).decode(bytes);
}

export function declaredEncoding(xml: string): string | null {
  return /^\uFEFF?<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(xml.slice(0, 1024))?.[1] ?? null;
}

export function isKnownEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

const LOOKED_AT = 4096;

function toUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // In UTF-16, Latin letters have one zero byte per pair.
  const most = head.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}
