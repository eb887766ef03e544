import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';

/** Maximum delay in ms on a busy device. */
const LATEST_MS = 2_000;

/** Loads a non-urgent part of the page when the browser is idle. Null until loaded, if `load` is undefined, or if loading fails. */
export function useIdlePart<T extends object>(load: (() => Promise<T>) | undefined): T | null {
  const [part, setPart] = useState<T | null>(null);
  const loadNow = useEffectEvent(() => load?.());
  const wanted = load !== undefined;
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const stop = whenIdle(() => {
      loadNow()?.then(
        found => gone || setPart(found),
        () => {},
      );
    }, LATEST_MS);
    return () => {
      gone = true;
      stop();
    };
  }, [wanted]);
  return part;
}
