import { useEffect, useEffectEvent, useState } from 'react';
import { createLookUps } from './lookUps';

/**
 * Main button of a dialog: `run` calls `act` once lookups and `loading` are finished; until then `waits` is true. Provide `lookUps` to the
 * fields (`LookUpsContext`). `act` sees the results.
 */
export function useAfterLookUps(act: () => unknown, loading = false) {
  const [lookUps] = useState(createLookUps);
  const [phase, setPhase] = useState<'still' | 'waits' | 'found'>('still');
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (phase === 'still' || (phase === 'found' && loading)) return;
    let left = false;
    void lookUps.finished().then(() => {
      if (left) return;
      // Waits for a render, so that `act` sees the results.
      if (phase === 'waits') return setPhase('found');
      setPhase('still');
      actNow();
    });
    return () => {
      left = true;
    };
  }, [phase, loading, lookUps]);

  const run = () => {
    if (phase !== 'still') return;
    if (loading || lookUps.underWay()) setPhase('waits');
    else act();
  };
  return { lookUps, waits: phase !== 'still', run };
}
