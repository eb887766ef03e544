import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { getExtension } from '@/lib/fileTypes';
import { readPdf, unpackStream } from './pdfObjects.ts';

export type PdfFinding = 'scripted' | 'sending' | 'network' | 'media' | 'attached' | 'locked' | 'bomb' | 'damaged';

/** Checks an embedded file by its bytes and extension; true if it is allowed. */
export type JudgeInner = (bytes: Uint8Array, extension: string) => Promise<boolean>;

const ACTIONS: Record<string, PdfFinding> = {
  '/JavaScript': 'scripted',
  '/Launch': 'scripted',
  '/SubmitForm': 'sending',
  '/ImportData': 'sending',
  '/Rendition': 'media',
  '/Movie': 'media',
};
const ANNOTATIONS = ['/RichMedia', '/Movie', '/Screen', '/Sound', '/3D'];
/** The same findings as text patterns, for objects that can't be parsed. */
const WRITTEN: [RegExp, PdfFinding][] = [
  [/\/S\s*\/(JavaScript|Launch)\b|\/JS\s*(\(|<|\d+\s+\d+\s+R\b)/, 'scripted'],
  [/\/S\s*\/(SubmitForm|ImportData)\b/, 'sending'],
  [/\/Subtype\s*\/RichMedia\b/, 'media'],
];

export async function findInPdf(bytes: Uint8Array, judgeInner: JudgeInner): Promise<PdfFinding | null> {
  const pdf = await readPdf(bytes);
  if (!pdf.ok) return pdf.why;
  for (const text of pdf.texts) for (const [pattern, finding] of WRITTEN) if (pattern.test(text)) return finding;
  for (const dict of getDictionaries(pdf.objects)) {
    const finding = findInDictionary(dict);
    if (finding) return finding;
    const files = attachedFiles(dict);
    for (const [name, file] of files)
      if (!(await judgeInner(unpackStream(file), getExtension(name)).catch(() => false))) return 'attached';
  }
  return null;
}

/** Yields every dictionary once, including nested ones. */
function* getDictionaries(objects: readonly PDFObject[]): Generator<PDFDict> {
  const waiting = [...objects];
  const seen = new Set<PDFObject>();
  for (let object = waiting.pop(); object; object = waiting.pop()) {
    if (seen.has(object)) continue;
    seen.add(object);
    if (object instanceof PDFRawStream) waiting.push(object.dict);
    else if (object instanceof PDFArray) waiting.push(...object.asArray());
    else if (object instanceof PDFDict) {
      yield object;
      waiting.push(...object.values());
    }
  }
}

const at = (dict: PDFDict, key: string) => dict.lookup(PDFName.of(key));
const textAt = (dict: PDFDict, key: string): string | null => {
  const value = at(dict, key);
  return value instanceof PDFString || value instanceof PDFHexString ? value.decodeText() : null;
};

function findInDictionary(dict: PDFDict): PdfFinding | null {
  const action = at(dict, 'S');
  if (action instanceof PDFName && Object.hasOwn(ACTIONS, action.toString())) return ACTIONS[action.toString()] ?? null;
  if (textAt(dict, 'JS') !== null || at(dict, 'JS') instanceof PDFRawStream) return 'scripted';
  // XFA forms contain program code.
  if (at(dict, 'XFA') !== undefined) return 'scripted';
  const annotation = at(dict, 'Subtype');
  if (annotation instanceof PDFName && ANNOTATIONS.includes(annotation.toString())) return 'media';
  if (FILE_NAMES.some(key => isElsewhere(textAt(dict, key) ?? ''))) return 'network';
  return OPENS_FILES.test((textAt(dict, 'URI') ?? '').trim()) ? 'network' : null;
}

const FILE_NAMES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** A network path: opening it discloses the user's credentials. */
const isElsewhere = (name: string) => /^\s*([\\/]{2}|[a-z][a-z0-9+.-]+:)/i.test(name);
/** Links that open a file or run something. Web links are allowed: the reader chooses to follow them. */
const OPENS_FILES = /^(file|smb|javascript|data|vbscript|ms-[a-z-]+):|^[\\/]{2}/i;

function attachedFiles(dict: PDFDict): [name: string, file: PDFRawStream][] {
  const carried = at(dict, 'EF');
  if (!(carried instanceof PDFDict)) return [];
  const names = FILE_NAMES.flatMap(key => textAt(dict, key) ?? []);
  return carried.values().flatMap(value => {
    const file = dict.context.lookup(value);
    if (!(file instanceof PDFRawStream)) return [];
    return (names.length > 0 ? names : ['']).map((name): [string, PDFRawStream] => [name, file]);
  });
}
