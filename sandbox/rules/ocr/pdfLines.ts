/** The text of a PDF, read in a thread that is ended when it takes too long. */
import { openFile, OverLimit } from '../../threads/openFile.ts';
import type { PdfText } from '../../threads/pdfText.ts';

/** The longest that a caller waits for the lines of a PDF. */
const READING_LIMIT_MS = 8000;

/** The lines of a PDF, or why it has none that could be read. `owner` is the person who asks. */
export async function pdfLines(
  bytes: Uint8Array,
  { owner, limitMs = READING_LIMIT_MS }: { owner: string; limitMs?: number },
): Promise<PdfText> {
  try {
    return await openFile('pdfText', bytes, undefined, { owner, limitMs });
  } catch (error) {
    if (!(error instanceof OverLimit)) throw error;
    return { ok: false, errorCode: 'TOO_LONG', message: 'The file takes too long to read.' };
  }
}
