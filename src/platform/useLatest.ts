import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * The value of the last render, for what is handed out once and acts later. It is there before anything of that render can be seen: a
 * press on what has just come would be lost otherwise.
 */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
