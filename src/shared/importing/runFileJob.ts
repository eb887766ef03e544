import type { FileJobResult, FileJobs } from './fileJobs';

const TIME_LIMIT_MS = 60_000;

/** Runs a job in a separate worker. Rejects on timeout, failure, or when `signal` aborts. */
export function runFileJob<J extends keyof FileJobs>(
  job: J,
  input: Parameters<FileJobs[J]>[0],
  signal: AbortSignal,
): ReturnType<FileJobs[J]> {
  if (signal.aborted) return Promise.reject(signal.reason as Error) as ReturnType<FileJobs[J]>;
  const worker = new Worker(new URL('./import.worker.ts', import.meta.url), { type: 'module' });
  let late: ReturnType<typeof setTimeout>;
  return new Promise<unknown>((resolve, reject) => {
    late = setTimeout(() => reject(new Error('The file took too long')), TIME_LIMIT_MS);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    worker.onmessage = ({ data }: MessageEvent<FileJobResult>) =>
      'done' in data ? resolve(data.done) : reject(new Error('The file could not be handled'));
    worker.onerror = event => reject(new Error(event.message));
    worker.postMessage({ job, input });
  }).finally(() => {
    clearTimeout(late);
    worker.terminate();
  }) as ReturnType<FileJobs[J]>;
}
