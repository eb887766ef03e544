import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import type { ImportDef, ImportRow } from '@/shared/importing/importDef';
import { getSheet, getTemplate } from '@/shared/importing/writeRows';
import { MAX_IMPORT_ROWS } from '@/lib/limits';
import { writeWorkbook } from '@/lib/writeWorkbook';
import { program, swellingWorkbook, workbookWith } from './hostileFiles';

export const sampleRow = (def: ImportDef): ImportRow =>
  Object.fromEntries(def.columns.map(({ key, sample }) => [key, sample]));

export const getHeadings = (def: ImportDef) => def.columns.map(({ title }) => title);

const quoted = (text: string, separator: string) =>
  text.includes(separator) || text.includes('"') ? `"${text.replaceAll('"', '""')}"` : text;

/** Writes rows as CSV in the style of other programs. */
function toCsv(def: ImportDef, rows: readonly ImportRow[], separator = ',', end = '\r\n'): string {
  const cells = [getHeadings(def), ...rows.map(row => def.columns.map(({ key }) => row[key] ?? ''))];
  return cells.map(line => line.map(cell => quoted(cell, separator)).join(separator)).join(end) + end;
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

export function readableTables(def: ImportDef, rows: readonly ImportRow[]): [string, Uint8Array][] {
  const csv = toCsv(def, rows);
  return [
    ['UTF-8', Buffer.from(csv)],
    ['UTF-8 with its mark', Buffer.from(`\uFEFF${csv}`)],
    ['UTF-16LE', Buffer.from(`\uFEFF${csv}`, 'utf16le')],
    ['UTF-16BE', utf16be(`\uFEFF${csv}`)],
    ['UTF-16LE without its mark', Buffer.from(csv, 'utf16le')],
    ['Windows-1252', Buffer.from(csv, 'latin1')],
    ['semicolons', Buffer.from(toCsv(def, rows, ';'))],
    ['tabs', Buffer.from(toCsv(def, rows, '\t'))],
    ['bars', Buffer.from(toCsv(def, rows, '|', '\n'))],
    ["Excel's line about the separator", Buffer.from(`sep=;\r\n${toCsv(def, rows, ';')}`)],
    ['a title and an empty line above the headings', Buffer.from(`Entries of November\r\n\r\n${csv}`)],
  ];
}

const plainBook = async (def: ImportDef, rows: readonly ImportRow[] = [sampleRow(def)]) =>
  Buffer.from(await writeWorkbook([getSheet(def, rows)]));

async function reworked(
  def: ImportDef,
  change: (xml: string) => string,
  { name = 'xl/worksheets/sheet1.xml', book = plainBook(def) }: { name?: string; book?: Promise<Uint8Array> } = {},
): Promise<Buffer> {
  const parts = unzipSync(await book);
  const xml = change(strFromU8(parts[name] ?? new Uint8Array()));
  return Buffer.from(zipSync({ ...parts, [name]: strToU8(xml) }));
}

async function bookWithHiddenSheet(def: ImportDef, rows = [sampleRow(def)]): Promise<Buffer> {
  const old = { ...getSheet(def, [sampleRow(def), sampleRow(def), sampleRow(def)]), name: 'Old & done' };
  return reworked(
    def,
    xml => xml.replace('<sheet name="Old &amp; done"', '<sheet name="Old &amp; done" state="veryHidden"'),
    {
      name: 'xl/workbook.xml',
      book: writeWorkbook([old, getSheet(def, rows)]),
    },
  );
}

const EMPTY_ROWS = 100_000;

const bookOfFormats = (def: ImportDef) =>
  reworked(def, xml => {
    const empty = Array.from(
      { length: EMPTY_ROWS },
      (_, at) => `<row r="${at + 3}"><c r="A${at + 3}" s="0"/><c r="B${at + 3}" t="str"><f>""</f><v></v></c></row>`,
    );
    return xml.replace('</sheetData>', `${empty.join('')}</sheetData>`);
  });

/** One row among 100,000 empty ones counts as one row. */
export const sparseFiles: [string, (def: ImportDef) => Buffer | Promise<Buffer>, string][] = [
  ['a workbook with formats far below', bookOfFormats, 'xlsx'],
  ['a csv with empty lines', def => Buffer.from(toCsv(def, [sampleRow(def)]) + '\r\n'.repeat(EMPTY_ROWS)), 'csv'],
  [
    'a csv with lines of separators',
    def => Buffer.from(toCsv(def, []) + ',,,,\r\n'.repeat(EMPTY_ROWS) + toCsv(def, [sampleRow(def)]).split('\r\n')[1]),
    'csv',
  ],
];

function oldWorkbook(): Buffer {
  const bytes = Buffer.alloc(4096);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  Buffer.from('Workbook', 'utf16le').copy(bytes, 1024);
  return bytes;
}

const manyRows = (def: ImportDef, count: number) =>
  Buffer.from(`${getHeadings(def).join(',')}\n${'a,b\n'.repeat(count)}`);
const bookOfMany = async (def: ImportDef, count: number) =>
  Buffer.from(
    await writeWorkbook([{ name: 'A', rows: [getHeadings(def), ...Array.from({ length: count }, () => ['a'])] }]),
  );

export const templateFile = async (def: ImportDef) => Buffer.from(await writeWorkbook(getTemplate(def)));

export const refusedFiles: [string, (def: ImportDef) => Buffer | Promise<Buffer>, string, RegExp][] = [
  ['an empty csv', () => Buffer.alloc(0), 'csv', /^This file is empty$/],
  ['a csv of empty lines', () => Buffer.from('\r\n,,,\r\n \r\n'), 'csv', /^This file is empty$/],
  ['an empty workbook', async () => Buffer.from(await writeWorkbook([{ name: 'A', rows: [] }])), 'xlsx', /is empty$/],
  ['headings only', def => Buffer.from(toCsv(def, [])), 'csv', /^This file has headings but no \w+$/],
  ['headings only', def => plainBook(def, []), 'xlsx', /^This file has headings but no \w+$/],
  ['100,000 rows', def => manyRows(def, 100_000), 'csv', /^This file has 1,00,000 rows; the limit is [\d,]+/],
  [
    '100,000 rows in a workbook',
    def => bookOfMany(def, 100_000),
    'xlsx',
    /^This file has 1,00,000 rows; the limit is [\d,]+\. Split it/,
  ],
  [
    'one row too many',
    def => manyRows(def, MAX_IMPORT_ROWS + 1),
    'csv',
    /^This file has 10,001 rows; the limit is 10,000/,
  ],
  [
    'one row too many in a workbook',
    def => bookOfMany(def, MAX_IMPORT_ROWS + 1),
    'xlsx',
    /^This file has 10,001 rows; the limit is 10,000/,
  ],
  [
    'a cell of 1 MB',
    def => Buffer.from(toCsv(def, [{ ...sampleRow(def), [def.columns[1]?.key ?? '']: 'x'.repeat(1_000_000) }])),
    'csv',
    /^Row 2 has a cell of 10,00,000 characters under '.+'; the limit is 32,767/,
  ],
  [
    'a quotation mark that is not closed',
    def => Buffer.from(`${toCsv(def, [])}"a,b\n1,2\n`),
    'csv',
    /^The quotation marks in row 2/,
  ],
  ['an xls renamed to xlsx', oldWorkbook, 'xlsx', /^Invalid file format.+old Excel workbook \(xls\)/],
  ['a zip bomb', swellingWorkbook, 'xlsx', /^This file is compressed in an unsafe way/],
  ['a macro file', () => workbookWith({ 'xl/vbaProject.bin': 'x' }), 'xlsx', /^This file contains macros/],
  [
    'a macro file renamed to xlsx',
    () => {
      const types = strToU8(
        '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/></Types>',
      );
      return Buffer.from(zipSync({ '[Content_Types].xml': types, 'xl/vbaProject.bin': strToU8('x') }));
    },
    'xlsx',
    /^This file contains macros/,
  ],
  ['a program', () => program, 'xlsx', /^Invalid file format/],
  ['a page', () => Buffer.from('<html><script>alert(1)</script></html>'), 'csv', /^Invalid file format/],
  [
    'half a workbook',
    async def => (await plainBook(def)).subarray(0, 900),
    'xlsx',
    /^(Invalid file format|This workbook is incomplete)/,
  ],
  [
    'a text file called xlsx',
    () => Buffer.from('Dear all,'),
    'xlsx',
    /^Invalid file format\. .+ named xlsx, but contains plain text$/,
  ],
  [
    'two columns of one name',
    def => {
      const [headings = '', row = ''] = toCsv(def, [sampleRow(def)]).split('\r\n');
      return Buffer.from(`${headings},Note,${def.columns[0]?.title.toUpperCase()},Note\n${row},a,b,c\n`);
    },
    'csv',
    /^2 columns are called '.+' \(A and [A-Z]+\), so it's unclear which one to use\. Remove or rename/,
  ],
  ['a text file', () => Buffer.from('hello'), 'txt', /^Invalid file format\. Valid formats are csv, xlsx$/],
];

export const notedFiles: [string, (def: ImportDef) => Promise<Buffer>, RegExp][] = [
  [
    'formulas',
    def => reworked(def, xml => xml.replace(/<c r="A2"([^>]*)>/, '<c r="A2"$1><f>CONCATENATE("a")</f>')),
    /^1 cell holds a formula: the last calculated values/,
  ],
  [
    'merged cells',
    def =>
      reworked(def, xml =>
        xml.replace('</sheetData>', '</sheetData><mergeCells count="1"><mergeCell ref="A2:A3"/></mergeCells>'),
      ),
    /^1 group of cells is merged/,
  ],
  ['a hidden sheet before it', def => bookWithHiddenSheet(def), /^1 hidden sheet was not read: 'Old & done'\.$/],
  [
    'text in it',
    def => Promise.resolve(Buffer.from(toCsv(def, [sampleRow(def)]))),
    /^This file is named xlsx, but is a text file/,
  ],
  [
    'another sheet',
    async def => Buffer.from(await writeWorkbook([{ name: 'Notes', rows: [['a']] }, getSheet(def, [sampleRow(def)])])),
    /^Only the sheet '.+' is imported, not 'Notes'\.$/,
  ],
];
