import { findTable, type ColumnMatch } from '@/lib/tableColumns';
import type { TableSheet } from '@/lib/tableFile';
import type { ImportDef } from './importDef';
import { tableColumnsOf } from './matchColumns';

/** The table that a file is about: its headings, and the filled rows below them with the numbers they have in the file. */
export interface OpenedTable {
  sheet: string;
  headings: readonly string[];
  rows: readonly { number: number; cells: readonly string[] }[];
  match: ColumnMatch;
  /** What a person should know about how the file was read. */
  notes: readonly string[];
}

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** The table of a file that fits the template best, with its rows; or why there is none, in words. */
export function openTable(
  def: ImportDef,
  sheets: readonly TableSheet[],
  notes: readonly string[],
): OpenedTable | { refused: string } {
  const table = findTable(tableColumnsOf(def), sheets);
  if ('refused' in table) return table;
  const { sheet, headings, rows, match } = table;
  if (rows.length === 0) return { refused: `This file has headings but no ${def.noun} below them` };
  const others = sheets.filter(other => other !== sheet && other.name !== 'Instructions' && other.rows.some(isFilled));
  const more =
    others.length === 0
      ? []
      : [`Only the sheet '${sheet.name}' was read, not ${others.map(({ name }) => `'${name}'`).join(', ')}.`];
  return { sheet: sheet.name, headings, rows, match, notes: [...notes, ...more] };
}
