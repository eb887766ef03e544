// @vitest-environment node
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
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
