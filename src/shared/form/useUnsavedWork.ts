import { useEffect } from 'react';
import { registerUnsavedWork, type UnsavedWork } from '@/platform/leaving/unsavedWork';
import { readSession } from '@/platform/session/session';
import { useLatest } from '@/platform/useLatest';

/** Registers a form for the confirmation before leaving. A lost session leaves without asking. */
export function useUnsavedWork(work: UnsavedWork): void {
  const latest = useLatest(work);
  const isKept = work.keep !== undefined;
  useEffect(
    () =>
      registerUnsavedWork({
        isDirty: () => readSession() !== null && latest.current.isDirty(),
        saving: () => latest.current.saving?.() ?? null,
        ...(isKept && { keep: async () => (await latest.current.keep?.()) ?? false }),
      }),
    [isKept, latest],
  );
}
