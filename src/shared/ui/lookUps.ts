import { createContext } from 'react';

/** What is being looked up for a form: a text that was typed, and is no value before its record has come. */
export interface LookUps {
  /** `lookUp` settles once what it found stands in the form. */
  add: (lookUp: Promise<unknown>) => void;
  underWay: () => boolean;
  /** Resolves when nothing is looked up any more, found or not; never rejects. */
  finished: () => Promise<void>;
}

/** A form provides its own, so that a save waits for what its fields and cells look up; outside a form there is none. */
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
      // One that is found may start another.
      while (running.size > 0) await Promise.allSettled(running);
    },
  };
}
