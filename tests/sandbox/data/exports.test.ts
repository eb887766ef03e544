// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import Papa from 'papaparse';
import * as XLSX from 'xlsx';
import { deliveryList } from '@/features/delivery/fields/delivery.list';
import { manualList } from '@/features/manual/fields/manual.list';
import { nonPoList } from '@/features/nonPo/fields/nonPo.list';
import { orderList } from '@/features/orders/fields/order.list';
import { grnList, srnList } from '@/features/orders/fields/receipt.list';
import { proformaList } from '@/features/proforma/fields/proforma.list';
import { deliveryAging } from '@/features/reports/declarations/deliveryAging';
import { deliveryTransactions } from '@/features/reports/declarations/deliveryTransactions';
import { nonPoAging } from '@/features/reports/declarations/nonPoAging';
import { nonPoTransactions } from '@/features/reports/declarations/nonPoTransactions';
import { proformaAging } from '@/features/reports/declarations/proformaAging';
import { proformaTransactions } from '@/features/reports/declarations/proformaTransactions';
import { supplierList } from '@/features/supplier/master/model/supplierList';
import { stagingColumns } from '@/features/te/fields/staging.list';
import { teList } from '@/features/te/fields/te.list';
import { getDefaultSort } from '@/shared/list/listState';
import { exportRows, exportTitles } from '../../../sandbox/graphql/exportRows.ts';
import { toCsv, toWorkbook } from '../../../sandbox/server/spreadsheets.ts';
import { openSandbox, param, persona } from './support.ts';

const sandbox = openSandbox();

interface Shown {
  /** `later`: a column that the screen computes from other calls. */
  columns: readonly { name: string; title: string; kind: string; later?: object | undefined }[];
}

/** Columns that the screen computes from several fields. */
const MADE_OF_SEVERAL = ['Balance', 'Bill To Location'];

/** The screen of each export. */
const SCREENS: Record<string, Shown> = {
  ExportNonPoInvoice: nonPoList,
  ExportProformaInvoice: proformaList,
  ExportDeliveryInvoice: deliveryList,
  ExportManualInvoiceEntry: manualList,
  ExportTEInvoice: teList,
  ExportStagingTEInvoice: { columns: stagingColumns(() => {}) },
  ExportPurchaseOrder: orderList,
  ExportGrn: grnList,
  ExportSuppliers: supplierList,
  ExportReportNonPoInvoice: nonPoTransactions,
  ExportReportNonPoInvoiceAging: nonPoAging,
  ExportReportProformaInvoiceTransaction: proformaTransactions,
  ExportReportProformaInvoiceAging: proformaAging,
  ExportReportDeliveryInvoiceTransaction: deliveryTransactions,
  ExportReportDeliveryInvoiceAging: deliveryAging,
};

describe.each([
  ['GRN', SCREENS],
  ['SRN', { ExportGrn: srnList }],
] as const)('the export columns for %s', (type, screens: Record<string, Shown>) => {
  it.each(Object.entries(screens))('%s has the same titles as the screen', (name, { columns }) => {
    const titles = exportTitles(type)[name] ?? {};
    const shared = columns.filter(column => titles[column.name] !== undefined);
    expect(shared.length).toBeGreaterThan(5);
    // Each title has the same field: not a code on the screen and a name in the file.
    const fields = Object.entries(titles);
    const others = columns.filter(
      ({ name: field, title }) => !titles[field] && fields.some(([, exported]) => exported === title),
    );
    expect(others.map(({ title }) => title)).toEqual([]);
    expect(Object.fromEntries(shared.map(column => [column.name, titles[column.name]]))).toEqual(
      Object.fromEntries(shared.map(column => [column.name, column.title])),
    );
    const called = new Set([...Object.values(titles), ...MADE_OF_SEVERAL]);
    const missing = columns.filter(({ kind, later, title }) => kind !== 'actions' && !later && !called.has(title));
    expect(
      missing.map(({ title }) => title),
      'what the screen shows and the file does not',
    ).toEqual([]);
    expect(new Set(Object.values(titles)).size, 'two columns of one name').toBe(Object.keys(titles).length);
  });
});

it('every export belongs to a screen', () => {
  expect(Object.keys(exportTitles('GRN')).toSorted()).toEqual(Object.keys(SCREENS).toSorted());
});

describe('the default sort of a list with opaque IDs', () => {
  it.each(Object.entries(SCREENS))(
    '%s sorts by a creation date that the backend can sort by',
    async (name, { columns }) => {
      const { by, order } = getDefaultSort({ context: name, columns }, false);
      expect(by).not.toBe('id');
      const admin = await persona(sandbox, 'admin');
      const { rows } = await exportRows(sandbox.db, admin, name, [], { sortBy: by, sortOrder: order });
      expect(rows.length).toBeGreaterThan(3);
      const dates = rows.flatMap(({ [by]: date }) => (typeof date === 'string' ? [date] : []));
      expect(dates).toEqual(dates.toSorted((a, b) => b.localeCompare(a)));
    },
  );
});

describe('the cells of exports', () => {
  it.each(Object.entries(SCREENS))('%s has sortable dates, times and amounts', async (name, { columns }) => {
    const sheet = await exportRows(sandbox.db, await persona(sandbox, 'admin'), name, [], {
      timeZone: 'America/New_York',
    });
    expect(sheet.rows.length).toBeGreaterThan(3);
    const kinds = new Map(columns.map(column => [column.name, column.kind]));
    const book = XLSX.read(toWorkbook(sheet, name), { type: 'buffer', cellNF: true, dense: true });
    // Rows as arrays, which the package's types omit.
    const [header, ...rows] = book.Sheets[book.SheetNames[0] ?? ''] as unknown as XLSX.CellObject[][];
    const { data } = Papa.parse<string[]>(toCsv(sheet).slice(1));
    expect(header?.map(cell => cell.v)).toEqual(data[0]);
    sheet.columns.forEach(({ name: column, title }, at) => {
      const kind = kinds.get(column);
      const cells = rows.map(row => row[at]).filter(cell => cell?.v !== undefined && cell.v !== '');
      for (const [index, row] of rows.entries()) {
        const cell = row[at];
        if (cell?.v === undefined) continue;
        const written = data[index + 1]?.[at] ?? '';
        if (kind === 'money') {
          expect(cell, title).toMatchObject({ t: 'n', z: expect.stringMatching(/^#,##0\.00#*$/) });
          expect(Number(written), title).toBe(cell.v);
        }
        if (name.includes('TEInvoice') && kind === 'date') expect(cell.z, title).toBe('dd-mm-yyyy');
        if (kind === 'date' || kind === 'datetime') {
          expect(cell, title).toMatchObject({ t: 'n', z: expect.stringMatching(/^dd-mmm?-yyyy/) });
          // The workbook shows the same text as the text file.
          expect(XLSX.SSF.format(String(cell.z), cell.v).replace(/\s/g, ' '), title).toBe(written);
        }
      }
      if (kind === 'date' && column === 'invoiceDate') expect(cells.length).toBeGreaterThan(0);
    });
  });

  it('travel and expense amounts have the same decimals as on the screen', async () => {
    const sheet = await exportRows(sandbox.db, await persona(sandbox, 'admin'), 'ExportTEInvoice', [
      param('invoiceNumber', 'TRV'),
    ]);
    const at = sheet.columns.findIndex(({ name }) => name === 'totalGrossAmount');
    const amounts = sheet.rows.map(row => Number(row['totalGrossAmount']));
    expect(amounts.some(amount => !Number.isInteger(Math.round(amount * 1e6) / 1e4))).toBe(true);
    const { data } = Papa.parse<string[]>(toCsv(sheet).slice(1));
    expect(data.slice(1).map(row => Number(row[at]))).toEqual(amounts);
    expect(data.slice(1).every(row => /\.\d\d\d?$/.test(row[at] ?? ''))).toBe(true);
  });
});
