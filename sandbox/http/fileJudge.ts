/**
 * Judges an uploaded file by its name's extension and by its bytes, which must tell the same story (docs/decisions.md#file-families); what carries a
 * script, a program or macros is refused. PDFs without their end are kept as they are: whoever needs one can ask for another.
 */
import {
  CONTENT_MESSAGES,
  fileMessages,
  hasAllowedName,
  MAX_NAME_LENGTH,
  type BytesVerdict,
} from '../../src/lib/fileProblems';
import { extensionOf, mimeTypeOf } from '../../src/lib/fileTypes';
import { openFile, OverLimit } from '../threads/openFile.ts';

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

/** What every upload may be; PNG is for those that say so. */
const COMMON = Object.keys(WORDS).filter(extension => extension !== 'png');

export type Judgement = { ok: true; mimeType: string } | { ok: false; reason: string };

const refused = (reason: string): Judgement => ({ ok: false, reason });

interface Judging {
  /** The extensions that this upload takes. */
  accepted?: readonly string[];
  /** The work that the file may make, in ms, where it is not what every file is given. */
  limitMs?: number;
}

/** Decides on one file. The mime type that goes with the file is ours, never the sender's. `owner` is the person who sends it. */
export async function judgeFile(
  fileName: string,
  bytes: Buffer,
  owner: string,
  { accepted = COMMON, ...limit }: Judging = {},
): Promise<Judgement> {
  const extension = extensionOf(fileName);
  const what = accepted.includes(extension) ? WORDS[extension] : undefined;
  if (!what) return refused(`Invalid file format. Valid formats are ${accepted.join(', ')}`);
  if (!hasAllowedName(fileName)) return refused(fileMessages.specialCharacter);
  if (fileName.length > MAX_NAME_LENGTH) return refused(fileMessages.longName);
  if (bytes.length === 0) return refused(`${fileName} is empty.`);
  if (bytes.length > SIZE_LIMIT) return refused(`${fileName} is larger than ${SIZE_LIMIT / 1_000_000} MB.`);
  const verdict = await judgeWithin(bytes, extension, { owner, ...limit });
  if (verdict === 'other') return refused(`The content of ${fileName} is not ${what}.`);
  if (verdict === 'match' || verdict === 'protected' || verdict === 'broken')
    return { ok: true, mimeType: mimeTypeOf(fileName) };
  return refused(`${fileName} ${CONTENT_MESSAGES[verdict]}.`);
}

async function judgeWithin(
  bytes: Buffer,
  extension: string,
  share: { owner: string; limitMs?: number },
): Promise<BytesVerdict> {
  try {
    return await openFile('judge', bytes, extension, share);
  } catch (error) {
    if (error instanceof OverLimit) return error.why;
    return 'damaged';
  }
}
