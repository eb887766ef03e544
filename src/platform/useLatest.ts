import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Returns a ref with the last render's value. A layout effect updates it before paint, so that early clicks work. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
