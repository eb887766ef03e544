import { formatDay } from '@/lib/dates';
import { formatMoney, sum } from '@/lib/money';
import type { Take, TakeContext } from './paper';

/** A field whose value is a row of a list: code and name. */
interface Choice {
  code: string;
  name: string;
}

/** The taking of the fields that every kind of invoice may have, each left out where the paper does not say it. */
export const takes = {
  text<V>(field: keyof V & string, label: string, text: string): Take<V>[] {
    return text.trim() === '' ? [] : [{ field, label, value: text.trim() as never, words: String }];
  },
  day<V>(field: keyof V & string, label: string, day: string): Take<V>[] {
    return day === '' ? [] : [{ field, label, value: day as never, words: value => formatDay(String(value)) }];
  },
  choice<V>(field: keyof V & string, label: string, choice: Choice | null | undefined): Take<V>[] {
    if (!choice?.code) return [];
    return [{ field, label, value: choice as never, words: value => nameOf(value as unknown as Choice | null) }];
  },
  rows<V>(
    field: keyof V & string,
    label: string,
    rows: readonly { amount: string }[],
    { isBlank, country }: { isBlank: (row: never) => boolean; country: string },
  ): Take<V>[] {
    if (rows.length === 0) return [];
    const words = (value: unknown) => {
      const lines = (value as { amount: string }[]).filter(row => !isBlank(row as never));
      if (lines.length === 0) return '';
      const amount = formatMoney(sum(lines.map(line => line.amount)), country);
      return `${lines.length === 1 ? '1 line' : `${lines.length} lines`}, ${amount}`;
    };
    return [{ field, label, value: rows as never, words }];
  },
};

const nameOf = (choice: Choice | null) => choice?.name || choice?.code || '';

/** The rows that a lookup of the form finds; a search that fails finds nothing. */
export async function found<Row>(
  { lookups, values, signal }: Pick<TakeContext<object, unknown>, 'lookups' | 'values' | 'signal'>,
  lookup: string,
  text: string,
): Promise<Row[]> {
  try {
    return ((await lookups[lookup]?.(text, values as never, signal)) ?? []) as Row[];
  } catch {
    return [];
  }
}
