import { round, sum, type DecimalText } from '@/lib/money';
import type { DeliveryLine } from '../fields/delivery.lines';
import type { OverheadRow } from '../fields/overhead.lines';

export interface DeliveryTotals {
  lines: DecimalText;
  lineOverheads: DecimalText;
  overheads: DecimalText;
  totalAmount: DecimalText;
  totalTax: DecimalText;
  grandTotal: DecimalText;
}

type LineSums = Record<'amount' | 'taxAmount' | 'overheadsAmount' | 'overheadsTax', string>;

/** Computes net, taxes and grand total as sums of displayed amounts (docs/decisions.md#delivery-totals). `lines`: sums by column. */
export function totalsFrom(lines: LineSums, overheads: readonly OverheadRow[]): DeliveryTotals {
  const ownOverheads = round(sum(overheads.map(row => row.amount)));
  const totalAmount = round(sum([lines.amount, lines.overheadsAmount, ownOverheads]));
  const totalTax = round(sum([lines.taxAmount, lines.overheadsTax, ...overheads.map(row => row.taxAmount)]));
  return {
    lines: round(lines.amount),
    lineOverheads: round(lines.overheadsAmount),
    overheads: ownOverheads,
    totalAmount,
    totalTax,
    grandTotal: round(sum([totalAmount, totalTax])),
  };
}

export function getDeliveryTotals(lines: readonly DeliveryLine[], overheads: readonly OverheadRow[]): DeliveryTotals {
  const of = (key: keyof LineSums) => sum(lines.map(line => line[key]));
  return totalsFrom(
    {
      amount: of('amount'),
      taxAmount: of('taxAmount'),
      overheadsAmount: of('overheadsAmount'),
      overheadsTax: of('overheadsTax'),
    },
    overheads,
  );
}
