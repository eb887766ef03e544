import { useCallback, useEffect, useRef } from 'react';
import { useLatest } from '@/platform/useLatest';

/**
 * A clock for saves that happen by themselves: the returned function starts it, `act` runs `after` ms later and may start it again.
 * Undefined: never.
 */
export function useAutosave(after: number | undefined, act: (again: () => void) => void): () => void {
  const latest = useLatest(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    function start() {
      if (after === undefined) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        latest.current(start);
      }, after);
    },
    [after, latest],
  );
}
