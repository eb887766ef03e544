import { describe, expect, it } from 'vitest';
import type { ColumnDef } from '@/shared/list/listTypes';
import { stacked } from '@/shared/list/useStacked';

interface Line {
  id: number;
}

const text = { kind: 'text', sortable: false, value: () => '' } as const;
const figure = { ...text, align: 'right' } as const;
const columns: ColumnDef<Line>[] = [
  { name: 'item', title: 'Item', width: 260, ...text },
  { name: 'code', title: 'Code', width: 120, under: 'item', ...text },
  { name: 'amount', title: 'Amount', width: 100, ...figure },
  { name: 'rate', title: 'Rate', width: 80, under: 'tax', ...figure },
  { name: 'tax', title: 'Tax', width: 90, ...figure },
  { name: 'gross', title: 'Gross', width: 110, ...figure },
];

/** 'gross: amount, tax' for each column with what stands under it. */
const shape = (found: readonly ColumnDef<Line>[]) =>
  found.map(({ name, below = [] }) => [name, below.map(under => under.name).join(', ')].filter(Boolean).join(': '));

describe('the columns of lines in a box', () => {
  it('stay as they are where they fit', () => {
    expect(stacked(columns, 760)).toBe(columns);
  });

  it('stand under those that they name where they do not', () => {
    const narrow = stacked(columns, 600);
    expect(shape(narrow)).toEqual(['item: code', 'amount', 'tax: rate', 'gross']);
    // What is left of the room is the texts'.
    expect(narrow.map(({ width }) => width)).toEqual([300, 100, 90, 110]);
  });

  it('have all figures under the last one where even that is too wide', () => {
    const narrow = stacked(columns, 400);
    expect(shape(narrow)).toEqual(['item: code', 'gross: amount, rate, tax']);
    // The widest figure of the column, and its title beside it.
    expect(narrow.map(({ width }) => width)).toEqual([200, 200]);
  });

  it('keep their own place where the other one is hidden, and where none names another', () => {
    const without = columns.filter(({ name }) => name !== 'item');
    expect(shape(stacked(without, 300))).toEqual(['code', 'gross: amount, rate, tax']);
    const plain = columns.filter(({ under }) => under === undefined);
    expect(stacked(plain, 100)).toBe(plain);
  });
});
