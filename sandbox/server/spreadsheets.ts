/** Rows as a workbook or as CSV. Nothing but the work itself: it also runs in a thread of its own (`sheetThread`). */
import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import { toXstring } from '@/lib/writeWorkbook';
import type { ExportedRows } from '../graphql/exportRows.ts';

/** What one cell of a workbook holds at most. */
const CELL_LIMIT = 32_767;
/** Rows as arrays, not one object of all cells: five times faster (the package's types do not know it). */
const FAST: XLSX.AOA2SheetOpts & { dense: boolean } = { dense: true };
const cell = (value: unknown): string | number | boolean | null => {
  if (value == null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  // Not between the halves of a surrogate pair.
  return text.length > CELL_LIMIT ? text.slice(0, CELL_LIMIT).replace(/\p{Cs}$/u, '') : text;
};

const table = ({ columns, rows }: ExportedRows) => rows.map(row => columns.map(column => cell(row[column.name])));

/** How a workbook shows numbers of so many decimals. */
const numberFormat = (decimals: number) => `#,##0.${'0'.repeat(decimals)}`;

/** A cell of a workbook; an amount stays a number, and is shown with its decimals. */
const written = (value: ReturnType<typeof cell>, decimals: number | undefined) => {
  if (typeof value === 'string') return toXstring(value);
  return typeof value === 'number' && decimals ? { t: 'n', v: value, z: numberFormat(decimals) } : value;
};

/** A workbook of one sheet. Text stays text: nothing that a user typed becomes a formula. */
export function toWorkbook(sheet: ExportedRows, name: string): Buffer {
  const titles = sheet.columns.map(column => column.title);
  const page = XLSX.utils.aoa_to_sheet(
    [
      titles.map(toXstring),
      ...table(sheet).map(row => row.map((value, at) => written(value, sheet.columns[at]?.decimals))),
    ],
    FAST,
  );
  page['!cols'] = titles.map(title => ({ wch: Math.max(title.length + 2, 14) }));
  const book = XLSX.utils.book_new();
  XLSX.utils.book_append_sheet(book, page, name.slice(0, 31));
  return XLSX.write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
}

/** What a spreadsheet takes for a formula. Not Papa's own pattern: that one lets cells of several lines through. */
const FORMULA = /^[=+\-@\t\r]/;

/** CSV in UTF-8 with its mark (spreadsheets need it); cells that start like a formula are made harmless. */
export function toCsv(sheet: ExportedRows): string {
  const fields = sheet.columns.map(column => column.title);
  const data = table(sheet).map(row =>
    row.map((value, at) => {
      const decimals = sheet.columns[at]?.decimals;
      return typeof value === 'number' && decimals ? value.toFixed(decimals) : value;
    }),
  );
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}`;
}

export interface SheetJob {
  sheet: ExportedRows;
  type: 'xlsx' | 'csv';
  name: string;
}

/** The rows as the bytes of a file of this type. */
export function toFile(sheet: ExportedRows, type: SheetJob['type'], name: string): Buffer {
  return type === 'xlsx' ? toWorkbook(sheet, name) : Buffer.from(toCsv(sheet));
}
