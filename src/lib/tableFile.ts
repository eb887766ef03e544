import Papa from 'papaparse';
import { isPlainTable, judgeBytes } from './fileBytes';
import { CONTENT_MESSAGES, fileMessages } from './fileProblems';
import { extensionOf } from './fileTypes';
import { groupDigits } from './grouping';
import { latin1 } from './latin1';
import { decodeText } from './textEncoding';
import { cellText, openWorkbook, TooManyRows } from './workbook';

/** A table of a file as texts; `rows[0]` is the file's first row, empty ones included, so that row numbers are the file's own. */
export interface TableSheet {
  name: string;
  rows: string[][];
}

/** The tables of a file, with what a person should know about how they were read; or why the file is not taken, in words. */
export type TableFile = { sheets: TableSheet[]; notes: string[] } | { refused: string };

export interface TableLimits {
  /** Filled rows below the headings. */
  rows: number;
}

/** What a cell of a spreadsheet holds at most. */
const MAX_CELL = 32_767;
const FORMATS = 'Invalid file format. Valid formats are csv, xlsx';
const SAVE_AGAIN = 'Open it in a spreadsheet program, save it again and choose it anew';

const refused = (text: string): TableFile => ({ refused: text });

/**
 * Reads a csv or xlsx file whose content, not its name, says which it is. Opens the file: call it in a worker or a thread that is ended
 * when it takes too long. Never rejects; nothing of a refused file is read further.
 */
export async function readTableFile(bytes: Uint8Array, fileName: string, limits: TableLimits): Promise<TableFile> {
  if (!['csv', 'xlsx'].includes(extensionOf(fileName))) return refused(FORMATS);
  if (bytes.length === 0) return refused(fileMessages.empty);
  const head = latin1(bytes.subarray(0, 8));
  const file = head.startsWith('PK')
    ? await readBook(bytes, limits)
    : await readText(bytes, head, extensionOf(fileName), limits);
  return 'refused' in file ? file : (problemOf(file.sheets, limits) ?? file);
}

async function readBook(bytes: Uint8Array, limits: TableLimits): Promise<TableFile> {
  const verdict = await judgeBytes(bytes, 'xlsx');
  if (verdict === 'other')
    return refused(
      latin1(bytes).includes('vbaProject.bin')
        ? `This file ${CONTENT_MESSAGES.macros}`
        : `${FORMATS}. The content of this file is not an Excel workbook`,
    );
  if (verdict !== 'match' && verdict in CONTENT_MESSAGES)
    return refused(`This file ${CONTENT_MESSAGES[verdict as keyof typeof CONTENT_MESSAGES]}`);
  try {
    const { sheets, formulas, merged, hidden } = await openWorkbook(bytes, limits.rows + HEADROOM);
    const notes: string[] = [];
    if (formulas > 0)
      notes.push(
        `${many(formulas, 'cell holds a formula', 'cells hold formulas')}: the last calculated values were read, and are sent as plain values.`,
      );
    if (merged > 0)
      notes.push(
        `${many(merged, 'group of cells is', 'groups of cells are')} merged: the value stands in the first cell, the others are empty.`,
      );
    if (hidden.length > 0)
      notes.push(
        `${many(hidden.length, 'hidden sheet was', 'hidden sheets were')} not read: ${hidden.map(name => `'${name}'`).join(', ')}.`,
      );
    return { sheets: sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cellText)) })), notes };
  } catch (error) {
    if (error instanceof TooManyRows) return refused(tooManyRows(error.rows - 1, limits));
    return refused(`This workbook is incomplete or damaged. ${SAVE_AGAIN}`);
  }
}

const COMPOUND = '\u00d0\u00cf\u0011\u00e0';

async function readText(bytes: Uint8Array, head: string, extension: string, limits: TableLimits): Promise<TableFile> {
  if (head.startsWith(COMPOUND)) {
    const verdict = await judgeBytes(bytes, 'xls');
    if (verdict === 'locked') return refused(fileMessages.locked);
    if (verdict === 'macros') return refused(`This file ${CONTENT_MESSAGES.macros}`);
    return refused(`${FORMATS}. This is an Excel workbook of the old kind (xls): open it and save it as xlsx`);
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
  Papa.parse<string[]>(body, {
    delimiter: named?.[1] ?? '',
    step: ({ data, errors }, parser) => {
      const has = isFilled(data);
      rows.push(has ? data : NO_CELLS);
      filled += has ? 1 : 0;
      if (errors.some(({ type }) => type === 'Quotes')) open ||= rows.length;
      if (open > 0 || filled > limits.rows + HEADROOM) parser.abort();
    },
  });
  if (open > 0)
    return refused(
      `The quotation marks of row ${open} do not match, so that the cells after it cannot be told apart. Mend that row and choose the file anew`,
    );
  if (filled > limits.rows + HEADROOM) return refused(tooManyRows(filledLines(body) - 1, limits));
  if (extension === 'csv') return { sheets: [{ name: '', rows }], notes: [] };
  if (filled < 2)
    return refused(`${FORMATS}. This file is called ${extension}, but its content is plain text, not a workbook`);
  return {
    sheets: [{ name: '', rows }],
    notes: [`This file is called ${extension}, but is a text file: it was read as csv.`],
  };
}

/** Of an empty line: a file may have a hundred thousand. */
const NO_CELLS: string[] = [];

const filledLines = (text: string) => text.split('\n').filter(line => /[^\s,;|]/.test(line)).length;

/** A title and notes above the headings do not count against the limit; empty rows never do. */
const HEADROOM = 50;

function tooManyRows(rows: number, limits: TableLimits): string {
  return `This file has ${groupDigits(rows)} rows; at most ${groupDigits(limits.rows)} can be imported at once. Split it into several files`;
}

const isFilled = (row: readonly string[]) => row.some(cell => cell.trim() !== '');

function problemOf(sheets: readonly TableSheet[], limits: TableLimits): TableFile | null {
  if (!sheets.some(({ rows }) => rows.some(isFilled))) return refused(fileMessages.empty);
  for (const { rows } of sheets) {
    const filled = rows.filter(isFilled).length - 1;
    if (filled > limits.rows) return refused(tooManyRows(filled, limits));
    for (const [at, row] of rows.entries()) {
      const long = row.findIndex(cell => cell.length > MAX_CELL);
      if (long >= 0)
        return refused(
          `Row ${groupDigits(at + 1)} has a cell of ${groupDigits(row[long]?.length ?? 0)} characters${nameOf(rows, long)}; a cell may hold ${groupDigits(MAX_CELL)}. Shorten it and choose the file anew`,
        );
    }
  }
  return null;
}

function nameOf(rows: readonly (readonly string[])[], column: number): string {
  const heading = rows.find(isFilled)?.[column]?.trim() ?? '';
  return heading === '' || heading.length > 60 ? '' : ` under '${heading}'`;
}

const many = (count: number, one: string, more: string) => `${groupDigits(count)} ${count === 1 ? one : more}`;
