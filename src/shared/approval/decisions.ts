import { createContext } from 'react';
import type { Action } from './model/task';

export interface Decisions {
  count: number;
  latest: Action | null;
}

export const NO_DECISIONS: Decisions = { count: 0, latest: null };

export const addDecision = ({ count }: Decisions, latest: Action): Decisions => ({ count: count + 1, latest });

/** Called after a decision of the user is recorded, when its record is about to be read again. */
export const DecisionContext = createContext<(action: Action) => void>(() => {});
