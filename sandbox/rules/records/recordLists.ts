import type { RecordKind, RecordReport } from '../../kinds/recordKind.ts';
import { bySupplier } from '../lists/bySupplier.ts';
import type { ListDefinition } from '../lists/listQuery.ts';
import { listOf } from './columns.ts';
import { byPaymentState } from './paymentState.ts';

/** The records of a kind, for its list and its export. */
export function recordList({ table, columns }: Pick<RecordKind, 'table' | 'columns'>): ListDefinition {
  return { ...listOf(`${table} i`, 'not i.deleted', columns), parameters: { ...bySupplier, ...byPaymentState } };
}

/** The rows of a kind's report, for its screen and its export. */
export function reportList({ table }: Pick<RecordKind, 'table'>, report: RecordReport): ListDefinition {
  const { from = `${table} i`, where, columns, key, worked } = report;
  const rows = { ...listOf(from, where, columns), parameters: bySupplier };
  return { ...rows, ...(key ? { key } : {}), ...(worked ? { worked } : {}) };
}
