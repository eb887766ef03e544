import type { Sql } from '../database.ts';

/** Columns missing from the first row keep their default. */
export async function insertRows(db: Sql, table: string, rows: readonly object[]): Promise<void> {
  const [head] = rows;
  if (!head) return;
  const columns = Object.keys(head)
    .map(name => `"${name}"`)
    .join(', ');
  await db.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

export type OwnedFileRow = { uid: string; context: string; context_id: number } & Readonly<Record<string, unknown>>;

export async function insertFiles(db: Sql, files: readonly OwnedFileRow[]): Promise<void> {
  const rows = files.map(({ context_id: _record, ...row }) => row);
  await insertRows(db, 'files', rows);
  await insertRows(
    db,
    'file_record',
    files.map(({ uid, context, context_id }) => ({ uid, context, context_id })),
  );
}
