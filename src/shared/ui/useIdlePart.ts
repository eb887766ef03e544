import { useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';

/** At the latest then, in ms: what nobody waits for comes all the same on a busy machine. */
const LATEST_MS = 2_000;

/**
 * A part of the page that nobody waits for: its code is asked for once the browser has a quiet moment. Null until it is there, when `load` is
 * undefined, and when it cannot be had: the page does without.
 */
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
