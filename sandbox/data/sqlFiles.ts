import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A file of `sql/`. */
export function sqlOf(name: string): Promise<string> {
  return readFile(join(import.meta.dirname, 'sql', name), 'utf8');
}

/** The indexes of what belongs to every record. */
export function sharedIndexes(): Promise<string> {
  return sqlOf('indexes.sql');
}

/** The indexes of a kind's table: those that every kind has, and the `indexes.sql` of its folder where there is one. */
export async function indexScripts(table: string, folder: string): Promise<string[]> {
  const own = await readFile(join(folder, 'indexes.sql'), 'utf8').catch(() => '');
  return [(await sqlOf('recordIndexes.sql')).replaceAll('TABLE', table), own];
}
