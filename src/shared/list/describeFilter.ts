import { formatDate } from '@/lib/dates';
import { toOption } from './filterCodec';
import type { AppliedFilter, FilterDef } from './listTypes';

/** The filter's value in words: 'Draft, Approved', '01-Jan-2026 to 31-Jan-2026'. */
export function describeFilter(filter: AppliedFilter, defs: readonly FilterDef[]): string {
  switch (filter.kind) {
    case 'text':
    case 'number':
      return filter.value;
    case 'date':
      return formatDate(filter.value);
    case 'dateRange':
      return `${formatDate(filter.from)} to ${formatDate(filter.to)}`;
    case 'checkBox': {
      const def = defs.find(candidate => candidate.name === filter.name);
      const options = def?.kind === 'checkBox' && !('lookup' in def.options) ? def.options.map(toOption) : [];
      return filter.values.map(value => options.find(option => option.value === value)?.label ?? value).join(', ');
    }
    case 'cimSupplier':
      return filter.suppliers.map(({ code, name }) => (name ? `${name} (${code})` : code)).join(', ');
  }
}

/** The label of the filter's definition. */
export function labelOf(filter: AppliedFilter, defs: readonly FilterDef[]): string {
  return defs.find(def => def.name === filter.name)?.label ?? filter.name;
}
