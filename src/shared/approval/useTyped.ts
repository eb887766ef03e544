import { useEffect, useState } from 'react';
import { onSessionLost } from '@/platform/session/sessionLost';
import { useLatest } from '@/platform/useLatest';
import { dropTyped, keepTyped, keptTyped, type RescueKey, type Typed } from './rescue';

/** The state of an approval dialog: starts with what a lost session left behind, and survives the next loss. */
export function useTyped(key: RescueKey, initial: Typed): [Typed, (patch: Partial<Typed>) => void] {
  const [typed, setTyped] = useState(() => keptTyped(key) ?? initial);
  const latest = useLatest({ key, typed });
  useEffect(() => {
    dropTyped(latest.current.key);
    return onSessionLost(() => keepTyped(latest.current.key, latest.current.typed));
  }, [latest]);
  return [typed, patch => setTyped(before => ({ ...before, ...patch }))];
}
