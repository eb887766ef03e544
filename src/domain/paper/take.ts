import { formatDay } from '@/lib/dates';
import type { Take, TakeContext } from './paper';

/** A field whose value is a row of a list: code and name. */
interface Choice {
  code: string;
  name: string;
}

/** The taking of the fields that every kind of invoice may have, each left out where the paper does not say it. */
export const takes = {
  text<V>(field: keyof V & string, label: string, text: string): Take<V>[] {
    return text.trim() === '' ? [] : [{ field, label, value: () => text.trim() as V[typeof field], words: String }];
  },
  day<V>(field: keyof V & string, label: string, day: string): Take<V>[] {
    return day === ''
      ? []
      : [{ field, label, value: () => day as V[typeof field], words: value => formatDay(String(value)) }];
  },
  choice<V>(field: keyof V & string, label: string, choice: Choice | null | undefined): Take<V>[] {
    if (!choice?.code) return [];
    // Of one code, what stands in the form is the same row, whatever it is called there.
    const value = (values: V) => {
      const now = values[field] as Choice | null;
      return (now?.code === choice.code ? now : choice) as V[typeof field];
    };
    return [{ field, label, value, words: named => nameOf(named as Choice | null) }];
  },
};

const nameOf = (choice: Choice | null) => choice?.name || choice?.code || '';

/** The rows that a lookup of the form finds, whatever the form holds; a search that fails finds nothing. */
export async function found<Row>(
  { lookups, signal }: Pick<TakeContext<unknown>, 'lookups' | 'signal'>,
  lookup: string,
  text: string,
): Promise<Row[]> {
  try {
    return ((await lookups[lookup]?.(text, {}, signal)) ?? []) as Row[];
  } catch {
    return [];
  }
}
