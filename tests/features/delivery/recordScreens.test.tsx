import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/delivery/screens/DeliveryFormScreens';
import '@/features/delivery/screens/DeliveryListScreen';
import '@/features/delivery/screens/DeliveryViewScreen';
import { deliveryForm } from '@/features/delivery/delivery.form';
import { deliveryRoutes } from '@/features/delivery/routes';
import { describeRecord } from '../../support/describeRecord.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { draft, operations, receiptsDraft, serveDelivery } from './record.ts';

describeRecord(deliveryForm, {
  routes: deliveryRoutes,
  record: draft,
  notesName: 'note',
  serve: serveDelivery,
  operations,
  sections: {
    'Line items': ['Glass vials 10 ml', '500.00', '23.60', '520.00', '93.60', '613.60'],
    'Three-way match': ['Match', '1,250.00'],
    'Order and receipts': ['4500010056', 'Deccan Mercantile Bank', 'Genome Valley', 'Dev Sharma'],
    Invoice: ['DI-71', '16-Nov-2026'],
    'Notes and disclaimer': [],
    Parties: ['Meridian Labs', 'Vireya Pharmaceuticals'],
  },
  saves: {
    type: 'PO',
    poId: 5,
    grnNo: null,
    grandTotal: '613.60',
    items: [{ uid: 'l1', orderItemId: 51, grnItemId: null, quantity: '40', amount: '500.00', packingCharge: '20.00' }],
  },
});

it('an approver sees the mismatches first, for the invoice and for each line', async () => {
  const [line] = draft.items ?? [];
  const odd = {
    ...draft,
    status: 'Pending for approval',
    items: line ? [{ ...line, quantity: '70', price: '12.75' }] : [],
  };
  serveDelivery(() => odd);
  renderFeature({ path: '/DeliveryInvoice/View/71', routes: deliveryRoutes });
  expect(await screen.findByText("The line doesn't match the order and receipt.")).toBeVisible();
  const row = await screen.findByRole('row', {
    name: /Exceeds received quantity \(60\). Price 12.75, order price 12.50/,
  });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(expect.arrayContaining(['100', '60', '20', '70']));
});

it('the line details list every charge', async () => {
  serveDelivery();
  const { user } = renderFeature({ path: '/DeliveryInvoice/View/71', routes: deliveryRoutes });
  await user.click(await screen.findByRole('button', { name: /^Details of 00010/ }));
  const dialog = await screen.findByRole('dialog', { name: /Glass vials 10 ml/ });
  expect(within(dialog).getByRole('row', { name: 'Packing Charge 20.00' })).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /^Insurance/ })).toHaveTextContent('Insurance–None');
  expect(within(dialog).getByRole('row', { name: /^Overheads with tax 23.60/ })).toBeVisible();
  expect(within(dialog).getAllByRole('row')).toHaveLength(16);
});

it('the view of a paid invoice shows payment date, amount and reference', async () => {
  serveDelivery(() => ({ ...draft, status: 'Closed' }));
  const paid = { paymentAmount: '95', paymentDeduction: '5', paymentDate: '2026-11-01', paymentReference: 'PAY-9' };
  const asked = answer('deliveryPayment', { reportDeliveryInvoiceTransactionList: { data: [paid] } });
  renderFeature({ path: '/DeliveryInvoice/View/71', routes: deliveryRoutes });
  const said = await screen.findByText('Paid 95.00 INR on 01-Nov-2026 after a deduction of 5.00 INR · Reference PAY-9');
  expect(said).toBeVisible();
  expect(asked).toMatchObject([{ input: { pageSize: 1, parameters: [{ name: 'id', value: '71' }] } }]);
});

it('the configuration applies to the parties and lines of the view', async () => {
  serveDelivery();
  const config = JSON.stringify({
    fields: [
      { fieldName: 'supplierName', label: 'Billed by' },
      { fieldName: 'quantity', label: 'Pieces' },
      { fieldName: 'taxAmount', visible: false },
    ],
  });
  answer('configByRegionCompany', { configByRegionCompany: { id: 1, config } });
  renderFeature({ path: '/DeliveryInvoice/View/71', routes: deliveryRoutes });
  const lines = within(await screen.findByRole('table', { name: 'Line items' }));
  expect(lines.getByRole('columnheader', { name: /^Pieces/ })).toBeVisible();
  expect(lines.getByRole('columnheader', { name: /^Gross Amount/ })).toBeVisible();
  expect(lines.queryByRole('columnheader', { name: /^(Quantity|Tax|Tax Amount)$/ })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Billed by' })).toBeVisible();
});

it('the view of an invoice against receipts shows its receipts, lines and the three-way match', async () => {
  serveDelivery(() => receiptsDraft);
  renderFeature({ path: '/DeliveryInvoice/View/72', routes: deliveryRoutes });
  const lines = await screen.findByRole('table', { name: 'Line items' });
  for (const text of ['Calibration', '5000000012', '765.00']) expect(lines).toHaveTextContent(text);
  expect(screen.getByRole('table', { name: 'Three-way match' })).toHaveTextContent('Price 510.00, order price 500.00');
  expect(screen.getByRole('region', { name: 'Order and receipts' })).toHaveTextContent(/5000000011.*5000000012/);
  expect(screen.getByRole('row', { name: /^Grand total/ })).toHaveTextContent('1,345.20');
});

it("editing a receipts invoice adds its quantity to the open one and skips the order's receipts query", async () => {
  const { details } = serveDelivery(() => receiptsDraft);
  const received = answer('receivedOnOrder', { goods: null, services: null });
  renderFeature({ path: '/DeliveryInvoice/Edit?id=72', routes: deliveryRoutes });
  expect(await screen.findByLabelText('Line 1 Quantity')).toHaveValue('30');
  expect(screen.getByLabelText('Line 2 Quantity')).toHaveValue('1.5');
  expect(details[0]?.input.parameters).toEqual([
    { name: 'id', value: '11,12' },
    { name: 'deliveryInvoiceId', value: '72' },
  ]);
  expect(received).toEqual([]);
});
