import { randomUUID } from 'node:crypto';
import type { DocumentKind, RecordType } from '../declared/recordType.ts';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { isSupplierSide } from '../access.ts';
import { getColumn, isJson, type Columns, type RecordColumn } from '../declared/columns.ts';

/** Fixed product source (spec 2 §6). */
export const CREATED_SOURCE = 'SupplierPortal';

type Row = Record<string, unknown>;

/** JSON becomes text. @throws for a name that is no column. */
export function toTable(columns: Columns, row: Row): Row {
  return byColumn(columns, row, (column, value) => (isJson(column) && value != null ? JSON.stringify(value) : value));
}

/** @throws for a name that is no column. */
export function toJsonRow(columns: Columns, row: Row): Row {
  return byColumn(columns, row, (_column, value) => value);
}

function byColumn(columns: Columns, row: Row, valueOf: (column: RecordColumn, value: unknown) => unknown): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const column = columns[name];
      if (!column || column.sql) throw new Error(`${name} is no column that is written`);
      return [getColumn(name, column), valueOf(column, value)];
    }),
  );
}

/** Returns the id. The table sets `rut`. */
export async function writeRecord(
  db: Sql,
  viewer: Viewer,
  { table, prefix }: RecordType,
  id: number | null | undefined,
  row: Row,
): Promise<number> {
  if (id) {
    const names = Object.keys(row);
    const set = names.map((name, index) => `${name} = $${index + 3}`).join(', ');
    await db.query(`update ${table} set ${set}, rub = $2 where id = $1`, [id, viewer.userId, ...Object.values(row)]);
    return id;
  }
  const all = {
    created_by: isSupplierSide(viewer) ? 'Supplier' : 'employee',
    ...row,
    created_by_name: viewer.userName,
    created_source: CREATED_SOURCE,
    rcb: viewer.userId,
  };
  const marks = Object.keys(all).map((_name, index) => `$${index + 1}`);
  const created = await first<{ id: number }>(
    db,
    `insert into ${table} (${Object.keys(all).join(', ')}) values (${marks.join(', ')}) returning id`,
    Object.values(all),
  );
  const fresh = created?.id ?? 0;
  await db.query(`update ${table} set no = $2 where id = $1`, [fresh, documentNo(prefix, fresh)]);
  return fresh;
}

export function documentNo(prefix: string, id: number): string {
  return `${prefix}/${String(id).padStart(6, '0')}`;
}

/** A line with a missing or duplicate uid gets a new one. */
export async function writeLines(db: Sql, { lines }: DocumentKind, recordId: number, rows: Row[]): Promise<void> {
  await db.query(`delete from ${lines.table} where ${lines.record} = $1`, [recordId]);
  if (rows.length === 0) return;
  const known = new Set<unknown>();
  const stored = rows.map(({ uid, ...row }, index) => {
    const own = uid && !known.has(uid) ? uid : randomUUID();
    known.add(own);
    return { ...toJsonRow(lines.columns, row), [lines.record]: recordId, line: index + 1, uid: own };
  });
  const names = Object.keys(stored[0] ?? {}).join(', ');
  await db.query(
    `insert into ${lines.table} (${names}) select ${names} from jsonb_populate_recordset(null::${lines.table}, $1::jsonb)`,
    [JSON.stringify(stored)],
  );
}
