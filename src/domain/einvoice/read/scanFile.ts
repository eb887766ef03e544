import type { Scan, ScanMessage, ScanProblem, ScanRequest } from './scan';

/** The worker gives itself five seconds for the pages of a PDF after the first one; what it says then, or has said by now, counts. */
const TIME_LIMIT_MS = 40_000;
/** Loading the reader's code (1 MB) and opening a PDF come first. */
const LOADED_WITHIN_MS = 90_000;

export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
  readonly problem: ScanProblem;
  constructor(problem: ScanProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A worker that has looked at a file waits so long for the next one, in ms: to start one costs more than to look at ten pages. */
const WAITING_MS = 60_000;
let waiting: { worker: Worker; end: ReturnType<typeof setTimeout> } | null = null;

function claimWorker(): Worker {
  if (!waiting) return new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' });
  const { worker, end } = waiting;
  waiting = null;
  clearTimeout(end);
  return worker;
}

function parkWorker(worker: Worker): void {
  if (waiting) return worker.terminate();
  const end = setTimeout(() => {
    waiting = null;
    worker.terminate();
  }, WAITING_MS);
  waiting = { worker, end };
}

/** Looks for QR codes and XML in a file, in a worker that waits for the next file. Rejects with `UnreadableFile`, or an AbortError. */
export function scanFile(
  bytes: ArrayBuffer,
  wanted: RegExp,
  signal: AbortSignal,
  { allPages = false } = {},
): Promise<Scan> {
  if (signal.aborted) return Promise.reject(cancelled());
  const worker = claimWorker();
  let isDone = false;
  let late: ReturnType<typeof setTimeout>;
  const over = new AbortController();
  return new Promise<Scan>((resolve, reject) => {
    const findings: Scan = { codes: [], texts: [], pages: { looked: 0, of: 0 } };
    const hasFound = () => findings.pages.looked > 0 || findings.texts.length > 0;
    const end = () => (hasFound() ? resolve(findings) : reject(new UnreadableFile('failed')));
    late = setTimeout(end, LOADED_WITHIN_MS);
    signal.addEventListener('abort', () => reject(cancelled()), { signal: over.signal });
    worker.onmessage = ({ data }: MessageEvent<ScanMessage>) => {
      if ('ready' in data) {
        clearTimeout(late);
        if (!allPages) late = setTimeout(end, TIME_LIMIT_MS);
      } else if ('found' in data) Object.assign(findings, data.found);
      else if ('done' in data) {
        isDone = true;
        resolve(findings);
      } else reject(new UnreadableFile(data.problem));
    };
    worker.onerror = () => reject(new UnreadableFile('failed'));
    worker.postMessage({ scan: { bytes, wanted: wanted.source, allPages } } satisfies ScanRequest, [bytes]);
  }).finally(() => {
    clearTimeout(late);
    over.abort();
    if (isDone) parkWorker(worker);
    else worker.terminate(); // it may still work on an abandoned file
  });
}

const cancelled = () => new DOMException('Cancelled', 'AbortError');
