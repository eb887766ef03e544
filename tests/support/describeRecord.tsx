import { screen, waitFor, within } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FormDef, SavedAs, StoredDocument } from '@/domain/record/document';
import { copyHref, editHref, viewHref } from '@/domain/recordTypes';
import type { Id } from '@/lib/ids';
import { BASE_PATH, type FeatureRoute } from '@/platform/routing/routes';
import { renderFeature } from './renderApp.tsx';
import { answer, graphqlError } from './server.ts';

interface RecordCase<R> {
  routes: FeatureRoute[];
  /** A draft as the API returns it, owned by the user and supplier of `aSession`, without notes. */
  record: R & { invoiceNumber: string };
  notesName?: string;
  /** Answers the queries of list, view and form, including the record. */
  serve: (record: () => R | null) => void;
  /** API names of the operations. */
  operations: { byId: string; remove: string; create: string; duplicateWarning: string };
  /** Every section of `record` in the view, in order, with texts that it contains. */
  sections: Record<string, string[]>;
  /** Values that a save sends in addition to the common ones. */
  saves: object;
  /** A text field of the copy form, for record types with a copy action. */
  copied?: string;
  /** True for the type that also tests the common screens. */
  isRepresentative?: true;
}

const STRANGER = { userId: 'x', userEmail: 'x@x.example', userName: 'X', supplierId: 99 };
const READER = { roles: ['reviewer'] };
const REFUSED = { code: 'CONFLICT' };
const LATER = '2026-11-21T10:00:00Z';

const numberBox = () => screen.findByRole('textbox', { name: 'Invoice Number' });
const button = (name: string) => screen.getByRole('button', { name });

/**
 * Tests what record types declare for their common screens (`src/domain/record`), and the screens themselves with one
 * representative. Specific rules are tested beside each type.
 */
export function describeRecord<R extends StoredDocument, V extends FieldValues, I extends SavedAs, S>(
  { document: { kind, messages: words } }: FormDef<R, V, I, S>,
  given: RecordCase<R>,
): void {
  const { routes, operations, notesName = 'notes' } = given;
  const { id, invoiceNumber } = given.record;
  const view = viewHref(kind, id);
  const edit = editHref(kind, id) ?? '';
  const copy = copyHref(kind, id);
  const canCopy = copy !== null;

  let record: R | null;
  beforeEach(() => {
    record = given.record;
    given.serve(() => record);
    answer(operations.duplicateWarning, { [operations.duplicateWarning]: { id: 0, message: null } });
  });
  const change = (patch: object) => (record = { ...given.record, ...patch });
  const open = (path: string, session = {}, state?: unknown) => renderFeature({ path, routes, session, state });
  const saves = (to: Id) => answer(operations.create, { [operations.create]: { id: to } });
  // Role queries take seconds on such a large page, so this uses texts.
  const atHeading = (text: string) => screen.findByText(text, { selector: 'h1' });
  const atList = () => atHeading(words.list);
  const atView = () => atHeading(`${kind.name} [#${id}] #${invoiceNumber}`);

  describe(`view of ${kind.name}`, () => {
    it('shows each section once, in order, with its content', async () => {
      open(view);
      await atView();
      const regions = screen.getAllByRole('region');
      const names = regions.map(region => region.querySelector('h2')?.textContent ?? '');
      expect(names.filter(name => name in given.sections)).toEqual(Object.keys(given.sections));
      for (const [name, texts] of Object.entries(given.sections))
        for (const text of texts) expect(regions[names.indexOf(name)]).toHaveTextContent(text);
      expect(screen.getByRole('link', { name: words.list })).toHaveAttribute('href', BASE_PATH + kind.paths.list);
    });

    if (given.isRepresentative) {
      it('shows a loading state, then the error, and loads after Retry', async () => {
        const answers: ((failed: Response) => void)[] = [];
        answer(operations.byId, () => new Promise<Response>(resolve => void answers.push(resolve)));
        const { user } = open(view);
        expect(await screen.findByLabelText('Loading')).toBeVisible();
        expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${kind.name} [#${id}]`);
        await waitFor(() => expect(answers).toHaveLength(1));
        answers[0]?.(graphqlError('Asleep.'));
        const retry = await screen.findByRole('button', { name: 'Retry' });
        expect(screen.getByText('Asleep.')).toBeVisible();
        expect(screen.queryByLabelText('Loading')).toBeNull();
        given.serve(() => record);
        await user.click(retry);
        await atView();
      });

      it.each(['a record that is not there', 'an address that names none'])(
        "shows 'No Data Found' for %s",
        async what => {
          if (what === 'a record that is not there') record = null;
          open(record ? kind.paths.view.replace(':id', 'none') : view);
          expect(await screen.findByText('No Data Found')).toBeVisible();
          expect(screen.queryByRole('button')).toBeNull();
        },
      );
    }
  });

  describe(`available actions on ${kind.name}`, () => {
    const ask = ['Query'];
    const copied = canCopy ? ['Copy Invoice', 'Query'] : ask;
    const cases: [
      what: { status: string; userCanEdit?: boolean },
      own: string[],
      strangers: string[],
      readers: string[],
    ][] = [
      [{ status: 'Draft' }, ['Delete', 'Edit'], [], []],
      [{ status: 'Pending for approval' }, ask, ask, ask],
      [{ status: 'SentBack', userCanEdit: false }, ask, ask, ask],
      [{ status: 'SentBack', userCanEdit: true }, ['Edit', 'Query'], ['Edit', 'Query'], ask],
      [{ status: 'Approved' }, copied, ask, ask],
      [{ status: 'Rejected' }, [], [], []],
    ];
    // The others follow from the same table (`src/domain/record/lifecycle.ts`).
    const own = ['Draft', 'Approved'];
    const proven = given.isRepresentative ? cases : cases.filter(([{ status }]) => own.includes(status));
    it.each(proven)('%j: shows the creator %j, other users %j, readers %j', async (patch, own, strangers, readers) => {
      change(patch);
      for (const [session, wanted] of [
        [{}, own],
        [STRANGER, strangers],
        [READER, readers],
      ] as const) {
        // The record renders after its queries, so all actions are available once it is visible.
        let known = () => {};
        const queriesKnown = new Promise<void>(resolve => (known = resolve));
        answer('queryList', () => {
          setTimeout(known);
          return { queryList: { totalRecords: 0, data: [] } };
        });
        answer(operations.byId, () => queriesKnown.then(() => ({ [operations.byId]: record })));
        const { unmount } = open(view, session);
        await atView();
        const offered = () =>
          ['Copy Invoice', 'Delete', 'Edit', 'Query'].filter(name => screen.queryByText(name, { selector: 'button' }));
        await waitFor(() => expect(offered(), JSON.stringify(session)).toEqual(wanted));
        unmount();
      }
    });
  });

  describe(`deleting ${kind.name}`, () => {
    it('asks for confirmation, deletes once, and opens the list', async () => {
      const calls = answer(operations.remove, { [operations.remove]: { status: 'Record Deleted' } });
      const { user, router } = open(view);
      await user.click(await screen.findByRole('button', { name: 'Delete' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
      expect(dialog).toHaveTextContent(`This permanently deletes invoice ${invoiceNumber}`);
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      expect(calls).toEqual([]);
      await user.click(button('Delete'));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText(words.deleted)).toBeVisible();
      await waitFor(() => expect(router.state.location.pathname).toBe(BASE_PATH + kind.paths.list));
      expect(calls).toEqual([{ id }]);
      await atList();
    });

    if (given.isRepresentative) {
      it('shows the error and stays on the view when the draft was submitted meanwhile', async () => {
        const why = 'This invoice is Pending for approval.';
        answer(operations.remove, () => graphqlError(why, REFUSED));
        const { user } = open(view);
        await user.click(await screen.findByRole('button', { name: 'Delete' }));
        change({ status: 'Pending for approval' });
        await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
        expect(await screen.findByText(words.deleteFailed)).toBeVisible();
        expect(await screen.findByText(why)).toBeVisible();
        await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull());
      });
    }
  });

  describe(`edit form of ${kind.name}`, () => {
    it('opens from the view with the record, and saves it under the same ID', async () => {
      const warned = answer(operations.duplicateWarning, { [operations.duplicateWarning]: { id: 0, message: null } });
      const saved = saves(id);
      const { user, router } = open(view);
      await user.click(await screen.findByRole('button', { name: 'Edit' }));
      const number = await numberBox();
      const { companyCode, countryCode, rut } = given.record;
      expect(router.state.location).toMatchObject({
        pathname: BASE_PATH + (kind.paths.edit ?? ''),
        search: `?id=${id}`,
        state: { selectedItem: { companyCode, countryCode }, [kind.stateId]: id },
      });
      expect(number).toHaveValue(invoiceNumber);
      const back = screen.getByRole('link', { name: new RegExp(`Invoice #${id}`) });
      expect(back).toHaveAttribute('href', BASE_PATH + view);
      await user.clear(number);
      await user.type(number, 'INV-13');
      await user.click(button('Save as Draft'));
      expect(await screen.findByText(words.savedAsDraft)).toBeVisible();
      await atList();
      expect(warned).toHaveLength(1);
      const kept = { id, rut, status: 'Draft', createdBy: 'Supplier', invoiceNumber: 'INV-13' };
      expect(saved).toMatchObject([{ input: { ...kept, ...given.saves } }]);
    });

    it('shows that the invoice number exists already, and stays open', async () => {
      const saved = saves(kind.existsId ?? -1);
      const { user } = open(edit);
      await numberBox();
      await user.click(button('Save as Draft'));
      await waitFor(async () => expect(await numberBox()).toHaveAccessibleDescription(new RegExp(words.exists)));
      expect(await numberBox()).toBeInvalid();
      expect(await numberBox()).toHaveValue(invoiceNumber);
      expect(saved).toHaveLength(1);
    });

    if (given.isRepresentative) {
      it('opens from the router state alone; without a record it opens the list and shows a message', async () => {
        const path = kind.paths.edit ?? '';
        const { unmount } = open(path, {}, { [kind.stateId]: id });
        expect(await numberBox()).toHaveValue(invoiceNumber);
        unmount();
        open(path);
        await atList();
        expect(await screen.findByText(/Open an invoice first/)).toBeVisible();
      });

      it.each([
        ['refused once it waits for approval', { status: 'Pending for approval' }, 'This invoice cannot be edited.'],
        ['missing for an unknown record', null, 'No Data Found'],
      ])('is %s', async (_what, patch, text) => {
        if (patch) change(patch);
        else record = null;
        open(edit);
        expect(await screen.findByText(text)).toBeVisible();
        expect(screen.queryByRole('textbox')).toBeNull();
      });

      it("doesn't overwrite a record that another user submitted, and keeps the typed values", async () => {
        const saved = saves(id);
        const { user, router } = open(edit);
        const number = await numberBox();
        await user.type(number, 'X');
        change({ status: 'Pending for approval', rut: LATER });
        await user.click(button('Save as Draft'));
        expect(await screen.findByText(/is Pending for approval now and can no longer be edited/)).toBeVisible();
        expect(number).toHaveValue(`${invoiceNumber}X`);
        expect(saved).toEqual([]);
        expect(router.state.location.pathname).toBe(BASE_PATH + (kind.paths.edit ?? ''));
      });

      it.each(['the look before the save finds it', 'the server refuses the save'])(
        "shows another user's changes when %s, and merges them with the typed values",
        async found => {
          const byServer = found === 'the server refuses the save';
          const changed = () => change({ [notesName]: 'Pay by Friday', rut: LATER });
          const refused = answer(operations.create, () => {
            changed();
            return graphqlError('Dev Sharma changed this invoice.', REFUSED);
          });
          const { user } = open(edit);
          await user.type(await numberBox(), 'X');
          if (!byServer) changed();
          await user.click(button('Save as Draft'));
          expect(await screen.findByText(/^Not saved: someone else changed this record/)).toBeVisible();
          expect(refused).toHaveLength(byServer ? 1 : 0);
          const cells = within(screen.getByRole('row', { name: /^Notes/ })).getAllByRole('cell');
          expect(cells.map(cell => cell.textContent)).toEqual(['–', 'Pay by Friday', 'Not changed']);
          await user.click(button('Keep mine'));
          const saved = saves(id);
          await user.click(button('Save as Draft'));
          expect(await screen.findByText(words.savedAsDraft)).toBeVisible();
          expect(saved).toMatchObject([
            { input: { id, rut: LATER, invoiceNumber: `${invoiceNumber}X`, [notesName]: 'Pay by Friday' } },
          ]);
          await atList();
        },
      );
    }
  });

  if (!canCopy) return;
  describe(`copy form of ${kind.name}`, () => {
    it("opens a copy of the creator's approved invoice as a new invoice", async () => {
      change({ status: 'Approved' });
      const { user, router } = open(view);
      await user.click(await screen.findByRole('button', { name: 'Copy Invoice' }));
      expect(await numberBox()).toHaveValue('');
      expect(router.state.location.pathname + router.state.location.search).toBe(BASE_PATH + copy);
      if (given.copied) expect(screen.getByDisplayValue(given.copied)).toBeVisible();
    });

    it("opens from a direct link, and rejects an invoice that isn't approved", async () => {
      change({ status: 'Approved' });
      const { unmount } = open(copy);
      expect(await numberBox()).toHaveValue('');
      unmount();
      change({ status: 'Pending for approval' });
      open(copy);
      expect(await screen.findByText('This invoice cannot be copied.')).toBeVisible();
    });
  });
}
