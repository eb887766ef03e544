import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LineReadTable } from '@/shared/lines/LineReadTable';
import type { LineColumn } from '@/shared/lines/types';
import { renderUi } from '../../support/render.tsx';

interface Line {
  text: string;
  amount: string;
}

const columns: LineColumn<Line>[] = [
  { key: 'text', title: 'Description', width: 200, kind: 'text' },
  { key: 'amount', title: 'Amount', width: 120, kind: 'money' },
  { key: 'text', title: 'More', width: 80, kind: 'action', actions: () => [] },
];
const getLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({ text: `Visit ${index + 1}`, amount: '123456.5' }));

const rows = () => within(screen.getByRole('table', { name: 'Line items' })).getAllByRole('row');
const texts = (row: HTMLElement | undefined) =>
  row &&
  within(row)
    .getAllByRole('cell')
    .map(cell => cell.textContent);

it('the table numbers the lines, groups amounts for the country and leaves out action columns', () => {
  renderUi(<LineReadTable columns={columns} lines={getLines(2)} label="Line items" country="IN" />);
  expect(screen.getAllByRole('columnheader').map(head => head.textContent)).toEqual(['#', 'Description', 'Amount']);
  expect(texts(rows()[2])).toEqual(['2', 'Visit 2', '1,23,456.50']);
});

it('the table renders only the visible lines of a thousand; search finds any line with its own number', async () => {
  const { user } = renderUi(<LineReadTable columns={columns} lines={getLines(1000)} label="Line items" country="IN" />);
  expect(rows().length).toBeLessThan(60);
  await user.click(screen.getByRole('searchbox', { name: 'Find a line' }));
  await user.paste('visit 987');
  expect(rows()).toHaveLength(2);
  expect(texts(rows()[1])).toEqual(['987', 'Visit 987', '1,23,456.50']);
});

it('the table shows a message when there are no lines', () => {
  renderUi(<LineReadTable columns={columns} lines={[]} label="Line items" empty="No Data" country="IN" />);
  expect(screen.getByText('No Data')).toBeVisible();
});
