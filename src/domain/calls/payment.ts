import { parseDecimal } from '@/lib/money';

/** Payment data of an approved document (spec 2 §3 'Report row extras'); null means unknown. */
export interface PaymentFacts {
  /** Posting date. */
  postedAt: string | null;
  amount: string | null;
  deductions: string | null;
  paidAt: string | null;
  reference: string | null;
  /** Reason why the payment is blocked. */
  block: string | null;
}

/** Report row with payment data; non-PO reports name the deduction differently. */
export interface PaymentRow {
  erpPostingDate: string | null;
  paymentAmount: string | number | null;
  deductions?: string | number | null;
  paymentDeduction?: string | number | null;
  paymentDate: string | null;
  paymentReference: string | null;
  paymentBlock: string | null;
}

/** Converts a report row; null without a row. */
export function paymentFacts(row: PaymentRow | null | undefined): PaymentFacts | null {
  if (!row) return null;
  return {
    postedAt: row.erpPostingDate,
    amount: parseDecimal(row.paymentAmount),
    deductions: parseDecimal(row.deductions ?? row.paymentDeduction),
    paidAt: row.paymentDate,
    reference: row.paymentReference,
    block: row.paymentBlock,
  };
}
