import { round, sum } from '@/lib/money';
import type { Derive } from '@/shared/form/useDerived';
import { deriveExtras, type ExtraDefaults } from './extras';
import type { NonPoValues } from './nonPo.values';
import type { NonPoLine } from '../fields/nonPo.lines';
import { withTax } from '@/domain/invoice/totals';

const lineSum = (lines: readonly NonPoLine[]) => round(sum(lines.map(line => line.amount)));

/**
 * Recalculates dependent values (spec 2 §4): a changed tax type recalculates all lines, and the blocks next to the lines follow. `withTax`
 * of the line table recalculates a line during typing.
 */
export function nonPoDerive(defaults: ExtraDefaults): Derive<NonPoValues> {
  return (values, previous) => {
    const taxType = values.taxType?.name;
    const items = taxType === previous.taxType?.name ? values.items : values.items.map(line => withTax(line, taxType));
    const sums = { lineSum: lineSum(values.items), lastSum: lineSum(previous.items) };
    return { items, ...deriveExtras(values, sums, defaults) };
  };
}
