import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { deleteOperation } from '@/domain/calls/api/operations';
import { invoiceMessages } from '@/domain/invoice/messages';
import type { StoredDocument } from '@/domain/record/document';
import { RecordActions } from '@/domain/record/RecordActions';
import { recordTypes } from '@/domain/recordTypes';
import { createClient } from '@/platform/graphql/client';
import type { CallError } from '@/platform/graphql/callError';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { leave } from '@/platform/leaving/leave';
import { ThingDocument } from '../support/documents.ts';
import { renderUi } from '../support/render.tsx';
import { answer } from '../support/server.ts';
import { aSession, storeSession } from '../support/session.ts';

const kind = recordTypes.NonPoInvoice;
const words = {
  ...invoiceMessages,
  list: 'Invoices',
  submit: 'Submit',
  created: '',
  savedAsDraft: '',
  deleted: 'Gone',
};
const remove = deleteOperation(ThingDocument, data => data.thing && { status: data.thing.name });
const record = { id: 7, invoiceNumber: 'INV-7', status: 'Draft', rcb: 'u-100', supplierId: 7 } as StoredDocument;

function show() {
  const session = aSession();
  storeSession(session);
  const onFailed = vi.fn<(error: CallError) => void>();
  const router = createMemoryRouter(
    [
      {
        path: '/view',
        element: <RecordActions kind={kind} messages={words} remove={remove} record={record} onFailed={onFailed} />,
      },
      { path: kind.paths.list, element: <h1>The list</h1> },
    ],
    { initialEntries: ['/view'] },
  );
  const ui = renderUi(
    <PlatformProvider session={session} client={createClient()}>
      <RouterProvider router={router} />
    </PlatformProvider>,
  );
  return { ...ui, onFailed, router };
}
const button = () => screen.findByRole('button', { name: 'Delete' });
const agree = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' })).getByRole('button', {
    name: 'Delete',
  });
const says = (status: string | null) => ({ thing: { id: 7, name: status } });

describe('deleting a draft', () => {
  it.each([null, '', 'Delete failed'])('shows an error for the response %j and can be retried', async status => {
    const calls = answer('thing', says(status));
    const { user, onFailed, router } = show();
    await user.click(await button());
    await user.click(await agree());
    expect(await screen.findByText(words.deleteFailed)).toBeVisible();
    expect(onFailed).toHaveBeenCalledTimes(1);
    expect(router.state.location.pathname).toBe('/view');

    answer('thing', says('Record Deleted'));
    await user.click(await button());
    await user.click(await agree());
    expect(await screen.findByRole('heading', { name: 'The list' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  it('asks for confirmation once when the button is pressed twice', async () => {
    const { user } = show();
    const pressed = await button();
    fireEvent.click(pressed);
    fireEvent.click(pressed);
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete this draft?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it('goes to the login without an error when the session has expired', async () => {
    const gone = vi.spyOn(leave, 'to').mockImplementation(() => {});
    answer('thing', () => new HttpResponse('', { status: 401 }));
    const { user, onFailed } = show();
    await user.click(await button());
    await user.click(await agree());
    await waitFor(() => expect(gone).toHaveBeenCalled());
    expect(screen.queryByText(words.deleteFailed)).toBeNull();
    expect(onFailed).not.toHaveBeenCalled();
  });
});
