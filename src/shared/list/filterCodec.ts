import { parseDecimalText } from '@/lib/decimalText';
import { searchText } from '@/lib/text';
import type { AppliedFilter, FilterDef, FilterOption, ListParameter, SupplierPick } from './listTypes';

/** Far beyond what people type; what is longer did not come from this screen. */
const MAX_TEXT = 200;
const MAX_CHOICES = 50;
const NUMBER = /^-?\d{1,15}(\.\d{1,4})?$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** '' when there is nothing to search for. */
function cleanText(text: string): string {
  const clean = searchText(text);
  return clean.length > MAX_TEXT ? '' : clean;
}

/** A day of the calendar as `YYYY-MM-DD`. Kept free of the date library: the entry uses this file. */
export function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** Decimal text of a number to filter by; '' when it is none, or beyond what any column holds. */
export function cleanNumber(text: string): string {
  const plain = parseDecimalText(text) ?? '';
  return NUMBER.test(plain) ? plain : '';
}

/** An option given as a word is its own label. */
export function toOption(option: string | FilterOption): FilterOption {
  return typeof option === 'string' ? { value: option, label: option } : option;
}

function unique<T>(items: T[], keyOf: (item: T) => string): T[] {
  const seen = new Set<string>();
  return items.filter(item => !seen.has(keyOf(item)) && seen.add(keyOf(item))).slice(0, MAX_CHOICES);
}

function cleanSupplier({ code, name }: SupplierPick): SupplierPick {
  const plain = cleanText(code);
  return { code: /[~,]/.test(plain) ? '' : plain, name: cleanText(name) };
}

/**
 * The filter of `def` with the given raw values, or null when they make none: wrong, unknown or hostile values are left out,
 * a reversed range is turned. The only maker of `AppliedFilter`.
 */
export function makeFilter(
  def: FilterDef,
  raw: { texts?: string[]; suppliers?: SupplierPick[] },
): AppliedFilter | null {
  const { name, kind } = def;
  const texts = raw.texts ?? [];
  const first = cleanText(texts[0] ?? '');
  switch (kind) {
    case 'text':
      return first ? { name, kind, value: first } : null;
    case 'number': {
      const value = cleanNumber(first);
      return value ? { name, kind, value } : null;
    }
    case 'date':
      return isDay(first) ? { name, kind, value: first } : null;
    case 'dateRange': {
      const [from = '', to = ''] = texts.slice(0, 2).map(cleanText).sort();
      return isDay(from) && isDay(to) ? { name, kind, from, to } : null;
    }
    case 'checkBox': {
      const { options } = def;
      const known = 'lookup' in options ? null : new Set(options.map(option => toOption(option).value));
      const values = unique(texts.map(cleanText), text => text).filter(text => text && (known?.has(text) ?? true));
      return values.length > 0 ? { name, kind, values } : null;
    }
    case 'cimSupplier': {
      const suppliers = unique((raw.suppliers ?? []).map(cleanSupplier), pick => pick.code).filter(pick => pick.code);
      return suppliers.length > 0 ? { name, kind, suppliers } : null;
    }
  }
}

/** Values of the filter in the address, one query parameter each. `fromAddress` reads them back. */
export function toAddress(filter: AppliedFilter): string[] {
  switch (filter.kind) {
    case 'text':
    case 'number':
    case 'date':
      return [filter.value];
    case 'dateRange':
      return [`${filter.from}..${filter.to}`];
    case 'checkBox':
      return filter.values;
    case 'cimSupplier':
      return filter.suppliers.map(({ code, name }) => `${code}~${name}`);
  }
}

export function fromAddress(def: FilterDef, texts: string[]): AppliedFilter | null {
  if (def.kind === 'dateRange') return makeFilter(def, { texts: texts[0]?.split('..') ?? [] });
  if (def.kind === 'cimSupplier') return makeFilter(def, { suppliers: texts.map(supplierFromAddress) });
  return makeFilter(def, { texts });
}

function supplierFromAddress(text: string): SupplierPick {
  const [code = '', ...name] = text.split('~');
  return { code, name: name.join('~') };
}

/** The value on the wire and in a preset: lists and ranges are joined by commas (spec 1 §7). */
export function toValue(filter: AppliedFilter): string {
  switch (filter.kind) {
    case 'text':
    case 'number':
    case 'date':
      return filter.value;
    case 'dateRange':
      return `${filter.from},${filter.to}`;
    case 'checkBox':
      return filter.values.join(',');
    case 'cimSupplier':
      return filter.suppliers.map(({ code }) => code).join(',');
  }
}

/** Type of a condition on the wire; a text has none (spec 1 §7: int for number, dateRange, date, checkBox, cimSupplier). */
const WIRE_TYPE: Record<AppliedFilter['kind'], string | undefined> = {
  text: undefined,
  number: 'int',
  date: 'date',
  dateRange: 'dateRange',
  checkBox: 'checkBox',
  cimSupplier: 'cimSupplier',
};

export function toParameter(filter: AppliedFilter): ListParameter {
  const type = WIRE_TYPE[filter.kind];
  return { name: filter.name, value: toValue(filter), ...(type ? { type } : {}) };
}
