import { parseDecimal } from '@/lib/money';

/** What accounting says of a document after its approval (spec 2 §3 'Report row extras'); nulls where it says nothing. */
export interface PaymentFacts {
  /** Day it was posted. */
  postedAt: string | null;
  /** Decimal texts. */
  amount: string | null;
  deductions: string | null;
  paidAt: string | null;
  reference: string | null;
  /** Why it is not paid. */
  block: string | null;
}

/** The row of a report that carries them; the deduction has another name in non-PO's. */
export interface PaymentRow {
  erpPostingDate: string | null;
  paymentAmount: string | number | null;
  deductions?: string | number | null;
  paymentDeduction?: string | number | null;
  paymentDate: string | null;
  paymentReference: string | null;
  paymentBlock: string | null;
}

/** Payment facts of a report's row; null without one. */
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
