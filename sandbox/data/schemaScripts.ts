import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kinds } from '../kinds/kinds.ts';
import type { RecordKind } from '../kinds/recordKind.ts';

/** Everything that creates the empty database: shared tables, then those of each kind. */
export async function schemaScripts(): Promise<string[]> {
  const scripts = [
    await sqlOf('tables.sql'),
    await sqlOf('record.sql'),
    await sharedIndexes(),
    await sqlOf('orders.sql'),
  ];
  for (const kind of kinds)
    scripts.push(
      await readFile(join(kind.folder, 'tables.sql'), 'utf8'),
      `create trigger ${kind.table}_rut before update on ${kind.table} for each row execute function stamp_rut()`,
      ...(await indexScripts(kind)),
    );
  return scripts;
}

/** The indexes of what belongs to every record. */
export function sharedIndexes(): Promise<string> {
  return sqlOf('indexes.sql');
}

/** The indexes of a kind's table: those that every kind has and its own, where it has some. */
export async function indexScripts({ table, folder }: Pick<RecordKind, 'table' | 'folder'>): Promise<string[]> {
  const own = await readFile(join(folder, 'indexes.sql'), 'utf8').catch(() => '');
  return [(await sqlOf('recordIndexes.sql')).replaceAll('TABLE', table), own];
}

function sqlOf(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'sql', name), 'utf8');
}
