import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kinds, plainAreas } from '../recordTypes/recordTypes.ts';
import { getDefinitions, type Columns } from '../rules/declared/columns.ts';
import type { DocumentKind, RecordType } from '../rules/declared/recordType.ts';
import { sectionKinds } from '../sections/sections.ts';
import { tableScript } from '../sections/table.ts';
import { getSql } from '../data/sqlFiles.ts';

/** Returns the scripts that create the empty database: shared tables, tables of each record type, then views. */
export async function schemaScripts(): Promise<string[]> {
  const recordIndexes = await getSql('recordIndexes.sql');
  const scripts = [
    await getSql('supplier.sql'),
    await getSql('tables.sql'),
    ...sectionKinds.map(tableScript),
    await getSql('record.sql'),
    await getSql('orders.sql'),
  ];
  for (const kind of kinds) {
    const { table, folder } = kind;
    scripts.push(
      await readFile(join(folder, 'tables.sql'), 'utf8'),
      ...declaredColumns(kind),
      `create trigger ${table}_rut before update on ${table} for each row execute function stamp_rut()`,
      recordIndexes.replaceAll('TABLE', table),
    );
  }
  for (const { folder, kinds: plain } of plainAreas) {
    scripts.push(await readFile(join(folder, 'tables.sql'), 'utf8'));
    for (const { table } of plain)
      scripts.push(`create trigger ${table}_rut before update on ${table} for each row execute function stamp_rut()`);
  }
  return [...scripts, await getSql('orderState.sql')];
}

/** Adds the declared columns that are missing in `tables.sql`, which lists only columns that need more than a type. */
function declaredColumns(kind: RecordType | DocumentKind): string[] {
  const add = (table: string, columns: Columns) =>
    `alter table ${table} ${getDefinitions(columns)
      .map(column => `add column if not exists ${column}`)
      .join(', ')}`;
  const { lines } = kind as Partial<DocumentKind>;
  return [add(kind.table, kind.columns), ...(lines ? [add(lines.table, lines.columns)] : [])];
}
