import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loadPanel } from '@/shared/list/ListPanel';
import { answer, graphqlError } from '../../support/server';
import { told } from '../../support/told.ts';
import { answerThings, panelOpen, renderList } from './listBench';

interface Stored {
  id: number;
  name: string;
  userId: string;
  context: string;
  isShared: boolean;
  parameters: string;
}

/** Presets on the backend. The user of the list is u-100. */
let stored: Stored[];
let listCalls: Record<string, unknown>[];

function aPreset(overrides: Partial<Stored>): Stored {
  const filter = JSON.stringify({ column: 'status', type: 'checkBox' });
  const parameters = JSON.stringify([{ filter, value: 'Draft,Approved' }]);
  return { id: 1, name: 'My drafts', userId: 'u-100', context: 'Things', isShared: false, parameters, ...overrides };
}

beforeAll(async () => void (await loadPanel()));
beforeEach(() => {
  panelOpen();
  stored = [aPreset({})];
  listCalls = answer('filterList', () => ({ filterList: { totalRecords: stored.length, data: stored } }));
});

async function openPresets() {
  const inputs = answerThings(34);
  const list = renderList('?page=2');
  await list.user.click(await screen.findByRole('tab', { name: 'Presets' }));
  return { ...list, inputs };
}

const presets = () => screen.getByRole('tabpanel', { name: 'Presets' });

describe('presets', () => {
  it('load for the user when their tab is opened, and show only those of this screen', async () => {
    stored.push(
      aPreset({ id: 2, name: 'Of another screen', context: 'Others' }),
      aPreset({ id: 3, name: "A colleague's", userId: 'u-200', isShared: true, context: 'things' }),
    );
    const { router } = await openPresets();
    expect(await screen.findByRole('button', { name: /^My drafts/ })).toHaveTextContent('Status: Draft, Approved');
    expect(listCalls).toEqual([
      {
        input: {
          currentPage: 1,
          pageSize: 0,
          parameters: [{ name: 'userId', value: 'u-100' }],
          sortBy: 'id',
          sortOrder: 'desc',
        },
      },
    ]);
    const shared = within(presets()).getByRole('button', { name: /A colleague's/ });
    expect(shared).toHaveTextContent('Shared');
    expect(screen.queryByText('Of another screen')).not.toBeInTheDocument();
    // Users can delete their own presets only.
    expect(within(presets()).getAllByRole('button', { name: /^Delete preset/ })).toHaveLength(1);
    expect(router.state.location.search).toBe('?page=2&tab=presets');
  });

  it('apply their filters when selected', async () => {
    const { user, inputs, router } = await openPresets();
    const preset = await screen.findByRole('button', { name: /^My drafts/ });
    expect(preset).toHaveAttribute('aria-pressed', 'false');
    await user.click(preset);
    await waitFor(() =>
      expect(inputs.at(-1)).toMatchObject({
        currentPage: 1,
        parameters: [{ name: 'status', value: 'Draft,Approved', type: 'checkBox' }],
      }),
    );
    expect(preset).toHaveAttribute('aria-pressed', 'true');
    expect(router.state.location.search).toBe('?f.status=Draft&f.status=Approved&tab=presets');
    await user.click(screen.getByRole('tab', { name: 'Filter' }));
    expect(screen.getByRole('checkbox', { name: 'Approved' })).toBeChecked();
  });

  it('show a message when a condition is no longer available', async () => {
    stored = [aPreset({ parameters: JSON.stringify([{ filter: '{"column":"gone","type":"text"}', value: 'x' }]) })];
    const { user, inputs } = await openPresets();
    await user.click(await screen.findByRole('button', { name: /^My drafts/ }));
    await told("1 filter can't be applied: gone “x”. The list may show more records.");
    expect(inputs.at(-1)?.parameters).toEqual([]);
  });

  it('are saved with a name and listed', async () => {
    const created = answer<{ payload: Omit<Stored, 'id'> }>('createFilter', ({ payload }) => {
      stored = [{ ...payload, id: 9 }, ...stored];
      return { createFilter: { id: 9 } };
    });
    const { user } = await openPresets();
    await user.click(screen.getByRole('tab', { name: 'Filter' }));
    await user.click(screen.getByRole('checkbox', { name: 'Under Query' }));
    await user.click(screen.getByRole('button', { name: '+ Save this filter as Preset' }));
    expect(screen.getByRole('textbox', { name: 'Preset name' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Name is empty')).toBeVisible();
    expect(created).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: 'Preset name' }), ' Questions ');
    await user.click(screen.getByRole('checkbox', { name: 'Share with others' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Create successfully! ', { normalizer: text => text })).toBeVisible();
    expect(created).toEqual([
      {
        payload: {
          name: 'Questions',
          userId: 'u-100',
          context: 'Things',
          isShared: true,
          parameters: '[{"filter":"{\\"column\\":\\"status\\",\\"type\\":\\"checkBox\\"}","value":"Under Query"}]',
        },
      },
    ]);
    await user.click(screen.getByRole('tab', { name: 'Presets' }));
    expect(await screen.findByRole('button', { name: /Questions.*Status: Under Query/ })).toBeVisible();
  });

  it('are not saved when the call fails, and the typed name stays', async () => {
    answer('createFilter', () => graphqlError('down'));
    answerThings(34);
    const { user } = renderList('?f.no=x');
    await user.click(await screen.findByRole('button', { name: '+ Save this filter as Preset' }));
    await user.type(screen.getByRole('textbox', { name: 'Preset name' }), 'Mine{Enter}');
    expect(await screen.findByText('please try again! ', { normalizer: text => text })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Preset name' })).toHaveValue('Mine');
  });

  it("can't be saved without a filter, and Escape returns the focus", async () => {
    answerThings(34);
    const { user } = renderList();
    await user.click(await screen.findByRole('button', { name: '+ Save this filter as Preset' }));
    await user.type(screen.getByRole('textbox', { name: 'Preset name' }), 'Mine{Enter}');
    expect(screen.getByText('Add a filter first.')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: '+ Save this filter as Preset' })).toHaveFocus();
  });

  it('are deleted after confirmation', async () => {
    const deleted = answer('deleteFilter', () => {
      stored = [];
      return { deleteFilter: { status: 'Record Deleted' } };
    });
    const { user } = await openPresets();
    const button = await screen.findByRole('button', { name: 'Delete preset My drafts' });
    await user.click(button);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(deleted).toHaveLength(0);
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'false'));
    await user.click(button);
    const question = await screen.findByRole('alertdialog', { name: 'Delete this preset?' });
    expect(question).toHaveAccessibleDescription('My drafts');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Record deleted')).toBeVisible();
    expect(deleted).toEqual([{ input: { id: 1 } }]);
    expect(await screen.findByText('No source list available!')).toBeVisible();
  });

  it('remain when deleting fails', async () => {
    answer('deleteFilter', () => graphqlError('down'));
    const { user } = await openPresets();
    await user.click(await screen.findByRole('button', { name: 'Delete preset My drafts' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Record not deleted')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Delete preset My drafts' })).toBeVisible();
  });

  it('can be reloaded after a failed load', async () => {
    let down = true;
    answer('filterList', () => (down ? graphqlError('down') : { filterList: { totalRecords: 1, data: stored } }));
    const { user } = await openPresets();
    await screen.findByText(/The presets couldn't be loaded/);
    down = false;
    await user.click(within(presets()).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /^My drafts/ })).toBeVisible();
  });

  it('switch between the tabs with the arrow keys', async () => {
    answerThings(1);
    const { user } = renderList();
    const filter = await screen.findByRole('tab', { name: 'Filter' });
    filter.focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Presets' })).toHaveFocus();
    expect(screen.getByRole('tab', { name: 'Presets' })).toHaveAttribute('aria-selected', 'true');
    expect(filter).toHaveAttribute('tabindex', '-1');
  });
});
