import { useEffect } from 'react';
import { registerUnsavedWork, type UnsavedWork } from '@/platform/leaving/unsavedWork';
import { readSession } from '@/platform/session/session';
import { useLatest } from '@/platform/useLatest';

/**
 * Takes part in the question before unsaved work is left behind (`LeaveBlocker`, closing the tab, Logout): for every form, in a page or
 * in a dialog. The functions are asked only at that moment. With the session gone the page leaves by itself, and nothing asks.
 */
export function useUnsavedWork(work: UnsavedWork): void {
  const latest = useLatest(work);
  const isKept = work.keep !== undefined;
  useEffect(
    () =>
      registerUnsavedWork({
        isDirty: () => readSession() !== null && latest.current.isDirty(),
        saving: () => latest.current.saving?.() ?? null,
        capture: () => latest.current.capture?.() ?? null,
        ...(isKept && { keep: () => latest.current.keep?.() }),
      }),
    [isKept, latest],
  );
}
