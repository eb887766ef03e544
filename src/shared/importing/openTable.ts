import type { TableSheet } from '@/lib/tableFile';
import type { ImportDef } from './importDef';
import { matchColumns, matchedCount, type ColumnMatch } from './matchColumns';

/** The table that a file is about: its headings, and the filled rows below them with the numbers they have in the file. */
export interface OpenedTable {
  sheet: string;
  headings: readonly string[];
  rows: readonly { number: number; cells: readonly string[] }[];
  match: ColumnMatch;
  /** What a person should know about how the file was read. */
  notes: readonly string[];
}

/** A title and some notes may stand above the headings. */
const ROWS_ABOVE = 20;

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** The sheet and the row of headings that fit the template best; the first filled row of the file when none does. */
export function openTable(
  def: ImportDef,
  sheets: readonly TableSheet[],
  notes: readonly string[],
): OpenedTable | { refused: string } {
  let best: { sheet: TableSheet; at: number; match: ColumnMatch; count: number } | undefined;
  for (const sheet of sheets)
    for (const [at, cells] of sheet.rows.slice(0, ROWS_ABOVE).entries()) {
      if (!isFilled(cells)) continue;
      const match = matchColumns(def, cells);
      const count = matchedCount(match);
      if (!best || count > best.count) best = { sheet, at, match, count };
    }
  if (!best) return { refused: 'This file is empty' };
  const { sheet, at, match } = best;
  const headings = sheet.rows[at] ?? [];
  const rows = sheet.rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => isFilled(cells));
  if (rows.length === 0) return { refused: `This file has headings but no ${def.noun} below them` };
  const others = sheets.filter(other => other !== sheet && other.name !== 'Instructions' && other.rows.some(isFilled));
  const more =
    others.length === 0
      ? []
      : [`Only the sheet '${sheet.name}' was read, not ${others.map(({ name }) => `'${name}'`).join(', ')}.`];
  return { sheet: sheet.name, headings, rows, match, notes: [...notes, ...more] };
}
