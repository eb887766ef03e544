import { useCallback, useEffect, useEffectEvent, useState } from 'react';

export interface Loaded<T> {
  /** The last answer: while another is on its way, still the one before; null before the first and after a failure. */
  value: T | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/**
 * Loads whenever `question` changes or a reload is asked for. The older load is aborted and its answer, should it still come, is
 * ignored, so that a late answer never overwrites a newer one. `load` may be made anew at every render.
 */
export function useLoaded<T>(question: string, load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [answer, setAnswer] = useState<{ key: string; value: T | null; failed: boolean } | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${question}`;

  const start = useEffectEvent((signal: AbortSignal) => load(signal));
  useEffect(() => {
    const stop = new AbortController();
    start(stop.signal).then(
      value => !stop.signal.aborted && setAnswer({ key, value, failed: false }),
      () => !stop.signal.aborted && setAnswer({ key, value: null, failed: true }),
    );
    return () => stop.abort();
  }, [key]);

  const reload = useCallback(() => setAttempt(count => count + 1), []);
  const { value = null, failed = false } = answer ?? {};
  return { value, failed, loading: answer?.key !== key, reload };
}
