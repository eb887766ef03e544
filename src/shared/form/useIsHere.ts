import { useCallback, useEffect, useRef } from 'react';

/** False once the screen was left: an answer that comes late must not act for it. */
export function useIsHere(): () => boolean {
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  return useCallback(() => here.current, []);
}
