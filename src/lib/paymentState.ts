import { isStatus, type Status } from './status';

export const PAYMENT_STATES = ['Paid', 'Scheduled', 'Overdue'] as const;
/** 'Due': owed, and not overdue. 'Cancelled': approved, but accounting cancelled its posting. */
export type PaymentState = (typeof PAYMENT_STATES)[number] | 'Due' | 'Cancelled';

/** Invoices in these statuses are owed; drafts and sent-back invoices are with the supplier. */
export const OWED_STATUSES: readonly Status[] = ['pendingforapproval', 'underquery', 'workinprogress', 'approved'];
/** Only invoices in these statuses can have been paid. */
export const PAYABLE_STATUSES: readonly Status[] = ['approved', 'closed'];

export interface PayableInvoice {
  status: string | null | undefined;
  dueDate: string | null | undefined;
  erpStatus: string | null | undefined;
  /** Payment date from accounting; null without one; undefined if unknown. */
  paidAt: string | null | undefined;
}

export function mayBePaid(status: string | null | undefined): boolean {
  return isStatus(status, ...PAYABLE_STATUSES);
}

export function isOwedStatus(status: string | null | undefined): boolean {
  return isStatus(status, ...OWED_STATUSES);
}

/** Today on the user's clock. Does without the date library because list prefetches import this module. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Reads the day from a text without time zone conversion (docs/decisions.md#unchanged-as-came). */
const dayIn = (text: string | null | undefined) => /^\d{4}-\d{2}-\d{2}/.exec(text ?? '')?.[0];

/** Returns an invoice's payment state on a day; null: nothing is owed; undefined: unknown whether it is paid. */
export function getPaymentState(invoice: PayableInvoice, on: string = localDay()): PaymentState | null | undefined {
  const { status, erpStatus, paidAt } = invoice;
  const isDecided = mayBePaid(status);
  if (isDecided && paidAt) return (dayIn(paidAt) ?? '') > on ? 'Scheduled' : 'Paid';
  if (!isOwedStatus(status)) return null;
  if (isDecided && isStatus(erpStatus, 'cancelled')) return 'Cancelled';
  if (isDecided && paidAt === undefined) return undefined;
  return (dayIn(invoice.dueDate) ?? on) < on ? 'Overdue' : 'Due';
}

export function getPaymentTag(invoice: PayableInvoice): string | null {
  return PAYMENT_STATES.find(state => state === getPaymentState(invoice)) ?? null;
}
