import { judgeBytes } from '@/lib/fileBytes';
import { CONTENT_MESSAGES, fileMessages, hasAllowedName, MAX_NAME_LENGTH } from '../../src/lib/fileProblems';
import { getExtension, getMimeType } from '../../src/lib/fileTypes';

export const SIZE_LIMIT = 25_000_000;

const WORDS: Record<string, string> = {
  pdf: 'a PDF',
  gif: 'a GIF image',
  jpg: 'a JPEG image',
  jpeg: 'a JPEG image',
  png: 'a PNG image',
  xls: 'an Excel workbook',
  xlsx: 'an Excel workbook',
  doc: 'a Word document',
  docx: 'a Word document',
  msg: 'an e-mail',
  eml: 'an e-mail',
  csv: 'a CSV file',
};

/** Default extensions; PNG requires an explicit `accepted`. */
const COMMON = Object.keys(WORDS).filter(extension => extension !== 'png');

export type Judgement = { ok: true; mimeType: string } | { ok: false; reason: string };

const refused = (reason: string): Judgement => ({ ok: false, reason });

/**
 * Validates an uploaded file like the portal: name, size and type of the content (docs/decisions.md#file-families). Returns our own mime
 * type, never the sender's. Truncated PDFs are accepted, because the reader can request another copy.
 */
export async function judgeFile(
  fileName: string,
  bytes: Uint8Array,
  accepted: readonly string[] = COMMON,
): Promise<Judgement> {
  const extension = getExtension(fileName);
  const what = accepted.includes(extension) ? WORDS[extension] : undefined;
  if (!what) return refused(`Invalid file format. Valid formats are ${accepted.join(', ')}`);
  if (!hasAllowedName(fileName)) return refused(fileMessages.specialCharacter);
  if (fileName.length > MAX_NAME_LENGTH) return refused(fileMessages.longName);
  if (bytes.length === 0) return refused(`${fileName} is empty.`);
  if (bytes.length > SIZE_LIMIT) return refused(`${fileName} is larger than ${SIZE_LIMIT / 1_000_000} MB.`);
  const verdict = await judgeBytes(bytes, extension).catch(() => 'damaged' as const);
  if (verdict === 'other') return refused(`The content of ${fileName} is not ${what}.`);
  if (verdict === 'match' || verdict === 'protected' || verdict === 'broken')
    return { ok: true, mimeType: getMimeType(fileName) };
  return refused(`${fileName} ${CONTENT_MESSAGES[verdict]}.`);
}
