import { fileMessages, problemInside, problemOutside, type BytesVerdict } from '@/lib/fileProblems';
import { getExtension, type FileFamily } from '@/lib/fileTypes';
import type { JudgeResult } from './judge.worker';

export type FileVerdict = { ok: true; note?: string } | { ok: false; message: string };

/** A slow phone needs a few seconds for 10 MB; a slower file is probably malicious. Starts when the worker's code is loaded. */
const TIME_LIMIT_MS = 20_000;
const CODE_LIMIT_MS = 60_000;

interface CheckOptions {
  maxBytes?: number | undefined;
  signal?: AbortSignal;
}

/** Validates a picked file by name, extension, size and content, which a worker reads. Never rejects. */
export async function checkFile(
  file: File,
  families: readonly FileFamily[],
  { maxBytes, signal }: CheckOptions = {},
): Promise<FileVerdict> {
  const outside = problemOutside(file, families, maxBytes);
  return outside ? { ok: false, message: outside } : checkContent(file, families, signal);
}

/** Like `checkFile`, for a file whose name and size are already validated. */
export async function checkContent(
  file: File,
  families: readonly FileFamily[],
  signal?: AbortSignal,
): Promise<FileVerdict> {
  const extension = getExtension(file.name);
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

/** Rejects if the worker's code fails to load, which is not the file's fault, and on abort. */
function judgeInWorker(bytes: ArrayBuffer, extension: string, signal?: AbortSignal): Promise<BytesVerdict> {
  const worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  let late: ReturnType<typeof setTimeout>;
  return new Promise<BytesVerdict>((resolve, reject) => {
    late = setTimeout(() => reject(new Error('The code of the check does not come')), CODE_LIMIT_MS);
    signal?.addEventListener('abort', reject);
    worker.onmessage = ({ data }: MessageEvent<JudgeResult>) => {
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
