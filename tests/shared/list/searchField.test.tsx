import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { answer } from '../../support/server';
import { answerThings, renderList } from './listBench';
import { filters } from './sample';

const NAMED = [...filters, { name: 'note', label: 'Note', kind: 'text' } as const];
const list = { filters: NAMED, find: { number: 'no', name: 'note', status: 'status' } };
const field = () => screen.findByRole('searchbox', { name: 'Search by Number or Note' });

describe('search field above a list', () => {
  it('names the searched columns; searches numbers for a number and names for a word', async () => {
    const inputs = answerThings(34);
    const { user, router } = renderList('?page=2', list);
    expect(await field()).toHaveAttribute('placeholder', 'Number or Note');
    await user.type(await field(), 'T/12{Enter}');
    await waitFor(() =>
      expect(inputs.at(-1)).toMatchObject({ currentPage: 1, parameters: [{ name: 'no', value: 'T/12' }] }),
    );
    await user.clear(await field());
    await user.type(await field(), 'blue chairs{Enter}');
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([{ name: 'note', value: 'blue chairs' }]));
    expect(router.state.location.search).toBe('?f.note=blue+chairs');
  });

  it('searches when the user stops typing and shows all rows when it is cleared', async () => {
    const inputs = answerThings(34);
    const { user } = renderList('?f.no=77', list);
    expect(await field()).toHaveValue('77');
    await user.clear(await field());
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([]));
  });

  it('searches from the third character on and shows a hint on Enter with fewer', async () => {
    const inputs = answerThings(34);
    const { user, router } = renderList('', list);
    const box = await field();
    await waitFor(() => expect(inputs).toHaveLength(1));
    await user.type(box, ' T1 ');
    await pause(500, new AbortController().signal);
    expect(box).not.toBeInvalid();
    await user.keyboard('{Enter}');
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription('Type at least 3 characters. Use Filters for shorter text.');
    expect(inputs).toHaveLength(1);
    expect(router.state.location.search).toBe('');
    await user.clear(box);
    expect(box).not.toBeInvalid();
    await user.type(box, 'T12');
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([{ name: 'no', value: 'T12' }]));
    // Two remaining characters keep the last result; an empty field shows all rows.
    await user.type(box, '{Backspace}');
    await pause(500, new AbortController().signal);
    expect(inputs).toHaveLength(2);
    await user.clear(box);
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([]));
  });

  it('shows a short number from the URL or a filter without an error', async () => {
    const inputs = answerThings(34);
    const { user } = renderList('?f.no=7', list);
    const box = await field();
    expect(box).toHaveValue('7');
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([{ name: 'no', value: '7' }]));
    await user.type(box, '{Enter}');
    expect(box).not.toBeInvalid();
    expect(inputs).toHaveLength(1);
    await user.type(box, '{Backspace}8{Enter}');
    expect(box).toBeInvalid();
    expect(inputs.at(-1)?.parameters).toEqual([{ name: 'no', value: '7' }]);
  });

  it("doesn't cancel navigation to a record, and searches if that navigation is canceled", async () => {
    const inputs = answerThings(34);
    const { user, router } = renderList('', list);
    const box = await field();
    let arrive = () => {};
    const record = new Promise<void>(resolve => (arrive = resolve));
    router.patchRoutes(null, [
      { path: '/Things/View/:id', loader: () => record.then(() => null), element: <p>record</p> },
    ]);
    await user.type(box, 'blue chairs');
    void router.navigate('/Things/View/7');
    await pause(500, new AbortController().signal);
    expect(router.state.navigation.location?.pathname).toBe('/Things/View/7');
    await act(() => router.navigate('/Things?page=2'));
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([{ name: 'note', value: 'blue chairs' }]));
    arrive();
    await act(() => router.navigate('/Things/View/7'));
    await screen.findByText('record');
  });

  it('is cleared when its chip is removed', async () => {
    answerThings(34);
    const { user } = renderList('?f.no=77', list);
    await user.click(await screen.findByRole('button', { name: 'Remove filter Number' }));
    expect(await field()).toHaveValue('');
  });

  it('gets focus with the / key', async () => {
    answerThings(34);
    const { user } = renderList('', list);
    const box = await field();
    await user.keyboard('/');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('');
  });
});

describe('quick filters above a list', () => {
  it('include each status', async () => {
    const inputs = answerThings(34);
    const { user } = renderList('', list);
    const draft = await screen.findByRole('button', { name: 'Status: Draft' });
    expect(screen.getByRole('button', { name: 'Status: All' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(draft);
    await waitFor(() => expect(inputs.at(-1)?.parameters).toMatchObject([{ name: 'status', value: 'Draft' }]));
    expect(draft).toHaveAttribute('aria-pressed', 'true');
    await user.click(draft);
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([]));
  });

  it('include each saved filter of this list', async () => {
    const parameters = JSON.stringify([{ filter: JSON.stringify({ column: 'no', type: 'text' }), value: 'T/3' }]);
    const preset = { id: 1, name: 'Threes', userId: 'u-100', context: 'Things', isShared: false, parameters };
    answer('filterList', { filterList: { totalRecords: 1, data: [preset] } });
    const inputs = answerThings(34);
    const { user } = renderList('', list);
    const chip = await screen.findByRole('button', { name: 'Preset Threes' });
    await user.click(chip);
    await waitFor(() => expect(inputs.at(-1)?.parameters).toEqual([{ name: 'no', value: 'T/3' }]));
    expect(chip).toHaveAttribute('aria-pressed', 'true');
  });
});
