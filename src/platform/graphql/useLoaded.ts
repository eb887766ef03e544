import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../useLatest';
import { toCallError, type CallError } from './callError';

export interface QueryResult<T> {
  /** undefined before the first result, and if the first load failed. A failed reload keeps the previous result. */
  data: T | undefined;
  /** Why the last load failed, until the next result. */
  error: CallError | undefined;
  /** True while there is neither data nor an error to show. */
  loading: boolean;
  busy: boolean;
  /** Loads again. Resolves when the result is shown; never rejects. */
  reload: () => Promise<void>;
}

export interface LoadOptions {
  /** True: the previous data stays while the next loads (a list's next page). */
  keepPrevious?: boolean;
}

type Load<Args, Result> = (args: Args, signal: AbortSignal, isReload: boolean) => Promise<Result>;

interface Loaded<T> {
  key: string;
  data?: T;
  error?: CallError;
}

/** Calls `load` again when `args` change (as JSON); null skips it. Aborts the previous load and ignores its result. */
export function useLoaded<Args, Result>(
  load: Load<Args, Result>,
  args: Args | null,
  { keepPrevious = false, initial }: LoadOptions & { initial?: Result | undefined } = {},
): QueryResult<Result> {
  const key = args === null ? null : JSON.stringify(args);
  const [loaded, setLoaded] = useState<Loaded<Result> | null>(null);
  const [reloading, setReloading] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  const latest = useLatest({
    key,
    load: async (signal: AbortSignal, isReload: boolean) => load(args as Args, signal, isReload),
  });

  const start = useCallback(
    async (isReload = false) => {
      running.current?.abort();
      if (key === null) return;
      running.current = new AbortController();
      const { signal } = running.current;
      const outcome = await latest.current.load(signal, isReload).then(
        data => ({ data }),
        (thrown: unknown) => ({ error: toCallError(thrown) }),
      );
      if (signal.aborted) return;
      setReloading(null);
      setLoaded(before => ({ ...('error' in outcome && before?.key === key && before), key, ...outcome }));
    },
    [key, latest],
  );

  useEffect(() => {
    void start();
    return () => running.current?.abort();
  }, [start]);

  const reload = useCallback(async () => {
    // A caller may hold the `reload` of earlier arguments.
    if (latest.current.key !== key) return;
    setReloading(key);
    await start(true);
  }, [key, latest, start]);
  const isLoaded = loaded?.key === key;
  const isReady = isLoaded || initial !== undefined;
  const { data, error } = (key !== null && (isLoaded || (!isReady && keepPrevious)) && loaded) || { data: initial };
  return {
    data,
    error,
    loading: key !== null && data === undefined && error === undefined,
    busy: key !== null && (!isReady || reloading === key),
    reload,
  };
}
