import { useCallback, useEffect, useRef } from 'react';
import { Listeners } from '../listeners';
import { useLatest } from '../useLatest';

/** Number of mutations sent and completed. Data read at the present number includes their results. */
let changes = 0;
const readers = new Listeners();

/** Grows with every mutation, when it is sent and when it is answered. */
export const changeCount = (): number => changes;

/** Something was sent to be saved, or its answer has come. */
export function noteChange(): void {
  changes += 1;
}

/**
 * For a dialog: call it when the dialog opens, and what it returns when it is left. Who shows what may have been changed meanwhile
 * (`useReadAgain`) then reads it again, whether the dialog was left by a save or by Cancel.
 */
export function watchChanges(): () => void {
  let since = changes;
  return () => {
    if (changes === since) return;
    since = changes;
    readers.notify();
  };
}

/** Calls `read` when a dialog is left in which something was changed, or may have been. The returned function says that it was read just now. */
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
