/** Rows as a workbook or as CSV. */
import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import { formatDay, formatMoment } from '@/lib/dates';
import { serialOf, toXstring } from '@/lib/writeWorkbook';
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

type Column = ExportedRows['columns'][number];

/** How a workbook shows amounts: two decimals, and more where there are more. */
const numberFormat = (decimals: number) => `#,##0.00${'#'.repeat(decimals - 2)}`;

/** How a workbook shows days and times that people read in this format of `lib/dates`. */
const dateFormat = (format: string) =>
  format.replaceAll(/[DMY]+/g, part => part.toLowerCase()).replace(/ A$/, ' AM/PM');

/** A cell of a workbook; an amount stays a number, a day or time is one, too, so that both can be sorted and counted with. */
const written = (value: ReturnType<typeof cell>, { decimals, date }: Column) => {
  const serial = typeof value === 'string' && date ? serialOf(value) : null;
  if (date && serial !== null) return { t: 'n', v: serial, z: dateFormat(date) };
  if (typeof value === 'string') return toXstring(value);
  return typeof value === 'number' && decimals ? { t: 'n', v: value, z: numberFormat(decimals) } : value;
};

/** A workbook of one sheet. Text stays text: nothing that a user typed becomes a formula. */
export function toWorkbook(sheet: ExportedRows, name: string): Buffer {
  const titles = sheet.columns.map(column => column.title);
  const page = XLSX.utils.aoa_to_sheet(
    [
      titles.map(toXstring),
      ...table(sheet).map(row => row.map((value, at) => written(value, sheet.columns[at] as Column))),
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

/** How a column's cells are written for people. Formatting takes long, and the same days come back on thousands of rows: they are kept. */
function wordsOf({ decimals, date }: Column) {
  const known = new Map<string, string>();
  return (value: ReturnType<typeof cell>) => {
    if (typeof value === 'number' && decimals) return value.toFixed(decimals).replace(/(?<=\.\d\d)0+$/, '');
    if (typeof value !== 'string' || !date) return value;
    const found = known.get(value) ?? (value.includes('T') ? formatMoment(value, date) : formatDay(value, date));
    known.set(value, found);
    return found;
  };
}

/** CSV in UTF-8 with its mark (spreadsheets need it); cells that start like a formula are made harmless. */
export function toCsv(sheet: ExportedRows): string {
  const fields = sheet.columns.map(column => column.title);
  const inWords = sheet.columns.map(wordsOf);
  const data = table(sheet).map(row => row.map((value, at) => inWords[at]?.(value) ?? value));
  return `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: FORMULA })}`;
}

/** The rows as the bytes of a file of this type. */
export function toFile(sheet: ExportedRows, type: 'xlsx' | 'csv', name: string): Buffer {
  return type === 'xlsx' ? toWorkbook(sheet, name) : Buffer.from(toCsv(sheet));
}
