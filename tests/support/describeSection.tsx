import { screen, waitFor, within } from '@testing-library/react';
import { expect, describe, it } from 'vitest';
import type { FieldValues } from 'react-hook-form';
import * as z from 'zod/mini';
import { useProfileChecks } from '@/features/supplier/api/useProfileChecks';
import { useSupplierLookups } from '@/features/supplier/api/useSupplierLookups';
import type { ProfileSetting } from '@/features/supplier/profile/profileFields';
import { ProfilePanel } from '@/features/supplier/screens/ProfilePanel';
import { profileSections, type SectionId } from '@/features/supplier/sections';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import '@/features/supplier/section/SectionModal';
import { renderFeature } from './renderApp.tsx';
import { answer } from './server.ts';
import { atField } from './told.ts';

type Patch = FieldValues;

const SUPPLIER = 7;
const IN_INDIA: ProfileSetting = { isExtended: false, country: 'India' };

interface SectionCase {
  setting?: ProfileSetting;
  /** API names of the operations. Without `remove`, the section has a single record without delete. */
  operations: { list: string; create: string; remove?: string };
  /** Its create mutation takes a list of rows. */
  inList?: true;
  /** Shape of the list response for a row; by default a page. */
  page?: (row: object) => Patch;
  /** A valid row as the API returns it, with the ID 1. */
  row: Patch & { id: number };
  columns?: string[];
  cells?: string[];
  words: { title: string; modal: string; noun: string; remove?: string; saved: string };
  /** Errors of a blank row, in the order of the form. */
  required: string[];
  /** Values that a save sends besides the IDs; by default the row without backend-only values. */
  sends?: Patch;
  removes?: unknown;
  locked?: string[];
  /** Expected error for changed values beside other rows; null for valid values. */
  rules: { what: string; patch?: Patch; others?: Patch[]; says: string | null }[];
  /** The list is read again before a save, to find duplicates of other users. */
  looksBeforeSave?: true;
  /** True for sections that also test that other users' changes are kept. */
  isRepresentative?: true;
  /** Queries that its fields send when the form opens. */
  asks?: Record<string, Patch>;
}

export function getSection(id: SectionId, setting: ProfileSetting = IN_INDIA) {
  const declared = profileSections.find(section => section.id === id);
  if (!declared) throw new Error(`There is no section '${id}'`);
  return { place: declared, def: declared.declare(setting) };
}

/** Returns the modal's errors for these values beside other rows. */
function getProblems({ def }: ReturnType<typeof getSection>, values: Patch, others: Patch[]): string[] {
  const schema = buildSchema(resolveFields(def.fields({ row: null }), [], [], values), 'submit');
  const { error } = z.safeParse(schema, values);
  const own = def.problems?.(values, others) ?? [];
  return [...(error?.issues ?? []), ...own].map(({ message }) => message);
}

function changedRow(id: SectionId, row: Patch, text: string): Patch {
  const isChanged = ({ kind, dto, name }: { kind: string; dto?: unknown; name: string }) =>
    dto === undefined && Boolean(row[name]) && ['text', 'money', 'multiSelect'].includes(kind);
  const { kind = '', name = '' } = getSection(id).def.fields({ row: null }).find(isChanged) ?? {};
  if (kind === 'text') return { ...row, [name]: `${row[name]}${text}` };
  if (kind === 'money') return { ...row, [name]: `${text.charCodeAt(1)}.00` };
  return { ...row, [name]: Array.isArray(row[name]) ? [text.trim()] : JSON.stringify([text.trim()]) };
}

export function showSection(id: SectionId, setting: ProfileSetting = IN_INDIA) {
  function OneSection() {
    return (
      <FieldsProvider lookups={useSupplierLookups(SUPPLIER)} checks={useProfileChecks(SUPPLIER)} country="India">
        <ProfilePanel
          section={getSection(id).place}
          supplierId={SUPPLIER}
          setting={setting}
          isReadOnly={false}
          blocked={null}
          recordPath="/"
          gaps={[]}
          unsent={[]}
          onSaved={() => {}}
        />
      </FieldsProvider>
    );
  }
  const lazy = () => Promise.resolve({ Component: OneSection });
  return renderFeature({
    path: '/section',
    routes: [{ path: '/section', title: 'Section', access: 'everyone', lazy }],
  });
}

/** tests/features/supplier/section tests the common behavior; two representatives test it with a server. */
export function describeSection(id: SectionId, given: SectionCase): void {
  const { setting = IN_INDIA, operations, row, words, removes = { id: row.id } } = given;
  const page = given.page ?? (only => ({ [operations.list]: { data: [only] } }));
  const serve = (listed: () => Patch) => {
    for (const [name, data] of Object.entries(given.asks ?? {})) answer(name, data);
    return answer(operations.list, listed);
  };
  const modal = () => screen.findByRole('dialog', { name: words.modal });

  describe(words.title, () => {
    it('shows a row, saves it under its ID, and removes it', async () => {
      const lists = serve(() => page(row));
      const sent = answer(operations.create, { [operations.create]: { id: row.id } });
      const { user } = showSection(id, setting);
      if (given.columns) {
        const table = within(await screen.findByRole('table', { name: words.title }));
        expect(table.getAllByRole('columnheader').map(head => head.textContent)).toEqual(given.columns);
        expect(table.getAllByRole('cell').map(cell => cell.textContent)).toEqual(given.cells);
        await user.click(screen.getByRole('button', { name: new RegExp(`^Open ${words.noun} 1`) }));
        await user.click(within(await modal()).getByRole('button', { name: 'Edit' }));
      } else {
        for (const text of given.cells ?? []) expect(await screen.findByText(text)).toBeVisible();
        await user.click(screen.getByRole('button', { name: `Edit ${words.noun}` }));
      }
      const save = await within(await modal()).findByRole('button', { name: 'Save' });
      for (const label of given.locked ?? []) expect(within(await modal()).getByLabelText(label)).toBeDisabled();
      await user.click(save);
      expect(await screen.findByText(words.saved.trim())).toBeVisible();
      const { status: _status, deleted: _deleted, ...kept } = row;
      const input = { id: row.id, supplierId: SUPPLIER, ...(given.sends ?? kept) };
      if (!operations.remove) return expect(sent).toEqual([{ input: given.sends }]);
      expect(sent).toEqual([{ input: given.inList ? [input] : input }]);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // The row is read again before the save, because another user may have changed it.
      expect(lists).toHaveLength(given.looksBeforeSave ? 4 : 3);

      const gone = answer(operations.remove, { [operations.remove]: { id: row.id } });
      await user.click(screen.getByRole('button', { name: new RegExp(`^Open ${words.noun} 1`) }));
      await user.click(within(await modal()).getByRole('button', { name: words.remove }));
      const sure = await screen.findByRole('alertdialog', { name: `${words.remove} this ${words.noun}?` });
      await user.click(within(sure).getByRole('button', { name: words.remove }));
      expect(await screen.findByText('Successfully!')).toBeVisible();
      expect(gone).toEqual([{ input: removes }]);
    });

    if (given.isRepresentative)
      it("doesn't save or delete a row that another user changed meanwhile", async () => {
        let stored: Patch = row;
        serve(() => page(stored));
        const sent = answer(operations.create, { [operations.create]: { id: row.id } });
        const gone = operations.remove ? answer(operations.remove, { [operations.remove]: { id: row.id } }) : [];
        const { user } = showSection(id, setting);
        const open = async () => {
          const name = operations.remove ? new RegExp(`^Open ${words.noun} 1`) : `Edit ${words.noun}`;
          await user.click(await screen.findByRole('button', { name }));
          return within(await modal());
        };
        const shown = await open();
        if (operations.remove) await user.click(shown.getByRole('button', { name: 'Edit' }));
        stored = changedRow(id, row, ' B');
        await user.click(await shown.findByRole('button', { name: 'Save' }));
        expect(await screen.findByText(/has changed since you opened it/)).toBeVisible();
        expect(sent).toEqual([]);
        if (!words.remove) return;

        await user.click(shown.getByRole('button', { name: 'Cancel' }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        const again = await open();
        stored = changedRow(id, row, ' C');
        await user.click(again.getByRole('button', { name: words.remove }));
        const sure = await screen.findByRole('alertdialog', { name: `${words.remove} this ${words.noun}?` });
        await user.click(within(sure).getByRole('button', { name: words.remove }));
        expect(await screen.findByText(/has changed since you opened it/)).toBeVisible();
        expect(gone).toEqual([]);
      });

    if (given.isRepresentative)
      it('shows the required errors for a blank form, and sends nothing', async () => {
        serve(() => ({ [operations.list]: operations.remove ? { data: [] } : null }));
        const sent = answer(operations.create, { [operations.create]: { id: 2 } });
        const { user } = showSection(id, setting);
        const link = `${operations.remove ? 'Add' : 'Edit'} ${words.noun}`;
        await user.click(await screen.findByRole('button', { name: link }));
        await user.click(within(await modal()).getByRole('button', { name: 'Save' }));
        for (const message of given.required)
          expect(await within(await modal()).findByText(message, atField)).toBeVisible();
        expect(sent).toEqual([]);
      });

    const section = getSection(id, setting);
    it('requires the values of the specification', () =>
      expect(getProblems(section, section.def.blank([]), [])).toEqual(expect.arrayContaining(given.required)));
    const values = section.place.deserialize(row as never) as Patch;
    it('shows no validation errors for a valid row', () => expect(getProblems(section, values, [])).toEqual([]));
    it.each(given.rules)('$what', ({ patch = {}, others = [], says }) => {
      const beside = others.map(other => ({ ...values, ...other }));
      expect(getProblems(section, { ...values, ...patch }, beside)).toEqual(says === null ? [] : [says]);
    });
  });
}
