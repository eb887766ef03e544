// @vitest-environment jsdom
import fc from 'fast-check';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { toCsv, toWorkbook } from '../../../sandbox/server/spreadsheets.ts';

const hostile = {
  columns: [
    { name: 'id', title: 'Id' },
    { name: 'text', title: 'Text' },
    { name: 'paid', title: 'Paid' },
  ],
  rows: [
    { id: 1, text: '=HYPERLINK("http://evil.example")', paid: true },
    { id: -2, text: '+1', paid: null },
    { id: 3, text: '@SUM(A1)\nzweite Zeile, "x"', paid: false },
    { id: 4, text: 'x'.repeat(40_000), paid: undefined },
  ],
};

describe('a workbook', () => {
  it('holds titles and values, and text stays text', async () => {
    const rows = await readSheet(toWorkbook(hostile, 'NonPoInvoice'));
    expect(rows.slice(0, 4)).toEqual([
      ['Id', 'Text', 'Paid'],
      [1, '=HYPERLINK("http://evil.example")', true],
      [-2, '+1', null],
      [3, '@SUM(A1)\nzweite Zeile, "x"', false],
    ]);
    expect(String(rows[4]?.[1])).toHaveLength(32_767);
  });
});

/** Texts with what XML, workbooks and CSV have trouble with. */
const troubled = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '\ufffe',
        '\uffff',
        '\ud800',
        '\udfff',
        '\u0000',
        '\u0001',
        '\u001f',
        '\u007f',
        '\u0085',
        '\r',
        '\r\n',
        '\n',
        '\t',
        ' ',
      ),
      fc.constantFrom(
        '_x0041_',
        '_x005F_',
        '_xD800_',
        '_x000',
        '_',
        'x0041_',
        ']]>',
        '&amp;',
        '<b>',
        '"',
        ',',
        ';',
        '=1+1',
        '@SUM(A1)',
        '-1',
        '+1',
      ),
    ),
    { maxLength: 6 },
  )
  .map(parts => parts.join(''));

const column = { name: 'text', title: 'Text' };
const xml = new DOMParser();

/** The first sheet's XML, read by a strict parser. */
function strictly(workbook: Buffer): Document {
  const zip = XLSX.CFB.read(workbook, { type: 'buffer' });
  const text = Buffer.from((XLSX.CFB.find(zip, '/xl/worksheets/sheet1.xml')?.content ?? []) as number[]).toString(
    'utf8',
  );
  // What XML 1.0 calls Char (production 2).
  expect(text).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
  return xml.parseFromString(text, 'application/xml');
}

describe('any text', () => {
  it('is legal in a workbook and reads back as it was, and no formula comes of it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(troubled, { minLength: 1, maxLength: 8 }),
        fc.constantFrom('Text', '_x0041_ \uffff'),
        async (texts, title) => {
          const workbook = toWorkbook({ columns: [{ ...column, title }], rows: texts.map(text => ({ text })) }, 'Any');
          const sheet = strictly(workbook);
          expect(sheet.querySelector('parsererror, f')).toBeNull();
          const rows = await readSheet(workbook, { trim: false });
          expect(rows[0]?.[0]).toBe(title);
          // Empty rows at the end are no rows.
          expect(texts.map((_, index) => rows[index + 1]?.[0] ?? '')).toEqual(texts);
        },
      ),
      { numRuns: 100 },
    );
  });

  it('is cut to what a cell holds, not between the halves of a character', async () => {
    const [, row] = await readSheet(
      toWorkbook({ columns: [column], rows: [{ text: '\u{1f600}'.repeat(20_000) }] }, 'Long'),
    );
    expect(row?.[0]).toBe('\u{1f600}'.repeat(16_383));
  });

  it('reads back from a CSV file, with an apostrophe before what would be a formula', () => {
    fc.assert(
      fc.property(fc.array(troubled, { minLength: 1, maxLength: 8 }), texts => {
        const rows = texts.map(text => ({ text, end: 'x' }));
        const file = toCsv({ columns: [column, { name: 'end', title: 'End' }], rows });
        const { data } = Papa.parse<string[]>(file.slice(1), { newline: '\r\n' });
        expect(data.slice(1).map(([text]) => text)).toEqual(
          texts.map(text => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)),
        );
      }),
    );
  });
});

describe('a CSV file', () => {
  it('opens in a spreadsheet without a formula being run', () => {
    const text = toCsv(hostile);
    expect(text.startsWith('\uFEFF')).toBe(true);
    const { data } = Papa.parse<string[]>(text.slice(1));
    expect(data.slice(0, 4)).toEqual([
      ['Id', 'Text', 'Paid'],
      ['1', `'=HYPERLINK("http://evil.example")`, 'true'],
      ['-2', `'+1`, ''],
      ['3', `'@SUM(A1)\nzweite Zeile, "x"`, 'false'],
    ]);
  });
});
