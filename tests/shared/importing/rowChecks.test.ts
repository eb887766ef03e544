import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseText } from '@/shared/fieldTypes/texts';
import { checkRow } from '@/shared/importing/rowChecks';
import { matchedCount, matchHeadings } from '@/lib/tableColumns';
import { getTableColumns, unmatched } from '@/shared/importing/openTable';
import { row, sample, SAMPLE_OPTIONS } from './sample';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00+05:30'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('import row', () => {
  it.each<[string, Parameters<typeof row>[0], Record<string, string> | undefined]>([
    ['that is valid', {}, undefined],
    [
      'without required values',
      { number: '', day: '' },
      { number: 'Entry Number is required', day: 'The day is missing' },
    ],
    ['that breaks a rule of the form', { number: 'A B' }, { number: 'Space is not allowed' }],
    ['with an amount of 0', { amount: '0' }, { amount: 'Amount is required' }],
    ['with text as amount', { amount: 'ten' }, { amount: "'ten' is not an amount" }],
    ['without a date', { day: '31-02-2026' }, { day: "'31-02-2026' is not a valid date. Use DD-MMM-YYYY" }],
    ['with a future date', { day: '2026-12-01' }, { day: 'The day cannot be later than tomorrow' }],
    ['of an unknown type', { type: 'Order' }, { type: "'Order' is not in the list" }],
    ['that lacks a required order', { order: '' }, { order: 'Order is required for this type' }],
    ['that needs no order', { order: '', type: 'NonPO' }, undefined],
  ])('%s', (_, change, problems) => expect(checkRow(sample, { ...row(change) }, SAMPLE_OPTIONS)).toEqual(problems));

  it("with an option whose list couldn't be loaded is left to the server to validate", () =>
    expect(checkRow(sample, { ...row({ type: 'Order' }) }, new Map())).toBeUndefined());
});

it.each([
  ['amount', ' 1,18,000.50 ', '118000.50'],
  ['amount', 'ten', 'ten'],
  ['day', '02/11/2026', '2026-11-02'],
  ['day', '2026-11-02 00:00:00', '2026-11-02'],
  ['day', '46328', '2026-11-02'],
  ['day', '46328.75', '2026-11-02'],
  ['day', '2026', '2026'],
  ['type', 'with  ORDER', 'PO'],
  ['type', 'nonpo', 'NonPO'],
  ['number', ' a\r\nb ', 'a b'],
])('a cell of %s reads %s as %s', (key, text, value) => {
  const column = sample.columns.find(one => one.key === key);
  expect(column && parseText(column.kind, text, SAMPLE_OPTIONS.get(column.key))).toBe(value);
});

describe('column headings', () => {
  it('match regardless of case, spaces and punctuation, by alias and by key', () => {
    const match = matchHeadings(getTableColumns(sample), [
      '',
      'ENTRY_NO',
      'entry-date',
      'Amount',
      'type',
      'Other',
      'amount',
    ]);
    expect(match).toEqual({ number: 1, day: 2, amount: 3, count: null, type: 4, order: null, remarks: null });
    expect(matchedCount(match)).toBe(4);
    expect(unmatched(sample, match)).toEqual([]);
  });

  it('of the template take precedence over aliases', () =>
    expect(matchHeadings(getTableColumns(sample), ['Number', 'Entry Number'])['number']).toBe(1));

  it("that don't match leave required columns unmatched", () =>
    expect(unmatched(sample, matchHeadings(getTableColumns(sample), ['a', 'b']))).toEqual([
      'Entry Number',
      'Entry Date',
      'Amount',
      'Document Type',
    ]));
});
