import { isZero, toPercent, getProportion, round, sum, type DecimalLike, type DecimalText } from '@/lib/money';
import type { Columns } from '../declared/columns.ts';
import { money } from '../declared/columns.ts';

/** Spec 3 §3. */
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

/** Net amounts. */
export type Charges = Partial<Record<(typeof CHARGES)[number], DecimalText>>;

/** Rounds each charge half up; omits missing charges (docs/decisions.md#overheads). */
export function chargesOn(charges: Charges, part: DecimalLike, whole: DecimalLike): Charges {
  const made = Object.entries(charges).filter(([, amount]) => !isZero(amount));
  return Object.fromEntries(made.map(([name, amount]) => [name, getProportion(amount, part, whole)]));
}

/** Tax is calculated per charge (spec 3 §9). */
export function overheadSums(charges: Charges, taxRate: DecimalLike) {
  const amounts = Object.values(charges);
  return {
    totalOverheadsAmount: round(sum(amounts)),
    totalOverheadsTaxAmount: round(sum(amounts.map(amount => toPercent(amount, taxRate)))),
  };
}

export function chargeColumns(sql: string): Columns {
  return Object.fromEntries(
    CHARGES.map(name => [name, money(undefined, { sql: `(${sql} ->> '${name}')::numeric(18, 2)` })]),
  );
}
