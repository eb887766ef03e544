import Papa from 'papaparse';
import { isPlainTable, judgeBytes } from './fileBytes';
import { CONTENT_MESSAGES, fileMessages } from './fileProblems';
import { getExtension } from './fileTypes';
import { groupDigits } from './grouping';
import { latin1 } from './latin1';
import { findHeadings, ROWS_ABOVE, type TableColumn, type TableSheet } from './tableColumns';
import { decodeText } from './textEncoding';
import { openWorkbook, TooManyRows, UnsafeCompression } from './workbook';

export type TableFile =
  | {
      sheets: TableSheet[];
      notes: string[];
      separator?: string;
    }
  | { refused: string };

export interface TableOptions {
  rows: number;
  /** Template columns: text files use the separator that matches most of their headings. */
  columns?: readonly TableColumn[];
  separator?: string | undefined;
}

/** Excel's limit of characters in a cell. */
const MAX_CELL = 32_767;
const FORMATS = 'Invalid file format. Valid formats are csv, xlsx';
const SAVE_AGAIN = 'Open it in a spreadsheet program, save it and upload it again';

const refused = (text: string): TableFile => ({ refused: text });

/** Reads a csv or xlsx file by its content, not its name. Never rejects. Call it in a worker or thread with a time limit. */
export async function readTableFile(bytes: Uint8Array, fileName: string, options: TableOptions): Promise<TableFile> {
  if (!['csv', 'xlsx'].includes(getExtension(fileName))) return refused(FORMATS);
  if (bytes.length === 0) return refused(fileMessages.empty);
  const head = latin1(bytes.subarray(0, 8));
  const file = head.startsWith('PK')
    ? await readBook(bytes, options)
    : await readText(bytes, head, getExtension(fileName), options);
  return 'refused' in file ? file : (getProblem(file.sheets, options) ?? file);
}

async function readBook(bytes: Uint8Array, options: TableOptions): Promise<TableFile> {
  if (latin1(bytes).includes('vbaProject.bin')) return refused(`This file ${CONTENT_MESSAGES.macros}`);
  if ((await judgeBytes(bytes, 'xlsx')) === 'other')
    return refused(`${FORMATS}. The content of this file is not an Excel workbook`);
  try {
    const { sheets, formulas, merged, hidden } = await openWorkbook(bytes, options.rows + HEADROOM);
    const notes: string[] = [];
    if (formulas > 0)
      notes.push(
        `${many(formulas, 'cell holds a formula', 'cells hold formulas')}: the last calculated values are used.`,
      );
    if (merged > 0)
      notes.push(
        `${many(merged, 'group of cells is', 'groups of cells are')} merged: only the first cell has the value.`,
      );
    if (hidden.length > 0)
      notes.push(
        `${many(hidden.length, 'hidden sheet was', 'hidden sheets were')} not read: ${hidden.map(name => `'${name}'`).join(', ')}.`,
      );
    return { sheets, notes };
  } catch (error) {
    if (error instanceof TooManyRows) return refused(tooManyRows(error.rows - 1, options));
    if (error instanceof UnsafeCompression) return refused(`This file is compressed in an unsafe way. ${SAVE_AGAIN}`);
    return refused(`This workbook is incomplete or damaged. ${SAVE_AGAIN}`);
  }
}

const COMPOUND = '\u00d0\u00cf\u0011\u00e0';

async function readText(bytes: Uint8Array, head: string, extension: string, options: TableOptions): Promise<TableFile> {
  if (head.startsWith(COMPOUND)) {
    const verdict = await judgeBytes(bytes, 'xls');
    if (verdict === 'locked') return refused(fileMessages.locked);
    if (verdict === 'macros') return refused(`This file ${CONTENT_MESSAGES.macros}`);
    return refused(`${FORMATS}. This is an old Excel workbook (xls). Save it as xlsx`);
  }
  const text = decodeText(bytes);
  if (text.trim() === '') return refused(fileMessages.empty);
  if (!isPlainTable(text)) return refused(`${FORMATS}. The content of this file is not a table`);
  // Excel's own first line, which names the separator.
  const named = /^sep=(.)\r?\n/.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const rows: string[][] = [];
  let filled = 0;
  let open = 0;
  let separator = options.separator ?? named?.[1] ?? bestSeparator(body, options.columns ?? []);
  Papa.parse<string[]>(body, {
    delimiter: separator,
    step: ({ data, errors, meta }, parser) => {
      separator = meta.delimiter;
      const has = isFilled(data);
      rows.push(has ? data.map(withoutFormulaText) : NO_CELLS);
      filled += has ? 1 : 0;
      if (errors.some(({ type }) => type === 'Quotes')) open ||= rows.length;
      if (open > 0 || filled > options.rows + HEADROOM) parser.abort();
    },
  });
  if (open > 0) return refused(`The quotation marks in row ${open} don't match. Fix it and upload the file again`);
  if (filled > options.rows + HEADROOM) return refused(tooManyRows(filledLines(body) - 1, options));
  if (extension === 'csv') return { sheets: [{ name: '', rows }], notes: [], separator };
  if (filled < 2) return refused(`${FORMATS}. This file is named ${extension}, but contains plain text`);
  return {
    separator,
    sheets: [{ name: '', rows }],
    notes: [`This file is named ${extension}, but is a text file. It was read as csv.`],
  };
}

const SEPARATORS = [',', ';', '\t', '|'];

/** Returns the separator that matches most headings; '' lets the package guess. */
function bestSeparator(text: string, columns: readonly TableColumn[]): string {
  let best = { separator: '', count: 0 };
  for (const separator of SEPARATORS) {
    const { data } = Papa.parse<string[]>(text, { delimiter: separator, preview: ROWS_ABOVE });
    const count = findHeadings(columns, data)?.count ?? 0;
    if (count > best.count) best = { separator, count };
  }
  return best.separator;
}

/** Programs write `="00123"` so that Excel keeps the text unchanged. */
const withoutFormulaText = (cell: string) => /^="(.*)"$/s.exec(cell)?.[1]?.replaceAll('""', '"') ?? cell;

/** Shared by all empty lines: a file may have 100,000. */
const NO_CELLS: string[] = [];

const filledLines = (text: string) => text.split('\n').filter(line => /[^\s,;|]/.test(line)).length;

/** Allows for a title and notes above the headings. Empty rows never count. */
const HEADROOM = 50;

function tooManyRows(rows: number, options: TableOptions): string {
  return `This file has ${groupDigits(rows)} rows; the limit is ${groupDigits(options.rows)}. Split it into several files`;
}

const isFilled = (row: readonly string[]) => row.some(cell => cell.trim() !== '');

function getProblem(sheets: readonly TableSheet[], options: TableOptions): TableFile | null {
  if (!sheets.some(({ rows }) => rows.some(isFilled))) return refused(fileMessages.empty);
  for (const { rows } of sheets) {
    const filled = rows.filter(isFilled).length - 1;
    if (filled > options.rows) return refused(tooManyRows(filled, options));
    for (const [at, row] of rows.entries()) {
      const long = row.findIndex(cell => cell.length > MAX_CELL);
      if (long >= 0)
        return refused(
          `Row ${groupDigits(at + 1)} has a cell of ${groupDigits(row[long]?.length ?? 0)} characters${getName(rows, long)}; the limit is ${groupDigits(MAX_CELL)}. Shorten it and upload the file again`,
        );
    }
  }
  return null;
}

function getName(rows: readonly (readonly string[])[], column: number): string {
  const heading = rows.find(isFilled)?.[column]?.trim() ?? '';
  return heading === '' || heading.length > 60 ? '' : ` under '${heading}'`;
}

const many = (count: number, one: string, more: string) => `${groupDigits(count)} ${count === 1 ? one : more}`;
