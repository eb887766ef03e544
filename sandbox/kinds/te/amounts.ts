import { multiply, round, roundDown, subtract, sum, type DecimalText } from '@/lib/money';

/** Decimals of a derived tax (spec 3 §5, §9). */
export const TAX_DECIMALS = 3;

interface Taxed {
  amount: DecimalText;
  taxRate: DecimalText | null;
  /** Null: to be derived. */
  taxAmount: DecimalText | null;
}

/** The tax that an amount bears when the file names none: amount / 100 × rate, rounded down to 3 decimals. */
function taxOf({ amount, taxRate, taxAmount }: Taxed): DecimalText {
  return taxAmount ?? roundDown(multiply(multiply(amount, '0.01'), taxRate ?? '0'), TAX_DECIMALS);
}

/** The head's totals (spec 3 §5): TCS and the tax line belong to the invoice amount, the tax line to the tax as well. */
export function totalsOf(lines: readonly Taxed[], { tcs = '0', taxLine = '0' } = {}) {
  const totalAmount = round(sum(lines.map(line => line.amount)));
  const gross = sum(lines.map(line => sum([line.amount, taxOf(line)])));
  return {
    total_amount: totalAmount,
    total_tax_amount: round(sum([subtract(gross, totalAmount), taxLine]), TAX_DECIMALS),
    total_gross_amount: round(sum([gross, tcs, taxLine]), TAX_DECIMALS),
  };
}
