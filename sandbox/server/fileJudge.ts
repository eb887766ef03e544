/**
 * Judges an uploaded file by its name's extension and by its bytes, which must tell the same story (DECISIONS 45); a PDF that would
 * run something is refused. Protected and damaged PDFs are kept as they are: whoever needs one can ask for another.
 */
import { judgeBytes } from '@/lib/fileBytes';
import { extensionOf, mimeTypeOf } from '@/lib/fileTypes';

export const SIZE_LIMIT = 25_000_000;

const WORDS: Record<string, string> = {
  pdf: 'a PDF',
  gif: 'a GIF image',
  jpg: 'a JPEG image',
  jpeg: 'a JPEG image',
  xls: 'an Excel workbook',
  xlsx: 'an Excel workbook',
  doc: 'a Word document',
  docx: 'a Word document',
  msg: 'an e-mail',
  eml: 'an e-mail',
  csv: 'a CSV file',
};

export type Judgement = { ok: true; mimeType: string } | { ok: false; reason: string };

const refused = (reason: string): Judgement => ({ ok: false, reason });

/** Decides on one file. The mime type that goes with the file is ours, never the sender's. */
export async function judgeFile(fileName: string, bytes: Buffer): Promise<Judgement> {
  const extension = extensionOf(fileName);
  const what = Object.hasOwn(WORDS, extension) ? WORDS[extension] : undefined;
  if (!what) return refused(`Invalid file format. Valid formats are ${Object.keys(WORDS).join(', ')}`);
  if (bytes.length === 0) return refused(`${fileName} is empty.`);
  if (bytes.length > SIZE_LIMIT) return refused(`${fileName} is larger than ${SIZE_LIMIT / 1_000_000} MB.`);
  switch (await judgeBytes(new Uint8Array(bytes), extension)) {
    case 'other':
      return refused(`The content of ${fileName} is not ${what}.`);
    case 'scripted':
      return refused(`${fileName} carries a script or starts a program. Print it to a new PDF and upload that.`);
    case 'locked':
      return refused(`${fileName} is protected by a password.`);
    default:
      return { ok: true, mimeType: mimeTypeOf(fileName) };
  }
}
