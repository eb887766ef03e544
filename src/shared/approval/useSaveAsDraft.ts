import { useRef, useState } from 'react';
import { toCallError } from '@/platform/graphql/callError';

/** Runs the caller's Save As Draft once at a time; a failure is kept for showing. */
export function useSaveAsDraft(run: (() => Promise<void>) | undefined, onSaved: () => Promise<void>) {
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const busy = useRef(false);

  const save = async () => {
    if (busy.current || !run) return;
    busy.current = true;
    setSaving(true);
    setError(null);
    try {
      await run();
      await onSaved();
    } catch (problem) {
      setError(toCallError(problem).message);
    } finally {
      busy.current = false;
      setSaving(false);
    }
  };

  return { saving, error, save };
}
