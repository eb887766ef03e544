import { first, type Database } from '../../data/database.ts';
import { final, staging } from './kinds.ts';

/** One travel invoice for so many records that are asked for. */
const SHARE = 10;

/** Copies the seeded rows until there are so many, under numbers of their own; files are not copied along. */
export async function fill(db: Database, total: number): Promise<void> {
  for (const { table } of [staging, final]) {
    const wanted = Math.ceil(total / SHARE);
    const columns = await db.query<{ name: string }>(
      `select column_name "name" from information_schema.columns
        where table_name = $1 and column_name not in ('id', 'uid', 'invoice_number', 'rct')`,
      [table],
    );
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const counted = await first<{ seeded: number; bulk: number }>(
      db,
      `select (count(*) filter (where invoice_number not like 'BULK%'))::int seeded,
              (count(*) filter (where invoice_number like 'BULK%'))::int bulk from ${table}`,
    );
    const { seeded = 0, bulk = 0 } = counted ?? {};
    const missing = wanted - seeded - bulk;
    if (missing <= 0 || seeded === 0) continue;
    await db.query(
      `insert into ${table} (invoice_number, rct, ${names})
       select 'BULK' || n, rct - n * interval '1 minute', ${names}
         from generate_series($1::int, $2::int) n
         join (select *, row_number() over (order by id) - 1 place from ${table} where invoice_number not like 'BULK%') s
           on s.place = n % $3::int`,
      [bulk + 1, bulk + missing, seeded],
    );
    // Also marks the pages as all-visible: counts then read an index only.
    await db.query(`vacuum analyze ${table}`);
  }
}
