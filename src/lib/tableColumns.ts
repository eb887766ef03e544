/** A cell's stored value: a number, a day as `YYYY-MM-DD`, a rate as '18%', or text. */
export type TableValue = string | number;

export const valueText = (value: TableValue): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(15))) : value;

/** A table in a file. `rows` includes empty rows, so that row numbers match the file. */
export interface TableSheet {
  name: string;
  rows: string[][];
  /** Stored values per cell; a row without differences is the same array as in `rows`. */
  values?: TableValue[][];
  /** Indexes of filled rows that are hidden by a filter or a user. */
  hiddenRows?: number[];
}

export interface TableRow {
  number: number;
  cells: readonly string[];
  values?: readonly TableValue[];
  isHidden?: boolean;
}

/** A template column: its key, and its headings, the preferred one first. */
export interface TableColumn {
  key: string;
  names: readonly string[];
}

/** File column per template column key; null for unmatched columns. */
export type ColumnMatch = Readonly<Record<string, number | null>>;

/** A file's table: headings and the filled rows below them, with their row numbers in the file. */
export interface FoundTable {
  sheet: TableSheet;
  headings: readonly string[];
  rows: readonly TableRow[];
  match: ColumnMatch;
}

const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

export const ROWS_ABOVE = 20;

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** Matches each file column at most once: the template's heading first, then alternatives. */
export function matchHeadings(columns: readonly TableColumn[], headings: readonly string[]): ColumnMatch {
  const places = new Map<string, number>();
  headings.forEach((heading, at) => {
    const name = plain(heading);
    if (name !== '' && !places.has(name)) places.set(name, at);
  });
  const taken = new Set<number>();
  const match: Record<string, number | null> = Object.fromEntries(columns.map(({ key }) => [key, null]));
  const most = Math.max(...columns.map(({ names }) => names.length));
  for (let round = 0; round < most; round++)
    for (const { key, names } of columns) {
      const at = places.get(plain(names[round] ?? ''));
      if (match[key] !== null || at === undefined || taken.has(at)) continue;
      match[key] = at;
      taken.add(at);
    }
  return match;
}

export function matchedCount(match: ColumnMatch): number {
  return Object.values(match).filter(at => at !== null).length;
}

const getLetter = (at: number): string =>
  (at >= 26 ? getLetter(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** Returns a message if two file columns match the same template column, else null. Other columns may repeat. */
function repeatedHeading(columns: readonly TableColumn[], headings: readonly string[]): string | null {
  for (const name of columns.flatMap(({ names }) => names)) {
    const places = headings.flatMap((heading, at) => (plain(heading) === plain(name) ? [at] : []));
    if (places.length < 2) continue;
    const letters = places.map(getLetter);
    const all = `${letters.slice(0, -1).join(', ')} and ${letters.at(-1)}`;
    return `${places.length} columns are called '${headings[places[0] ?? 0]?.trim()}' (${all}), so it's unclear which one to use. Remove or rename the others and upload the file again`;
  }
  return null;
}

/** Returns the row that matches the template best, the widest if equal. A title and notes may precede it. */
export function findHeadings(columns: readonly TableColumn[], rows: readonly (readonly string[])[]) {
  let best: { at: number; match: ColumnMatch; count: number; width: number } | undefined;
  for (const [at, cells] of rows.slice(0, ROWS_ABOVE).entries()) {
    const width = cells.filter(cell => cell.trim() !== '').length;
    if (width === 0) continue;
    const match = matchHeadings(columns, cells);
    const count = matchedCount(match);
    if (!best || count > best.count || (count === best.count && width > best.width)) best = { at, match, count, width };
  }
  return best;
}

/** Returns the sheet, headings and rows that match the template best; `refused` is the error message if there is no table. */
export function findTable(
  columns: readonly TableColumn[],
  sheets: readonly TableSheet[],
): FoundTable | { refused: string } {
  let best: { sheet: TableSheet; at: number; match: ColumnMatch; count: number } | undefined;
  for (const sheet of sheets) {
    const found = findHeadings(columns, sheet.rows);
    if (found && (!best || found.count > best.count)) best = { sheet, ...found };
  }
  if (!best) return { refused: 'This file is empty' };
  const { sheet, at, match } = best;
  const headings = sheet.rows[at] ?? [];
  const repeated = repeatedHeading(columns, headings);
  if (repeated !== null) return { refused: repeated };
  const hidden = new Set(sheet.hiddenRows);
  const rows = sheet.rows
    .map((cells, index): TableRow => ({
      number: index + 1,
      cells,
      values: sheet.values?.[index] ?? cells,
      isHidden: hidden.has(index),
    }))
    .slice(at + 1)
    .filter(({ cells }) => isFilled(cells));
  return { sheet, headings, rows, match };
}
