import type { Id } from '@/lib/ids';
import type { PayableInvoice } from '@/lib/paymentState';
import { isStatus, type Status } from '@/lib/status';

/** Who a record waits for. */
export interface WaitsWith {
  /** Names of the people who must act; '' if unknown. */
  pendingWith?: string | null | undefined;
  /** Whole days since the record reached this level. */
  ageAtLevel?: number | null | undefined;
}

/** Deferred values of a list row. */
export interface LaterFacts extends WaitsWith {
  /** undefined: unknown. */
  paymentDate?: string | null | undefined;
}

export interface LaterRow extends LaterFacts {
  id: Id;
  status: string | null;
  dueDate?: string | null | undefined;
  erpSync?: string | null | undefined;
}

/** Maps a list row to the input of its payment state. */
export const toPayable = (row: LaterRow): PayableInvoice => ({
  status: row.status,
  dueDate: row.dueDate,
  erpStatus: row.erpSync,
  paidAt: row.paymentDate,
});

/** Statuses that wait for a user's action. */
const WAITS: readonly Status[] = ['pendingforapproval', 'sentback', 'underquery', 'workinprogress'];
/** Returns true if an invoice of this status waits for a user; the aging report covers it. */
export function waitsForSomebody(status: string | null | undefined): boolean {
  return isStatus(status, ...WAITS);
}
