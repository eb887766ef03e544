import { round, sum } from '@/lib/money';
import type { Derive } from '@/shared/form/useDerived';
import { deriveExtras, type ExtraDefaults } from './extras';
import type { NonPoValues } from './nonPo.values';
import type { NonPoLine } from '../fields/nonPo.lines';
import { withTax } from '@/domain/invoice/totals';

const lineSum = (lines: readonly NonPoLine[]) => round(sum(lines.map(line => line.amount)));

/**
 * What follows from other values of a non-PO invoice (spec 2 §4): another tax type works all lines out again, and the blocks beside the
 * lines fill, empty and follow. A line works itself out while it is typed in (`withTax` of the line table).
 */
export function nonPoDerive(defaults: ExtraDefaults): Derive<NonPoValues> {
  return (values, previous) => {
    const taxType = values.taxType?.name;
    const items = taxType === previous.taxType?.name ? values.items : values.items.map(line => withTax(line, taxType));
    const sums = { lineSum: lineSum(values.items), lastSum: lineSum(previous.items) };
    return { items, ...deriveExtras(values, sums, defaults) };
  };
}
