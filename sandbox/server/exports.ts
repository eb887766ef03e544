/** `/auth/ImportExport/{name}`: a list as a real workbook or CSV, with the rows that the caller may see. */
import { GraphQLError } from 'graphql';
import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { exportRows, type ExportedRows, type ListParameter } from '../graphql/exportRows.ts';
import { bearerOf, expireToken, viewerOfToken } from './auth.ts';
import { withFault, type Cut, type Faults } from './faults.ts';
import { json, only, readJson, Refusal, textOf, type Call, type Reply } from './http.ts';

const BODY_LIMIT = 1_000_000;
/** What one cell of a workbook holds at most. */
const CELL_LIMIT = 32_767;
/** More rows than this hold up every other call for seconds; CSV takes them. */
const WORKBOOK_ROWS = 100_000;
/** Rows as arrays, not one object of all cells: five times faster (the package's types do not know it). */
const FAST: XLSX.AOA2SheetOpts & { dense: boolean } = { dense: true };
const WORKBOOK_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const cell = (value: unknown): string | number | boolean | null => {
  if (value == null) return null;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  return (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, CELL_LIMIT);
};

const table = ({ columns, rows }: ExportedRows) => rows.map(row => columns.map(column => cell(row[column.name])));

/** A workbook of one sheet. Text stays text: nothing that a user typed becomes a formula. */
export function toWorkbook(sheet: ExportedRows, name: string): Buffer {
  const titles = sheet.columns.map(column => column.title);
  const page = XLSX.utils.aoa_to_sheet([titles, ...table(sheet)], FAST);
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
  return `\uFEFF${Papa.unparse({ fields, data: table(sheet) }, { escapeFormulae: FORMULA })}`;
}

const refuse = (status: number, message: string) => json(status, { message });

/** The list's parameters as the portal posts them; what is no parameter is dropped. */
function parametersOf(query: unknown): ListParameter[] {
  if (!Array.isArray(query)) return [];
  return query.flatMap((entry: unknown) => {
    const { name, value, operator, type } = (entry ?? {}) as Partial<Record<keyof ListParameter, unknown>>;
    if (typeof name !== 'string') return [];
    return [{ name, value: optional(value), operator: optional(operator), type: optional(type) }];
  });
}

const optional = (value: unknown) => (value == null ? null : textOf(value));

async function exported(db: Database, viewer: Viewer, name: string, body: Record<string, unknown>): Promise<Reply> {
  const type = textOf(body['exportType']).toLowerCase();
  if (type !== 'xlsx' && type !== 'csv') return refuse(400, 'exportType must be xlsx or csv.');
  let sheet: ExportedRows;
  try {
    sheet = await exportRows(db, viewer, name, parametersOf(body['query']));
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    return refuse(error.extensions['code'] === 'FORBIDDEN' ? 403 : 400, error.message);
  }
  if (type === 'xlsx' && sheet.rows.length > WORKBOOK_ROWS)
    return refuse(
      400,
      `A workbook takes at most ${WORKBOOK_ROWS} rows; this list has ${sheet.rows.length}. Filter it, or export CSV.`,
    );
  return {
    status: 200,
    type: type === 'xlsx' ? WORKBOOK_TYPE : 'text/csv; charset=utf-8',
    body: type === 'xlsx' ? toWorkbook(sheet, name.replace(/^Export/, '')) : toCsv(sheet),
    headers: { 'content-disposition': `attachment; filename="${name}.${type}"` },
  };
}

/** The export route. */
export function exportRoute(db: Database, faults: Faults): (call: Call) => Promise<Reply | Cut> {
  return async call => {
    const [, name = ''] = /^\/auth\/ImportExport\/(\w+)$/.exec(call.url.pathname) ?? [];
    if (name === '') throw new Refusal(404, 'The auth host has no such address.');
    only(call, 'POST');
    const token = bearerOf(call.req);
    return withFault(faults.take(token, 'export'), {
      error: () => refuse(400, 'The export could not be made. Please try again.'),
      empty: () => ({ status: 200, type: 'application/octet-stream', body: '' }),
      expire: () => expireToken(db, token),
      work: async () => exported(db, await viewerOfToken(db, token), name, await readJson(call.req, BODY_LIMIT)),
    });
  };
}
