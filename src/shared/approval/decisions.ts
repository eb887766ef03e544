import { useSyncExternalStore } from 'react';

let decisions = 0;
const listeners = new Set<() => void>();

/** A decision of the user has been recorded, on whatever record. */
export function announceDecision(): void {
  decisions += 1;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each decision. Returns how to stop. */
export function onDecision(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * How many decisions the user has made since the page was loaded. A count, not an event: who begins to listen a moment after a
 * decision still sees that there was one.
 */
export function useDecisionCount(): number {
  return useSyncExternalStore(onDecision, () => decisions);
}
