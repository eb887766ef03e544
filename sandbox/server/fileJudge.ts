/**
 * Judges an uploaded file by its name's extension and by its first bytes, which must tell the same story (DECISIONS 45).
 * What a file would do when opened is not looked at: a PDF that carries a script is still a PDF, and is only ever stored.
 */
import { fileTypeFromBuffer } from 'file-type';

export const SIZE_LIMIT = 25_000_000;

interface Kind {
  mimeType: string;
  /** What the first bytes say; null for text, which has no mark. */
  bytes: string | null;
  what: string;
  looks?: (text: string) => boolean;
}

const OOXML = 'application/vnd.openxmlformats-officedocument.';
const kinds: Record<string, Kind> = {
  pdf: { mimeType: 'application/pdf', bytes: 'application/pdf', what: 'a PDF' },
  gif: { mimeType: 'image/gif', bytes: 'image/gif', what: 'a GIF image' },
  jpg: { mimeType: 'image/jpeg', bytes: 'image/jpeg', what: 'a JPEG image' },
  jpeg: { mimeType: 'image/jpeg', bytes: 'image/jpeg', what: 'a JPEG image' },
  xls: { mimeType: 'application/vnd.ms-excel', bytes: 'application/x-cfb', what: 'an Excel workbook' },
  xlsx: { mimeType: `${OOXML}spreadsheetml.sheet`, bytes: `${OOXML}spreadsheetml.sheet`, what: 'an Excel workbook' },
  doc: { mimeType: 'application/msword', bytes: 'application/x-cfb', what: 'a Word document' },
  docx: {
    mimeType: `${OOXML}wordprocessingml.document`,
    bytes: `${OOXML}wordprocessingml.document`,
    what: 'a Word document',
  },
  msg: { mimeType: 'application/vnd.ms-outlook', bytes: 'application/x-cfb', what: 'an e-mail' },
  eml: {
    mimeType: 'message/rfc822',
    bytes: null,
    what: 'an e-mail',
    looks: text => /^[!-9;-~]+:[ \t]/.test(text),
  },
  csv: {
    mimeType: 'text/csv',
    bytes: null,
    what: 'a CSV file',
    looks: text => !/^\s*(%PDF-|\{\\rtf|<[!?a-z])/i.test(text),
  },
};

/** Text of a plain text file (UTF-8, or UTF-16 with its mark); null when there are bytes that no text has. */
function plainText(bytes: Buffer): string | null {
  const wide = bytes[0] === 0xff && bytes[1] === 0xfe;
  const text = new TextDecoder(wide ? 'utf-16le' : 'utf-8').decode(bytes.subarray(0, 64_000));
  // oxlint-disable-next-line no-control-regex -- control characters are what is looked for
  return /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/.test(text) ? null : text;
}

export type Judgement = { ok: true; mimeType: string } | { ok: false; reason: string };

/** Decides on one file. The mime type that goes with the file is ours, never the sender's. */
export async function judgeFile(fileName: string, bytes: Buffer): Promise<Judgement> {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const kind = Object.hasOwn(kinds, extension) ? kinds[extension] : undefined;
  if (!kind) return { ok: false, reason: `Invalid file format. Valid formats are ${Object.keys(kinds).join(', ')}` };
  if (bytes.length === 0) return { ok: false, reason: `${fileName} is empty.` };
  if (bytes.length > SIZE_LIMIT)
    return { ok: false, reason: `${fileName} is larger than ${SIZE_LIMIT / 1_000_000} MB.` };
  const fits = kind.bytes === null ? fitsText(kind, bytes) : (await fileTypeFromBuffer(bytes))?.mime === kind.bytes;
  return fits
    ? { ok: true, mimeType: kind.mimeType }
    : { ok: false, reason: `The content of ${fileName} is not ${kind.what}.` };
}

function fitsText(kind: Kind, bytes: Buffer): boolean {
  const text = plainText(bytes);
  return text !== null && text.trim() !== '' && (kind.looks?.(text) ?? true);
}
