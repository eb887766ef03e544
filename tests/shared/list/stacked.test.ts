import { describe, expect, it } from 'vitest';
import type { ColumnDef } from '@/shared/list/listTypes';
import { widthOf } from '@/shared/list/columnKinds';
import { stacked } from '@/shared/list/stacking';

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

/** Each column has what it is declared with, and 90 pixels more for the titles of figures under it. */
const inBox = (all: readonly ColumnDef<Line>[], room: number) =>
  stacked(all, room, column => widthOf(column) + (column.align === 'right' && column.below ? 90 : 0));

/** 'gross: amount, tax' for each column with what stands under it. */
const shape = (found: readonly ColumnDef<Line>[]) =>
  found.map(({ name, below = [] }) => [name, below.map(under => under.name).join(', ')].filter(Boolean).join(': '));

describe('the columns of lines in a box', () => {
  it('stay as they are where they fit', () => {
    expect(inBox(columns, 760)).toBe(columns);
  });

  it('stand under those that they name where they do not', () => {
    const narrow = inBox(columns, 600);
    expect(shape(narrow)).toEqual(['item: code', 'amount', 'tax: rate', 'gross']);
    // Texts make do with less than they are declared with.
    expect(narrow.map(({ width }) => width)).toEqual([120, 100, 90, 110]);
  });

  it('have all figures under the last one where even that is too wide', () => {
    const narrow = inBox(columns, 400);
    expect(shape(narrow)).toEqual(['item: code', 'gross: amount, rate, tax']);
  });

  it('keep their own place where the other one is hidden, and where none names another', () => {
    const without = columns.filter(({ name }) => name !== 'item');
    expect(shape(inBox(without, 300))).toEqual(['code', 'gross: amount, rate, tax']);
    const plain = columns.filter(({ under }) => under === undefined);
    expect(inBox(plain, 100)).toBe(plain);
  });
});
