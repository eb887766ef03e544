import { createContext, useEffect, useEffectEvent, useState } from 'react';

/** Running lookups of a form: typed text is no value before its record is found. */
export interface RunningLookups {
  /** `lookUp` must settle after its result is in the form. */
  add: (lookUp: Promise<unknown>) => void;
  underWay: () => boolean;
  /** Resolves when no lookup is running; never rejects. */
  finished: () => Promise<void>;
}

/** Each form provides its own, so that a save waits for lookups; null outside a form. */
export const LookupsContext = createContext<RunningLookups | null>(null);

export function createLookups(): RunningLookups {
  const running = new Set<Promise<unknown>>();
  return {
    add: lookUp => {
      running.add(lookUp);
      void lookUp.catch(() => {}).finally(() => running.delete(lookUp));
    },
    underWay: () => running.size > 0,
    finished: async () => {
      // A finished lookup may start another.
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}

/** Main button of a dialog: `run` calls `act` once lookups and `loading` are finished; until then `waits` is true. */
export function useAfterLookups(act: () => unknown, loading = false) {
  const [lookups] = useState(createLookups);
  const [phase, setPhase] = useState<'still' | 'waits' | 'found'>('still');
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (phase === 'still' || (phase === 'found' && loading)) return;
    let left = false;
    void lookups.finished().then(() => {
      if (left) return;
      // Waits for a render, so that `act` sees the results.
      if (phase === 'waits') return setPhase('found');
      setPhase('still');
      actNow();
    });
    return () => {
      left = true;
    };
  }, [phase, loading, lookups]);

  const run = () => {
    if (phase !== 'still') return;
    if (loading || lookups.underWay()) setPhase('waits');
    else act();
  };
  return { lookups, waits: phase !== 'still', run };
}
