import { parseDecimalText } from '@/lib/decimalText';
import { inputErrors } from '@/lib/inputErrors';
import { searchText } from '@/lib/text';
import type { AppliedFilter, FilterDef, FilterPick, ListParameter } from './listTypes';
import { ownOptions } from './options';

/** Unvalidated values from the panel, the URL or a preset. `texts` holds text, days and checked options. */
export interface RawFilter {
  texts: readonly string[];
  picks: readonly FilterPick[];
}

export const NOTHING: RawFilter = { texts: [], picks: [] };

type FilterName = FilterDef['kind'];
type Def<K extends FilterName> = FilterDef & { kind: K };
type Applied<K extends FilterName> = AppliedFilter & { kind: K };

interface FilterType<K extends FilterName> {
  /** Condition type in queries (spec 1 §7: int for number, dateRange, date, checkBox, cimSupplier); undefined for text. */
  dtoType: string | undefined;
  /** Creates the filter, or returns null if the values are empty, invalid or hostile. */
  make: (def: Def<K>, raw: RawFilter) => Applied<K> | null;
  raw: (filter: Applied<K>) => RawFilter;
  /** Query conditions, if they differ from the filter's value. */
  conditions?: (filter: Applied<K>) => Pick<ListParameter, 'value' | 'operator'>[];
  /** Value in queries and presets; lists and ranges are joined by commas (spec 1 §7). */
  toValue: (filter: Applied<K>) => string;
  fromValue: (value: string) => RawFilter;
  /** Extra preset data if `toValue` loses information. Picked rows are its `suppliers` (spec 1 §3). */
  kept?: (filter: Applied<K>) => Partial<{ suppliers: FilterPick[]; values: string[] }>;
  toAddress: (filter: Applied<K>) => string[];
  fromAddress: (texts: readonly string[]) => RawFilter;
  problem?: (raw: RawFilter) => string | null;
}

/** Longer than any real input; longer values didn't come from this screen. */
const MAX_TEXT = 200;
const MAX_CHOICES = 50;
const NUMBER = /^-?\d{1,15}(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function cleanText(text = ''): string {
  const clean = searchText(text);
  return clean.length > MAX_TEXT ? '' : clean;
}

/** Cuts the day from a timestamp that another program stored in a preset (docs/decisions.md#unchanged-as-came). */
const cutDay = (text: string) => /^(\d{4}-\d{2}-\d{2})T/.exec(text)?.[1] ?? text;

/** Checks `YYYY-MM-DD` without the date library, because the list's loader imports this file. */
function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Returns a decimal text; '' if it is no number or exceeds every column's limits. */
function cleanNumber(text: string): string {
  const plain = parseDecimalText(text) ?? '';
  return NUMBER.test(plain) ? plain : '';
}

function unique<T>(items: readonly T[], toKey: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter(item => !seen.has(toKey(item)) && seen.add(toKey(item))).slice(0, MAX_CHOICES);
}

function cleanPick({ code, name }: FilterPick): FilterPick {
  const plain = cleanText(code);
  return { code: /[~,]/.test(plain) ? '' : plain, name: cleanText(name) };
}

function pickFromAddress(text: string): FilterPick {
  const [code = '', ...name] = text.split('~');
  return { code, name: name.join('~') };
}

/** Splits a range. A single number is both ends: presets from before ranges hold one number. */
const ends = (text: string, between: string) => (text.includes(between) ? text.split(between) : [text, text]);

const ofTexts = (texts: readonly string[]): RawFilter => ({ ...NOTHING, texts });

const one = {
  raw: (filter: { value: string }) => ofTexts([filter.value]),
  toValue: (filter: { value: string }) => filter.value,
  fromValue: (value: string) => ofTexts([value]),
  toAddress: (filter: { value: string }) => [filter.value],
  fromAddress: ofTexts,
};

/** TypeScript rejects a missing filter type. */
const FILTER_TYPES: { [K in FilterName]: FilterType<K> } = {
  text: {
    ...one,
    dtoType: undefined,
    make: ({ name, kind }, { texts }) => {
      const value = cleanText(texts[0]);
      return value ? { name, kind, value } : null;
    },
  },
  number: {
    ...one,
    dtoType: 'int',
    make: ({ name, kind }, { texts }) => {
      const value = cleanNumber(cleanText(texts[0]));
      return value ? { name, kind, value } : null;
    },
    problem: ({ texts: [first = ''] }) =>
      first.trim() && !cleanNumber(first) ? inputErrors.number(first.trim()) : null,
  },
  numberRange: {
    dtoType: 'int',
    // Sorts the ends of a reversed range.
    make: ({ name, kind }, { texts }) => {
      const both = texts.slice(0, 2).map(text => cleanNumber(cleanText(text)));
      const [from = '', to = ''] = both.every(Boolean) ? both.sort((a, b) => Number(a) - Number(b)) : both;
      return from || to ? { name, kind, from, to } : null;
    },
    raw: ({ from, to }) => ofTexts([from, to]),
    conditions: ({ from, to }) => {
      if (from === to) return [{ value: from }];
      const both = [
        { value: from, operator: '>=' },
        { value: to, operator: '<=' },
      ];
      return both.filter(({ value }) => value);
    },
    toValue: ({ from, to }) => `${from},${to}`,
    fromValue: value => ofTexts(ends(value, ',')),
    toAddress: ({ from, to }) => [`${from}..${to}`],
    fromAddress: ([text = '']) => ofTexts(ends(text, '..')),
    problem: ({ texts: [first = '', second = ''] }) => {
      const wrong = [first, second].find(text => text.trim() && !cleanNumber(text));
      if (wrong !== undefined) return inputErrors.number(wrong.trim());
      return first.trim() && second.trim() && Number(cleanNumber(first)) > Number(cleanNumber(second))
        ? "The first number can't be greater than the second."
        : null;
    },
  },
  date: {
    ...one,
    dtoType: 'date',
    fromValue: value => ofTexts([cutDay(value)]),
    make: ({ name, kind }, { texts }) => {
      const value = cleanText(texts[0]);
      return isDay(value) ? { name, kind, value } : null;
    },
    problem: ({ texts: [first = ''] }) => (first && !isDay(first) ? inputErrors.date(first) : null),
  },
  dateRange: {
    dtoType: 'dateRange',
    // Sorts the ends of a reversed range.
    make: ({ name, kind }, { texts }) => {
      const [from = '', to = ''] = texts.slice(0, 2).map(cleanText).sort();
      return isDay(from) && isDay(to) ? { name, kind, from, to } : null;
    },
    raw: ({ from, to }) => ofTexts([from, to]),
    toValue: ({ from, to }) => `${from},${to}`,
    fromValue: value => ofTexts(value.split(',').map(cutDay)),
    toAddress: ({ from, to }) => [`${from}..${to}`],
    fromAddress: texts => ofTexts(texts[0]?.split('..') ?? []),
    problem: ({ texts: [first = '', second = ''] }) => {
      if (!first && !second) return null;
      if (!first || !second) return 'Choose both dates.';
      const wrong = [first, second].find(day => !isDay(day));
      if (wrong !== undefined) return inputErrors.date(wrong);
      return first > second ? "The first date can't be after the second." : null;
    },
  },
  checkBox: {
    dtoType: 'checkBox',
    make: ({ name, kind, options, isOpen }, { texts }) => {
      const known = isOpen ? null : ownOptions(options);
      const values = unique(texts.map(cleanText), text => text).filter(Boolean);
      const areKnown = values.every(text => known?.some(({ value }) => value === text) ?? true);
      return values.length > 0 && areKnown ? { name, kind, values } : null;
    },
    raw: ({ values }) => ofTexts(values),
    toValue: ({ values }) => values.join(','),
    fromValue: value => ofTexts(value.split(',')),
    // The comma-joined value can't represent a name with a comma.
    kept: ({ values }) => (values.some(value => value.includes(',')) ? { values } : {}),
    toAddress: ({ values }) => values,
    fromAddress: ofTexts,
  },
  cimSupplier: {
    dtoType: 'cimSupplier',
    make: ({ name, kind }, raw) => {
      const picks = unique(raw.picks.map(cleanPick), pick => pick.code).filter(pick => pick.code);
      return picks.length > 0 ? { name, kind, picks } : null;
    },
    raw: ({ picks }) => ({ ...NOTHING, picks }),
    toValue: ({ picks }) => picks.map(({ code }) => code).join(','),
    fromValue: value => ({ ...NOTHING, picks: value.split(',').map(code => ({ code, name: '' })) }),
    kept: ({ picks }) => ({ suppliers: picks }),
    toAddress: ({ picks }) => picks.map(({ code, name }) => `${code}~${name}`),
    fromAddress: texts => ({ ...NOTHING, picks: texts.map(pickFromAddress) }),
  },
};

export const getDef = (defs: readonly FilterDef[], name: string | undefined): FilterDef | undefined =>
  defs.find(def => def.name === name);

/** Returns the type's functions for a filter or a definition. */
export function getFilterType(of: { kind: FilterName }): FilterType<FilterName> {
  // TypeScript can't relate the entry's own type to `of.kind`.
  return FILTER_TYPES[of.kind] as FilterType<FilterName>;
}

/** Creates a filter from raw values, or returns null if they are empty or invalid. Only this function creates an `AppliedFilter`. */
export function makeFilter(def: FilterDef, raw: Partial<RawFilter>): AppliedFilter | null {
  return getFilterType(def).make(def, { ...NOTHING, ...raw });
}

export function toAddress(filter: AppliedFilter): string[] {
  return getFilterType(filter).toAddress(filter);
}

export function fromAddress(def: FilterDef, texts: readonly string[]): AppliedFilter | null {
  return makeFilter(def, getFilterType(def).fromAddress(texts));
}

export function toValue(filter: AppliedFilter): string {
  return getFilterType(filter).toValue(filter);
}

/** Serializes the filter to query conditions; a number range gives one per end. */
export function toParameters(filter: AppliedFilter): ListParameter[] {
  const { dtoType, conditions } = getFilterType(filter);
  const said = conditions?.(filter) ?? [{ value: toValue(filter) }];
  return said.map(condition => ({ name: filter.name, ...condition, ...(dtoType ? { type: dtoType } : {}) }));
}
