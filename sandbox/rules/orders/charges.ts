import { isZero, percentOf, proportionOf, round, sum, type DecimalLike, type DecimalText } from '@/lib/money';
import type { Columns } from '../declared/columns.ts';
import { money } from '../declared/columns.ts';

/** Overhead charges of an order's item, as the contract names them (spec 3 §3). */
const CHARGES = [
  'taxableFreight',
  'excProcessingCharge',
  'excMicronisingCharge',
  'packingCharge',
  'hazardeousCharge',
  'freightValue',
  'freightPercentage',
  'freightPerQuantity',
  'etoCharge',
  'loadingUnloadingCharge',
  'insurance',
  'nexcProcessingCharge',
  'nexMicronisingCharge',
] as const;

/** Amounts without tax, by name. */
export type Charges = Partial<Record<(typeof CHARGES)[number], DecimalText>>;

/** The charges that `part` of `whole` bears, each rounded half up; those that are not made are left out (docs/decisions.md#overheads). */
export function chargesOn(charges: Charges, part: DecimalLike, whole: DecimalLike): Charges {
  const made = Object.entries(charges).filter(([, amount]) => !isZero(amount));
  return Object.fromEntries(made.map(([name, amount]) => [name, proportionOf(amount, part, whole)]));
}

/** Sums of the charges of a line; tax is worked out charge by charge (spec 3 §9). */
export function overheadSums(charges: Charges, taxRate: DecimalLike) {
  const amounts = Object.values(charges);
  return {
    totalOverheadsAmount: round(sum(amounts)),
    totalOverheadsTaxAmount: round(sum(amounts.map(amount => percentOf(amount, taxRate)))),
  };
}

/** A column for each charge of the jsonb at `sql`; null where there is none. */
export function chargeColumns(sql: string): Columns {
  return Object.fromEntries(
    CHARGES.map(name => [name, money(undefined, { sql: `(${sql} ->> '${name}')::numeric(18, 2)` })]),
  );
}
