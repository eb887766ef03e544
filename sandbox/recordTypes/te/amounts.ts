import { multiply, round, roundDown, subtract, sum, type DecimalText } from '@/lib/money';

/** Decimals of a calculated tax (spec 3 §5, §9). */
export const TAX_DECIMALS = 3;

interface Taxed {
  amount: DecimalText;
  taxRate: DecimalText | null;
  /** Null: calculate it. */
  taxAmount: DecimalText | null;
}

/** Rounded down to 3 decimals. */
function getTax({ amount, taxRate, taxAmount }: Taxed): DecimalText {
  return taxAmount ?? roundDown(multiply(multiply(amount, '0.01'), taxRate ?? '0'), TAX_DECIMALS);
}

/** Spec 3 §5: the invoice amount includes TCS and tax line, the tax includes the tax line. */
export function getTotals(lines: readonly Taxed[], { tcs = '0', taxLine = '0' } = {}) {
  const totalAmount = round(sum(lines.map(line => line.amount)));
  const gross = sum(lines.map(line => sum([line.amount, getTax(line)])));
  return {
    total_amount: totalAmount,
    total_tax_amount: round(sum([subtract(gross, totalAmount), taxLine]), TAX_DECIMALS),
    total_gross_amount: round(sum([gross, tcs, taxLine]), TAX_DECIMALS),
  };
}
