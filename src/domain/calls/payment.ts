import { parseDecimal } from '@/lib/money';

export interface PaymentDetails {
  postedAt: string | null;
  amount: string | null;
  deductions: string | null;
  paidAt: string | null;
  reference: string | null;
  block: string | null;
}

export interface PaymentRow {
  erpPostingDate: string | null;
  paymentAmount: string | number | null;
  deductions?: string | number | null;
  paymentDeduction?: string | number | null;
  paymentDate: string | null;
  paymentReference: string | null;
  paymentBlock: string | null;
}

export function paymentDetails(row: PaymentRow | null | undefined): PaymentDetails | null {
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
