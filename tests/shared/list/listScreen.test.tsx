import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { env } from '@/platform/env';
import type { ColumnDef, ListInput } from '@/shared/list/listTypes';
import type { LoadDetails } from '@/shared/list/useDeferredColumns';
import { answer, graphqlError } from '../../support/server';
import { answerThings, pageOfThings, renderList } from './listBench';
import { aThing, type Thing } from './sample';
import { told } from '../../support/told.ts';

const grid = () => screen.getByRole('table', { name: 'Things' });
/** Returns the data rows, without the header row and the hidden skeleton. */
const rows = () => within(grid()).queryAllByRole('row').slice(1);
const button = (name: string) => screen.getByRole('button', { name });

async function shown(count: number) {
  await waitFor(() => expect(rows()).toHaveLength(count));
}

describe('list screen', () => {
  it('shows a page of rows, with each value formatted for its column', async () => {
    const inputs = answerThings(34);
    renderList();
    expect(grid()).toHaveAttribute('aria-busy', 'true');
    await shown(15);
    expect(grid()).toHaveAttribute('aria-busy', 'false');
    expect(inputs).toEqual([{ currentPage: 1, pageSize: 15, parameters: [], sortBy: 'id', sortOrder: 'desc' }]);
    expect(screen.getByRole('heading', { level: 1, name: 'Things' })).toBeVisible();
    const cells = within(rows()[0] as HTMLElement).getAllByRole('cell');
    expect(cells.map(cell => cell.textContent)).toEqual([
      '34',
      'T/34',
      '05-Mar-2026',
      '05-Mar-2026 02:00 PM',
      '12,34,567.50 INR',
      '12.5',
      'Approved',
      'Yes',
      'Note on 34',
    ]);
    expect(within(rows()[0] as HTMLElement).getByRole('link', { name: '34' })).toHaveAttribute(
      'href',
      '/Things/View/34',
    );
    expect(screen.getByText('Total Records: 34')).toBeVisible();
    expect(screen.getByText('Page 1 of 3')).toBeVisible();
    expect(await screen.findByText('34 records, page 1 of 3')).toBeInTheDocument();
  });

  it('handles nulls and unexpected values, and shows markup as plain text', async () => {
    const nothing = {
      ...aThing(1),
      no: null,
      madeOn: null,
      changedAt: 'soon',
      price: null,
      weight: null,
      status: null,
      urgent: null,
    };
    const hostile = { ...aThing(2), no: '<img src=x onerror=alert(1)>', price: 'n/a' };
    answer('thingList', { thingList: { totalRecords: 2, data: [nothing, hostile] } });
    renderList();
    await shown(2);
    const text = (row: number) =>
      within(rows()[row] as HTMLElement)
        .getAllByRole('cell')
        .map(cell => cell.textContent);
    expect(text(0)).toEqual(['1', '', '', '', '', '', '', 'No', 'Note on 1']);
    expect(text(1)[1]).toBe('<img src=x onerror=alert(1)>');
    expect(text(1)[4]).toBe('n/a INR');
  });

  it('shows ranked columns first, then the declared order, without columns hidden for this user', async () => {
    answerThings(1);
    const columns: ColumnDef<Thing>[] = [
      { name: 'id', title: 'Id', kind: 'text' },
      { name: 'no', title: 'Number', kind: 'text', rank: 2, hiddenFrom: session => session.userId === 'u-100' },
      { name: 'price', title: 'Price', kind: 'money' },
      { name: 'status', title: 'Status', kind: 'status', rank: 3 },
      { name: 'weight', title: 'Weight', kind: 'number', rank: 1, hiddenFrom: session => session.userId !== 'u-100' },
      { name: 'note', title: 'Note', kind: 'text', value: () => 'Anand Private Limited' },
    ];
    renderList('', { columns });
    await shown(1);
    const titles = within(grid()).getAllByRole('columnheader');
    expect(titles.map(title => title.textContent?.trim())).toEqual(['Weight', 'Status', 'Id', 'Price', 'Note']);
    const note = screen.getByRole('cell', { name: 'Anand Private Limited' });
    expect(note).toHaveAttribute('title', 'Anand Private Limited');
  });

  it('shows the columns in the order that the user chose, stored per user and list', async () => {
    answerThings(1);
    const titles = () =>
      within(grid())
        .getAllByRole('columnheader')
        .map(title => title.textContent?.trim());
    const first = renderList();
    await shown(1);
    const declared = titles();
    await first.user.click(button('Columns'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Columns' }));
    expect(dialog.getAllByRole('checkbox')[0]).toHaveFocus();
    for (const name of ['Id', 'Made On', 'Changed', 'Weight', 'Urgent', 'Note'])
      await first.user.click(dialog.getByRole('checkbox', { name }));
    dialog.getByRole('button', { name: 'Move Status up' }).focus();
    await first.user.keyboard('{Enter}');
    expect(titles()).toEqual(['Number', 'Status', 'Price']);
    // The button keeps the focus after it has moved.
    expect(dialog.getByRole('button', { name: 'Move Status up' })).toHaveFocus();
    await first.user.click(dialog.getByRole('button', { name: 'Done' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Columns')).toHaveFocus();
    first.unmount();

    const second = renderList();
    await shown(1);
    expect(titles()).toEqual(['Number', 'Status', 'Price']);
    await second.user.click(button('Columns'));
    await second.user.click(await screen.findByRole('button', { name: 'Reset' }));
    expect(titles()).toEqual(declared);
    second.unmount();

    localStorage.setItem('sportal.columns.u-200.Things', JSON.stringify({ shown: ['no'], hidden: ['id'] }));
    localStorage.setItem('sportal.columns.u-100.Things', '{"shown": 7}');
    renderList();
    await shown(1);
    expect(titles()).toEqual(declared);
  });

  it('loads deferred columns after the rows and on Refresh, and keeps the rows when they fail', async () => {
    answerThings(2);
    const asked: number[][] = [];
    let fails = false;
    const loadDetails: LoadDetails<Thing> = async rows => {
      asked.push(rows.map(row => row.id));
      if (fails) throw new Error('No facts.');
      return new Map([['2', { no: 'Two' }]]);
    };
    const { user } = renderList('', { loadDetails });
    expect(await screen.findByRole('cell', { name: 'Two' })).toBeVisible();
    expect(screen.getByRole('cell', { name: 'T/1' })).toBeVisible();
    fails = true;
    await user.click(button('Refresh'));
    await waitFor(() =>
      expect(asked).toEqual([
        [2, 1],
        [2, 1],
      ]),
    );
    expect(screen.getByRole('cell', { name: 'Two' })).toBeVisible();
  });

  it('goes to the next, previous, first and last page and updates the URL', async () => {
    const inputs = answerThings(34);
    const { user, router } = renderList();
    await shown(15);
    expect(button('First')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('Prev'));
    expect(inputs).toHaveLength(1);
    await user.click(button('Next'));
    await screen.findByText('Page 2 of 3');
    expect(router.state.location.search).toBe('?page=2');
    await user.click(button('Last'));
    await shown(4);
    expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await user.click(button('First'));
    await shown(15);
    expect(router.state.location.search).toBe('');
    await user.click(button('Next'));
    await user.click(button('Prev'));
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ currentPage: 1 }));
  });

  it("follows the browser's Back button", async () => {
    answerThings(34);
    const { user, router } = renderList('?page=2');
    await screen.findByText('34 records, page 2 of 3');
    await user.click(button('Next'));
    await shown(4);
    await act(() => router.navigate(-1));
    expect(await screen.findByText('34 records, page 2 of 3')).toBeInTheDocument();
    expect(rows()).toHaveLength(15);
  });

  it('sorts by a column heading, first ascending, then descending, from page 1', async () => {
    const inputs = answerThings(34);
    const { user, router } = renderList('?page=2');
    await shown(15);
    expect(screen.getByRole('columnheader', { name: 'Id' })).toHaveAttribute('aria-sort', 'descending');
    await user.click(button('Price'));
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ currentPage: 1, sortBy: 'price', sortOrder: 'asc' }));
    expect(screen.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'ascending');
    expect(screen.getByRole('columnheader', { name: 'Id' })).not.toHaveAttribute('aria-sort');
    await user.click(button('Price'));
    await waitFor(() => expect(inputs.at(-1)).toMatchObject({ sortBy: 'price', sortOrder: 'desc' }));
    expect(router.state.location.search).toBe('?sort=price&order=desc');
    expect(screen.queryByRole('button', { name: 'Note' })).not.toBeInTheDocument();
  });

  it('keeps the rows visible and marked busy while the next page loads', async () => {
    let release = () => {};
    answer<{ input: ListInput }>('thingList', async ({ input }) => {
      if (input.currentPage > 1) await new Promise<void>(resolve => (release = resolve));
      return { thingList: pageOfThings(34, input) };
    });
    const { user } = renderList();
    await shown(15);
    await user.click(button('Next'));
    await waitFor(() => expect(grid()).toHaveAttribute('aria-busy', 'true'));
    expect(screen.getByRole('link', { name: '34' })).toBeVisible();
    release();
    expect(await screen.findByRole('link', { name: '19' })).toBeVisible();
    expect(grid()).toHaveAttribute('aria-busy', 'false');
  });

  it("goes to the last page when the URL's page number is too high", async () => {
    answerThings(34);
    const { router } = renderList('?page=900');
    await shown(4);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(router.state.location.search).toBe('?page=3');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it.each([
    ['a null payload', { thingList: null }],
    ['null rows', { thingList: { totalRecords: null, data: null } }],
    ['no rows', { thingList: { totalRecords: 0, data: [] } }],
  ])('shows a message when there are no rows: %s', async (_name, payload) => {
    answer('thingList', payload);
    renderList('', { emptyHint: 'Create the first one.' });
    expect(await screen.findByText('No records available!', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('Create the first one.')).toBeVisible();
    expect(screen.getByText('Total Records: 0')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('shows its own text when empty and mentions the active filters', async () => {
    answerThings(0);
    renderList('?f.no=nothing', { emptyText: 'No record available!' });
    expect(await screen.findByText('No record available!', { selector: 'p' })).toBeVisible();
    expect(screen.getByText('No records match the active filters.')).toBeVisible();
  });

  it('shows no rows and no notification after a failed load, and offers a retry', async () => {
    let down = true;
    answer<{ input: ListInput }>('thingList', ({ input }) =>
      down ? graphqlError('boom') : { thingList: pageOfThings(3, input) },
    );
    const { user } = renderList('', { lookups: { countries: () => Promise.resolve([]) } });
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Total Records: 0')).toBeVisible();
    expect(screen.getByText('Page 1 of 1')).toBeVisible();
    expect(screen.queryByText('boom')).not.toBeInTheDocument();
    down = false;
    await user.click(button('Retry'));
    await shown(3);
  });

  it('shows what to send to support after a failed load, and copies it by keyboard', async () => {
    Object.assign(env, { requestIdHeader: 'x-request-id' });
    onTestFinished(() => void Object.assign(env, { requestIdHeader: null }));
    vi.spyOn(console, 'info').mockImplementation(() => {});
    answer('thingList', () => graphqlError('boom'));
    const { user } = renderList();
    const line = await screen.findByText(/^Reference: \S+ · Version \d/);
    const [, id = ''] = /^Reference: (\S+)/.exec(line.textContent) ?? [];
    expect(id).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
    button('Retry').focus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(await told(/^Copied$/)).toHaveRole('status');
    const copied = await navigator.clipboard.readText();
    expect(copied).toContain(`Reference: ${id}`);
    expect(copied).toContain(location.href);
    expect(copied).toMatch(/\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  it('clears the previous rows when a page fails to load', async () => {
    answer<{ input: ListInput }>('thingList', ({ input }) =>
      input.currentPage === 1 ? { thingList: pageOfThings(34, input) } : graphqlError('boom'),
    );
    const { user } = renderList();
    await shown(15);
    await user.click(button('Next'));
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByRole('link', { name: '34' })).not.toBeInTheDocument();
    expect(screen.getByText('Total Records: 0')).toBeVisible();
  });

  it('has a primary action next to its other buttons', async () => {
    answerThings(1);
    const onClick = vi.fn();
    const { user } = renderList('', { action: { label: 'Create New', onClick }, actions: <button>Import</button> });
    await user.click(button('Create New'));
    expect(onClick).toHaveBeenCalledOnce();
    expect(button('Import')).toBeVisible();
    await shown(1);
  });

  it('names the filters of a link that it cannot apply, until the filters change', async () => {
    const inputs = answerThings(34);
    const { user, router } = renderList('?f.invoiceType=Old&f.madeOn=soon&f.no=7');
    const text = "2 filters can't be applied: invoiceType “Old”; Made On “soon”. The list may show more records.";
    await told(text);
    expect(inputs.at(-1)?.parameters).toEqual([{ name: 'no', value: '7' }]);
    await screen.findByText('Page 1 of 3');
    await user.click(button('Next'));
    await screen.findByText('Page 2 of 3');
    await told(text);
    await user.click(button('Dismiss'));
    expect(screen.queryByText(/can't be applied/)).toBeNull();
    expect(router.state.location.search).toBe('?page=2&f.no=7');
  });
});
