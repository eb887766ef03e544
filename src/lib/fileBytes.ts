import { fileTypeFromBuffer } from 'file-type';
import type { BytesVerdict } from './fileProblems';
import { isKnownExtension } from './fileTypes';
import { latin1 } from './latin1';

/** Checks whether the bytes match the extension, without unpacking them. The file service checks the rest (docs/SECURITY.md). */
export async function judgeBytes(bytes: Uint8Array, extension: string): Promise<BytesVerdict> {
  if (!isKnownExtension(extension)) return 'other';
  if (extension === 'pdf') return judgePdf(bytes);
  // The detector takes a table that begins with "BM" for a bitmap.
  if (extension === 'csv' || extension === 'eml') return judgeText(bytes, extension);
  const detected = (await fileTypeFromBuffer(bytes))?.ext;
  if (detected === 'cfb') return judgeCompound(bytes, extension);
  if (detected !== (extension === 'jpeg' ? 'jpg' : extension)) return 'other';
  if (detected === 'xlsx' || detected === 'docx') return 'match';
  return (detected === 'gif' && !isWholeGif(bytes)) || PAGE.test(latin1(bytes)) || endsAsArchive(bytes)
    ? 'other'
    : 'match';
}

/** A web page or server script inside another file; scanners and invoice programs never write one. */
const PAGE = /<(?:script|html|body|iframe|svg|!doctype html|\?php)\b/i;
const endsAsArchive = (bytes: Uint8Array) => latin1(bytes.subarray(-65_600)).includes('PK\u0005\u0006');

/** Checks the GIF's chain of blocks, because a script can begin with 'GIF89a'. A truncated GIF still counts. */
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

/** Allowed before a PDF's header: white space, a byte order mark, printer commands. Anything else is a second file. */
// oxlint-disable-next-line no-control-regex -- printers are spoken to by one
const BEFORE_PDF = /^(?:\u00ef\u00bb\u00bf)?(?:\s|\0|(?:\u001b%-12345X)?@PJL[^\r\n]*[\r\n])*$/;

function judgePdf(bytes: Uint8Array): BytesVerdict {
  // PDF readers accept the header in the first kilobyte and the end mark in the last; allow a few trailing bytes.
  const before = /^([^]*?)%PDF-/.exec(latin1(bytes.subarray(0, 1024)))?.[1];
  if (before === undefined || !BEFORE_PDF.test(before) || endsAsArchive(bytes)) return 'other';
  const tail = latin1(bytes.subarray(-65_536));
  if (PAGE.test(tail.slice(tail.lastIndexOf('%%EOF') + 5)) && tail.includes('%%EOF')) return 'other';
  const start = /startxref\s+(\d+)\s+%%EOF/.exec(tail.slice(-4096));
  if (!start) return 'broken';
  // The encryption dictionary is in the trailer or where startxref points.
  const offset = Number(start[1]);
  const place = latin1(bytes.subarray(offset, offset + 4096));
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(place + tail) ? 'protected' : 'match';
}

const utf16 = (text: string) => text.split('').join('\0');
/** Stream names that only one type of compound file has. */
const COMPOUND_STREAM: Record<string, RegExp> = {
  xls: new RegExp(`${utf16('Workbook')}\0|B\0o\0o\0k\0\0`),
  doc: new RegExp(utf16('WordDocument')),
  msg: new RegExp(utf16('__properties_version1')),
};

/** Checks the container that old Office and Outlook files share; encrypted new Office files use it too. */
function judgeCompound(bytes: Uint8Array, extension: string): BytesVerdict {
  const text = latin1(bytes);
  if (text.includes(utf16('EncryptedPackage'))) return 'locked';
  if (!COMPOUND_STREAM[extension]?.test(text)) return 'other';
  return text.includes(utf16('_VBA_PROJECT')) ? 'macros' : 'match';
}

const MAIL_HEADER = /^(from|to|subject|date|received|return-path|message-id|mime-version|delivered-to):/im;
// oxlint-disable-next-line no-control-regex -- text holds none but these
const NOT_TEXT = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;
/** A disguised page, image, script or printable document. */
const MARKUP = /^\W*<\s*[!?a-z]|^\W*(%PDF-|%!PS|\{\\rtf)/i;

/** Returns whether a text is not blank and has no control characters. */
const isText = (text: string): boolean => !NOT_TEXT.test(text) && text.trim() !== '';

/** Returns whether a text is readable content and not a disguised page, image, script or printable document. */
export function isPlainTable(text: string): boolean {
  const head = text.slice(0, 65_536).replace(/^\ufeff/, '');
  return isText(head) && !MARKUP.test(head);
}

/** Decodes the beginning of a text by its byte order mark, else one character per byte, which is enough to judge it. */
function decodeHead(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'latin1';
  const marked = first === 0xef && second === 0xbb && third === 0xbf;
  return new TextDecoder(encoding).decode(bytes.subarray(marked ? 3 : 0, 65_536));
}

function judgeText(bytes: Uint8Array, extension: string): BytesVerdict {
  const text = decodeHead(bytes);
  if (!isText(text) || MARKUP.test(text)) return 'other';
  if (extension === 'csv') return 'match';
  // A mail that was extracted from a mailbox file begins with that file's separator.
  const mail = text.replace(/^>?From [^\r\n]*\r?\n/, '');
  const head = mail.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const shaped = head.split(/\r?\n/).every(line => /^[!-9;-~]+:|^[ \t]|^>From /.test(line));
  return shaped && MAIL_HEADER.test(head) ? 'match' : 'other';
}
