import type { Id } from '@/lib/ids';
import { isStatus, type Status } from '@/lib/status';

/** What people ask of an invoice beside its status: the specification's words end with Approved and Closed (DECISIONS 240). */
export const PAYMENT_STATES = ['Paid', 'Overdue'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** What tells whether an invoice is paid or overdue. */
export interface PayableFacts {
  status: string | null | undefined;
  dueDate: string | null | undefined;
  /** What accounting made of it; a posting that was cancelled is not owed. */
  erpStatus: string | null | undefined;
  /** The day that accounting paid it; null: it has not; undefined: that is not known. */
  paidAt: string | null | undefined;
}

/** With whom a record waits. */
export interface WaitsWith {
  /** Names of who has to act; '' when nobody is known. */
  pendingWith?: string | null | undefined;
  /** Whole days that it has waited there. */
  ageAtLevel?: number | null | undefined;
}

/** What is asked of a list's row once it stands. */
export interface LaterFacts extends WaitsWith {
  /** undefined: not known. */
  paymentDate?: string | null | undefined;
}

/** A row of a list of invoices. */
export interface LaterRow extends LaterFacts {
  id: Id;
  status: string | null;
  dueDate?: string | null | undefined;
  erpSync?: string | null | undefined;
}

/** What tells whether the invoice of a row is paid or overdue. */
export const payableOf = (row: LaterRow): PayableFacts => ({
  status: row.status,
  dueDate: row.dueDate,
  erpStatus: row.erpSync,
  paidAt: row.paymentDate,
});

/** Nothing is owed for these: they were not submitted, were refused, or are over. */
const NOT_OWED: readonly Status[] = ['draft', 'rejected', 'closed'];
/** Somebody has to act on these. */
const WAITS: readonly Status[] = ['pendingforapproval', 'sentback', 'underquery', 'workinprogress'];
/** Only these can have been paid, so of all others a missing payment is no question. */
const PAYABLE: readonly Status[] = ['approved', 'closed'];

/** True when an invoice of this status waits for somebody; the aging report knows it. */
export function waitsForSomebody(status: string | null | undefined): boolean {
  return isStatus(status, ...WAITS);
}

/** True when an invoice of this status may have been paid. */
export function mayBePaid(status: string | null | undefined): boolean {
  return isStatus(status, ...PAYABLE);
}

/** The reader's day as `YYYY-MM-DD`. Kept free of the date library: what asks ahead for a list reads the list's columns. */
function localDay(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Whether an invoice is paid or overdue; null: neither, or not known. Overdue begins on the day after the due date. */
export function paymentStateOf(invoice: PayableFacts, on: string = localDay()): PaymentState | null {
  const { status, paidAt } = invoice;
  if (paidAt) return 'Paid';
  // A day is cut from its text, never converted (DECISIONS 97).
  const due = /^\d{4}-\d{2}-\d{2}/.exec(invoice.dueDate ?? '')?.[0] ?? null;
  if (due === null || due >= on || isStatus(status, ...NOT_OWED)) return null;
  if (isStatus(invoice.erpStatus, 'cancelled')) return null;
  return paidAt === undefined && mayBePaid(status) ? null : 'Overdue';
}
