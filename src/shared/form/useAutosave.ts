import { useCallback, useEffect, useRef } from 'react';

/** A clock for saves that happen by themselves: the returned function starts it, `act` runs `after` ms later. Undefined: never. */
export function useAutosave(after: number | undefined, act: () => void): () => void {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    if (after === undefined) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      latest.current();
    }, after);
  }, [after]);
}
