import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LongTable } from '@/shared/list/LongTable';
import type { ColumnDef } from '@/shared/list/listTypes';
import { useFoundRows } from '@/shared/list/RowFinder';
import { renderUi } from '../../support/render.tsx';

interface Row {
  id: number;
  name: string;
}
const columns: ColumnDef<Row>[] = [{ name: 'name', title: 'Name', kind: 'text', sortable: false }];
const getText = ({ name }: Row) => name;
const getRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Item ${index + 1}` }));

function Table({ rows }: { rows: readonly Row[] }) {
  const finder = useFoundRows(rows, getText);
  return <LongTable label="Items" columns={columns} finder={finder} find="Find an item" empty="Nothing here" />;
}

const table = () => screen.getByRole('table', { name: 'Items' });
const drawn = () => table().querySelectorAll('tbody tr:not([aria-hidden])').length;

it('a table of a hundred rows renders all of them, for browser search, copy and print', () => {
  renderUi(<Table rows={getRows(100)} />);
  expect(drawn()).toBe(100);
});

it('a table of a thousand rows renders those near the viewport, with their row index among all rows', () => {
  renderUi(<Table rows={getRows(1000)} />);
  expect(drawn()).toBeGreaterThan(10);
  expect(drawn()).toBeLessThan(60);
  expect(table()).toHaveAttribute('aria-rowcount', '1001');
  expect(within(table()).getByText('Item 1').closest('tr')).toHaveAttribute('aria-rowindex', '2');
});

it('search finds rows by typed text, ignoring case and invisible characters, and shows the count', async () => {
  const { user } = renderUi(<Table rows={getRows(1000)} />);
  await user.click(screen.getByRole('searchbox', { name: 'Find an item' }));
  await user.paste(' ITEM 99\u200b ');
  expect(screen.getByText('11 of 1000 rows')).toBeVisible();
  expect(drawn()).toBe(11);
  await user.paste('no such');
  expect(screen.getByText('Nothing here')).toBeVisible();
});

it('a short table has no search', () => {
  renderUi(<Table rows={getRows(15)} />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
