import type { Id } from '@/lib/ids';
import type { PayableInvoice } from '@/lib/paymentState';
import { isStatus, type Status } from '@/lib/status';

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

/** Maps a list row to what its payment state depends on. */
export const toPayable = (row: LaterRow): PayableInvoice => ({
  status: row.status,
  dueDate: row.dueDate,
  erpStatus: row.erpSync,
  paidAt: row.paymentDate,
});

/** Somebody has to act on these. */
const WAITS: readonly Status[] = ['pendingforapproval', 'sentback', 'underquery', 'workinprogress'];
/** True when an invoice of this status waits for somebody; the aging report knows it. */
export function waitsForSomebody(status: string | null | undefined): boolean {
  return isStatus(status, ...WAITS);
}
