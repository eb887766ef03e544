/** One character per byte. */
export function latin1(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** An action that runs JavaScript, or that starts a program. */
const SCRIPT = /\/S\s*\/(JavaScript|Launch)\b|\/JS\s*(\(|<|\d+\s+\d+\s+R\b)/;
const OBJECT_STREAM = /\/Type\s*\/ObjStm\b/;
/** Objects of a real invoice are a few megabytes at most; what swells beyond is a trap. */
const MAX_OBJECT_BYTES = 32_000_000;

/** Names may be written with escapes: '/J#53' is '/JS'. */
function readable(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/**
 * True when opening the PDF would run a script or start a program. Looks at the file's objects, packed ones too, and not into
 * pages, pictures and fonts, where the same letters mean nothing. What is packed and encrypted stays unseen.
 * @throws RangeError when the packed objects swell beyond all measure.
 */
export async function carriesScript(bytes: Uint8Array): Promise<boolean> {
  const text = latin1(bytes);
  const plain: string[] = [];
  const packed: Uint8Array<ArrayBuffer>[] = [];
  let from = 0;
  for (;;) {
    const at = text.indexOf('stream', from);
    if (at < 0) break;
    const start = at + (text.startsWith('\r\n', at + 6) ? 8 : 7);
    const end = text.indexOf('endstream', start);
    if (end < 0) break; // cut off: the rest is looked at as it stands
    const head = text.slice(from, at);
    plain.push(head);
    const dictionary = readable(head.slice(Math.max(head.lastIndexOf(' obj'), 0)));
    if (OBJECT_STREAM.test(dictionary)) packed.push(bytes.slice(start, endOf(text, dictionary, start, end)));
    from = end + 9;
  }
  plain.push(text.slice(from));
  if (SCRIPT.test(readable(plain.join('\n')))) return true;
  let room = MAX_OBJECT_BYTES;
  for (const stream of packed) {
    const objects = await inflate(stream, room);
    room -= objects.length;
    if (SCRIPT.test(readable(objects))) return true;
  }
  return false;
}

/** Where the stream's bytes end: after its stated length, or else before the line that ends it. */
function endOf(text: string, dictionary: string, start: number, end: number): number {
  const stated = start + Number(/\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1] ?? Number.NaN);
  if (stated <= end && text.slice(stated, end).trim() === '') return stated;
  return end - (text.startsWith('\r\n', end - 2) ? 2 : 1);
}

/** As much as can be unpacked; an uncompressed stream is what it is. */
async function inflate(stream: Uint8Array<ArrayBuffer>, limit: number): Promise<string> {
  const parts: string[] = [];
  let size = 0;
  const { readable: unpacked, writable } = new DecompressionStream('deflate');
  const reader = unpacked.getReader();
  const writer = writable.getWriter();
  // What goes wrong with the writing shows in the reading.
  writer.write(stream).catch(() => {});
  writer.close().catch(() => {});
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
      if (size > limit) break;
      parts.push(latin1(value));
    }
  } catch {
    // Not compressed, encrypted or damaged: what came before counts.
    if (size === 0) return latin1(stream.subarray(0, limit));
  }
  if (size <= limit) return parts.join('');
  await reader.cancel();
  throw new RangeError('The packed objects of this PDF are too large');
}
