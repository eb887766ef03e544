import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRawStream, PDFString, type PDFObject } from '@cantoo/pdf-lib';
import { extensionOf } from './fileTypes';
import { readPdf, unpackStream } from './pdfObjects';

/** What a PDF does besides being read: each is a reason to refuse it. */
export type PdfFinding = 'scripted' | 'sending' | 'network' | 'media' | 'attached' | 'locked' | 'bomb' | 'damaged';

/** Judges the file that `bytes` are, by the extension of its name: true when it may be attached. */
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
/** The same, where only the letters are left to go by. */
const WRITTEN: [RegExp, PdfFinding][] = [
  [/\/S\s*\/(JavaScript|Launch)\b|\/JS\s*(\(|<|\d+\s+\d+\s+R\b)/, 'scripted'],
  [/\/S\s*\/(SubmitForm|ImportData)\b/, 'sending'],
  [/\/Subtype\s*\/RichMedia\b/, 'media'],
];

/** What speaks against a PDF; null when nothing does. */
export async function findInPdf(bytes: Uint8Array, judgeInner: JudgeInner): Promise<PdfFinding | null> {
  const pdf = await readPdf(bytes);
  if (!pdf.ok) return pdf.why;
  for (const text of pdf.texts) for (const [pattern, finding] of WRITTEN) if (pattern.test(text)) return finding;
  for (const dict of dictionariesOf(pdf.objects)) {
    const finding = findInDictionary(dict);
    if (finding) return finding;
    const files = attachedFiles(dict);
    for (const [name, file] of files)
      if (!(await judgeInner(unpackStream(file), extensionOf(name)).catch(() => false))) return 'attached';
  }
  return null;
}

/** Every dictionary, also within arrays, streams and other dictionaries, once. */
function* dictionariesOf(objects: readonly PDFObject[]): Generator<PDFDict> {
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
  // Forms of this kind are programs: their fields compute.
  if (at(dict, 'XFA') !== undefined) return 'scripted';
  const annotation = at(dict, 'Subtype');
  if (annotation instanceof PDFName && ANNOTATIONS.includes(annotation.toString())) return 'media';
  if (FILE_NAMES.some(key => isElsewhere(textAt(dict, key) ?? ''))) return 'network';
  return OPENS_FILES.test((textAt(dict, 'URI') ?? '').trim()) ? 'network' : null;
}

/** Where a file specification may say its name (PDF 32000-1 §7.11.3). */
const FILE_NAMES = ['F', 'UF', 'DOS', 'Mac', 'Unix'];
/** A place in a network: opening it hands over who is signed in. */
const isElsewhere = (name: string) => /^\s*([\\/]{2}|[a-z][a-z0-9+.-]+:)/i.test(name);
/** Links that open a file or run something; those to the web are the reader's own choice. */
const OPENS_FILES = /^(file|smb|javascript|data|vbscript|ms-[a-z-]+):|^[\\/]{2}/i;

/** The files that a file specification carries, under each name they may be opened by. */
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
