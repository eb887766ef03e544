import { useSyncExternalStore } from 'react';
import type { Action } from './model/task';

/** A decision of the user: `count` tells it from the one before. */
export interface Decision {
  count: number;
  /** null before the first. */
  action: Action | null;
}

let latest: Decision = { count: 0, action: null };
const decided = new Set<() => void>();

function listenTo(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A decision of the user has been recorded, on whatever record, and its record is about to be read again. */
export function announceDecision(action: Action): void {
  latest = { count: latest.count + 1, action };
  for (const listener of decided) listener();
}

/** Calls `listener` after each decision. Returns how to stop. */
export function onDecision(listener: () => void): () => void {
  return listenTo(decided, listener);
}

/**
 * The user's latest decision since the page was loaded. A state, not an event: who begins to listen a moment after a decision still sees
 * that there was one.
 */
export function useLatestDecision(): Decision {
  return useSyncExternalStore(onDecision, () => latest);
}
