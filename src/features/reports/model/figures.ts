import type { Id } from '@/lib/ids';
import { sum, type DecimalText } from '@/lib/money';
import type { Figure } from '../api/useFigures';

/** A sum in one currency; `countryCode` decides how its digits are grouped. */
export interface CurrencySum {
  currencyCode: string;
  countryCode: string | null;
  amount: DecimalText;
}

/** Sums by currency, the largest group first; an invoice that has several rows counts once. */
export function sumsOf(
  figures: readonly Pick<Figure, 'id' | 'amount' | 'currencyCode' | 'countryCode'>[],
): CurrencySum[] {
  const groups = new Map<string, { countryCode: string | null; amounts: Map<Id, string | number> }>();
  for (const { id, amount, currencyCode, countryCode } of figures) {
    const key = currencyCode ?? '';
    const group = groups.get(key) ?? { countryCode, amounts: new Map<Id, string | number>() };
    group.amounts.set(id, amount ?? '0');
    groups.set(key, group);
  }
  return [...groups]
    .toSorted(([, a], [, b]) => b.amounts.size - a.amounts.size)
    .map(([currencyCode, { countryCode, amounts }]) => ({
      currencyCode,
      countryCode,
      amount: sum(amounts.values()),
    }));
}

/** A span of days since the last update; `to` is '' for the open end. */
export interface AgeSpan {
  label: string;
  from: string;
  to: string;
}

/** What the list is filtered by: a level, a span of days, both or neither. */
export interface AgingChoice {
  level: string | null;
  span: AgeSpan | null;
}

/** How old what is on its way may be, in days. */
export const AGE_SPANS: readonly AgeSpan[] = [
  { label: '0–7', from: '0', to: '7' },
  { label: '8–15', from: '8', to: '15' },
  { label: '16–30', from: '16', to: '30' },
  { label: '31+', from: '31', to: '' },
];

/** How many invoices of each span stand at each level, in the order of `levels`; a level that is none of them is left out. */
export function countByLevel(figures: readonly Figure[], levels: readonly string[]): number[][] {
  const counts = levels.map(() => AGE_SPANS.map(() => 0));
  for (const { level, ageInDay } of figures) {
    const row = counts[levels.indexOf(level ?? '')];
    const span = AGE_SPANS.findIndex(({ from, to }) => isWithin(ageInDay, from, to));
    if (row && span !== -1) row[span] = (row[span] ?? 0) + 1;
  }
  return counts;
}

/** Whether a number of days lies in the span, both ends included; '' is no end. */
export function isWithin(days: number | null | undefined, from: string, to: string): boolean {
  const age = days ?? 0;
  return (from === '' || age >= Number(from)) && (to === '' || age <= Number(to));
}
