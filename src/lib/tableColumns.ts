import type { TableSheet } from './tableFile';

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
  rows: readonly { number: number; cells: readonly string[] }[];
  match: ColumnMatch;
}

/** A heading as it is compared: letters and digits only, small. */
const plain = (heading: string) => heading.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

/** A title and some notes may stand above the headings. */
const ROWS_ABOVE = 20;

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

/**
 * The sheet and the row of headings that fit the template best, and the rows below; the first filled row when none fits. `refused` says
 * in words why there is no table.
 */
export function findTable(
  columns: readonly TableColumn[],
  sheets: readonly TableSheet[],
): FoundTable | { refused: string } {
  let best: { sheet: TableSheet; at: number; match: ColumnMatch; count: number } | undefined;
  for (const sheet of sheets)
    for (const [at, cells] of sheet.rows.slice(0, ROWS_ABOVE).entries()) {
      if (!isFilled(cells)) continue;
      const match = matchHeadings(columns, cells);
      const count = matchedCount(match);
      if (!best || count > best.count) best = { sheet, at, match, count };
    }
  if (!best) return { refused: 'This file is empty' };
  const { sheet, at, match } = best;
  const headings = sheet.rows[at] ?? [];
  const repeated = repeatedHeading(columns, headings);
  if (repeated !== null) return { refused: repeated };
  const rows = sheet.rows
    .map((cells, index) => ({ number: index + 1, cells }))
    .slice(at + 1)
    .filter(({ cells }) => isFilled(cells));
  return { sheet, headings, rows, match };
}
