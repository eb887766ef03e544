import { strFromU8, unzipSync, zipSync } from 'fflate';
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
}

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;

/**
 * Reads an xlsx file that was judged (`judgeBytes`). Call it in a worker or a thread, which is ended when it takes too long.
 * @throws when the file is no whole workbook, and `TooManyRows` when a sheet has more filled rows than `maxRows`.
 */
export async function openWorkbook(bytes: Uint8Array, maxRows = Infinity): Promise<OpenWorkbook> {
  const parts = unzipSync(bytes, { filter: ({ name }) => name.endsWith('.xml') || name.endsWith('.rels') });
  let formulas = 0;
  let merged = 0;
  for (const [name, part] of Object.entries(parts)) {
    if (!SHEET.test(name)) continue;
    const xml = strFromU8(part);
    // Counted before they are read: a sheet of a million rows would fill the memory.
    const rows = count(xml, /<(?:\w+:)?row\b[^>]*[^/]>/g);
    if (rows > maxRows) throw new TooManyRows(rows);
    formulas += count(xml, /<(?:\w+:)?f[\s/>]/g);
    merged += count(xml, /<(?:\w+:)?mergeCell\s/g);
  }
  // Packed anew without compression: the package unpacks large parts in workers of its own, which the page's policy forbids.
  const sheets = await readSheets(zipSync(parts, { level: 0 }).buffer);
  return { sheets: sheets.map(({ sheet, data }) => ({ name: sheet, rows: data })), formulas, merged };
}

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
