import type { RecordKind, RecordReport } from '../../kinds/recordKind.ts';
import type { ListDefinition } from '../lists/listQuery.ts';
import { listOf } from './columns.ts';

/** The rows of a kind's report, for its screen and its export. */
export function reportList({ table }: Pick<RecordKind, 'table'>, report: RecordReport): ListDefinition {
  const { from = `${table} i`, where, columns, key, worked } = report;
  return { ...listOf(from, where, columns), ...(key ? { key } : {}), ...(worked ? { worked } : {}) };
}
