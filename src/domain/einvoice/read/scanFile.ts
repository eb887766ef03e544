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

/** Looks for QR codes and XML in a file, in a worker. Rejects with `UnreadableFile`, or an AbortError. */
export function scanFile(
  bytes: ArrayBuffer,
  wanted: RegExp,
  signal: AbortSignal,
  { allPages = false } = {},
): Promise<Scan> {
  if (signal.aborted) return Promise.reject(cancelled());
  const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' });
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
      else if ('done' in data) resolve(findings);
      else reject(new UnreadableFile(data.problem));
    };
    worker.onerror = () => reject(new UnreadableFile('failed'));
    worker.postMessage({ scan: { bytes, wanted: wanted.source, allPages } } satisfies ScanRequest, [bytes]);
  }).finally(() => {
    clearTimeout(late);
    over.abort();
    worker.terminate();
  });
}

const cancelled = () => new DOMException('Cancelled', 'AbortError');
