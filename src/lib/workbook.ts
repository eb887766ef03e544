import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readSheets, { type CellValue } from 'read-excel-file/universal';

/** A sheet as it is stored: no formula is calculated. Rows are as long as the widest one. */
interface WorkbookSheet {
  name: string;
  rows: (CellValue | null)[][];
}

export interface OpenWorkbook {
  sheets: WorkbookSheet[];
  /** Cells that hold a formula; their last calculated values were read. */
  formulas: number;
  /** Ranges of cells made one: only the first of each holds the value. */
  merged: number;
  /** Names of sheets that a person does not see: they were not read. */
  hidden: string[];
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * Reads the sheets of an xlsx file that a person sees; the file was judged (`judgeBytes`). Call it in a worker or a thread, which is
 * ended when it takes too long.
 * @throws when the file is no whole workbook, and `TooManyRows` when a sheet has more filled rows than `maxRows`.
 */
export async function openWorkbook(bytes: Uint8Array, maxRows = Infinity): Promise<OpenWorkbook> {
  const parts = unzipSync(bytes, { filter: ({ name }) => name.endsWith('.xml') || name.endsWith('.rels') });
  let formulas = 0;
  let merged = 0;
  const hidden = takeHidden(parts);
  for (const [name, part] of Object.entries(parts)) {
    if (!SHEET.test(name)) continue;
    const { xml, rows } = withoutEmptyRows(strFromU8(part));
    // Counted before they are read: a sheet of a million rows would fill the memory.
    if (rows > maxRows) throw new TooManyRows(rows);
    parts[name] = strToU8(xml);
    formulas += count(xml, /<(?:\w+:)?f[\s/>]/g);
    merged += count(xml, /<(?:\w+:)?mergeCell\s/g);
  }
  // Packed anew without compression: the package unpacks large parts in workers of its own, which the page's policy forbids.
  const sheets = await readSheets(zipSync(parts, { level: 0 }).buffer);
  return { sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data })), formulas, merged, hidden };
}

const ROW = /<(?:\w+:)?row\b[^>]*?(?:\/>|>[\s\S]*?<\/(?:\w+:)?row>)/g;
/** A value or an inline text that is more than nothing; a formatted cell has none, a formula without a result an empty one. */
const FILLED = /<(?:\w+:)?(?:v|t)(?:\s[^>]*)?>[^<]/;
/** Without it a row's number is its place among the others: it has to stay. */
const NUMBERED = /^<(?:\w+:)?row\b[^>]*?\sr=/;

/** A sheet without the rows in which nothing stands, such as the thousands that a format was drawn over; and how many others it has. */
function withoutEmptyRows(sheet: string): { xml: string; rows: number } {
  let rows = 0;
  const xml = sheet.replaceAll(ROW, row => {
    if (!FILLED.test(row)) return NUMBERED.test(row) ? '' : row;
    rows += 1;
    return row;
  });
  return { xml, rows };
}

const BOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';
const HIDDEN = /<(?:\w+:)?sheet\s[^>]*?\sstate=["'](?:hidden|veryHidden)["'][^>]*?(?:\/>|>\s*<\/(?:\w+:)?sheet>)/g;
const attribute = (element: string, name: RegExp) =>
  new RegExp(`\\s${name.source}=["']([^"']*)["']`).exec(element)?.[1];

/** Takes the sheets that a person does not see out of an unpacked workbook; answers their names. */
function takeHidden(parts: Record<string, Uint8Array>): string[] {
  const book = strFromU8(parts[BOOK] ?? new Uint8Array());
  const hidden = book.match(HIDDEN) ?? [];
  if (hidden.length === 0) return [];
  const relations = strFromU8(parts[RELATIONS] ?? new Uint8Array()).match(/<(?:\w+:)?Relationship\s[^>]*>/g) ?? [];
  for (const sheet of hidden) {
    const id = attribute(sheet, /\w+:id/);
    const target = relations.find(each => attribute(each, /Id/) === id);
    const path = attribute(target ?? '', /Target/);
    if (path) delete parts[path.startsWith('/') ? path.slice(1) : `xl/${path}`];
  }
  parts[BOOK] = strToU8(book.replaceAll(HIDDEN, ''));
  return hidden.map(sheet => plainText(attribute(sheet, /name/) ?? ''));
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plainText = (escaped: string) => escaped.replaceAll(/&(\w+);/g, (all, name: string) => ENTITIES[name] ?? all);

export class TooManyRows extends Error {
  override name = 'TooManyRows';
  readonly rows: number;
  constructor(rows: number) {
    super(`${rows} rows`);
    this.rows = rows;
  }
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** The text of a cell: a day as `YYYY-MM-DD`, a number as a spreadsheet shows it (15 digits), '' for nothing. */
export function cellText(cell: unknown): string {
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return String(Number(cell.toPrecision(15)));
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return typeof cell === 'string' ? cell : '';
}
