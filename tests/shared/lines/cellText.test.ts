import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCell, shownText } from '@/shared/lines/cellText';
import type { LineColumn } from '@/shared/lines/types';
import { columns, item, type Item } from './sample';

const [text] = columns;
if (!text) throw new Error('columns');
const date: LineColumn<Item> = { key: 'text', title: 'Made on', width: 120, kind: 'date' };

/** Text with unusual whitespace, without line breaks, which a single-line cell cannot contain. */
const typed = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    '7',
    '-',
    ' ',
    '  ',
    '\t',
    '\u00a0',
    '\u200b',
    '\u200d',
    '\ufeff',
    '\u3000',
    'é',
    '₹',
  ),
});

describe('text typed into a text cell', () => {
  it('is kept without outer white space', () => {
    fc.assert(
      fc.property(typed, value => {
        const kept = readCell(text, value).value;
        expect(value).toContain(kept);
        expect(value.replace(kept, '')).toMatch(/^\p{White_Space}*$/u);
        expect(kept).not.toMatch(/^\p{White_Space}|\p{White_Space}$/u);
        expect(readCell(text, kept)).toEqual({ value: kept, problem: null });
      }),
    );
  });

  it.each([
    ['two  spaces', 'two  spaces'],
    ['a\tb', 'a\tb'],
    ['\ufeff', '\ufeff'],
    [' \u00a0x y ', 'x y'],
    ['one\r\ntwo\nthree', 'one two three'],
    ['   ', ''],
  ])('%j is kept as %j', (value, kept) => {
    expect(readCell(text, value)).toEqual({ value: kept, problem: null });
  });
});

describe('date cell', () => {
  it.each([
    ['5-Nov-2026', '2026-11-05'],
    ['05/11/26', '2026-11-05'],
    ['2026-11-05', '2026-11-05'],
    ['', ''],
  ])('stores %j as %j', (value, day) => {
    expect(readCell(date, value)).toEqual({ value: day, problem: null });
  });

  it("keeps and marks text that isn't a date, and shows a date in the user's format", () => {
    expect(readCell(date, '31-Feb-2026')).toEqual({
      value: '31-Feb-2026',
      problem: "'31-Feb-2026' is not a valid date. Use DD-MMM-YYYY",
    });
    expect(shownText(date, item({ text: '2026-11-05' }))).toBe('05-Nov-2026');
    expect(shownText(date, item({ text: '5-No' }))).toBe('5-No');
  });
});
