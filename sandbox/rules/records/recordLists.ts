import type { RecordType, RecordReport } from '../declared/recordType.ts';
import { bySupplier } from '../lists/bySupplier.ts';
import type { ListDefinition } from '../lists/listQuery.ts';
import { getList } from '../declared/columns.ts';
import { byPaymentState } from './paymentState.ts';

export function recordList({ table, columns }: Pick<RecordType, 'table' | 'columns'>): ListDefinition {
  return { ...getList(`${table} i`, 'not i.deleted', columns), parameters: { ...bySupplier, ...byPaymentState } };
}

export function reportList({ table }: Pick<RecordType, 'table'>, report: RecordReport): ListDefinition {
  const { from = `${table} i`, where, columns, key, worked } = report;
  const rows = { ...getList(from, where, columns), parameters: bySupplier };
  return { ...rows, ...(key ? { key } : {}), ...(worked ? { worked } : {}) };
}
