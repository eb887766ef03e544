import { groupDigits } from '@/lib/grouping';
import { findTable, type ColumnMatch, type TableRow, type TableSheet } from '@/lib/tableColumns';
import type { ImportDef } from './importDef';
import { tableColumnsOf } from './matchColumns';

/** The table that a file is about: its headings, and the filled rows below them with the numbers they have in the file. */
export interface OpenedTable {
  sheet: string;
  headings: readonly string[];
  rows: readonly TableRow[];
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
  const hidden = rows.filter(({ isHidden }) => isHidden).length;
  if (hidden > 0)
    more.push(
      `${groupDigits(hidden)} ${hidden === 1 ? 'row is' : 'rows are'} hidden in the file, for example by a filter, and will be imported. To exclude them, use 'Leave out hidden rows'.`,
    );
  return { sheet: sheet.name, headings, rows, match, notes: [...notes, ...more] };
}
