import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { teImport } from '@/features/te/import/te.import';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { readTableFile } from '@/lib/tableFile';
import { ImportStore } from '@/shared/importing/importStore';
import { openTable, getTableColumns } from '@/shared/importing/openTable';
import { ambiguousColumns, type Readings } from '@/shared/importing/readings';
import { getHeadings, sampleRow, templateFile } from '../../support/importFiles.ts';
import { handWrittenBook, xmlRow, type XmlCell } from '../../support/workbookParts.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());
vi.stubGlobal('requestAnimationFrame', (act: () => void) => setTimeout(act));

type Key = (typeof teImport.columns)[number]['key'];

async function open(bytes: Uint8Array, extension: string) {
  const options = { rows: MAX_IMPORT_ROWS, columns: getTableColumns(teImport) };
  const file = await readTableFile(bytes, `lines.${extension}`, options);
  if ('refused' in file) throw new Error(file.refused);
  const table = openTable(teImport, file.sheets, file.notes);
  if ('refused' in table) throw new Error(table.refused);
  return { ...table, separator: file.separator };
}

async function getStore(bytes: Uint8Array, extension: string, readings: Readings = {}) {
  const table = await open(bytes, extension);
  const store = new ImportStore(teImport, new Map(), table, table.match, readings);
  await store.load(new AbortController().signal);
  return store;
}
const said = (store: ImportStore) => store.problems().map(({ key, message }) => `${key}: ${message}`);

const SAMPLE: Record<string, string> = { ...sampleRow(teImport), invoiceNumber: 'TRV-9', taxRate: '' };
const FORMATS = ['0%', '00000000', 'yyyy-mm-dd', 'mmm-yy', '"Rs "#,##0.00', '0.0%'];
const line = (number: number, change: Partial<Record<Key, XmlCell>>, attributes = '') =>
  xmlRow(
    number,
    teImport.columns.map(({ key }) => change[key] ?? SAMPLE[key] ?? ''),
    attributes,
  );
const book = (change: Partial<Record<Key, XmlCell>>, setup: object = {}) =>
  handWrittenBook({ rows: [xmlRow(1, getHeadings(teImport)), line(2, change)], formats: FORMATS, ...setup });
const number = (value: number | string, style = 0) => ({ style, xml: `<v>${value}</v>` });
const csv = (lines: Partial<Record<Key, string>>[], separator = ',', headings = getHeadings(teImport)) =>
  Buffer.from(
    [headings, ...lines.map(one => teImport.columns.map(({ key }) => one[key] ?? SAMPLE[key] ?? ''))]
      .map(cells => cells.join(separator))
      .join('\r\n'),
  );

describe('workbook cell', () => {
  it.each<[string, Partial<Record<Key, XmlCell>>, Partial<Record<Key, string>>]>([
    ['a percent format is a rate in percent', { taxRate: number(0.18, 1) }, { taxRate: '18' }],
    ['a percent format keeps its hidden decimals', { taxRate: number(0.185, 1) }, { taxRate: '18.5' }],
    ['a rate written with its sign', { taxRate: '18 %' }, { taxRate: '18' }],
    ['a plain rate', { taxRate: number(18) }, { taxRate: '18' }],
    [
      'zeros added by a number format',
      { invoiceNumber: number(4512, 2), refKey3: number(90887, 2) },
      { invoiceNumber: '00004512', refKey3: '00090887' },
    ],
    ['a date in a text column is formatted as in Excel', { refKey2: number(44256, 4) }, { refKey2: 'Mar-21' }],
    ['a date in a date column', { invoiceDate: number(46328, 3) }, { invoiceDate: '2026-11-02' }],
    ['a currency format', { amount: number(5400.5, 5) }, { amount: '5400.5' }],
    ['three stored decimals', { taxAmount: number(16.472) }, { taxAmount: '16.472' }],
    [
      'the text of a formula',
      { invoiceNarration: { type: 'str', xml: '<f>A1</f><v>Visit</v>' } },
      { invoiceNarration: 'Visit' },
    ],
    [
      'the empty text of a formula',
      { invoiceNarration: { type: 'str', xml: '<f>""</f><v></v>' } },
      { invoiceNarration: '' },
    ],
  ])('is read correctly: %s', async (_, cells, expected) => {
    const store = await getStore(book(cells), 'xlsx');
    expect(said(store)).toEqual([]);
    expect(store.row(0)).toMatchObject(expected);
  });

  it.each<[string, Partial<Record<Key, XmlCell>>, string[]]>([
    ['#N/A', { taxRate: { type: 'e', xml: '<f>B1</f><v>#N/A</v>' } }, ['taxRate: Excel error #N/A']],
    ['#REF!', { taxAmount: { type: 'e', xml: '<v>#REF!</v>' } }, ['taxAmount: Excel error #REF!']],
    ['an error as text', { invoiceNarration: '#VALUE!' }, ['invoiceNarration: Excel error #VALUE!']],
    [
      'a formula without a result',
      { taxRate: { xml: '<f>B1*2</f><v></v>' } },
      ['taxRate: Formula without a saved result'],
    ],
    ['a formula without a value', { taxRate: { xml: '<f>B1*2</f>' } }, ['taxRate: Formula without a saved result']],
    ['a percentage as an amount', { amount: number(0.18, 1) }, ["amount: '18%' is not an amount"]],
    ['a bare fraction as a rate', { taxRate: number(0.18) }, [expect.stringContaining('Enter 18 for 18 %') as string]],
  ])('is rejected: %s', async (_, cells, expected) => {
    expect(said(await getStore(book(cells), 'xlsx'))).toEqual(expected);
  });
});

describe('workbook', () => {
  it.each([
    ['with a chart sheet in front', { hasChartSheet: true }],
    ['without styles', { hasStyles: false }],
    ['with its parts in another folder of the package', { folder: 'Book/Parts' }],
  ])('is read %s', async (_, setup) => {
    const store = await getStore(book({ invoiceNumber: 'TRV-7' }, setup), 'xlsx');
    expect([store.row(0)?.['invoiceNumber'], said(store)]).toEqual(['TRV-7', []]);
  });

  it('reports hidden rows, which can be excluded together', async () => {
    const rows = [
      xmlRow(1, getHeadings(teImport)),
      line(2, { invoiceNumber: 'TRV-1' }),
      line(3, { invoiceNumber: 'TRV-2' }, 'hidden="1"'),
    ];
    const bytes = handWrittenBook({ rows });
    expect((await open(bytes, 'xlsx')).notes.join()).toContain('1 hidden row will be imported');
    const store = await getStore(bytes, 'xlsx');
    store.leaveOut(store.hiddenRows(), true);
    expect(store.sentRows().map(({ row }) => row['invoiceNumber'])).toEqual(['TRV-1']);
  });

  it('ignores rows with only spaces', async () => {
    const spaces = xmlRow(3, ['  ', ' ']);
    const bytes = handWrittenBook({ rows: [xmlRow(1, getHeadings(teImport)), line(2, {}), spaces] });
    expect((await open(bytes, 'xlsx')).rows).toHaveLength(1);
    expect(await readTableFile(bytes, 'a.xlsx', { rows: 1 })).not.toHaveProperty('refused');
  });
});

describe('text file', () => {
  it.each([
    ['commas in headings between semicolons', ';', ['HSN/SAC Code (4, 6 or 8)', 'Tax Rate (5, 12, 18, 28)']],
    ['decimal commas between tabs', '\t', ['HSN, SAC', 'Rate, %']],
  ])('uses the separator that yields the most headings: %s', async (_, separator, others) => {
    const [hsn = '', rate = ''] = others;
    const headings = getHeadings(teImport).map(name =>
      name === 'HSN/SAC Code' ? hsn : name === 'Tax Rate' ? rate : name,
    );
    const table = await open(csv([{ amount: '5400,00' }], separator, headings), 'csv');
    expect([table.separator, table.headings]).toEqual([separator, headings]);
  });

  it('uses the widest row as headings when no heading is known', async () => {
    const text =
      'Sahyadri Chem Industries\nPurchase Register\n\nDate,Particulars,Voucher No.\n2-11-2026,Kaveri Traders,12\n';
    const table = await open(Buffer.from(text), 'csv');
    expect(table.headings).toEqual(['Date', 'Particulars', 'Voucher No.']);
  });

  it('reads \'="996425"\' as the text 996425', async () => {
    const store = await getStore(csv([{ hsnSacCode: '="996425"' }]), 'csv');
    expect([store.row(0)?.['hsnSacCode'], said(store)]).toEqual(['996425', []]);
  });

  it('detects ambiguous dates and thousands separators and parses the column by the selected format', async () => {
    const bytes = csv([
      { invoiceNumber: 'TRV-1', invoiceDate: '11/02/2026', taxAmount: '1.000' },
      { invoiceNumber: 'TRV-2', invoiceDate: '11/15/2026' },
    ]);
    const table = await open(bytes, 'csv');
    expect(ambiguousColumns(teImport, table.rows, table.match).map(({ key, example }) => [key, example])).toEqual([
      ['invoiceDate', '11/15/2026'],
      ['taxAmount', '1.000'],
    ]);
    const monthFirst = await getStore(bytes, 'csv', { invoiceDate: 'monthFirst', taxAmount: 'thousandPoint' });
    expect(said(monthFirst)).toEqual([]);
    expect([0, 1].map(at => monthFirst.row(at)?.['invoiceDate'])).toEqual(['2026-11-02', '2026-11-15']);
    expect(monthFirst.row(0)?.['taxAmount']).toBe('1000');
  });
});

it('the example row of the unchanged template is rejected', async () => {
  expect(said(await getStore(await templateFile(teImport), 'xlsx'))).toEqual([
    "companyCode: This is the template's example row. Replace or exclude it",
  ]);
});
