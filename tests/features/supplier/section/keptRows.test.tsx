import { screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { contacts, type ContactValues } from '@/features/supplier/contacts/contacts.section';
import '@/features/supplier/section/SectionModal';
import { SessionProvider } from '@/platform/session/SessionContext';
import { FieldsProvider } from '@/shared/fields/FieldsProvider';
import { DocumentFrame } from '@/shared/form/DocumentFrame';
import { useDocumentForm } from '@/shared/form/useDocumentForm';
import { RecordSection } from '@/features/supplier/section/RecordSection';
import { useKeptRows, type KeptRow } from '@/features/supplier/section/useKeptRows';
import { fill, renderUi } from '../../../support/render';
import { aSession, storeSession } from '../../../support/session';
import { atField } from '../../../support/told.ts';

type Values = { contacts: KeptRow<ContactValues>[] };
const section = contacts.declare({ isExtended: false, country: null });
const lookups = {
  titles: () => Promise.resolve([{ code: 'Ms', name: 'Ms' }]),
  locations: () => Promise.resolve([{ code: 'HO', name: 'Head Office' }]),
};
const anjali: KeptRow<ContactValues> = {
  uid: 'c-1',
  title: { code: 'Ms', name: 'Ms' },
  firstName: 'Anjali',
  lastName: 'Deshmukh',
  locationType: ['Head Office'],
  contactNumber: '912025601101',
  email: 'anjali@sahyadri.example',
  designation: '',
  department: '',
  contactPurpose: '',
  isPrimary: true,
};

function Registration({ onSend }: { onSend: (values: Values) => void }) {
  const form = useDocumentForm<Values, true>({
    key: { screen: 'registration', recordId: null },
    initial: FIRST,
    schemaFor: () => z.looseObject({}),
    save: values => {
      onSend(values);
      return Promise.resolve(true);
    },
    readResult: () => 'ok',
    onSaved: () => 'stay',
  });
  const store = useKeptRows(form.control, 'contacts');
  const content = <RecordSection section={section} store={store} recordId={null} recordPath="/" level={3} />;
  return (
    <DocumentFrame
      form={form}
      title="Registration"
      backTo="/"
      submitLabel="Register"
      sections={[{ id: 'contacts', title: 'Contacts', content }]}
    />
  );
}
const FIRST: Values = { contacts: [anjali] };

function show() {
  const onSend = vi.fn<(values: Values) => void>();
  const session = aSession();
  storeSession(session);
  const element = (
    <SessionProvider session={session}>
      <FieldsProvider lookups={lookups}>
        <Registration onSend={onSend} />
      </FieldsProvider>
    </SessionProvider>
  );
  const ui = renderUi(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  return { ...ui, onSend };
}

const dialog = () => screen.findByRole('dialog', { name: 'Contact Information' });

describe('unsaved rows in the form', () => {
  it('are added with a new uid and sent only with the form', async () => {
    const { user, onSend } = show();
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    const modal = within(await dialog());
    await user.click(modal.getByLabelText('Title'));
    await user.click(await screen.findByTitle('Ms'));
    await fill(user, modal.getByLabelText('First Name'), 'Mira');
    await fill(user, modal.getByLabelText('Last Name'), 'Sen');
    await user.click(modal.getByLabelText('Location'));
    await user.click(await screen.findByTitle('Head Office'));
    await fill(user, modal.getByLabelText('Phone'), '919822011245');
    await fill(user, modal.getByLabelText('Email'), 'Anjali@sahyadri.example');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await modal.findByText('Duplicate entry: This email is already added.', atField)).toBeVisible();
    await user.clear(modal.getByLabelText('Email'));
    await fill(user, modal.getByLabelText('Email'), 'mira@sahyadri.example');
    await user.click(modal.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('cell', { name: 'Mira' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSend).not.toHaveBeenCalled();
    // Neither a status nor other server-only columns.
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'ERP Sync' })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(onSend).toHaveBeenCalled());
    const sent = onSend.mock.lastCall?.[0].contacts ?? [];
    expect(sent.map(({ firstName }) => firstName)).toEqual(['Anjali', 'Mira']);
    expect(sent[1]?.uid).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('are changed and deleted in the form only', async () => {
    const { user, onSend } = show();
    await user.click(await screen.findByRole('button', { name: /^Open contact 1/ }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Edit' }));
    const first = await screen.findByLabelText('First Name');
    expect(first).toBeEnabled();
    await user.clear(first);
    await fill(user, first, 'Anita');
    await user.click(within(await dialog()).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('cell', { name: /^Anita/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onSend).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Register' }));
    await waitFor(() => expect(onSend).toHaveBeenCalledTimes(1));
    expect(onSend.mock.lastCall?.[0].contacts).toMatchObject([{ uid: 'c-1', firstName: 'Anita' }]);

    await user.click(screen.getByRole('button', { name: /^Open contact 1.*Anita/ }));
    await user.click(within(await dialog()).getByRole('button', { name: 'Deactive' }));
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Deactive this contact?' })).getByRole('button', {
        name: 'Deactive',
      }),
    );
    expect(await screen.findByText('No records available!')).toBeVisible();
    expect(onSend).toHaveBeenCalledTimes(1);
  });
});
