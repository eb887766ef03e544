import { first, type Database } from '../../data/database.ts';
import { final, staging } from './kinds.ts';

/** One travel invoice for so many records that are asked for. */
const SHARE = 10;

/** What lies in a column of files has rows of its own: a copy names copies of them, which share the bytes on the disk. */
const FILE_COLUMNS = ['invoice_copy', 'supporting_documents'] as const;

/** Copies the seeded rows until there are so many, under numbers of their own, each with files of its own. */
export async function fill(db: Database, total: number): Promise<void> {
  for (const { table, context } of [staging, final]) {
    const wanted = Math.ceil(total / SHARE);
    const columns = await db.query<{ name: string }>(
      `select column_name "name" from information_schema.columns
        where table_name = $1 and column_name not in ('id', 'uid', 'invoice_number', 'invoice_number_key', 'rct')`,
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
      `insert into ${table} (invoice_number, invoice_number_key, rct, ${names})
       select 'BULK' || n, 'BULK' || n, rct - n * interval '1 minute', ${names}
         from generate_series($1::int, $2::int) n
         join (select *, row_number() over (order by id) - 1 place from ${table} where invoice_number not like 'BULK%') s
           on s.place = n % $3::int`,
      [bulk + 1, bulk + missing, seeded],
    );
    for (const column of FILE_COLUMNS) await copyFiles(db, table, context, column);
    // Also marks the pages as all-visible: counts then read an index only.
    await db.query(`vacuum analyze ${table}`);
  }
}

/** Gives the copies that still name the files of the row they were made from files of their own; names of missing files stay. */
async function copyFiles(
  db: Database,
  table: string,
  context: string,
  column: (typeof FILE_COLUMNS)[number],
): Promise<void> {
  const named = `${table} i cross join jsonb_array_elements(i.${column}) with ordinality f (file, at)
      join files o on o.uid = f.file->>'file_uid'
       and not exists (select from file_record r where r.uid = o.uid and r.context = '${context}' and r.context_id = i.id)`;
  const uid = `md5(o.uid || '-' || i.id)::uuid::text`;
  await db.query(
    `with copied as (
       insert into files (uid, file_name, mime_type, size, module, context, owner, path, created_at)
       select ${uid}, o.file_name, o.mime_type, o.size, o.module, o.context, o.owner, o.path, o.created_at
         from ${named} where i.invoice_number like 'BULK%')
     insert into file_record (uid, context, context_id)
     select ${uid}, '${context}', i.id from ${named} where i.invoice_number like 'BULK%'`,
  );
  await db.query(
    `update ${table} t set ${column} = own.files
       from (select i.id, jsonb_agg(f.file || jsonb_build_object('file_uid', ${uid}) order by f.at) files
               from ${named} where i.invoice_number like 'BULK%' group by i.id) own
      where own.id = t.id`,
  );
}
