import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlock, parseBlock } from '@/shared/grid/block';

/** Formats cells like a spreadsheet's clipboard: cells with tabs, line breaks or quotes are quoted. */
function asCopied(rows: string[][]): string {
  const cell = (text: string) => (/[\t\n\r"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map(row => row.map(cell).join('\t')).join('\r\n');
}

describe('parsing a copied block', () => {
  it.each([
    ['a\tb\nc\td', [['a', 'b'], ['c', 'd']]], // prettier-ignore
    ['a\tb\r\nc\td\r\n', [['a', 'b'], ['c', 'd']]], // prettier-ignore
    ['one\n\nthree\n\n\n', [['one'], [''], ['three']]],
    ['"two\nlines"\t5', [['two\nlines', '5']]],
    ['"say ""hi"""\t5', [['say "hi"', '5']]],
    ['\t\t7', [['', '', '7']]],
    ['', []],
  ])('%j', (text, rows) => {
    expect(parseBlock(text)).toEqual(rows);
  });

  it('treats a stray quote as text and keeps the rows after it', () => {
    expect(parseBlock('5" pipe\t10\n"open\t20\n"a" b\t30')).toEqual([
      ['5" pipe', '10'],
      ['"open', '20'],
      ['"a" b', '30'],
    ]);
  });

  it('reads back everything that a spreadsheet writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '7', ' ', '"', '\t', '\n', ',', '₹') });
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, block => {
        const last = block.findLastIndex(row => row.some(text => text.trim() !== ''));
        expect(parseBlock(asCopied(block))).toEqual(block.slice(0, last + 1));
      }),
    );
  });

  it('recognizes a block by a tab or more than one row', () => {
    expect(isBlock('one value')).toBe(false);
    expect(isBlock('one value\r\n')).toBe(false);
    expect(isBlock('two\tvalues')).toBe(true);
    expect(isBlock('two\nrows')).toBe(true);
  });
});
