import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kinds, plainAreas } from '../recordTypes/recordTypes.ts';
import { getDefinitions, type Columns } from '../rules/declared/columns.ts';
import { supplierColumns } from '../rules/supplier/columns.ts';
import { masterSupplierColumns } from '../rules/supplier/masterColumns.ts';
import { sectionKinds } from '../sections/sections.ts';
import { tableScript } from '../sections/table.ts';
import { getSql } from '../data/sqlFiles.ts';

/** Returns the scripts that create the empty database: shared tables, tables of each record type, then views. */
export async function schemaScripts(): Promise<string[]> {
  const recordIndexes = await getSql('recordIndexes.sql');
  const scripts = [
    await getSql('supplier.sql'),
    addColumns('supplier', supplierColumns),
    await getSql('tables.sql'),
    addColumns('master_supplier', masterSupplierColumns),
    ...sectionKinds.map(tableScript),
    await getSql('record.sql'),
    await getSql('orders.sql'),
  ];
  for (const { table, folder, columns, lines } of kinds) {
    scripts.push(
      await readFile(join(folder, 'tables.sql'), 'utf8'),
      addColumns(table, columns),
      ...(lines ? [addColumns(lines.table, lines.columns)] : []),
      rutTrigger(table),
      recordIndexes.replaceAll('TABLE', table),
    );
  }
  for (const { folder, kinds: plain } of plainAreas) {
    scripts.push(await readFile(join(folder, 'tables.sql'), 'utf8'));
    for (const { table, columns } of plain) scripts.push(addColumns(table, columns), rutTrigger(table));
  }
  return [...scripts, await getSql('orderState.sql')];
}

/** Adds the declared columns that the SQL files omit: those need more than a type. */
const addColumns = (table: string, columns: Columns) =>
  `alter table ${table} ${getDefinitions(columns)
    .map(column => `add column if not exists ${column}`)
    .join(', ')}`;

const rutTrigger = (table: string) =>
  `create trigger ${table}_rut before update on ${table} for each row execute function stamp_rut()`;
