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

/** What the lines come to: their amounts, the tax, and both. */
export function totalsOf(lines: readonly Taxed[]) {
  const totalAmount = round(sum(lines.map(line => line.amount)));
  const gross = sum(lines.map(line => sum([line.amount, taxOf(line)])));
  return {
    total_amount: totalAmount,
    total_tax_amount: round(subtract(gross, totalAmount), TAX_DECIMALS),
    total_gross_amount: round(gross, TAX_DECIMALS),
  };
}
