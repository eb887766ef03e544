import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { useLoaded } from '@/platform/graphql/useLoaded';

/** Returns true after the browser's first idle time, at most `latestMs` after `wanted`. */
export function useIdle(latestMs: number, wanted = true): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(
    () => (wanted && !isIdle ? whenIdle(() => setIdle(true), latestMs) : undefined),
    [wanted, isIdle, latestMs],
  );
  return isIdle;
}

/** Maximum delay of a part in ms on a busy device. */
const PART_MS = 2_000;

/** Loads a non-urgent part of the page when the browser is idle. Null until loaded, if `load` is undefined, or if loading fails. */
export function useIdlePart<T extends object>(load: (() => Promise<T>) | undefined): T | null {
  const isIdle = useIdle(PART_MS, load !== undefined);
  const { data } = useLoaded(async () => (await load?.()) ?? null, isIdle && load ? {} : null);
  return data ?? null;
}
