/**
 * The text of a csv or another plain file in whatever encoding programs write it: UTF-8 and UTF-16 by their byte order mark, UTF-16
 * without one by its zero bytes, and what is no UTF-8 as Windows-1252, as spreadsheets in Europe and India save it. Never throws.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * The text of an XML file. The encoding that it declares counts, unless a byte order mark or UTF-16 tells more. Never throws; an encoding that the browser doesn't know is read as by `decodeText`.
 */
export function decodeXml(bytes: Uint8Array): string {
  const text = decodeText(bytes);
  const declared = declaredEncoding(text);
  const isMarked = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  if (declared === null || isMarked || utf16Of(bytes) || !isKnownEncoding(declared)) return text;
  const { encoding } = new TextDecoder(declared);
  return encoding.startsWith('utf-') ? text : new TextDecoder(encoding).decode(bytes);
}

/** The encoding that an XML text declares; null for none. */
export function declaredEncoding(xml: string): string | null {
  return /^\uFEFF?<\?xml\s[^>]*?\bencoding\s*=\s*["']([^"']+)["']/.exec(xml.slice(0, 1024))?.[1] ?? null;
}

/** Whether the browser can decode it. */
export function isKnownEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}

const LOOKED_AT = 4096;

function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = [0, 0];
  head.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  // Latin letters: one byte of each pair is nothing.
  const most = head.length / 4;
  if (odd > most && even === 0) return 'utf-16le';
  return even > most && odd === 0 ? 'utf-16be' : null;
}
