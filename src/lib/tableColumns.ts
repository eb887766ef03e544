/** A cell's stored value: a number where the file stores one, a day as `YYYY-MM-DD`, a rate as '18%', else its text. */
export type TableValue = string | number;

/** The text of a stored value; a number with as many digits as a spreadsheet keeps. */
export const valueText = (value: TableValue): string =>
  typeof value === 'number' ? String(Number(value.toPrecision(15))) : value;

/** A table of a file; `rows[0]` is the file's first row, empty ones included, so that row numbers are the file's own. */
export interface TableSheet {
  name: string;
  /** What a spreadsheet program shows in each cell: leading zeros, literals and days by their number format. */
  rows: string[][];
  /** What is stored in each cell, where that can differ; a row without a difference is the same array as in `rows`. */
  values?: TableValue[][];
  /** Indexes of filled rows that a filter or a person has hidden. */
  hiddenRows?: number[];
}

/** A filled row below the headings, with its number in the file. */
export interface TableRow {
  number: number;
  cells: readonly string[];
  values?: readonly TableValue[];
  isHidden?: boolean;
}

/** A column of a template: the key under which its cells are known, and the headings that mean it, the best one first. */
export interface TableColumn {
  key: string;
  names: readonly string[];
}

/** Which column of the file fills each column of the template, by key; null: none. */
export type ColumnMatch = Readonly<Record<string, number | null>>;

/** The table that a file is about: its headings, and the filled rows below them with the numbers they have in the file. */
export interface FoundTable {
  sheet: TableSheet;
  headings: readonly string[];
  rows: readonly TableRow[];
  match: ColumnMatch;
}

/** A heading as it is compared: letters and digits only, small. */
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** Rows among which the headings are looked for. */
export const ROWS_ABOVE = 20;

const isFilled = (cells: readonly string[]) => cells.some(cell => cell.trim() !== '');

/** The best guess, each column of the file used once: the template's heading first, then its other spellings. */
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

/** How much of the template a row of headings fills: of several sheets, and of rows above the headings, the best one is meant. */
export function matchedCount(match: ColumnMatch): number {
  return Object.values(match).filter(at => at !== null).length;
}

/** The letters of a column, as a spreadsheet shows them: 0 is A, 26 is AA. */
const letterOf = (at: number): string =>
  (at >= 26 ? letterOf(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));

/** Two columns of one name, of which each could be meant, in words; null when there are none. Columns that no template asks for may repeat. */
function repeatedHeading(columns: readonly TableColumn[], headings: readonly string[]): string | null {
  for (const name of columns.flatMap(({ names }) => names)) {
    const places = headings.flatMap((heading, at) => (plain(heading) === plain(name) ? [at] : []));
    if (places.length < 2) continue;
    const letters = places.map(letterOf);
    const all = `${letters.slice(0, -1).join(', ')} and ${letters.at(-1)}`;
    return `${places.length} columns are called '${headings[places[0] ?? 0]?.trim()}' (${all}), so that it is not clear which one counts. Remove or rename the others and choose the file anew`;
  }
  return null;
}

/** The row that fits the template best; of rows that fit equally, the widest. A title and notes may stand above it. */
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

/** The sheet and the row of headings that fit the template best, and the rows below. `refused` says in words why there is no table. */
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
