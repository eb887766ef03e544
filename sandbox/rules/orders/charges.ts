import { isZero, toPercent, getProportion, round, sum, type DecimalLike, type DecimalText } from '@/lib/money';
import type { Columns } from '../declared/columns.ts';
import { money } from '../declared/columns.ts';

/** Overhead charges of an order item, in contract names (spec 3 §3). */
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

/** Net amounts by name. */
export type Charges = Partial<Record<(typeof CHARGES)[number], DecimalText>>;

/** Returns the charges of `part` out of `whole`, each rounded half up; omits missing charges (docs/decisions.md#overheads). */
export function chargesOn(charges: Charges, part: DecimalLike, whole: DecimalLike): Charges {
  const made = Object.entries(charges).filter(([, amount]) => !isZero(amount));
  return Object.fromEntries(made.map(([name, amount]) => [name, getProportion(amount, part, whole)]));
}

/** Sums the charges of a line; tax is calculated per charge (spec 3 §9). */
export function overheadSums(charges: Charges, taxRate: DecimalLike) {
  const amounts = Object.values(charges);
  return {
    totalOverheadsAmount: round(sum(amounts)),
    totalOverheadsTaxAmount: round(sum(amounts.map(amount => toPercent(amount, taxRate)))),
  };
}

/** Returns a column per charge of the jsonb at `sql`; null for a missing charge. */
export function chargeColumns(sql: string): Columns {
  return Object.fromEntries(
    CHARGES.map(name => [name, money(undefined, { sql: `(${sql} ->> '${name}')::numeric(18, 2)` })]),
  );
}
