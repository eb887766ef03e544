import { useEffect, useEffectEvent, useState } from 'react';
import { createLookUps } from './lookUps';

/**
 * For the main button of a dialog: `run` does `act` at once, or when nothing is looked up any more and `loading` is over; `waits` is
 * true until then. Put `lookUps` around the fields (`LookUpsContext`). `act` sees what was found.
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
      // By way of a render, so that `act` is the one that knows what came.
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
