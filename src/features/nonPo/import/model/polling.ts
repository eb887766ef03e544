import { isStatus } from '@/lib/status';

/** Attempts, pause between them, and time limit of the whole import (spec 2 §9, DECISIONS 40). */
export const MAX_POLLS = 8;
export const POLL_PAUSE_MS = 1_800;
export const IMPORT_LIMIT_MS = 15_000;

export interface PollAnswer {
  result: string | null;
  data: string | null;
}

export type PollState =
  | { step: 'pending'; polls: number }
  | { step: 'read'; polls: number; data: string | null }
  | { step: 'failed'; polls: number };

export const firstPoll: PollState = { step: 'pending', polls: 0 };

/** Returns the state after a poll (spec 2 §4): polls again only while Pending and below the limit. */
export function afterPoll(state: PollState, answer: PollAnswer | null): PollState {
  const polls = state.polls + 1;
  if (isStatus(answer?.result, 'success')) return { step: 'read', polls, data: answer?.data ?? null };
  if (isStatus(answer?.result, 'pending') && polls < MAX_POLLS) return { step: 'pending', polls };
  return { step: 'failed', polls };
}
