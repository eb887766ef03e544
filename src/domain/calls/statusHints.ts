import { formatDay } from '@/lib/dates';
import { getPaymentState, mayBePaid, type PayableInvoice } from '@/lib/paymentState';
import { statusKey, type Status } from '@/lib/status';
import type { WaitsWith } from './deferredRow';

/** Meaning of each status and who acts next (spec 2 §4, spec 3 §4). */
const MEANINGS: Readonly<Record<string, readonly string[]>> = {
  draft: ['It has not been submitted.', 'Its author completes and submits it, or deletes it.'],
  pendingforapproval: ['It was submitted and waits for a decision.', 'The approver of its level acts next.'],
  sentback: ['It came back for correction.', 'Its author corrects it and submits it again.'],
  underquery: ['A question about it is open, and its approval rests.', 'Whoever was asked answers.'],
  workinprogress: ['The question about it is answered.', 'Whoever asked closes it, or asks further.'],
  approved: ['All levels have approved it.', 'Accounting posts and pays it.'],
  rejected: ['It was rejected and will not be paid.', 'Its initiator has to create a new request.'],
  closed: ['It is over.', 'Nobody has to act.'],
  open: ['It was entered.', 'A reviewer closes it.'],
} satisfies Partial<Record<Status, readonly string[]>>;

/** Explains a status and who acts next; unknown statuses have no explanation. */
export function explainStatus(
  status: string | null | undefined,
  { pendingWith, ageAtLevel }: WaitsWith = {},
): string[] {
  const [meaning, next] = MEANINGS[statusKey(status)] ?? [];
  if (!meaning || !next) return [];
  const days = ageAtLevel === 1 ? 'for 1 day' : `for ${ageAtLevel} days`;
  const since = ageAtLevel === null || ageAtLevel === undefined ? '' : ` ${days}`;
  return [meaning, pendingWith ? `With ${pendingWith}${since}.` : next];
}

/** Explains a payment tag: its meaning, since when, and who acts next. Returns an empty list if no tag is shown. */
export function explainPaymentState(invoice: PayableInvoice): string[] {
  switch (getPaymentState(invoice)) {
    case 'Paid':
      return [`Accounting paid it on ${formatDay(invoice.paidAt)}.`, 'Nothing more is to be done.'];
    case 'Scheduled':
      return [`Accounting will pay it on ${formatDay(invoice.paidAt)}.`, 'Nothing more is to be done.'];
    case 'Overdue':
      return [
        `Its payment was due on ${formatDay(invoice.dueDate)}, and accounting has not reported one.`,
        mayBePaid(invoice.status) ? 'Accounting acts next.' : 'It has to be approved before it can be paid.',
      ];
    default:
      return [];
  }
}
