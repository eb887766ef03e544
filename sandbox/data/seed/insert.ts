import type { Sql } from '../database.ts';

/** Inserts rows of one table in one statement; keys are column names. Columns absent from the first row keep their default. */
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
