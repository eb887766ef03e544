import { formatDay } from '@/lib/dates';
import { getDef } from './filterTypes';
import type { AppliedFilter, FilterDef } from './listTypes';
import { ownOptions } from './options';

type Describe<K extends AppliedFilter['kind']> = (
  filter: AppliedFilter & { kind: K },
  def: FilterDef | undefined,
) => string;

/** Text per filter type. TypeScript rejects a missing type. */
const WORDS: { [K in AppliedFilter['kind']]: Describe<K> } = {
  text: ({ value }) => value,
  number: ({ value }) => value,
  numberRange: ({ from, to }) => {
    if (from === to) return from;
    if (!from) return `up to ${to}`;
    return to ? `${from} to ${to}` : `${from} and more`;
  },
  date: ({ value }) => formatDay(value),
  dateRange: ({ from, to }) => `${formatDay(from)} to ${formatDay(to)}`,
  checkBox: ({ values }, def) => {
    const options = (def?.kind === 'checkBox' && ownOptions(def.options)) || [];
    return values.map(value => options.find(option => option.value === value)?.label ?? value).join(', ');
  },
  cimSupplier: ({ picks }) => picks.map(({ code, name }) => (name ? `${name} (${code})` : code)).join(', '),
};

/** Formats the filter's value for display: 'Draft, Approved', '01-Jan-2026 to 31-Jan-2026'. */
export function describeFilter(filter: AppliedFilter, defs: readonly FilterDef[]): string {
  const describe = WORDS[filter.kind] as Describe<AppliedFilter['kind']>;
  return describe(filter, getDef(defs, filter.name));
}

export function getFilterLabel({ name }: { name: string }, defs: readonly FilterDef[]): string {
  return getDef(defs, name)?.label ?? name;
}
