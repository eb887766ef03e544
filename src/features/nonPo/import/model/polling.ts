import { isStatus } from '@/lib/text';

/** Spec 2 §9 and DECISIONS 40: tries, the pause between them, and the limit for the whole import. */
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

/** What follows from one more answer (spec 2 §4): only Pending is asked for again, and not for ever. */
export function afterPoll(state: PollState, answer: PollAnswer | null): PollState {
  const polls = state.polls + 1;
  if (isStatus(answer?.result, 'Success')) return { step: 'read', polls, data: answer?.data ?? null };
  if (isStatus(answer?.result, 'Pending') && polls < MAX_POLLS) return { step: 'pending', polls };
  return { step: 'failed', polls };
}
