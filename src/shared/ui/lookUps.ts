import { createContext } from 'react';

/** Running lookups of a form: typed text is no value before its record is found. */
export interface LookUps {
  /** `lookUp` must settle after its result is in the form. */
  add: (lookUp: Promise<unknown>) => void;
  underWay: () => boolean;
  /** Resolves when no lookup is running; never rejects. */
  finished: () => Promise<void>;
}

/** Each form provides its own, so that a save waits for lookups; null outside a form. */
export const LookUpsContext = createContext<LookUps | null>(null);

export function createLookUps(): LookUps {
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
