import { LAYOUT } from '@/shared/kinds/layout';
import type { ColumnDef, FilterDef, FilterOption, ListDef } from './listTypes';

/** What a column of answers is filtered by. */
const YES_NO: readonly FilterOption[] = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/**
 * The filter of a column, by its name and title: as its kind is filtered, in another way that the column names, by a choice of options, or
 * by a filter of its own.
 */
function filterOf<Row>(column: ColumnDef<Row>): FilterDef[] {
  const { name, title: label, kind, filter } = column;
  if (!filter) return [];
  if (typeof filter === 'object' && 'kind' in filter) return [filter];
  if (typeof filter === 'object') return [{ name, label, kind: 'checkBox', options: filter }];
  const own = filter === true ? (kind in LAYOUT && LAYOUT[kind as keyof typeof LAYOUT].filter) || 'text' : filter;
  return [own === 'checkBox' ? { name, label, kind: own, options: YES_NO } : { name, label, kind: own }];
}

/** A list whose filters follow from its columns, in their order; those that it names itself, of what no column shows, come behind them. */
export function defineList<Row, Def extends ListDef<Row> = ListDef<Row>>(def: Def): Def {
  return { ...def, filters: [...def.columns.flatMap(filterOf), ...(def.filters ?? [])] };
}
