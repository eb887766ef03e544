import { openFile, OverLimit } from '../../threads/openFile.ts';
import type { PdfText } from '../../threads/pdfText.ts';

const READING_LIMIT_MS = 8000;

/** `owner` is the requesting user. */
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
