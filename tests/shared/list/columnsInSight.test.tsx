import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Grid } from '@/shared/list/Grid';
import type { ColumnDef } from '@/shared/list/listTypes';
import { renderUi } from '../../support/render';

type Wide = Record<'id' | `fact${number}`, string>;

const FACTS = Array.from({ length: 12 }, (_, at) => `fact${at}` as const);
const columns: ColumnDef<Wide>[] = FACTS.map(name => ({ name, title: name, kind: 'text', width: 100 }));
const rows = Array.from({ length: 12 }, (_, at): Wide => ({
  id: String(at),
  ...Object.fromEntries(FACTS.map(name => [name, `${name} of ${at}`])),
}));

const grid = (shown: readonly Wide[] | null, of = columns) => (
  <Grid label="Wide" columns={of} rows={shown} rowKey="id" scroll="box" />
);
const cellsOfRows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => within(row).getAllByRole('cell').length);

/** The browser has nothing else to do for a moment, so many times. */
async function idle(times = 1) {
  for (let time = 0; time < times; time++) await act(() => vi.advanceTimersByTimeAsync(250));
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(450 + 286);
});
afterEach(() => void vi.useRealTimers());

it('draws the columns that a window shows, then all cells, some rows at a time', async () => {
  const { rerender } = renderUi(grid(rows));
  expect(screen.getAllByRole('columnheader')).toHaveLength(12);
  expect(cellsOfRows()).toEqual(rows.map(() => 5));
  await idle();
  expect(cellsOfRows()).toEqual(rows.map((_, at) => (at < 5 ? 12 : 5)));
  await idle(2);
  expect(cellsOfRows()).toEqual(rows.map(() => 12));
  // The next page is drawn whole.
  rerender(grid(rows.slice(0, 2).map(row => ({ ...row, id: `next ${row.id}` }))));
  expect(cellsOfRows()).toEqual([12, 12]);
});

it('begins with the first rows that come', async () => {
  const { rerender } = renderUi(grid(null));
  await idle(3);
  rerender(grid(rows));
  expect(cellsOfRows()).toEqual(rows.map(() => 5));
  await idle(3);
  expect(cellsOfRows()).toEqual(rows.map(() => 12));
});

it('draws everything at once where rows are cards, and where a cell out of sight may make its row higher', () => {
  const { rerender } = renderUi(
    grid(rows, [...columns, { name: 'id', title: 'Note', kind: 'longText', inFull: true }]),
  );
  expect(cellsOfRows()).toEqual(rows.map(() => 13));
  vi.spyOn(window, 'matchMedia').mockImplementation(
    query => ({ matches: query.includes('< 768px') }) as MediaQueryList,
  );
  rerender(<div />);
  rerender(grid(rows));
  expect(cellsOfRows()).toEqual(rows.map(() => 12));
});
