import { fileTypeFromBuffer } from 'file-type';
import type { BytesVerdict } from './fileProblems';
import { isKnownExtension } from './fileTypes';
import { latin1 } from './latin1';
import type { JudgeInner } from './pdfJudge';

/** Files within files within files are not looked at: nobody sends an invoice that way. */
const MAX_DEPTH = 2;

const loadPdfJudge = () => import('./pdfJudge');
const loadZipJudge = () => import('./zipJudge');

/** Loads what `judgeBytes` needs for a file of this extension: the time that its code takes to come is not the file's. */
export async function loadJudge(extension: string): Promise<void> {
  if (extension === 'pdf') await loadPdfJudge();
  if (extension === 'xlsx' || extension === 'docx') await loadZipJudge();
}

/**
 * What the bytes say about a file that calls itself `extension`. Opens the file: call it in a worker or a thread that has limits and
 * is ended (`platform/files/checkFile`, `sandbox/server/threads`), since a file can be made to be read for hours.
 */
export async function judgeBytes(bytes: Uint8Array, extension: string, depth = 0): Promise<BytesVerdict> {
  if (!isKnownExtension(extension)) return 'other';
  if (extension === 'pdf') return judgePdf(bytes, inner(depth));
  // Not for the detector: it takes a table that begins with "BM" for a bitmap.
  if (extension === 'csv' || extension === 'eml') return judgeText(bytes, extension);
  const detected = (await fileTypeFromBuffer(bytes))?.ext;
  if (detected === 'cfb') return judgeCompound(bytes, extension);
  if (detected !== (extension === 'jpeg' ? 'jpg' : extension)) return 'other';
  if (detected === 'xlsx' || detected === 'docx') return judgeZip(bytes, inner(depth));
  return (detected === 'gif' && !isWholeGif(bytes)) || PAGE.test(latin1(bytes)) || endsAsArchive(bytes)
    ? 'other'
    : 'match';
}

const DATA = ['xml', 'txt'];
const PICTURES = ['png', 'tif', 'tiff'];

/** What may be attached to a PDF or stand in a document: what may be sent by itself, and data (e-invoices are XML in a PDF). */
function inner(depth: number): JudgeInner {
  return async (bytes, extension) => {
    if (depth >= MAX_DEPTH) return false;
    if (DATA.includes(extension)) return isText(decodeText(bytes));
    if (PICTURES.includes(extension)) return (await fileTypeFromBuffer(bytes))?.ext === extension.slice(0, 3);
    return (await judgeBytes(bytes, extension, depth + 1)) === 'match';
  };
}

/** A web page or a server's script within something else: nothing that a scanner or an invoice program writes. */
const PAGE = /<(?:script|html|body|iframe|svg|!doctype html|\?php)\b/i;
/** The mark at the end of a zip: who reads from the end sees an archive, and runs it if it is one of programs. */
const endsAsArchive = (bytes: Uint8Array) => latin1(bytes.subarray(-65_600)).includes('PK\u0005\u0006');

/** A GIF is a chain of blocks; a script that begins with 'GIF89a' is not. One that was cut off is a GIF none the less. */
function isWholeGif(bytes: Uint8Array): boolean {
  const tableSize = (flags: number) => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);
  let at = 13 + tableSize(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return true;
    if (block === 0x2c) at += 11 + tableSize(bytes[at + 9] ?? 0);
    else if (block === 0x21) at += 2;
    else return false;
    while (bytes[at]) at += (bytes[at] ?? 0) + 1;
    at += 1;
  }
  return true;
}

/** What may stand before a PDF's first byte: blanks, a byte order mark, the words of a printer. Anything else is a second file. */
// oxlint-disable-next-line no-control-regex -- printers are spoken to by one
const BEFORE_PDF = /^(?:\u00ef\u00bb\u00bf)?(?:\s|\0|(?:\u001b%-12345X)?@PJL[^\r\n]*[\r\n])*$/;

async function judgePdf(bytes: Uint8Array, judgeInner: JudgeInner): Promise<BytesVerdict> {
  // Readers look for the header in the first kilobyte and for the end mark in the last; a little slack for trailing bytes.
  const before = /^([^]*?)%PDF-/.exec(latin1(bytes.subarray(0, 1024)))?.[1];
  if (before === undefined || !BEFORE_PDF.test(before) || endsAsArchive(bytes)) return 'other';
  const tail = latin1(bytes.subarray(-65_536));
  if (PAGE.test(tail.slice(tail.lastIndexOf('%%EOF') + 5)) && tail.includes('%%EOF')) return 'other';
  const { findInPdf } = await loadPdfJudge();
  const finding = await findInPdf(bytes, judgeInner);
  if (finding) return finding;
  const start = /startxref\s+(\d+)\s+%%EOF/.exec(tail.slice(-4096));
  if (!start) return 'broken';
  // The dictionary that names the encryption stands in the trailer, or at the place that startxref points to.
  const offset = Number(start[1]);
  const place = latin1(bytes.subarray(offset, offset + 4096));
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(place + tail) ? 'protected' : 'match';
}

async function judgeZip(bytes: Uint8Array, judgeInner: JudgeInner): Promise<BytesVerdict> {
  const { findInZip } = await loadZipJudge();
  return (await findInZip(bytes, judgeInner).catch(() => 'other' as const)) ?? 'match';
}

const utf16 = (text: string) => text.split('').join('\0');
/** A stream that only this kind of compound file has. */
const COMPOUND_STREAM: Record<string, RegExp> = {
  xls: new RegExp(`${utf16('Workbook')}\0|B\0o\0o\0k\0\0`),
  doc: new RegExp(utf16('WordDocument')),
  msg: new RegExp(utf16('__properties_version1')),
};

/** Old Office and Outlook files share one container; locked new Office files are wrapped in it, too. */
function judgeCompound(bytes: Uint8Array, extension: string): BytesVerdict {
  const text = latin1(bytes);
  if (text.includes(utf16('EncryptedPackage'))) return 'locked';
  if (!COMPOUND_STREAM[extension]?.test(text)) return 'other';
  return text.includes(utf16('_VBA_PROJECT')) ? 'macros' : 'match';
}

const MAIL_HEADER = /^(from|to|subject|date|received|return-path|message-id|mime-version|delivered-to):/im;
// oxlint-disable-next-line no-control-regex -- text holds none but these
const NOT_TEXT = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;
/** A page, an image, a script or a printable document in disguise. */
const MARKUP = /^\W*<\s*[!?a-z]|^\W*(%PDF-|%!PS|\{\\rtf)/i;

const isText = (text: string) => !NOT_TEXT.test(text) && text.trim() !== '';

/** Whether a text is one that people write, and no page, picture, script or printable document in disguise. */
export function isPlainTable(text: string): boolean {
  const head = text.slice(0, 65_536).replace(/^\ufeff/, '');
  return isText(head) && !MARKUP.test(head);
}

/** The beginning of a text, by its byte order mark; without one each byte is a character, which is enough to judge by. */
function decodeText(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'latin1';
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  return new TextDecoder(encoding).decode(bytes.subarray(marked ? 3 : 0, 65_536));
}

function judgeText(bytes: Uint8Array, extension: string): BytesVerdict {
  const text = decodeText(bytes);
  if (!isText(text) || MARKUP.test(text)) return 'other';
  if (extension === 'csv') return 'match';
  // A mail taken out of a mailbox file begins with that file's mark of a new mail.
  const mail = text.replace(/^>?From [^\r\n]*\r?\n/, '');
  const head = mail.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const shaped = head.split(/\r?\n/).every(line => /^[!-9;-~]+:|^[ \t]|^>From /.test(line));
  return shaped && MAIL_HEADER.test(head) ? 'match' : 'other';
}
