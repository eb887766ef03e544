import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Grid } from '@/shared/list/Grid';
import { fitOf, shareRoom, type Setting } from '@/shared/list/columnWidths';
import type { ColumnDef } from '@/shared/list/listTypes';
import { renderUi } from '../../support/render';

interface Firm {
  id: number;
  no: string;
  name: string;
  note: string;
  price: string;
}

/** Every letter is so wide, in pixels; the edges of a cell are 24. */
const LETTER = 10;
const EDGES = 24;

const names = (name: string): [string, string, string] => [
  name,
  name.replace('Pharmaceuticals', 'Pharma.'),
  name.replace('Pharmaceuticals Limited', 'Pharma. Ltd.'),
];
const columns: ColumnDef<Firm>[] = [
  { name: 'no', title: 'No', kind: 'text', rank: 1 },
  { name: 'name', title: 'Firm', kind: 'text', rank: 2, shorten: names },
  { name: 'note', title: 'Note', kind: 'text' },
  { name: 'price', title: 'Price', kind: 'money' },
];
const aFirm = (of: Partial<Firm> = {}): Firm => ({
  id: 1,
  no: 'INV-1',
  name: 'Vireya Pharmaceuticals Limited',
  note: '',
  price: '1000000',
  ...of,
});

let tell: ((width: number) => void)[] = [];

class Ruler {
  getContext() {
    return { font: '', measureText: (text: string) => ({ width: LETTER * text.length }) };
  }
}

class Watcher {
  constructor(told: (entries: { contentRect: { width: number } }[]) => void) {
    tell.push(width => told([{ contentRect: { width } }]));
  }
  observe() {}
  disconnect() {}
}

/** The window shows a list of this width. */
function setRoom(width: number) {
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width + 286);
}

const grid = (rows: readonly Firm[] | null, of = columns) => (
  <Grid label="Firms" columns={of} rows={rows} rowKey="id" scroll="box" />
);
/** The widths that jsdom understands; it drops those that depend on the room. */
const drawn = () => [...document.querySelectorAll('col')].map(({ style }) => parseFloat(style.width));
const setting: Setting = { density: 'comfortable', sorts: false, lines: undefined };
/** Pixels of the columns in a grid of this room; the first two are to be in sight. */
const shared = (rows: readonly Firm[], room: number) =>
  shareRoom(
    columns.map(column => fitOf(column, rows, setting)),
    2,
    room,
    0,
  ).map(({ pixels }) => pixels);

beforeEach(() => {
  tell = [];
  vi.stubGlobal('OffscreenCanvas', Ruler);
  vi.stubGlobal('ResizeObserver', Watcher);
  setRoom(1154);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a grid whose texts can be measured', () => {
  it('has columns as wide as their texts, and shows every one of these in whole', () => {
    const rows = [aFirm({ note: 'Paid by hand' })];
    renderUi(grid(rows));
    const [no = 0, name = 0, note = 0, price = 0] = shared(rows, 1154);
    expect(no).toBeGreaterThanOrEqual(LETTER * 'INV-1'.length + EDGES);
    expect(no).toBeLessThan(LETTER * 'INV-1'.length + EDGES + 10);
    expect(name).toBeGreaterThanOrEqual(LETTER * 'Vireya Pharmaceuticals Limited'.length + EDGES);
    expect(note).toBeGreaterThanOrEqual(LETTER * 'Paid by hand'.length + EDGES);
    expect(price).toBeGreaterThanOrEqual(LETTER * '1,000,000.00'.length + EDGES);
    expect(screen.getByText('Vireya Pharmaceuticals Limited')).toBeInTheDocument();
  });

  it('writes names as short as the room of what is to be in sight asks for, and says them in whole', () => {
    setRoom(390);
    const rows = [aFirm(), aFirm({ id: 2, name: 'Kaveri Crates' })];
    renderUi(grid(rows));
    const cell = screen.getByRole('cell', { name: 'Vireya Pharmaceuticals Limited' });
    expect(cell).toHaveTextContent(/^Vireya Pharma\. Limited$/);
    expect(cell).toHaveAttribute('title', 'Vireya Pharmaceuticals Limited');
    expect(screen.getByRole('cell', { name: 'Kaveri Crates' })).toHaveTextContent(/^Kaveri Crates$/);
    const [no = 0, name = 0] = shared(rows, 390);
    expect(no + name).toBeLessThanOrEqual(390);
  });

  it('takes what the shortest way needs where even that does not fit', () => {
    setRoom(100);
    renderUi(grid([aFirm()]));
    expect(screen.getByText('Vireya Pharma. Ltd.')).toBeInTheDocument();
    expect(shared([aFirm()], 100)[1]).toBeGreaterThanOrEqual(LETTER * 'Vireya Pharma. Ltd.'.length + EDGES);
  });

  it('gives a text that has no end the room there is, and no more', () => {
    const endless = 'x'.repeat(100);
    const rows = [aFirm({ name: endless, note: endless })];
    const [no = 0, name = 0, note = 0] = shared(rows, 700);
    expect(no + name).toBeCloseTo(700);
    expect(note).toBeLessThanOrEqual(320);
    expect(shared(rows, 1154).reduce((sum, width) => sum + width)).toBeCloseTo(1154);
  });

  it('keeps a column as wide as it was on the page before, and widens it for a longer text', () => {
    const { rerender } = renderUi(grid([aFirm({ no: 'INVOICE-1' })]));
    const [before = 0] = drawn();
    expect(before).toBeGreaterThan(LETTER * 'INVOICE-1'.length);
    rerender(grid([aFirm({ no: 'I-1' })]));
    expect(drawn()[0]).toBe(before);
    rerender(grid([aFirm({ no: 'INVOICE-NUMBER-1' })]));
    expect(drawn()[0]).toBe(before + 7 * LETTER);
  });

  it('writes names anew where the room is another than was thought', () => {
    renderUi(grid([aFirm()]));
    expect(screen.getByText('Vireya Pharmaceuticals Limited')).toBeInTheDocument();
    act(() => tell.forEach(toWidth => toWidth(300)));
    expect(screen.getByText('Vireya Pharma. Ltd.')).toBeInTheDocument();
  });

  it('keeps the room of values that come later', () => {
    const later: ColumnDef<Firm>[] = [
      { name: 'note', title: 'With', kind: 'text', width: 148, later: { width: 204, of: () => true } },
    ];
    const { rerender } = renderUi(grid([aFirm()], later));
    expect(drawn()).toEqual([204]);
    rerender(grid([aFirm({ note: 'Rohan' })], later));
    expect(drawn()).toEqual([204]);
  });

  it('breaks a title into two lines where its texts are shorter', () => {
    renderUi(grid([aFirm()], [{ name: 'no', title: 'Agreement Reference', kind: 'text' }]));
    const [width = 0] = drawn();
    expect(width).toBeGreaterThanOrEqual(LETTER * 'Agreement'.length + EDGES);
    expect(width).toBeLessThan(LETTER * 'Agreement Reference'.length);
  });

  it('measures what is out of sight once the first rows stand', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    setRoom(300);
    renderUi(grid([aFirm({ note: 'x'.repeat(20) })]));
    const price = LETTER * '1,000,000.00'.length + EDGES;
    expect(drawn()[3]).toBe(150);
    await act(() => vi.advanceTimersByTimeAsync(250));
    expect(drawn()[3]).toBeGreaterThanOrEqual(price);
    expect(drawn()[3]).toBeLessThan(150);
  });

  it('has the declared widths while there are no rows', () => {
    renderUi(grid(null, [{ name: 'no', title: 'No', kind: 'text', width: 77 }]));
    expect(drawn()).toEqual([77]);
  });
});

it('has the declared widths, and the longest names, where texts cannot be measured', () => {
  vi.stubGlobal('OffscreenCanvas', undefined);
  setRoom(200);
  renderUi(grid([aFirm()]));
  expect(drawn()).toEqual([160, 160, 160, 150]);
  expect(screen.getByText('Vireya Pharmaceuticals Limited')).toBeInTheDocument();
});
