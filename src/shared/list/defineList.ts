import { LAYOUT } from '@/shared/fieldTypes/layout';
import type { ColumnDef, FilterDef, FilterOption, ListDef } from './listTypes';

const YES_NO: readonly FilterOption[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

function getFilter<Row>(column: ColumnDef<Row>): FilterDef[] {
  const { name, title: label, kind, filter } = column;
  if (!filter) return [];
  if (typeof filter === 'object' && 'kind' in filter) return [filter];
  // A backend may have more statuses (docs/integration.md).
  if (typeof filter === 'object')
    return [{ name, label, kind: 'checkBox', options: filter, isOpen: kind === 'status' }];
  const own = filter === true ? (kind in LAYOUT && LAYOUT[kind as keyof typeof LAYOUT].filter) || 'text' : filter;
  return [own === 'checkBox' ? { name, label, kind: own, options: YES_NO } : { name, label, kind: own }];
}

/** Returns the list with filters in column order; filters that no column declares come last. */
export function defineList<Row, Def extends ListDef<Row> = ListDef<Row>>(def: Def): Def {
  return { ...def, filters: [...def.columns.flatMap(getFilter), ...(def.filters ?? [])] };
}
