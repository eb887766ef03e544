import { screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import '@/features/supplier/section/SectionModal';
import { SessionProvider } from '@/platform/session/SessionContext';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { RecordSection } from '@/features/supplier/section/RecordSection';
import { nestedRows, type SectionDef } from '@/features/supplier/section/section';
import { useKeptRows, type KeptRow } from '@/features/supplier/section/useKeptRows';
import { renderUi } from '../../../support/render';
import { aSession, storeSession } from '../../../support/session';
import { atField } from '../../../support/told.ts';

const taxFields = defineFields([
  { kind: 'text', name: 'number', label: 'Tax Number', required: 'Tax number is required' },
]);
const placeFields = defineFields([{ kind: 'text', name: 'city', label: 'City', required: 'City is required' }]);
type Tax = ValuesOf<typeof taxFields>;
type Place = ValuesOf<typeof placeFields> & { taxes: KeptRow<Tax>[] };
type Values = { places: KeptRow<Place>[] };

const words = { deleteLabel: 'Delete', savedMessage: 'Saved' };
const taxes: SectionDef<Tax> = {
  ...words,
  name: 'test.taxes',
  title: 'Tax List',
  modalTitle: 'Tax Information',
  noun: 'tax number',
  columns: [{ title: 'Tax Number', field: 'number' }],
  fields: () => taxFields,
  blank: () => ({ number: '' }),
};
const places: SectionDef = {
  ...words,
  name: 'test.places',
  title: 'Places',
  modalTitle: 'Place Information',
  noun: 'place',
  columns: [
    { title: 'City', field: 'city' },
    { title: 'Tax Number', text: row => (row.values as Place).taxes[0]?.number ?? '' },
  ],
  fields: () => placeFields,
  nested: [nestedRows<Place, Tax>('taxes', taxes)],
  blank: () => ({ city: '', taxes: [] }),
  problems: ({ taxes }) => ((taxes as Tax[]).length === 0 ? [{ field: 'taxes', message: 'Add a tax number' }] : []),
};
const FIRST: Values = { places: [{ uid: 'p-1', city: 'Pune', taxes: [{ uid: 't-1', number: 'TAX-1' }] }] };

function Registration({ onSend }: { onSend: (values: Values) => void }) {
  const form = useDocumentForm<Values, true>({
    key: { screen: 'test.registration', recordId: null },
    initial: FIRST,
    schemaFor: () => z.looseObject({}),
    save: values => {
      onSend(values);
      return Promise.resolve(true);
    },
    readResult: () => 'ok',
    onSaved: () => 'stay',
  });
  const store = useKeptRows(form.control, 'places');
  const content = <RecordSection section={places} store={store} recordId={null} recordPath="/" level={3} />;
  const sections = [{ id: 'places', title: 'Places', content }];
  return <DocumentFrame form={form} title="Registration" backTo="/" submitLabel="Register" sections={sections} />;
}

function show() {
  const onSend = vi.fn<(values: Values) => void>();
  const session = aSession();
  storeSession(session);
  const element = (
    <SessionProvider session={session}>
      <Registration onSend={onSend} />
    </SessionProvider>
  );
  return { ...renderUi(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />), onSend };
}

/** Finds dialogs by title: in tests antd gives all dialogs the ID and name of the first one. */
const dialog = async (title: string) => {
  const found = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (!found) throw new Error(`'${title}' stands in no dialog.`);
  return within(found);
};
const place = () => dialog('Place Information');
const tax = () => dialog('Tax Information');
const gone = (title: string) => waitFor(() => expect(screen.queryByText(title)).toBeNull());

it('rows inside a new row are validated and saved with its form', async () => {
  const { user, onSend } = show();
  await user.click(await screen.findByRole('button', { name: 'Add place' }));
  await user.type((await place()).getByLabelText('City'), 'Nashik');
  await user.click((await place()).getByRole('button', { name: 'Save' }));
  expect(await (await place()).findByText('Add a tax number', atField)).toBeVisible();

  await user.click((await place()).getByRole('button', { name: 'Add tax number' }));
  await user.click((await tax()).getByRole('button', { name: 'Save' }));
  expect(await (await tax()).findByText('Tax number is required', atField)).toBeVisible();
  await user.type((await tax()).getByLabelText('Tax Number'), 'TAX-2');
  await user.click((await tax()).getByRole('button', { name: 'Save' }));
  await gone('Tax Information');
  expect((await place()).getByRole('cell', { name: 'TAX-2' })).toBeVisible();
  // The form behind the modal is still unchanged.
  expect(screen.queryAllByRole('cell', { name: 'Nashik' })).toHaveLength(0);

  await user.click((await place()).getByRole('button', { name: 'Save' }));
  await gone('Place Information');
  expect(screen.getByRole('cell', { name: 'Nashik' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.lastCall?.[0].places).toMatchObject([
    FIRST.places[0],
    { city: 'Nashik', taxes: [{ number: 'TAX-2', uid: expect.stringMatching(/^[0-9a-f-]{36}$/) }] },
  ]);
});

it('rows inside a read-only row are read-only, and editable when the row is edited', async () => {
  const { user, onSend } = show();
  await user.click(await screen.findByRole('button', { name: /^Open place 1/ }));
  expect((await place()).getByRole('cell', { name: 'TAX-1' })).toBeVisible();
  expect((await place()).queryByRole('button', { name: 'Add tax number' })).toBeNull();
  await user.click((await place()).getByRole('button', { name: 'Edit' }));
  await user.click(await (await place()).findByRole('button', { name: /^Open tax number 1/ }));
  await user.click((await tax()).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this tax number?' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await gone('Tax Information');
  await user.click((await place()).getByRole('button', { name: 'Add tax number' }));
  await user.type((await tax()).getByLabelText('Tax Number'), 'TAX-9');
  await user.click((await tax()).getByRole('button', { name: 'Save' }));
  await gone('Tax Information');
  await user.click((await place()).getByRole('button', { name: 'Save' }));
  await gone('Place Information');
  await user.click(screen.getByRole('button', { name: 'Register' }));
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(onSend.mock.lastCall?.[0].places).toMatchObject([{ city: 'Pune', taxes: [{ number: 'TAX-9' }] }]);
});
