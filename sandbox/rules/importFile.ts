import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { isAmbiguousNumber } from '@/lib/ambiguous';
import { withoutPercent } from '@/lib/decimalText';
import { inputErrors } from '@/lib/inputErrors';
import { findTable, valueText } from '@/lib/tableColumns';
import { readTableFile } from '@/lib/tableFile';
import { unreadableCell } from '@/lib/unreadable';
import { first, type Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import type { FieldError } from './errors.ts';

export interface ImportedRow {
  number: number;
  cells: Readonly<Record<string, string>>;
  /** Errors for cells without a value such as '#N/A', ambiguous amounts, and the template's example row. */
  unreadable: FieldError[];
}

interface Reading {
  /** Columns read by stored value; all others by displayed text. */
  amounts: readonly string[];
  rates?: readonly string[];
  days: readonly string[];
  /** Example row of the template, without empty cells. */
  example: Readonly<Record<string, string>>;
}

const EXAMPLE_ROW = "This is the template's example row. Replace or exclude it";

/** By value: 5400 equals 5400.00, 2026-11-21 equals 21-11-2026. */
function isSameCell(one: string, other: string): boolean {
  const [day, otherDay] = [one, other].map(text => text.replace(/^(\d{2})-(\d{2})-(\d{4})$/, '$3-$2-$1'));
  return day === otherDay || (one !== '' && Number(one) === Number(other));
}

/** `refused` is the reason for no rows. `columns`: cell name by heading. */
export async function getRows(
  bytes: Uint8Array,
  fileName: string,
  columns: Readonly<Record<string, string>>,
  { amounts, rates = [], days, example }: Reading,
): Promise<{ rows: ImportedRow[] } | { refused: string }> {
  const wanted = Object.entries(columns).map(([heading, key]) => ({ key, names: [heading] }));
  const numbers = [...amounts, ...rates];
  const file = await readTableFile(bytes, fileName, { rows: MAX_IMPORT_ROWS, columns: wanted });
  if ('refused' in file) return file;
  const table = findTable(wanted, file.sheets);
  if ('refused' in table) return table;
  const { match } = table;
  const missing = Object.entries(columns).filter(([, name]) => match[name] === null);
  if (missing.length > 0)
    return { refused: `These headings are missing: ${missing.map(([heading]) => heading).join(', ')}` };
  const rows = table.rows.map(({ number, cells, values = cells }): ImportedRow => {
    const row: Record<string, string> = {};
    const unreadable: FieldError[] = [];
    for (const { key } of wanted) {
      const at = match[key] ?? -1;
      const value = ([...numbers, ...days].includes(key) ? values[at] : cells[at]) ?? '';
      const text = valueText(value).trim();
      const message =
        unreadableCell(text) ??
        (numbers.includes(key) && isAmbiguousNumber(value) ? inputErrors.ambiguousAmount(text) : null);
      if (message !== null) unreadable.push({ path: key, message });
      row[key] = rates.includes(key) ? withoutPercent(text) : text;
    }
    const isExample = wanted.every(({ key }) => isSameCell(row[key] ?? '', example[key] ?? ''));
    return {
      number,
      cells: row,
      unreadable: isExample ? [{ path: wanted[0]?.key ?? '', message: EXAMPLE_ROW }] : unreadable,
    };
  });
  return rows.length === 0 ? { refused: 'The file has no rows' } : { rows };
}

export async function uploadedBytes(db: Database, viewer: Viewer, uid: string): Promise<Uint8Array | null> {
  const file = await first<{ path: string }>(db, 'select path from files where uid = $1 and owner = $2', [
    uid,
    viewer.userId,
  ]);
  return file ? readFile(join(db.filesFolder, file.path)).catch(() => null) : null;
}
