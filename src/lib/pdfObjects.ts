import {
  decodePDFRawStream,
  PDFContext,
  PDFDocument,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  type PDFDict,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { latin1 } from './latin1';

/**
 * What a PDF holds: its objects, and the text they are written in. `locked`: nobody opens it without a password; `bomb`: it
 * unpacks beyond measure; `damaged`: a part of it cannot be read, by us at least.
 */
export type PdfContent =
  { ok: true; objects: PDFObject[]; texts: string[] } | { ok: false; why: 'locked' | 'bomb' | 'damaged' };

const TYPE = PDFName.of('Type');
const OBJECT_STREAM = PDFName.of('ObjStm');

/** Keeps the objects of every revision, and trailers: the library's own table knows the last of each number. */
class EveryObject extends PDFParser {
  readonly objects: PDFObject[] = [];
  constructor(bytes: Uint8Array) {
    super(bytes);
    const { context } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      this.objects.push(object);
      assign(ref, object);
    };
  }
  protected override parseDict(ref?: PDFRef): PDFDict {
    const dict = super.parseDict(ref);
    this.objects.push(dict);
    return dict;
  }
}

/**
 * All objects of a PDF, those in object streams too, and those of an encrypted file that opens without a password. Pages, pictures
 * and fonts stay packed. Never rejects. For a worker or a thread: a file may be made to be read for hours.
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfContent> {
  unpacking.size = 0;
  const failed = (why: 'locked' | 'damaged'): PdfContent => ({ ok: false, why: isBomb() ? 'bomb' : why });
  try {
    const parser = new EveryObject(bytes);
    const context = await parser.parseDocument();
    let { objects } = parser;
    if (context.lookup(context.trailerInfo.Encrypt)) {
      const opened = await PDFDocument.load(bytes, { password: '', updateMetadata: false }).catch(() => null);
      if (!opened) return failed('locked');
      objects = opened.context.enumerateIndirectObjects().map(([, object]) => object);
    }
    if (objects.some(isUnreadableObjectStream)) return failed('damaged');
    const texts = objectTexts(bytes);
    const packed = objects.filter(isObjectStream);
    for (const stream of packed) {
      if (!isMarked(stream)) await PDFObjectStreamParser.forStream(stream).parseIntoContext();
      texts.push(withPlainNames(latin1(unpackStream(stream))));
    }
    if (isBomb()) return failed('damaged');
    return { ok: true, objects, texts };
  } catch {
    return failed('damaged');
  }
}

/** The bytes of a stream as its filters leave them. @throws when a filter is unknown, or when it unpacks beyond measure. */
export function unpackStream(stream: PDFRawStream): Uint8Array {
  return decodePDFRawStream(stream).decode();
}

/** Some readers do without the type: whoever says where the first of its objects begins is an object stream. */
function isObjectStream(object: PDFObject): object is PDFRawStream {
  if (!(object instanceof PDFRawStream)) return false;
  const hasNumber = (key: string) => object.dict.lookup(PDFName.of(key)) instanceof PDFNumber;
  return isMarked(object) || (hasNumber('First') && hasNumber('N'));
}
/** An object stream that the library could not unpack: it may hide what other readers see. */
function isUnreadableObjectStream(object: PDFObject): boolean {
  if (!(object instanceof PDFInvalidObject)) return false;
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  const [dictionary = ''] = latin1(bytes).split(/\bstream\b/, 1);
  return /\/Type\s*\/ObjStm\b/.test(withPlainNames(dictionary));
}
const isMarked = (stream: PDFRawStream) => stream.dict.lookup(TYPE) === OBJECT_STREAM;

/**
 * Whatever is written like an object, up to its end or its stream; within streams, too, where a table of contents may point. It
 * sees what the parser skips: objects that are cut off or malformed, and the first of two entries of one name.
 */
function objectTexts(bytes: Uint8Array): string[] {
  const text = latin1(bytes);
  return [...text.matchAll(/\d\s+\d+\s+obj\b/g)].map(({ index }) => {
    const end = text.slice(index, index + 65_536).search(/\bendobj\b|\bstream\b/);
    return withPlainNames(text.slice(index, index + (end < 0 ? 65_536 : end)));
  });
}

/** Names may be written with escapes: '/J#53' is '/JS'. */
function withPlainNames(text: string): string {
  return text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

/** The library unpacks without end. Every stage of every stream draws on one account; what goes beyond it is cut off. */
const MAX_UNPACKED_BYTES = 128_000_000;
const unpacking = { size: 0 };
const isBomb = () => unpacking.size > MAX_UNPACKED_BYTES;

interface Unpacker {
  buffer: Uint8Array;
  ensureBuffer(this: Unpacker, requested: number): Uint8Array;
}
const sample = decodePDFRawStream(
  PDFRawStream.of(PDFContext.create().obj({ Filter: 'ASCIIHexDecode' }), new Uint8Array()),
);
const unpacker = Object.getPrototypeOf(Object.getPrototypeOf(sample)) as Unpacker;
// oxlint-disable-next-line typescript/unbound-method -- it is given its stream below
const { ensureBuffer } = unpacker;
unpacker.ensureBuffer = function ensureWithinLimit(requested) {
  const before = this.buffer.byteLength;
  if (isBomb()) throw new RangeError('This PDF unpacks beyond measure');
  const buffer = ensureBuffer.call(this, requested);
  unpacking.size += buffer.byteLength - before;
  return buffer;
};
