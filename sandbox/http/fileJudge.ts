/**
 * Validates an uploaded file: extension and content must match (docs/decisions.md#file-families); scripts, programs and macros are refused.
 * Truncated PDFs are accepted, because the reader can request another copy.
 */
import { CONTENT_MESSAGES, fileMessages, hasAllowedName, MAX_NAME_LENGTH } from '../../src/lib/fileProblems';
import { getExtension, getMimeType } from '../../src/lib/fileTypes';
import type { ContentVerdict } from '../threads/judge/judgeContent.ts';
import { openFile, OverLimit } from '../threads/openFile.ts';

const MESSAGES: Record<Exclude<ContentVerdict | 'slow', 'match' | 'other' | 'protected' | 'broken'>, string> = {
  ...CONTENT_MESSAGES,
  scripted: 'contains a script or starts a program, which is not allowed. Print it to a new PDF and upload that',
  sending: 'sends or fetches data, which is not allowed. Print it to a new PDF and upload that',
  network: 'opens an external file, which is not allowed. Print it to a new PDF and upload that',
  media: 'plays media, which is not allowed. Print it to a new PDF and upload that',
  attached: 'contains a program or a file type that is not allowed. Save a copy without it and upload that',
  bomb: 'is compressed in an unsafe way. Save it again, or print it to a PDF, and upload that',
  slow: 'takes too long to check. Save it again, or print it to a PDF, and upload that',
};

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

interface Judging {
  accepted?: readonly string[];
  /** Time limit in ms, when it differs from the default. */
  limitMs?: number;
}

/** Returns our own mime type, never the sender's. `owner` is the sender. */
export async function judgeFile(
  fileName: string,
  bytes: Buffer,
  owner: string,
  { accepted = COMMON, ...limit }: Judging = {},
): Promise<Judgement> {
  const extension = getExtension(fileName);
  const what = accepted.includes(extension) ? WORDS[extension] : undefined;
  if (!what) return refused(`Invalid file format. Valid formats are ${accepted.join(', ')}`);
  if (!hasAllowedName(fileName)) return refused(fileMessages.specialCharacter);
  if (fileName.length > MAX_NAME_LENGTH) return refused(fileMessages.longName);
  if (bytes.length === 0) return refused(`${fileName} is empty.`);
  if (bytes.length > SIZE_LIMIT) return refused(`${fileName} is larger than ${SIZE_LIMIT / 1_000_000} MB.`);
  const verdict = await judgeWithin(bytes, extension, { owner, ...limit });
  if (verdict === 'other') return refused(`The content of ${fileName} is not ${what}.`);
  if (verdict === 'match' || verdict === 'protected' || verdict === 'broken')
    return { ok: true, mimeType: getMimeType(fileName) };
  return refused(`${fileName} ${MESSAGES[verdict]}.`);
}

async function judgeWithin(
  bytes: Buffer,
  extension: string,
  share: { owner: string; limitMs?: number },
): Promise<ContentVerdict | 'slow'> {
  try {
    return await openFile('judge', bytes, extension, share);
  } catch (error) {
    if (error instanceof OverLimit) return error.why;
    return 'damaged';
  }
}
