import { useCallback, useEffect, useRef } from 'react';
import { Listeners } from '../listeners';
import { useLatest } from '../useLatest';

/** Number of mutations sent and completed. Data read at the present number includes their results. */
let changes = 0;
const readers = new Listeners();

export const changeCount = (): number => changes;

export function noteChange(): void {
  changes += 1;
}

const running = new Set<() => void>();

export const isChanging = (): boolean => running.size > 0;

/** Counts a mutation while it runs. Call the result at its end. */
export function startChange(): () => void {
  noteChange();
  const end = () => {
    noteChange();
    running.delete(end);
  };
  running.add(end);
  return end;
}

/** Call it when a dialog opens, and its result when the dialog closes: `useReadAgain` then reloads if anything was sent. */
export function watchChanges(): () => void {
  let since = changes;
  return () => {
    if (changes === since) return;
    since = changes;
    readers.notify();
  };
}

/** Calls `read` when a dialog closes in which something was sent. The returned function marks the data as just read. */
export function useReadAgain(read: () => unknown): () => void {
  const latest = useLatest(read);
  const since = useRef(-1);
  const seen = useCallback(() => void (since.current = changes), []);
  useEffect(() => {
    since.current = changes;
    return readers.on(() => {
      if (since.current === changes) return;
      since.current = changes;
      latest.current();
    });
  }, [latest]);
  return seen;
}
