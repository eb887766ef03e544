import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';

/** Returns true after the browser's first idle time, at most `latestMs` after `wanted`. */
export function useIdle(latestMs: number, wanted = true): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () => (wanted && !isIdle ? whenIdle(() => setIdle(true), latestMs) : undefined),
    [wanted, isIdle, latestMs],
  );
  return isIdle;
}
