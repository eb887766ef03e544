import { fileMessages, problemInside, problemOutside, type BytesVerdict } from '@/lib/fileProblems';
import { extensionOf, type FileFamily } from '@/lib/fileTypes';
import type { JudgeAnswer } from './judge.worker';

/** `note`: accepted, with something that the person should know. */
export type FileVerdict = { ok: true; note?: string } | { ok: false; message: string };

/** Ten megabytes take a slow phone some seconds; a file that takes longer was made to. Counted from when the worker has its code. */
const TIME_LIMIT_MS = 20_000;
/** How long the worker's code may take to come, in ms. */
const CODE_LIMIT_MS = 60_000;

interface CheckOptions {
  maxBytes?: number | undefined;
  /** Ends the check; what it answers then does not matter. */
  signal?: AbortSignal;
}

/**
 * Judges a picked file: name, extension, size, and whether its bytes are what the extension says. The messages are for people.
 * Its bytes are opened in a worker of their own, which is loaded with the first file and ended with each. Never rejects.
 */
export async function checkFile(
  file: File,
  families: readonly FileFamily[],
  { maxBytes, signal }: CheckOptions = {},
): Promise<FileVerdict> {
  const outside = problemOutside(file, families, maxBytes);
  return outside ? { ok: false, message: outside } : checkContent(file, families, signal);
}

/** As `checkFile`, of a file whose name and size have been judged by rules of their own. */
export async function checkContent(
  file: File,
  families: readonly FileFamily[],
  signal?: AbortSignal,
): Promise<FileVerdict> {
  const extension = extensionOf(file.name);
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { ok: false, message: fileMessages.unreadable };
  try {
    signal?.throwIfAborted();
    const verdict = await judgeInWorker(bytes, extension, signal);
    const inside = problemInside(verdict, extension, families);
    if (inside) return { ok: false, message: inside };
    return verdict === 'protected' ? { ok: true, note: fileMessages.protectedPdf } : { ok: true };
  } catch {
    return { ok: false, message: fileMessages.uncheckable };
  }
}

/** Rejects when the worker's code does not arrive, which is no fault of the file, and when the check is ended. */
function judgeInWorker(bytes: ArrayBuffer, extension: string, signal?: AbortSignal): Promise<BytesVerdict> {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  let late: ReturnType<typeof setTimeout>;
  return new Promise<BytesVerdict>((resolve, reject) => {
    late = setTimeout(() => reject(new Error('The code of the check does not come')), CODE_LIMIT_MS);
    signal?.addEventListener('abort', reject);
    worker.onmessage = ({ data }: MessageEvent<JudgeAnswer>) => {
      if (data === 'unloaded') return reject(new Error('The code of the check did not arrive'));
      if (data !== 'ready') return resolve(data);
      clearTimeout(late);
      late = setTimeout(() => resolve('slow'), TIME_LIMIT_MS);
    };
    worker.onerror = event => reject(new Error(event.message));
    worker.postMessage({ bytes, extension }, [bytes]);
  }).finally(() => {
    clearTimeout(late);
    worker.terminate();
  });
}
