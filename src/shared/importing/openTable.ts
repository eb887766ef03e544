import { findTable, type ColumnMatch, type TableColumn, type TableRow, type TableSheet } from '@/lib/tableColumns';
import type { SelectOption } from '@/shared/fieldTypes/types';
import { counted } from '@/shared/grid/block';
import type { ImportDef } from './importDef';

export interface OpenedTable {
  sheet: string;
  headings: readonly string[];
  rows: readonly TableRow[];
  match: ColumnMatch;
  notes: readonly string[];
}

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** Returns the table of the file that fits the template best. */
export function openTable(
  def: ImportDef,
  sheets: readonly TableSheet[],
  notes: readonly string[],
): OpenedTable | { refused: string } {
  const table = findTable(getTableColumns(def), sheets);
  if ('refused' in table) return table;
  const { sheet, headings, rows, match } = table;
  if (rows.length === 0) return { refused: `This file has headings but no ${def.noun}` };
  const others = sheets.filter(other => other !== sheet && other.name !== 'Instructions' && other.rows.some(isFilled));
  const more =
    others.length === 0
      ? []
      : [`Only the sheet '${sheet.name}' is imported, not ${others.map(({ name }) => `'${name}'`).join(', ')}.`];
  const hidden = rows.filter(({ isHidden }) => isHidden).length;
  if (hidden > 0)
    more.push(
      `${counted(hidden, 'hidden row')} will be imported, too. To skip ${hidden === 1 ? 'it' : 'them'}, use 'Exclude hidden rows'.`,
    );
  return { sheet: sheet.name, headings, rows, match, notes: [...notes, ...more] };
}

/** Returns the names to match headings with: title, other spellings, then key. */
export function getTableColumns(def: ImportDef): TableColumn[] {
  return def.columns.map(({ key, title, spellings = [] }) => ({ key, names: [title, ...spellings, key] }));
}

/** Returns the titles of required columns without a column of the file. */
export function unmatched(def: ImportDef, match: ColumnMatch): string[] {
  return def.columns.filter(({ key, required }) => required && match[key] === null).map(({ title }) => title);
}

export const headingAt = (headings: readonly string[], at: number) => headings[at]?.trim() || `Column ${at + 1}`;

/** Returns the names of filled columns that are not imported. */
export function unusedColumns(
  { headings, rows }: Pick<OpenedTable, 'headings' | 'rows'>,
  match: ColumnMatch,
): string[] {
  const used = new Set(Object.values(match));
  return headings.flatMap((_, at) =>
    !used.has(at) && rows.some(({ cells }) => cells[at]?.trim()) ? [headingAt(headings, at)] : [],
  );
}

/** Loads the options of all select columns; `missing` names those that failed. */
export async function loadOptions(def: ImportDef, signal: AbortSignal) {
  const options = new Map<string, readonly SelectOption[]>();
  const missing: string[] = [];
  await Promise.all(
    def.columns.map(async column => {
      if (column.kind !== 'select') return;
      try {
        options.set(column.key, typeof column.options === 'function' ? await column.options(signal) : column.options);
      } catch {
        missing.push(column.title);
      }
    }),
  );
  return { options, missing };
}
