import { fileTypeFromBuffer } from 'file-type';
import { carriesScript, latin1 } from './pdfScript';

/**
 * What the bytes say about a file that calls itself `extension`: 'match'; 'other' (something else, or two things at once);
 * 'locked' (needs a password); 'protected' (a PDF with restrictions, which may or may not ask for one); 'broken' (a PDF without
 * its end); 'scripted' (a PDF that runs something when it is opened).
 */
export type BytesVerdict = 'match' | 'other' | 'locked' | 'protected' | 'broken' | 'scripted';

export async function judgeBytes(bytes: Uint8Array, extension: string): Promise<BytesVerdict> {
  if (extension === 'pdf') return judgePdf(bytes);
  // Not for the detector: it takes a table that begins with "BM" for a bitmap.
  if (extension === 'csv' || extension === 'eml') return judgeText(bytes, extension);
  const detected = (await fileTypeFromBuffer(bytes))?.ext;
  if (detected === 'cfb') return judgeCompound(bytes, extension);
  if (detected !== (extension === 'jpeg' ? 'jpg' : extension)) return 'other';
  return (detected === 'gif' && !isWholeGif(bytes)) || (isImage(detected) && PAGE.test(latin1(bytes)))
    ? 'other'
    : 'match';
}

/** A web page or a server's script within something else: nothing that a scanner or an invoice program writes. */
const PAGE = /<(?:script|html|body|iframe|svg|!doctype html|\?php)\b/i;
const isImage = (extension: string) => extension === 'gif' || extension === 'jpg';

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

// Readers look for the header in the first kilobyte and for the end mark in the last; a little slack for trailing bytes.
async function judgePdf(bytes: Uint8Array): Promise<BytesVerdict> {
  const head = latin1(bytes.subarray(0, 1024));
  if (!head.includes('%PDF-') || PAGE.test(head.split(' obj', 1)[0] ?? '')) return 'other';
  const scripted = await carriesScript(bytes).catch(() => null);
  if (scripted) return 'scripted';
  if (scripted === null) return 'broken';
  const tail = latin1(bytes.subarray(-65_536));
  const start = /startxref\s+(\d+)\s+%%EOF/.exec(tail.slice(-4096));
  if (!start) return 'broken';
  // The dictionary that names the encryption stands in the trailer, or at the place that startxref points to.
  const offset = Number(start[1]);
  const place = latin1(bytes.subarray(offset, offset + 4096));
  return /\/Encrypt\s*(\d+\s+\d+\s+R|<<)/.test(place + tail) ? 'protected' : 'match';
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
  return COMPOUND_STREAM[extension]?.test(text) ? 'match' : 'other';
}

const MAIL_HEADER = /^(from|to|subject|date|received|return-path|message-id|mime-version|delivered-to):/im;
// oxlint-disable-next-line no-control-regex -- text holds none but these
const NOT_TEXT = /[\u0000-\u0008\u000e-\u0019\u001b-\u001f]/;
/** A page, an image, a script or a printable document in disguise. */
const MARKUP = /^\W*<\s*[!?a-z]|^\W*(%PDF-|%!PS|\{\\rtf)/i;

function judgeText(bytes: Uint8Array, extension: string): BytesVerdict {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(wide ? 'utf-16le' : 'latin1').decode(bytes.subarray(0, 65_536));
  if (NOT_TEXT.test(text) || MARKUP.test(text) || text.trim() === '') return 'other';
  if (extension === 'csv') return 'match';
  const head = text.split(/\r?\n\r?\n/, 1)[0] ?? '';
  const shaped = head.split(/\r?\n/).every(line => /^[!-9;-~]+:|^[ \t]/.test(line));
  return shaped && MAIL_HEADER.test(head) ? 'match' : 'other';
}
