import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RelatedDocuments } from '@/domain/orders/RelatedDocuments';
import { receiptsBilled, relatedConditions, relatedGroups, type RelatedTo } from '@/domain/orders/related';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';

const ORDER = { id: 5, no: '4500010056' };
const poNo = ORDER.no;

const show = (of: RelatedTo, order: { id: number | null; no: string } = ORDER) =>
  renderFeature({
    path: '/RelatedDocuments',
    routes: [
      {
        path: '/RelatedDocuments',
        title: 'RelatedDocuments',
        access: 'everyone',
        plain: true,
        lazy: () => Promise.resolve({ Component: () => <RelatedDocuments of={of} order={order} /> }),
      },
    ],
  });

const page = <Row,>(data: Row[], totalRecords = data.length) => ({ totalRecords, data });
const group = async (label: string) => {
  const name = await screen.findByText(label);
  return within(name.closest<HTMLElement>('li') ?? document.body);
};

describe('related documents', () => {
  it('of an order link to its receipts, advances and invoices, and to the lists if there are more', async () => {
    const asked = answer('relatedDocuments', {
      goods: page([{ id: 1, no: '5000000001', grnStatus: 'Invoiced' }], 9),
      services: page([{ id: 2, no: '6000000001', grnStatus: 'Invoice Pending' }]),
      advances: page([{ id: 3, invoiceNumber: 'PI-3', status: 'Approved' }]),
      invoices: page([{ id: 4, invoiceNumber: null, status: 'Draft' }]),
    });
    show({ kind: 'order' });
    const receipts = await group('Receipts');
    expect(receipts.getByRole('link', { name: 'GRN 5000000001' })).toHaveAttribute('href', '/sportal/Grn/View/1');
    expect(receipts.getByRole('link', { name: 'SRN 6000000001' })).toHaveAttribute('href', '/sportal/Srn/View/2');
    expect(receipts.getByRole('link', { name: '8 more' })).toHaveAttribute('href', `/sportal/Grn?f.poNo=${poNo}`);
    const advances = await group('Proforma Invoices');
    expect(advances.getByRole('link', { name: 'PI-3' })).toHaveAttribute('href', '/sportal/ProformaInvoice/View/3');
    expect(advances.getByText('Approved')).toBeVisible();
    const invoices = await group('Delivery Invoices');
    expect(invoices.getByRole('link', { name: '#4' })).toHaveAttribute('href', '/sportal/DeliveryInvoice/View/4');
    const exactly = [{ name: 'poNo', value: poNo, type: 'checkBox' }];
    expect(asked).toMatchObject([
      {
        goods: { parameters: [{ name: 'type', value: 'GRN' }, ...exactly] },
        services: { parameters: [{ name: 'type', value: 'Srn' }, ...exactly] },
        advances: { parameters: exactly },
        invoices: { parameters: exactly },
      },
    ]);
  });

  it('of a receipt link to the invoices that name it', async () => {
    const asked = answer('relatedDocuments', { invoices: page([{ id: 4, invoiceNumber: 'DI-4', status: 'Closed' }]) });
    show({ kind: 'receipt', no: '5000000001', isInvoiced: true });
    expect((await group('Delivery Invoices')).getByRole('link', { name: 'DI-4' })).toBeVisible();
    expect(screen.queryByText('Receipts')).toBeNull();
    expect(asked).toMatchObject([
      {
        withReceipts: false,
        withAdvances: false,
        withInvoices: true,
        invoices: { parameters: [{ name: 'grnNo', value: '5000000001' }, { name: 'poNo' }] },
      },
    ]);
  });

  it("sends no query and shows 'None' when there can be no related document", async () => {
    show({ kind: 'receipt', no: '6000000001', isInvoiced: false }, { ...ORDER, id: null });
    expect((await group('Delivery Invoices')).getByText('None')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('of an invoice against an order are the receipts of its items, which the page already loaded', async () => {
    const row = (id: number, orderItemId: number) => ({
      id,
      no: `500000000${id}`,
      grnStatus: 'Invoiced',
      items: [{ orderItemId, quantity: '8' }],
    });
    const data = receiptsBilled({ goods: { data: [row(1, 51), row(2, 52)] }, services: null }, new Set([51]));
    show({ kind: 'billed', receipts: { data }, awaited: false });
    const receipts = await group('Receipts');
    expect(receipts.getAllByRole('link').map(link => link.textContent)).toEqual(['GRN 5000000001']);
    expect(screen.queryByText('None')).toBeNull();
  });

  it('of an invoice with many receipts show the first five and the number of the others', () => {
    const items = [{ orderItemId: 7 }];
    const rows = Array.from({ length: 6 }, (_value, at) => ({
      id: at + 1,
      no: `500000000${at}`,
      grnStatus: null,
      items,
    }));
    const data = receiptsBilled({ goods: { data: rows } }, new Set([7]));
    const [group] = relatedGroups(data, { kind: 'billed', receipts: { data }, awaited: false }, ORDER);
    expect(group?.neighbours.map(({ name }) => name)).toEqual(rows.slice(0, 5).map(({ no }) => `GRN ${no}`));
    expect(group?.more).toBe(1);
  });

  it('of an invoice against an order that expects no receipts have no receipts group', () => {
    const nothing = { data: receiptsBilled({ goods: null, services: null }, new Set()) };
    const groups = (awaited: boolean) =>
      relatedGroups(nothing.data, { kind: 'billed', receipts: nothing, awaited }, ORDER).map(({ label }) => label);
    expect([groups(true), groups(false)]).toEqual([['Receipts'], []]);
  });

  it('shows Retry when the query fails and loads the documents on retry', async () => {
    answer('relatedDocuments', () => graphqlError('Asleep.'));
    const { user } = show({ kind: 'advance' });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answer('relatedDocuments', {
      goods: page([{ id: 1, no: '5000000001', grnStatus: null }]),
      services: null,
      invoices: null,
    });
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'GRN 5000000001' })).toBeVisible();
  });
});

it.each<[string, RelatedTo, object]>([
  ['all documents of an order', { kind: 'order' }, { receipts: { poNo }, advances: { poNo }, invoices: { poNo } }],
  [
    'the receipts that an invoice names',
    { kind: 'invoice', grnNo: '5000000001, 5000000002' },
    { receipts: { poNo, no: '5000000001,5000000002' }, advances: null, invoices: null },
  ],
  [
    'no receipts for an invoice against the order',
    { kind: 'invoice', grnNo: null },
    { receipts: null, advances: null, invoices: null },
  ],
])('relatedConditions queries %s', (_what, of, wanted) => expect(relatedConditions(of, ORDER)).toEqual(wanted));

it('relatedConditions queries nothing for a document without an order', () => {
  expect(Object.values(relatedConditions({ kind: 'advance' }, { id: null, no: '' }))).toEqual([null, null, null]);
});
