import type { AOA2SheetOpts } from 'xlsx';
/** What a cell of a written workbook holds: text stays text, whatever it looks like; a number has decimals to show, a day is `YYYY-MM-DD`. */
export type WrittenCell = string | { number: number; decimals: number } | { day: string } | null;

export interface WrittenSheet {
  name: string;
  rows: readonly (readonly WrittenCell[])[];
  /** Characters wide, by column. */
  widths?: readonly number[];
}

/** Days between 1899-12-30, the day 0 of spreadsheets, and 1970-01-01. */
const EPOCH_SERIAL = 25_569;
const DAY_MS = 86_400_000;
/** A day, or what clocks show (`YYYY-MM-DDTHH:mm:ss`), as a spreadsheet counts it; null for what is neither. */
export function serialOf(text: string): number | null {
  const time = Date.parse(text.length > 10 ? `${text}Z` : text);
  return Number.isNaN(time) ? null : time / DAY_MS + EPOCH_SERIAL;
}

/** The format every program has built in, shown as its country writes days; readers do not know all others for dates. */
const SHORT_DATE = 'm/d/yy';

/**
 * Sheets as the bytes of an xlsx file. Nothing that a person typed becomes a formula: '=1+1' is written as the text it is. Loads the
 * package that writes (91 kB) at the first use; call it in a worker for many rows.
 */
export async function writeWorkbook(sheets: readonly WrittenSheet[]): Promise<Uint8Array<ArrayBuffer>> {
  const XLSX = await import('xlsx');
  const book = XLSX.utils.book_new();
  for (const { name, rows, widths } of sheets) {
    // Rows as arrays, not one object of all cells: five times faster (the package's types do not know it).
    const options: AOA2SheetOpts & { dense: boolean } = { dense: true };
    const page = XLSX.utils.aoa_to_sheet(
      rows.map(row => row.map(written)),
      options,
    );
    if (widths) page['!cols'] = widths.map(wch => ({ wch }));
    XLSX.utils.book_append_sheet(book, page, name.slice(0, 31));
  }
  return new Uint8Array(XLSX.write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}

function written(cell: WrittenCell): unknown {
  if (cell === null || cell === '') return null;
  if (typeof cell === 'string') return { t: 's', v: toXstring(cell) };
  if ('day' in cell) return { t: 'n', v: serialOf(cell.day), z: SHORT_DATE };
  return { t: 'n', v: cell.number, z: cell.decimals === 0 ? '0' : `0.${'0'.repeat(cell.decimals)}` };
}

const code = (char: string) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/**
 * A text as a workbook has it (ECMA-376 ST_Xstring): what XML cannot hold is written as its code, and a text that looks like such a
 * code keeps its underscore by code. The package itself does so with control characters only.
 */
export function toXstring(text: string): string {
  return text.replaceAll(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_').replaceAll(/[\ufffe\uffff\p{Cs}]/gu, code);
}
