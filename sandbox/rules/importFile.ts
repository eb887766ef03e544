import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { findTable } from '@/lib/tableColumns';
import { first, type Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { openFile, OverLimit } from '../threads/openFile.ts';

/** A row of a file by the headings of its template, with its number in the file. */
export interface ImportedRow {
  number: number;
  cells: Readonly<Record<string, string>>;
}

/** The rows below a template's headings; `refused` says why a file has none. Heading → name of the cell. */
export async function rowsOf(
  bytes: Uint8Array,
  fileName: string,
  owner: string,
  columns: Readonly<Record<string, string>>,
): Promise<{ rows: ImportedRow[] } | { refused: string }> {
  const file = await openFile('readTable', bytes, { fileName, rows: MAX_IMPORT_ROWS }, { owner }).catch(
    (error: unknown) => {
      if (error instanceof OverLimit) return { refused: 'The file takes too long to read' };
      throw error;
    },
  );
  if ('refused' in file) return file;
  const wanted = Object.entries(columns).map(([heading, key]) => ({ key, names: [heading] }));
  const table = findTable(wanted, file.sheets);
  if ('refused' in table) return table;
  const { match } = table;
  const missing = Object.entries(columns).filter(([, name]) => match[name] === null);
  if (missing.length > 0)
    return { refused: `These headings are missing: ${missing.map(([heading]) => heading).join(', ')}` };
  const cellsOf = (cells: readonly string[]) =>
    Object.fromEntries(wanted.map(({ key }) => [key, cells[match[key] ?? -1]?.trim() ?? '']));
  const rows = table.rows.map(({ number, cells }) => ({ number, cells: cellsOf(cells) }));
  return rows.length === 0 ? { refused: 'The file has no rows' } : { rows };
}

/** The bytes of a file that this person uploaded; null when there is none. */
export async function uploadedBytes(db: Database, viewer: Viewer, uid: string): Promise<Uint8Array | null> {
  const file = await first<{ path: string }>(db, 'select path from files where uid = $1 and owner = $2', [
    uid,
    viewer.userId,
  ]);
  return file ? readFile(join(db.filesFolder, file.path)).catch(() => null) : null;
}
