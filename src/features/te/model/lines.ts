import type { Id } from '@/lib/ids';
import {
  getDecimals,
  formatMoney,
  multiply,
  roundDown,
  subtract,
  sum,
  round,
  type DecimalLike,
  type DecimalText,
} from '@/lib/money';
import type { LineDto, SplitDto } from '../api/operations';

/** Decimals of a derived tax (spec 3 §5, §9). */
const TAX_DECIMALS = 3;

interface Taxable {
  amount: DecimalLike;
  taxRate: DecimalLike;
  taxAmount: DecimalLike;
  grossAmount: DecimalLike;
}

const isMissing = (value: DecimalLike) => value === null || value === undefined || value === '';

/** Fills in a missing tax amount, amount / 100 × rate, rounded down to 3 decimals (spec 3 §5), and a missing gross amount. */
function withTax<T extends Taxable>(taxable: T): T & { taxAmount: DecimalText; grossAmount: DecimalText } {
  const { amount, taxRate } = taxable;
  const taxAmount = isMissing(taxable.taxAmount)
    ? roundDown(multiply(multiply(amount, taxRate), '0.01'), TAX_DECIMALS)
    : String(taxable.taxAmount);
  const grossAmount = isMissing(taxable.grossAmount) ? sum([amount, taxAmount]) : String(taxable.grossAmount);
  return { ...taxable, taxAmount, grossAmount };
}

type Worked<T> = Omit<T, 'taxAmount' | 'grossAmount'> & {
  id: Id;
  taxAmount: DecimalText;
  grossAmount: DecimalText;
};
export type TeSplit = Worked<SplitDto>;
export type TeLine = Omit<Worked<LineDto>, 'splits'> & { splits: readonly TeSplit[] };

const worked = <T extends Taxable>(taxable: T, index: number): Worked<T> => ({ ...withTax(taxable), id: index + 1 });

export function getLines(dto: readonly LineDto[] | null | undefined): TeLine[] {
  return (dto ?? []).map((line, index) => ({ ...worked(line, index), splits: (line.splits ?? []).map(worked) }));
}

export interface TeTotals {
  amount: DecimalText;
  /** Tax of the lines plus the extra tax line. */
  tax: DecimalText;
  tcs: DecimalText;
  invoice: DecimalText;
}

interface Extras {
  isTcs?: boolean | null;
  tcsAmount?: DecimalLike;
  includeTaxLine?: boolean | null;
  taxLineAmount?: DecimalLike;
}

/**
 * Computes the header totals, unrounded (spec 3 §5): amount = sum of lines; tax = gross sum − amount sum + tax line; invoice amount =
 * gross sum + TCS + tax line.
 */
export function getImportedTotals(
  lines: readonly Pick<TeLine, 'amount' | 'grossAmount'>[],
  extras: Extras = {},
): TeTotals {
  const amount = sum(lines.map(line => line.amount));
  const gross = sum(lines.map(line => line.grossAmount));
  const taxLine = extras.includeTaxLine === false ? '0' : (extras.taxLineAmount ?? '0');
  const tcs = extras.isTcs === false ? '0' : sum([extras.tcsAmount]);
  return { amount, tax: sum([subtract(gross, amount), taxLine]), tcs, invoice: sum([gross, tcs, taxLine]) };
}

/** Returns the decimals needed to show amounts exactly: two, or three with a derived tax. */
export function exactDecimals(values: readonly DecimalLike[]): number {
  const needed = values.map(value => getDecimals(round(value, TAX_DECIMALS).replace(/0+$/, '')));
  return Math.min(TAX_DECIMALS, Math.max(2, ...needed));
}

/** Returns the decimals needed by all amounts of lines or splits, so that a table's amounts align. */
export const lineDecimals = (taxables: readonly Taxable[]): number =>
  exactDecimals(taxables.flatMap(({ amount, taxAmount, grossAmount }) => [amount, taxAmount, grossAmount]));

export function formatExact(
  value: DecimalLike,
  country: string | null | undefined,
  decimals: number = exactDecimals([value]),
): string {
  return formatMoney(value, country, decimals);
}
