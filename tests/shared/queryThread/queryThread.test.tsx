import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import type { QueryRecord } from '@/shared/queryThread/model/record';
import { QueryBanners } from '@/shared/queryThread/QueryBanners';
import { QueryButton } from '@/shared/queryThread/QueryButton';
import '@/shared/queryThread/QueryModal';
import { useQueryThread } from '@/shared/queryThread/useQueryThread';
import { TestUi, fill } from '../../support/render.tsx';
import { answer, graphqlError } from '../../support/server.ts';
import { aSession, storeSession } from '../../support/session.ts';
import { atField } from '../../support/told.ts';

const record: QueryRecord = {
  module: 'PaperModule',
  context: 'PaperContext',
  contextId: 41,
  title: 'Paper 41',
  path: '/Paper/View/41',
  mayRaise: true,
  people: [{ userId: 'u-dev', name: 'Dev Sharma', email: 'dev@buyer.example', isSupplier: false }],
};

const query = (more = {}) => ({
  id: 7,
  categoryName: 'Price',
  createdById: 'u-100',
  createdByName: 'Asha Rao',
  recipientId: 'u-dev',
  recipientName: 'Dev Sharma',
  status: 'Under Query',
  isClosed: false,
  rct: '2026-11-20T05:00:00Z',
  ...more,
});
const item = (more = {}) => ({
  id: 70,
  query: 'Why is the rate higher than agreed?',
  queryDate: '2026-11-20T05:00:00Z',
  status: 'Under Query',
  ...more,
});

function Screen({ onChanged, record }: { onChanged: () => void; record: QueryRecord }) {
  const thread = useQueryThread(record.context, record.contextId);
  return (
    <main>
      <h1>Paper 41</h1>
      <QueryButton thread={thread} record={record} />
      <QueryBanners thread={thread} record={record} onChanged={onChanged} />
    </main>
  );
}

const asDev = { userId: 'u-dev', userName: 'Dev Sharma', userEmail: 'dev@buyer.example', roles: ['approver'] };

function mount(session = {}, of = record) {
  const signedIn = aSession(session);
  storeSession(signedIn);
  const onChanged = vi.fn();
  const router = createMemoryRouter([{ path: '*', element: <Screen onChanged={onChanged} record={of} /> }]);
  const client = createClient({ retryDelay: 1 });
  const view = render(
    <PlatformProvider session={signedIn} client={client}>
      <RouterProvider router={router} />
    </PlatformProvider>,
    { wrapper: TestUi },
  );
  return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }), onChanged, ...view };
}

function serve(queries: object[], items: object[] = []) {
  const held = { queries, items };
  answer('queryList', () => ({ queryList: { totalRecords: held.queries.length, data: held.queries } }));
  answer('queryItemList', () => ({ queryItemList: { totalRecords: held.items.length, data: held.items } }));
  answer('queryCatogeryList', { queryCatogeryList: { totalRecords: 1, data: [{ code: 'P', name: 'Price' }] } });
  return held;
}

async function fillAll(user: ReturnType<typeof userEvent.setup>, text: string) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
  await user.click(dialog.getByLabelText('Category'));
  await user.click(await screen.findByTitle('Price'));
  await user.click(dialog.getByLabelText('Query Recipient'));
  await user.click(await screen.findByText('Dev Sharma', { selector: '.ant-select-item-option-content span' }));
  await fill(user, dialog.getByRole('textbox', { name: /^Query/ }), text);
  return dialog;
}

describe('raising a query', () => {
  it('validates, sends once, shows a message and reloads the record', async () => {
    serve([]);
    const sent = answer<{ input: Record<string, unknown> }>('queryCreate', { queryCreate: { id: 7 } });
    const { user, onChanged } = mount();
    await user.click(await screen.findByRole('button', { name: 'Query' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText('Category is required', atField)).toBeVisible();
    expect(dialog.getByText('Query Recipient is required', atField)).toBeVisible();
    expect(dialog.getByText('Query is required', atField)).toBeVisible();
    await fillAll(user, 'Too short');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText('20 digits required.')).toBeVisible();
    await fill(user, dialog.getByRole('textbox', { name: /^Query/ }), ', so here is more of it');
    await user.dblClick(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Query has been raised Successfully'));
    expect(sent).toHaveLength(1);
    expect(sent[0]?.input).toMatchObject({
      context: 'PaperContext',
      contextId: 41,
      contextUrl: '/sportal/Paper/View/41',
      categoryCode: 'P',
      recipientId: 'u-dev',
      recipientType: 'User',
      emailInCC: '[]',
      query: 'Too short, so here is more of it',
    });
    await waitFor(() => expect(onChanged).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it.each([
    ['refused without a message', () => ({ queryCreate: { id: 0 } }), 'Something went wrong Please try again'],
    ['a 500', () => new HttpResponse('oops', { status: 500 }), 'Something went wrong Please try again'],
    ['a lost connection', () => HttpResponse.error(), /The connection was lost and nothing was sent/],
  ])('%s: keeps everything that was typed', async (_, respond, message) => {
    serve([]);
    const sent = answer('queryCreate', respond);
    const { user, onChanged } = mount();
    await user.click(await screen.findByRole('button', { name: 'Query' }));
    const dialog = await fillAll(user, 'A question of more than twenty');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Query/ })).toHaveValue('A question of more than twenty');
    expect(sent).toHaveLength(1);
    expect(onChanged).not.toHaveBeenCalled();
  });
});

it("the record's participants are suggested if the selected query type allows them", async () => {
  serve([]);
  const supplier = { userId: 'u-sup', name: 'Meera Supplies', email: 'meera@supplies.example', isSupplier: true };
  const { user } = mount(
    { roles: ['approver'], roleGroups: ['approver'] },
    { ...record, people: [...record.people, supplier] },
  );
  await user.click(await screen.findByRole('button', { name: 'Query' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
  const proposed = async (name: string) => {
    await user.click(dialog.getByLabelText('Query Recipient'));
    await screen.findByText(name, { selector: '.ant-select-item-option-content span' });
    const names = document.querySelectorAll(
      '.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-content',
    );
    return Array.from(names, each => each.textContent);
  };
  expect(await proposed('Dev Sharma')).toEqual(['Dev Sharmadev@buyer.example']);
  await user.click(dialog.getByText('Supplier'));
  expect(await proposed('Meera Supplies')).toEqual(['Meera Suppliesmeera@supplies.example · Supplier']);
});

describe('requester whom the record names by `rcb` only', () => {
  const requester = (userId: string) => ({
    ...record,
    people: [{ userId, name: 'Asha Rao', email: '', isSupplier: false }],
  });
  const asha = { userId: 'u-asha', userName: 'Asha Rao', email: 'asha@buyer.example', roleGroupName: 'Employee' };
  const raise = async (of: QueryRecord) => {
    serve([]);
    const sent = answer<{ input: Record<string, unknown> }>('queryCreate', { queryCreate: { id: 7 } });
    const { user } = mount(asDev, of);
    await user.click(await screen.findByRole('button', { name: 'Query' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    await user.click(dialog.getByLabelText('Category'));
    await user.click(await screen.findByTitle('Price'));
    await user.click(dialog.getByLabelText('Query Recipient'));
    await user.click(await screen.findByText('Asha Rao', { selector: '.ant-select-item-option-content span' }));
    await fill(user, dialog.getByRole('textbox', { name: /^Query/ }), 'Is this the order that you meant?');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.input;
  };

  it.each([
    ['a user id', 'u-asha', 'userId'],
    ['an e-mail', 'ASHA@buyer.example', 'usernameoremail'],
  ])('is resolved by %s to the user that the backend returns', async (_what, rcb, parameter) => {
    const asked = answer<{ input: { parameters: object[] } }>('userSupplierDetailsList', {
      userSupplierDetailsList: { totalRecords: 2, data: [{ ...asha, userId: 'u-other', email: 'o@b.example' }, asha] },
    });
    const sent = await raise(requester(rcb));
    expect(asked[0]?.input).toMatchObject({
      pageSize: 50,
      parameters: [
        { name: parameter, value: rcb },
        { name: 'contextId', value: '41' },
        { name: 'context', value: 'PaperContext' },
      ],
    });
    expect(sent).toMatchObject({
      recipientId: 'u-asha',
      recipientEmail: 'asha@buyer.example',
      recipientType: 'User',
    });
  });

  it("is used as named in the record when the backend doesn't return the user", async () => {
    answer('userSupplierDetailsList', () => graphqlError('Not for you.', { code: 'FORBIDDEN' }));
    expect(await raise(requester('u-asha'))).toMatchObject({ recipientId: 'u-asha', recipientEmail: '' });
  });
});

describe('file types', () => {
  const accepted = async () =>
    (await screen.findByLabelText<HTMLInputElement>(/^Choose files: Attachment$/)).accept.split(',').sort();
  const QUESTION = ['.csv', '.gif', '.jpeg', '.jpg', '.pdf', '.xls', '.xlsx'];

  it('of a response also include emails', async () => {
    serve([query()], [item()]);
    const { user } = mount(asDev);
    await user.click(await screen.findByRole('button', { name: 'Respond' }));
    expect(await accepted()).toEqual([...QUESTION, '.eml', '.msg'].sort());
  });
});

describe('open query', () => {
  it('can be answered by its recipient only', async () => {
    serve([query()], [item()]);
    const sent = answer('queryItemCreate', { queryItemCreate: { id: 70 } });
    const { user } = mount(asDev);
    expect(await screen.findByText('Waiting for your response')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Respond' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    await fill(user, await dialog.findByRole('textbox', { name: /^Response/ }), 'Because the contract says so');
    expect(dialog.queryByRole('button', { name: 'Close' })).toBeNull();
    expect(dialog.queryByRole('button', { name: '+ Add Query' })).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Query answered Succesfully'));
    expect(sent).toEqual([
      { input: { id: 70, queryId: 7, response: 'Because the contract says so', attachments: '[]' } },
    ]);
  });

  it('reports a response as sent when it arrived but the confirmation was lost', async () => {
    const held = serve([query()], [item()]);
    const sent = answer('queryItemCreate', () => {
      held.items = [item({ status: 'Work in Progress', response: 'Because the contract says so' })];
      return HttpResponse.error();
    });
    const { user } = mount(asDev);
    await user.click(await screen.findByRole('button', { name: 'Respond' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    await fill(user, await dialog.findByRole('textbox', { name: /^Response/ }), 'Because the contract says so');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Query answered Succesfully'));
    expect(sent).toHaveLength(1);
  });

  it('lets its creator ask again or close it after confirmation once it is answered', async () => {
    serve([query({ status: 'Work in Progress' })], [item({ status: 'Work in Progress', response: 'So' })]);
    const closed = answer('queryClose', { queryClose: { id: 7 } });
    const { user, onChanged } = mount();
    expect(await screen.findByText('Dev Sharma responded to query')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'View query' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    await user.click(await dialog.findByRole('button', { name: '+ Add Query' }));
    expect(await dialog.findByRole('textbox', { name: /^Query/ })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Close query' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Query Closed Successfully'));
    expect(closed).toEqual([{ input: { id: 7 } }]);
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
  });
});

describe('focus', () => {
  it('moves to the first field to fill in, and back to the button that opened the dialog', async () => {
    serve([query()], [item()]);
    const { user } = mount(asDev);
    const respond = await screen.findByRole('button', { name: 'Respond' });
    await user.click(respond);
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Response/ })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'New query' }));
    await waitFor(() => expect(dialog.getByLabelText('Category')).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(respond).toHaveFocus());
  });

  it('stays in a response that is too short, so that the user can continue typing', async () => {
    serve([query()], [item()]);
    const sent = answer('queryItemCreate', { queryItemCreate: { id: 70 } });
    const { user } = mount(asDev);
    await user.click(await screen.findByRole('button', { name: 'Respond' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    const response = await dialog.findByRole('textbox', { name: /^Response/ });
    await user.type(response, 'Too short{Control>}{Enter}{/Control}');
    expect(await dialog.findByText('20 digits required.', atField)).toBeVisible();
    expect(response).toHaveFocus();
    await user.keyboard(', so more');
    await user.click(dialog.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(response).toHaveFocus());
    await user.keyboard(' of it is written{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ input: { response: 'Too short, so more of it is written' } }]);
  });

  it('moves to the page heading when the banner that opened the dialog is gone', async () => {
    const held = serve([query({ status: 'Work in Progress' })], [item({ status: 'Work in Progress', response: 'So' })]);
    answer('queryClose', () => {
      held.queries = [];
      return { queryClose: { id: 7 } };
    });
    const { user } = mount();
    await user.click(await screen.findByRole('button', { name: 'View query' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Query' }));
    await user.click(await dialog.findByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Close query' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Paper 41' })).toHaveFocus());
  });
});
