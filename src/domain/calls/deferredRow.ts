import type { Id } from '@/lib/ids';
import type { PayableInvoice } from '@/lib/paymentState';
import { isStatus, type Status } from '@/lib/status';

export interface WaitsWith {
  /** Names of the people who must act; '' if unknown. */
  pendingWith?: string | null | undefined;
  ageAtLevel?: number | null | undefined;
}

export interface DeferredColumns extends WaitsWith {
  /** undefined: unknown. */
  paymentDate?: string | null | undefined;
}

export interface DeferredRow extends DeferredColumns {
  id: Id;
  status: string | null;
  dueDate?: string | null | undefined;
  erpSync?: string | null | undefined;
}

export const toPayable = (row: DeferredRow): PayableInvoice => ({
  status: row.status,
  dueDate: row.dueDate,
  erpStatus: row.erpSync,
  paidAt: row.paymentDate,
});

const WAITS: readonly Status[] = ['pendingforapproval', 'sentback', 'underquery', 'workinprogress'];
/** Returns true if an invoice of this status waits for a user; the aging report covers it. */
export function waitsForSomebody(status: string | null | undefined): boolean {
  return isStatus(status, ...WAITS);
}
