import {
  decodePDFRawStream,
  PDFArray,
  PDFContext,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFObjectParser,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFRef,
  type PDFObject,
} from '@cantoo/pdf-lib';
import { Unzlib } from 'fflate';
import { latin1 } from '@/lib/latin1';
import { joinBytes, pushInSteps } from './unpacking.ts';

/**
 * Objects of a PDF and the texts they are written in. `locked`: needs a password; `bomb`: exceeds the unpacking limit; `damaged`: a part
 * is unreadable.
 */
export type PdfContent =
  { ok: true; objects: PDFObject[]; texts: string[] } | { ok: false; why: 'locked' | 'bomb' | 'damaged' };

const TYPE = PDFName.of('Type');
const OBJECT_STREAM = PDFName.of('ObjStm');

/** Maximum unpacked bytes of a stream, and of all object streams together. */
const MAX_UNPACKED_BYTES = 128_000_000;

/** Reads all objects of a PDF. Never rejects. Call it in a thread: a hostile file can take very long. */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  try {
    const text = latin1(bytes);
    const written = writtenObjects(bytes, text);
    const texts = objectTexts(text);
    let unpacked = 0;
    let isDamaged = false;
    // Must precede the library's parser, which unpacks without a limit. Also fails for encrypted files.
    for (const stream of written.objects.filter(isObjectStream))
      try {
        const content = unpackStream(stream);
        unpacked += content.length;
        texts.push(withPlainNames(latin1(content)));
        await PDFObjectStreamParser.forStream(stream).parseIntoContext();
      } catch (error) {
        if (error instanceof TooLarge) return { ok: false, why: 'bomb' };
        isDamaged = true;
      }
    if (unpacked > MAX_UNPACKED_BYTES) return { ok: false, why: 'bomb' };
    const context = await PDFParser.forBytesWithOptions(bytes).parseDocument();
    if (context.lookup(context.trailerInfo.Encrypt)) {
      const opened = await PDFDocument.load(bytes, { password: '', updateMetadata: false }).catch(() => null);
      return opened ? { ok: true, objects: getObjects(opened.context), texts } : { ok: false, why: 'locked' };
    }
    if (isDamaged) return { ok: false, why: 'damaged' };
    return { ok: true, objects: [...getObjects(context), ...written.objects, ...getObjects(written.context)], texts };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}

const getObjects = (context: PDFContext) => context.enumerateIndirectObjects().map(([, object]) => object);

/** Reads every object and trailer of all revisions and inside streams; the library's table has only the last revision of each. */
function writtenObjects(bytes: Uint8Array, text: string): { objects: PDFObject[]; context: PDFContext } {
  const context = PDFContext.create();
  const objects: PDFObject[] = [];
  for (const match of text.matchAll(/(?<!\d)(\d{1,10})\s+(\d{1,5})\s+obj\b|\btrailer\b/g)) {
    const [start, number, generation] = match;
    const object = parseObject(bytes.subarray(match.index + start.length), context);
    if (!object) continue;
    objects.push(object);
    if (number && generation) context.assign(PDFRef.of(Number(number), Number(generation)), object);
  }
  return { objects, context };
}

function parseObject(bytes: Uint8Array, context: PDFContext): PDFObject | null {
  try {
    return PDFObjectParser.forBytes(bytes, context).parseObject();
  } catch {
    return null;
  }
}

class TooLarge extends Error {}

/** Decodes a stream's filters; deflate is unpacked in steps up to a limit. @throws if a filter is unknown, and `TooLarge`. */
export function unpackStream(stream: PDFRawStream): Uint8Array {
  const filters = [stream.dict.lookup(PDFName.of('Filter'))].flatMap(found =>
    found instanceof PDFArray ? found.asArray().map(name => stream.dict.context.lookup(name)) : (found ?? []),
  );
  const deflated = filters.findIndex(name => name !== PDFName.of('FlateDecode'));
  const isPlain = stream.dict.lookup(PDFName.of('DecodeParms')) === undefined;
  const steps = isPlain ? (deflated < 0 ? filters.length : deflated) : 0;
  let bytes = stream.contents;
  for (let step = 0; step < steps; step++) bytes = inflate(bytes);
  if (isPlain && steps === filters.length) return bytes;
  const rest = isPlain ? stream.dict.context.obj({ Filter: filters.slice(steps) }) : stream.dict;
  return decodePDFRawStream(PDFRawStream.of(rest, bytes)).decode();
}

function inflate(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Unzlib(chunk => {
    size += chunk.length;
    if (size > MAX_UNPACKED_BYTES) throw new TooLarge();
    chunks.push(chunk);
  });
  pushInSteps(bytes, (step, isLast) => stream.push(step, isLast));
  return joinBytes(chunks);
}

/** Some readers don't need the type: a stream with /First counts as an object stream. */
function isObjectStream(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  const hasNumber = (key: string) => object.dict.lookup(PDFName.of(key)) instanceof PDFNumber;
  return isMarked(object) || (hasNumber('First') && hasNumber('N'));
}
const isMarked = (stream: PDFRawStream) => stream.dict.lookup(TYPE) === OBJECT_STREAM;

/** Returns the text of all objects, also of those that the parser skips: truncated, malformed, or with duplicate keys. */
function objectTexts(text: string): string[] {
  return [...text.matchAll(/\d\s+\d+\s+obj\b/g)].map(({ index }) => {
    const end = text.slice(index, index + 65_536).search(/\bendobj\b|\bstream\b/);
    return withPlainNames(text.slice(index, index + (end < 0 ? 65_536 : end)));
  });
}

/** Decodes escapes in names: '/J#53' is '/JS'. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
