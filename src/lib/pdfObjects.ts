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
import { latin1 } from './latin1';
import { joinBytes, pushInSteps } from './unpacking';

/**
 * What a PDF holds: its objects, and the text they are written in. `locked`: nobody opens it without a password; `bomb`: it
 * unpacks beyond measure; `damaged`: a part of it cannot be read, by us at least.
 */
export type PdfContent =
  { ok: true; objects: PDFObject[]; texts: string[] } | { ok: false; why: 'locked' | 'bomb' | 'damaged' };

const TYPE = PDFName.of('Type');
const OBJECT_STREAM = PDFName.of('ObjStm');

/** Bytes that a stream, and all object streams of a file together, may unpack to. */
const MAX_UNPACKED_BYTES = 128_000_000;

/**
 * All objects of a PDF, those in object streams too, and those of an encrypted file that opens without a password. Pages, pictures
 * and fonts stay packed. Never rejects. For a worker or a thread: a file may be made to be read for hours.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  try {
    const text = latin1(bytes);
    const written = writtenObjects(bytes, text);
    const texts = objectTexts(text);
    let unpacked = 0;
    let isDamaged = false;
    // Before the library's parser, which unpacks without a limit. Fails in an encrypted file, too.
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
      return opened ? { ok: true, objects: objectsOf(opened.context), texts } : { ok: false, why: 'locked' };
    }
    if (isDamaged) return { ok: false, why: 'damaged' };
    return { ok: true, objects: [...objectsOf(context), ...written.objects, ...objectsOf(written.context)], texts };
  } catch {
    return { ok: false, why: 'damaged' };
  }
}

const objectsOf = (context: PDFContext) => context.enumerateIndirectObjects().map(([, object]) => object);

/**
 * Whatever can be read where an object or a trailer begins: of every revision, and within streams, too, where a table of contents may
 * point. The library's own table has the last of each number only.
 */
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

/**
 * The bytes of a stream as its filters leave them. Deflate, by which files swell, is unpacked little by little and up to a limit.
 * @throws when a filter is unknown, and `TooLarge`.
 */
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

/** Some readers do without the type: whoever says where the first of its objects begins is an object stream. */
function isObjectStream(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  const hasNumber = (key: string) => object.dict.lookup(PDFName.of(key)) instanceof PDFNumber;
  return isMarked(object) || (hasNumber('First') && hasNumber('N'));
}
const isMarked = (stream: PDFRawStream) => stream.dict.lookup(TYPE) === OBJECT_STREAM;

/**
 * Whatever is written like an object, up to its end or its stream; within streams, too, where a table of contents may point. It
 * sees what the parser skips: objects that are cut off or malformed, and the first of two entries of one name.
 */
function objectTexts(text: string): string[] {
  return [...text.matchAll(/\d\s+\d+\s+obj\b/g)].map(({ index }) => {
    const end = text.slice(index, index + 65_536).search(/\bendobj\b|\bstream\b/);
    return withPlainNames(text.slice(index, index + (end < 0 ? 65_536 : end)));
  });
}

/** Names may be written with escapes: '/J#53' is '/JS'. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
