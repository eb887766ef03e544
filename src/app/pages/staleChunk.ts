import { keep, readKept } from '@/lib/kept';

const STALE =
  /dynamically imported module|importing a module script failed|unable to preload css|failed to load module/i;
const KEY = 'sportal.reloadedAt';
const PAUSE_MS = 60_000;

/** True when a screen's code could not be fetched: no connection, or a file of an older deployment. */
export function isStaleChunk(error: unknown): boolean {
  return error instanceof Error && STALE.test(error.message);
}

const decided = new WeakMap<Error, boolean>();

/** True for the first such error within a minute, while there is a connection. The same error always gets the same answer. */
export function mayReloadFor(error: unknown): boolean {
  if (!(error instanceof Error) || !navigator.onLine) return false;
  let answer = decided.get(error);
  if (answer === undefined) {
    const last = Number(readKept(KEY, 'tab'));
    answer = Date.now() - last > PAUSE_MS;
    if (answer) keep(KEY, Date.now(), 'tab');
    decided.set(error, answer);
  }
  return answer;
}
