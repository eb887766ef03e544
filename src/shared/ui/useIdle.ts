import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';

/** Returns true once the browser was idle while `wanted`, after `latestMs` at the latest. */
export function useIdle(latestMs: number, wanted = true): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () => (wanted && !isIdle ? whenIdle(() => setIdle(true), latestMs) : undefined),
    [wanted, isIdle, latestMs],
  );
  return isIdle;
}
