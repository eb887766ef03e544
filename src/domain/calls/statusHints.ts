import { statusKey, type Status } from '@/lib/status';
import type { WaitsWith } from './deferredRow';
import { lowerYou } from './pendingWith';

/** Meaning of each status and the next step (spec 2 §4, spec 3 §4). */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  draft: ['Not submitted.', 'Complete and submit it, or delete it.'],
  pendingforapproval: ['Submitted, awaiting approval.'],
  sentback: ['Sent back.', 'Correct and resubmit.'],
  underquery: ['On hold: a query awaits an answer.'],
  workinprogress: ['Query answered.', 'The sender can close it or follow up.'],
  approved: ['Approved at all levels.', 'Accounting posts and pays it.'],
  rejected: ['Rejected; it will not be paid.', 'The initiator must create a new request.'],
  closed: ['Closed.'],
  open: ['Entered; awaiting review.'],
} satisfies Partial<Record<Status, readonly string[]>>;

/** Explains a status and the next step; unknown statuses have no explanation. */
export function explainStatus(
  status: string | null | undefined,
  { pendingWith, ageAtLevel }: WaitsWith = {},
): string[] {
  const [meaning, next] = MEANINGS[statusKey(status)] ?? [];
  if (!meaning) return [];
  const days = ageAtLevel === 1 ? 'for 1 day' : `for ${ageAtLevel} days`;
  const since = ageAtLevel === null || ageAtLevel === undefined ? '' : ` ${days}`;
  const last = pendingWith ? `With ${lowerYou(pendingWith)}${since}.` : next;
  return last ? [meaning, last] : [meaning];
}
