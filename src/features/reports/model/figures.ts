import type { Id } from '@/lib/ids';
import { sum, type DecimalText } from '@/lib/money';
import type { Figure } from '../api/useFigures';

export interface CurrencySum {
  currencyCode: string;
  countryCode: string | null;
  amount: DecimalText;
}

/** Adds up amounts by currency, largest group first. Counts an invoice with several rows once. */
export function getSums(
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
    .map(([currencyCode, { countryCode, amounts }]) => ({ currencyCode, countryCode, amount: sum(amounts.values()) }));
}

export interface AgeSpan {
  label: string;
  from: string;
  to: string;
}

export interface AgingChoice {
  level: string | null;
  span: AgeSpan | null;
}

export const AGE_SPANS: readonly AgeSpan[] = [
  { label: '0–7', from: '0', to: '7' },
  { label: '8–15', from: '8', to: '15' },
  { label: '16–30', from: '16', to: '30' },
  { label: '31+', from: '31', to: '' },
];

/** Counts invoices per level and age range, in the order of `levels`; skips other levels. */
export function countByLevel(figures: readonly Figure[], levels: readonly string[]): number[][] {
  const counts = levels.map(() => AGE_SPANS.map(() => 0));
  for (const { level, ageInDay } of figures) {
    const row = counts[levels.indexOf(level ?? '')];
    const span = AGE_SPANS.findIndex(({ from, to }) => isWithin(ageInDay, from, to));
    if (row && span !== -1) row[span] = (row[span] ?? 0) + 1;
  }
  return counts;
}

export function isWithin(days: number | null | undefined, from: string, to: string): boolean {
  const age = days ?? 0;
  return (from === '' || age >= Number(from)) && (to === '' || age <= Number(to));
}
