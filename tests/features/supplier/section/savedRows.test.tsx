import { screen, waitFor, within } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import '@/features/supplier/section/SectionModal';
import { SessionProvider } from '@/platform/session/SessionContext';
import { defineFields } from '@/shared/fields/define';
import { RecordSection } from '@/features/supplier/section/RecordSection';
import type { RowProblem, SectionDef, SectionRow } from '@/features/supplier/section/section';
import { useSavedRows } from '@/features/supplier/profile/useSectionStore';
import { renderUi } from '../../../support/render';
import { aSession, storeSession } from '../../../support/session';
import { held } from '../../../support/held.ts';
import { atField } from '../../../support/told.ts';

const fields = defineFields([
  { kind: 'text', name: 'name', label: 'Name', required: true },
  { kind: 'yesNo', name: 'abroad', label: 'Abroad' },
  {
    kind: 'text',
    name: 'licence',
    label: 'Licence',
    dependsOn: ['abroad'],
    required: 'Licence is required',
    requiredWhen: ({ abroad }: { abroad: boolean | null }) => abroad === true,
  },
]);
interface Listed {
  id: number;
  name: string;
  status?: string;
  places?: string[];
}

const depots: SectionDef = {
  name: 'test.depots',
  title: 'Depots',
  modalTitle: 'Depot Information',
  noun: 'depot',
  columns: [
    { title: 'Name', field: 'name' },
    { title: 'Places', tags: ({ storedRow }) => (storedRow?.['places'] as string[] | undefined) ?? [] },
  ],
  fields: () => fields,
  blank: () => ({ name: '', abroad: null, licence: '' }),
  deleteLabel: 'Delete',
  savedMessage: 'Saved it',
};

const toRow = ({ id, name, status, places }: Listed): SectionRow => ({
  key: String(id),
  values: { name, abroad: null, licence: '' },
  status: status ?? 'Approved',
  storedRow: { places },
});

interface Calls {
  check?: (values: FieldValues) => Promise<RowProblem | null>;
  save?: () => Promise<number | null>;
  remove?: () => Promise<number | null>;
}

/** `theirs`: the rows on the server after the section was rendered. */
function show(rows: readonly Listed[], calls: Calls, theirs = rows) {
  const { check, save = () => Promise.resolve(1), remove = () => Promise.resolve(1) } = calls;
  const reload = vi.fn(() => Promise.resolve());
  function Page() {
    const store = useSavedRows<Listed>({
      loaded: { data: rows, error: undefined, reload },
      read: () => Promise.resolve(theirs),
      toRow,
      check,
      save,
      remove,
    });
    return <RecordSection section={depots} store={store} recordId="7" recordPath="/" />;
  }
  const session = aSession();
  storeSession(session);
  const element = (
    <SessionProvider session={session}>
      <Page />
    </SessionProvider>
  );
  return { ...renderUi(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />), reload };
}

const many = (count: number): Listed[] =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: `Depot no. ${index + 1}` }));
const opener = (name: string) => screen.getByRole('button', { name: new RegExp(`^Open depot \\d+: ${name}`) });
const dialog = () => screen.findByRole('dialog', { name: 'Depot Information' });

describe('rows that are saved immediately', () => {
  it("show 'Please wait...' once during a delete, and reload the list", async () => {
    const { until, release } = held();
    const remove = vi.fn(() => until.then(() => 1));
    const { user, reload } = show([{ id: 1, name: 'Nashik' }], { remove });
    await user.click(opener('Nashik'));
    const modal = within(await dialog());
    await user.click(modal.getByRole('button', { name: 'Delete' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Delete this depot?' }));
    await user.click(sure.getByRole('button', { name: 'Delete' }));
    expect(await modal.findByText('Please wait...')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
    release();
    expect(await screen.findByText('Successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Please wait...')).toBeNull());
    expect(remove).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('stay unchanged with an error when the backend returns no id', async () => {
    const { user, reload } = show([{ id: 1, name: 'Nashik' }], { remove: () => Promise.resolve(null) });
    await user.click(opener('Nashik'));
    await user.click(within(await dialog()).getByRole('button', { name: 'Delete' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Delete this depot?' }));
    await user.click(sure.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText("The entry couldn't be deleted. Try again.")).toBeVisible();
    expect(within(await dialog()).getByText('Nashik')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });

  it("show 'Please wait...' during a save", async () => {
    const { until, release } = held();
    const { user, reload } = show([], { save: () => until.then(() => 4) });
    await user.click(screen.getByRole('button', { name: 'Add depot' }));
    const modal = within(await dialog());
    await user.type(modal.getByLabelText('Name'), 'Surat');
    await user.click(modal.getByRole('button', { name: 'Save' }));
    expect(await modal.findByText('Please wait...')).toBeVisible();
    release();
    expect(await screen.findByText('Saved it')).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("aren't sent while the server check returns an error, which is shown at its field", async () => {
    const save = vi.fn(() => Promise.resolve<number | null>(1)).mockResolvedValueOnce(null);
    const check = ({ name }: FieldValues) =>
      Promise.resolve(name === 'Surat' ? { field: 'name' as const, message: 'Surat is taken' } : null);
    const { user } = show([], { check, save });
    await user.click(screen.getByRole('button', { name: 'Add depot' }));
    const modal = within(await dialog());
    await user.type(modal.getByLabelText('Name'), 'Surat');
    await user.click(modal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(modal.getByLabelText('Name')).toHaveAccessibleDescription('Surat is taken'));
    expect(save).not.toHaveBeenCalled();
    await user.type(modal.getByLabelText('Name'), ' 2');
    await user.click(modal.getByRole('button', { name: 'Save' }));
    // The backend returned no id.
    expect((await screen.findAllByText("The entry couldn't be saved. Try again."))[0]).toBeVisible();
    await user.click(await modal.findByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved it')).toBeVisible();
    expect(save).toHaveBeenCalledTimes(2);
  });

  it('require a field only when other values make it mandatory', async () => {
    const save = vi.fn(() => Promise.resolve(1));
    const { user } = show([], { save });
    await user.click(screen.getByRole('button', { name: 'Add depot' }));
    const modal = within(await dialog());
    await user.type(modal.getByLabelText('Name'), 'Surat');
    expect(modal.getByLabelText('Licence')).not.toBeRequired();
    await user.click(within(modal.getByRole('radiogroup', { name: 'Abroad' })).getByText('Yes'));
    await waitFor(() => expect(modal.getByLabelText(/^Licence/)).toBeRequired());
    await user.click(modal.getByRole('button', { name: 'Save' }));
    expect(await modal.findByText('Licence is required', atField)).toBeVisible();
    expect(save).not.toHaveBeenCalled();
    await user.click(within(modal.getByRole('radiogroup', { name: 'Abroad' })).getByText('No'));
    await waitFor(() => expect(modal.queryByText('Licence is required')).toBeNull());
    await user.click(modal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  });
});

describe('long table', () => {
  it('shows its first 20 rows, all of them on request, and filters by text', async () => {
    const { user } = show(many(47), {});
    const rows = () => within(screen.getByRole('table', { name: 'Depots' })).getAllByRole('row').length - 1;
    expect(rows()).toBe(20);
    await user.type(screen.getByLabelText('Find in Depots'), 'no. 31');
    expect(rows()).toBe(1);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
    expect(opener('Depot no. 31')).toBeVisible();
    await user.clear(screen.getByLabelText('Find in Depots'));
    await user.click(screen.getByRole('button', { name: 'Show all 47' }));
    expect(rows()).toBe(47);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('shows four tags of a cell and the number of the others', () => {
    show(
      [
        { id: 1, name: 'Few', places: ['A', 'B', 'C', 'D'] },
        { id: 2, name: 'Lots', places: ['E', 'F', 'G', 'H', 'I', 'J'] },
      ],
      {},
    );
    const texts = screen
      .getAllByRole('row')
      .slice(1)
      .map(row =>
        within(row)
          .getAllByRole('cell')
          .map(cell => cell.textContent),
      );
    expect(texts.map(cells => cells.find(cell => /[A-J]{4}/.test(cell ?? '')))).toEqual(['ABCD', 'EFGH+ 2 more']);
  });
});
