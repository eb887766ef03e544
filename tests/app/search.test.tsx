import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { noteDecision, useOpened } from '@/platform/recentRecords';
import { SessionProvider } from '@/platform/session/SessionContext';
import { renderUi } from '../support/render';
import { renderApp } from '../support/renderApp';
import { answer } from '../support/server';
import { aSession, storeSession } from '../support/session';

const LISTS = [
  'nonPoInvoiceList',
  'proformaInvoiceList',
  'deliveryInvoiceList',
  'manualInvoiceEntryList',
  'poList',
  'grnList',
  'masterSupplierList',
];

/** Answers every list query with an empty page, except for the given rows. */
function lists(rows: Record<string, object[]> = {}) {
  return Object.fromEntries(
    LISTS.map(name => {
      const data = rows[name] ?? [];
      return [name, answer(name, { [name]: { totalRecords: data.length, data } })];
    }),
  );
}

const field = () => screen.getByRole('combobox', { name: 'Search and commands' });
const options = () => within(screen.getByRole('listbox', { name: 'Found' })).getAllByRole('option');
const names = () => options().map(option => option.textContent);

beforeEach(() => localStorage.clear());

const mount = (session = {}) => renderApp({ path: '/ContactForFunctionalIssues', session });

it('Ctrl+K opens the search for pages and actions, and Escape returns the focus', async () => {
  const { user } = mount();
  const link = await screen.findByRole('link', { name: 'Supplier Portal, home' });
  link.focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(field()).toHaveFocus();
  await screen.findByRole('listbox', { name: 'Found' });
  await user.keyboard('proforma');
  expect(names()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^New Proforma Invoice/),
      expect.stringMatching(/^Proforma Invoices/),
    ]),
  );
  const [first] = options();
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(field()).toHaveAttribute('aria-activedescendant', first?.id);
  await user.keyboard('{ArrowDown}');
  expect(options()[1]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(link).toHaveFocus();
});

it('the search finds a record by number with one query per list, and Enter opens it', async () => {
  const asked = lists({
    grnList: [{ id: 9, no: '5000123', grnStatus: 'Invoiced', poNo: '450001', supplierName: 'Anand Limited' }],
  });
  answer('grnById', { grnById: null });
  const { user, router } = mount();
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('5000123{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/sportal/Grn/View/9'));
  for (const name of LISTS.filter(one => one !== 'grnList')) expect(asked[name], name).toHaveLength(1);
  expect(asked['nonPoInvoiceList']?.[0]).toMatchObject({
    input: { pageSize: 5, parameters: [{ name: 'invoiceNumber', value: '5000123' }] },
  });
  // One call queries goods and services as two lists.
  const types = asked['grnList']?.map(({ input }) => (input as { parameters: object[] }).parameters[0]);
  expect(types).toEqual(
    expect.arrayContaining([
      { name: 'type', value: 'GRN' },
      { name: 'type', value: 'Srn' },
    ]),
  );
});

it('an Enter before the results have loaded is forgotten when a click closes the search', async () => {
  lists();
  const { user, router } = mount();
  await screen.findByRole('link', { name: 'Supplier Portal, home' });
  const { pathname } = router.state.location;
  // Without a pause, so that the code of the results is still loading.
  fireEvent.focus(field());
  fireEvent.change(field(), { target: { value: 'nothing like it' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  fireEvent.pointerDown(document.body);
  await user.click(field());
  await waitFor(() => expect(options().length).toBeGreaterThan(0));
  expect(router.state.location.pathname).toBe(pathname);
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

it('the search starts at three characters, and looks up names in suppliers only', async () => {
  const asked = lists({ masterSupplierList: [{ id: 4, code: '200104', name: 'Anand Limited', city: 'Pune' }] });
  const { user } = mount({ roles: ['employee'], supplierId: null, supplierCode: null, supplierPan: null });
  await user.click(field());
  await user.keyboard('an');
  expect(await screen.findByText('Type at least 3 characters')).toBeVisible();
  await user.keyboard('and');
  expect(await screen.findByRole('option', { name: /Anand Limited/ })).toBeVisible();
  expect(asked['masterSupplierList']).toHaveLength(1);
  expect(asked['nonPoInvoiceList']).toHaveLength(0);
});

it('the search offers actions of the current page and actions that start on another page', async () => {
  lists();
  answer('filterList', { filterList: null });
  const { user, router } = mount();
  await user.click(field());
  await user.keyboard('new non-po');
  await user.click(await screen.findByRole('option', { name: /^New Non-PO Invoice/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice'));
  expect(await screen.findByRole('dialog')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(field());
  await user.keyboard('export this');
  expect(await screen.findByRole('option', { name: /^Export this list to Excel/ })).toBeVisible();
});

it('the search finds actions by their synonyms', async () => {
  lists();
  const { user } = mount();
  for (const [typed, name] of [
    ['create', /^New Non-PO Invoice/],
    ['overdue', /^Overdue Non-PO Invoices/],
    ['pay', /^Paid Delivery Invoices/],
    ['sign out', /^Log out/],
  ] as const) {
    await user.clear(field());
    await user.type(field(), typed);
    expect(await screen.findByRole('option', { name })).toBeVisible();
  }
});

it("'See all results' opens the list with the search, if there may be more results", async () => {
  lists({
    nonPoInvoiceList: Array.from({ length: 5 }, (_, at) => ({
      id: at + 1,
      invoiceNumber: `700${at}`,
      status: 'Draft',
    })),
    grnList: [{ id: 9, no: '7009', grnStatus: 'Invoiced', poNo: '450001', supplierName: 'Anand Limited' }],
  });
  answer('filterList', { filterList: null });
  const { user, router } = mount();
  await user.click(field());
  await user.keyboard('700');
  await user.click(await screen.findByRole('option', { name: /^See all results/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice'));
  expect(router.state.location.search).toBe('?f.invoiceNumber=700');
});

it('the search offers an auditor no action that creates a document', async () => {
  const { user } = mount({ roles: ['auditor'] });
  await user.click(field());
  await user.keyboard('new');
  await screen.findByRole('listbox');
  expect(screen.queryByRole('option', { name: /^New / })).toBeNull();
});

it('the search remembers opened records, but not decided ones, per user and device', async () => {
  const { userId } = aSession();
  storeSession(aSession());
  const record = { href: '/NonPoInvoice/View/7', name: 'INV-7', detail: 'Non-PO Invoice' };
  noteDecision(userId, { ...record, href: '/NonPoInvoice/View/8', name: 'DECIDED-8' }, 'Approved');
  function Record() {
    useOpened(record);
    return null;
  }
  renderUi(
    <SessionProvider session={aSession()}>
      <Record />
    </SessionProvider>,
  ).unmount();
  const { user } = mount();
  await user.click(field());
  expect(await screen.findByRole('option', { name: /INV-7/ })).toBeVisible();
  expect(screen.queryByRole('option', { name: /DECIDED-8/ })).toBeNull();
});
