import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import '@/domain/orders/SelectItemsModal';
import '@/features/delivery/components/OverheadsModal';
import '@/features/delivery/components/SelectPoModal';
import '@/features/delivery/components/SelectReceiptsModal';
import '@/features/delivery/screens/DeliveryFormScreens';
import '@/features/delivery/screens/DeliveryListScreen';
import { deliveryRoutes } from '@/features/delivery/routes';
import { formatDay, today } from '@/lib/dates';
import { shortcutsNow } from '@/shared/ui/shortcuts';
import { pdf } from '../../shared/attachments/realFiles.ts';
import { held } from '../../support/held.ts';
import { renderApp, renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError, server } from '../../support/server.ts';
import { order, receipts, serveDelivery } from './record.ts';

type Person = ReturnType<typeof renderApp>['user'];

const cell = (title: string, line = 1) => screen.getByLabelText<HTMLInputElement>(`Line ${line} ${title}`);

async function retype(user: Person, box: HTMLElement, text: string) {
  await user.clear(box);
  await user.click(box);
  await user.paste(text);
  await user.tab();
}

async function fillHeader(user: Person, number: string) {
  server.use(http.post('*/files/api/upload', () => HttpResponse.json({ result: 'success', statusText: 'OK' })));
  await user.click(screen.getByLabelText('Invoice Number'));
  await user.paste(number);
  await user.click(screen.getByLabelText('Invoice Date'));
  await user.paste(formatDay(today()));
  await user.keyboard('{Enter}');
  await user.upload(screen.getByLabelText(/^Choose files?: Upload Invoice$/), new File([await pdf()], 'invoice.pdf'));
  await screen.findByLabelText('Delete invoice.pdf');
  await user.click(screen.getByLabelText(/I agree with the Terms and Conditions/));
}

it('chosen order items become lines, an already billed quantity is rejected, and the invoice is saved', async () => {
  const { orders } = serveDelivery();
  const { user, router } = renderApp({ path: '/DeliveryInvoice', routes: deliveryRoutes });

  await user.click(await screen.findByRole('button', { name: 'Create against PO' }));
  const picker = await screen.findByRole('dialog', { name: 'Select items' });
  const choice = await within(picker).findByRole('radio', { name: /4500010056/ });
  expect(orders[0]?.input).toMatchObject({ pageSize: 5, parameters: [{ name: 'SupplierPanOrCode' }] });
  await user.click(within(picker).getByRole('button', { name: 'Select item' }));
  expect(await within(picker).findByText('Please Select PO')).toBeVisible();
  await user.click(choice);
  await user.keyboard('{Enter}');
  const items = await screen.findByRole('dialog', { name: 'Select item' });
  await user.click(await within(items).findByRole('button', { name: 'Create Delivery Invoice' }));
  expect(await within(items).findByText('Please select atleast one item')).toBeVisible();
  for (const box of within(items).getAllByRole('checkbox', { name: /item 000/ })) await user.click(box);
  await user.keyboard('{Enter}');

  await screen.findByRole('heading', { level: 1, name: 'New Delivery Invoice' });
  expect(await screen.findByLabelText('Line 1 Quantity')).toHaveValue('70');
  expect(router.state.location).toMatchObject({
    pathname: '/sportal/DeliveryInvoice/Create',
    search: '?po=5&items=51-52',
    state: { poId: 5, items: [51, 52] },
  });
  expect(cell('Amount', 2)).toHaveValue('2,000.00');
  expect(screen.getByText("2 of 2 lines don't match the order and receipt.")).toBeVisible();

  await retype(user, cell('Quantity'), '81');
  expect(await screen.findByText('Is more than Recd Qty')).toBeVisible();
  await retype(user, cell('Quantity'), '40');
  await waitFor(() => expect(screen.queryByText('Is more than Recd Qty')).toBeNull());
  expect(screen.getByRole('row', { name: /^Grand total/ })).toHaveTextContent('2,973.60');
  await fillHeader(user, 'DI-90');

  const refusal = { path: 'items.0.quantity', message: 'Only 30 EA of line 00010 are left to invoice.' };
  answer('deliveryInvoiceCreate', () => graphqlError('Not saved.', { code: 'BAD_USER_INPUT', fields: [refusal] }));
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  expect((await screen.findAllByText(new RegExp(refusal.message)))[0]).toBeVisible();
  expect(cell('Quantity')).toHaveValue('40');
  expect(screen.getByLabelText('Invoice Number')).toHaveValue('DI-90');

  const saved = answer('deliveryInvoiceCreate', { deliveryInvoiceCreate: { id: 90 } });
  await retype(user, cell('Quantity'), '30');
  await user.click(screen.getByRole('button', { name: 'Submit for Approval' }));
  expect(await screen.findByText('Delivery Invoice created successfully')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Delivery Invoice List' });
  expect(saved).toMatchObject([
    {
      input: {
        type: 'PO',
        poId: 5,
        status: 'Pending for approval',
        items: [
          { orderItemId: 51, quantity: '30', amount: '375.00', packingCharge: '15.00' },
          { orderItemId: 52, quantity: '1', amount: '2000.00' },
        ],
        grandTotal: '2820.20',
      },
    },
  ]);
});

it('the order picker rejects other order types, and canceling it ignores a pending order query', async () => {
  serveDelivery();
  const others = [order, { ...order, id: 6, no: '4500010057', type: 'ZNB' }];
  answer('deliveryInvoicePoList', { deliveryInvoicePoList: { totalRecords: 2, data: others } });
  const { user } = renderApp({ path: '/DeliveryInvoice', routes: deliveryRoutes });
  await user.click(await screen.findByRole('button', { name: 'Create against PO' }));
  const picker = await screen.findByRole('dialog', { name: 'Select items' });
  const go = within(picker).getByRole('button', { name: 'Select item' });
  await user.click(await within(picker).findByRole('radio', { name: /4500010057/ }));
  await user.click(go);
  expect(await within(picker).findByText(/^Orders of this type are invoiced against receipts/)).toBeVisible();

  const { until, release } = held();
  const asked = answer('poById', async () => {
    await until;
    return { poById: order };
  });
  await user.click(within(picker).getByRole('radio', { name: /4500010056/ }));
  await user.dblClick(go);
  await waitFor(() => expect(asked).toHaveLength(1));
  await user.click(within(picker).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  release();
  await user.click(await screen.findByRole('button', { name: 'Create against GRN' }));
  await screen.findByRole('dialog', { name: 'Select items' });
  expect(screen.queryByRole('dialog', { name: 'Select item' })).toBeNull();
  expect(asked).toHaveLength(1);
});

it("the receipt picker rejects receipts that don't match and turns matching ones into lines", async () => {
  const { picked } = serveDelivery();
  const [goods, service] = receipts;
  const rows = [goods, service, { ...service, id: 13, no: '5000000013', paymentTermCode: 'N30' }];
  const page = { grnSrnList: { totalRecords: 3, data: rows } };
  const asked = answer('grnSrnList', page);
  const { user, router } = renderApp({ path: '/DeliveryInvoice', routes: deliveryRoutes });
  await user.click(await screen.findByRole('button', { name: 'Create against GRN' }));
  const dialog = await screen.findByRole('dialog', { name: 'Select items' });
  const getBox = (no: string) => within(dialog).getByRole('checkbox', { name: new RegExp(no) });
  const create = () => user.click(within(dialog).getByRole('button', { name: 'Create Invoice' }));
  await within(dialog).findByText('5000000011');
  expect(picked).toEqual([]);
  expect(asked).toMatchObject([{ input: { pageSize: 10, parameters: [{ name: 'SupplierPanOrCode' }] } }]);
  await create();
  expect(await within(dialog).findByText('Please select item')).toBeVisible();
  await user.click(getBox('5000000011'));
  await user.click(getBox('5000000013'));
  await create();
  expect(await within(dialog).findByText('You can only select same payment term item.')).toBeVisible();
  await user.click(getBox('5000000013'));
  await user.click(getBox('5000000012'));
  expect(within(dialog).queryByText('You can only select same payment term item.')).toBeNull();
  await create();

  expect(await screen.findByLabelText('Line 1 Quantity')).toHaveValue('30');
  expect(cell('Quantity', 2)).toHaveValue('3.5');
  // Explains the proposed quantity and offers to bill everything; services are proposed in full.
  expect(screen.getByText(/^Suggested 30 \(40 available − 10% of 100 ordered\)/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invoice all 40, Line 1 Quantity' }));
  expect(cell('Quantity')).toHaveValue('40');
  await user.click(screen.getByRole('button', { name: 'Invoice 30 as suggested, Line 1 Quantity' }));
  expect(cell('Quantity')).toHaveValue('30');
  // The shortcut works in the quantity cell only.
  await user.click(cell('Quantity'));
  await user.keyboard('{F9}');
  expect(cell('Quantity')).toHaveValue('40');
  expect(await screen.findByText('Quantity: 40')).toBeVisible();
  await user.keyboard('{F9}');
  expect(cell('Quantity')).toHaveValue('30');
  const keys = shortcutsNow().flatMap(({ key }) => key ?? []);
  expect(keys).toContain('F9');
  expect(new Set(keys).size).toBe(keys.length);
  expect(router.state.location.search).toBe('?grn=11-12');
  await retype(user, cell('Quantity'), '1.5');
  expect(await screen.findByText('Decimal is not allowed')).toBeVisible();
  await retype(user, cell('Quantity', 2), '1.2345');
  expect(await screen.findByText('Upto 3 decimals allowed')).toBeVisible();
});

it('the overheads dialog validates its rows and adds them to the total', async () => {
  serveDelivery();
  const type = { id: 1, code: 'OH01', name: 'Freight', description: 'Freight charged on the invoice' };
  answer('overheadList', { overheadList: { data: [type] } });
  const hsn = (code: string, taxRate: string) => ({ code, name: code, conditionType: 'JIIG', taxCode: 'G3', taxRate });
  const codes = [hsn('99651101', '18'), hsn('996511', '18'), hsn('996512', '18'), hsn('996513', '5')];
  answer('hsnList', { hsnList: { data: codes } });
  answer('taxList', { taxList: { data: [] } });
  const { user } = renderFeature({ path: '/DeliveryInvoice/Create?po=5&items=51', routes: deliveryRoutes });
  await user.click(await screen.findByRole('button', { name: 'Add Overheads' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Overheads' });
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  for (const words of ['Overhead Type is required', 'Amount is required', 'HSN/SAC Code is required'])
    expect((await within(dialog).findAllByText(words))[0]).toBeVisible();
  const getBox = (title: string) => within(dialog).getByLabelText(`Line 1 ${title}`);
  await user.click(getBox('Overhead Type'));
  await user.paste('OH01');
  await user.click(await screen.findByText('OH01 · Freight charged on the invoice'));
  await user.click(getBox('Amount'));
  await user.paste('100');
  await user.click(getBox('HSN/SAC Code'));
  await user.paste('9965');
  // One code for each rate.
  await screen.findByText(/^99651101/);
  expect(screen.queryByText(/^99651[12] /)).toBeNull();
  // A complete code selects its own rate, although a longer code has the same prefix.
  await user.clear(getBox('HSN/SAC Code'));
  await user.paste('996511');
  await user.click(await screen.findByText(/^996511 /));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('table', { name: 'Overheads' })).toHaveTextContent('118.00');
  expect(screen.getByRole('row', { name: /^Overheads of the invoice/ })).toHaveTextContent('100.00');
  expect(screen.getByRole('button', { name: 'Change Overheads' })).toBeVisible();
});

it('saving a duplicate for a ZFO order shows the similar invoices and a confirmation', async () => {
  serveDelivery();
  const zfo = { ...order, type: 'ZFO', isAribaVendor: true };
  answer('poByDIId', { poByDIId: zfo });
  const { draft } = await import('./record.ts');
  answer('deliveryInvoiceById', { deliveryInvoiceById: { ...draft, poType: 'ZFO' } });
  const found = {
    PoNo: '4500010056',
    SupplierCode: 'S0007',
    InvoiceNumber: 'DI-12',
    InvoiceDate: '2026-10-01',
    TotalAmount: '21830',
  };
  const warned = answer('deliveryInvoiceDuplicateWarningForZFO', {
    deliveryInvoiceDuplicateWarningForZFO: {
      id: 0,
      message: 'Looks like another one.',
      result: JSON.stringify([found]),
    },
  });
  const saved = answer('deliveryInvoiceCreate', { deliveryInvoiceCreate: { id: 71 } });
  const { user } = renderFeature({ path: '/DeliveryInvoice/Edit?id=71', routes: deliveryRoutes });
  await user.click(await screen.findByRole('button', { name: 'Save as Draft' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Possible duplicate' });
  expect(within(dialog).getByRole('row', { name: '4500010056 S0007 DI-12 01-Oct-2026 21,830.00' })).toBeVisible();
  expect(warned).toHaveLength(1);
  expect(saved).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Save as Draft' }));
  expect(await screen.findByText('Delivery Invoice saved as Draft')).toBeVisible();
  expect(saved).toHaveLength(1);
});

it.each([
  ["another supplier's order in the navigation state", '', { poId: 6, items: [61] }, 'Please select purchase order'],
  ["another supplier's receipts", '?grn=77', null, 'something went wrong'],
])('the create form shows an error message for %s', async (_what, search, state, words) => {
  serveDelivery();
  answer('poById', ({ id }: { id: number }) => ({ poById: id === 5 ? order : null }));
  answer('grnSrnDetailsList', { grnSrnDetailsList: { data: [] } });
  renderFeature({ path: `/DeliveryInvoice/Create${search}`, routes: deliveryRoutes, state });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  ['its order', {}, 'poByDIId', { poByDIId: null }, 'Please select purchase order'],
  [
    'its receipts',
    { type: 'GRNSRN' },
    'grnSrnDetailsList',
    { grnSrnDetailsList: { data: [] } },
    'something went wrong',
  ],
])('editing a saved invoice without %s shows an error message (spec 3 §8)', async (_what, of, call, nothing, words) => {
  const { draft } = await import('./record.ts');
  serveDelivery(() => ({ ...draft, ...of }));
  answer(call, nothing);
  renderFeature({ path: '/DeliveryInvoice/Edit?id=71', routes: deliveryRoutes });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('the create form without an order or receipt returns to the list with a message', async () => {
  serveDelivery();
  renderApp({ path: '/DeliveryInvoice/Create', routes: deliveryRoutes });
  expect(await screen.findByText('Please select atleast one item')).toBeVisible();
  await screen.findByRole('heading', { level: 1, name: 'Delivery Invoice List' });
});

it('Select items adds a removed line again', async () => {
  serveDelivery();
  const { user } = renderFeature({ path: '/DeliveryInvoice/Create?po=5&items=51', routes: deliveryRoutes });
  await user.click(await screen.findByRole('button', { name: 'Select items' }));
  const dialog = await screen.findByRole('dialog', { name: 'Select item' });
  const [box, ...more] = await within(dialog).findAllByRole('checkbox', { name: /item 000/ });
  expect(more).toEqual([]);
  if (box) await user.click(box);
  await user.click(within(dialog).getByRole('button', { name: 'Add to invoice' }));
  expect(await screen.findByLabelText('Line 2 Amount')).toHaveValue('2,000.00');
  expect(screen.queryByRole('button', { name: 'Add line' })).toBeNull();
});

it('an order of 1,000 lines renders only the visible lines and the total of all of them', async () => {
  serveDelivery();
  const [vials] = order.items ?? [];
  const items = Array.from({ length: 1000 }, (_, at) => ({
    ...vials,
    id: 1000 + at,
    lineItemNumber: String((at + 1) * 10).padStart(5, '0'),
    packingCharge: null,
  }));
  answer('poById', { poById: { ...order, items } });
  renderFeature({ path: '/DeliveryInvoice/Create?po=5', routes: deliveryRoutes });
  expect(await screen.findByLabelText('Line 1 Quantity')).toHaveValue('70');
  expect(screen.getByRole('table', { name: 'Line items' })).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getAllByLabelText(/^Line \d+ Quantity$/).length).toBeLessThan(80);
  // 1,000 times 70 at 12.50, with 18 % of tax.
  expect(screen.getByRole('row', { name: /^Grand total/ })).toHaveTextContent('10,32,500.00');
});

it('the total is shown in the bar beside the buttons and updates with the input', async () => {
  serveDelivery();
  const { user } = renderFeature({ path: '/DeliveryInvoice/Create?po=5&items=51', routes: deliveryRoutes });
  const quantity = await screen.findByLabelText('Line 1 Quantity');
  const bar = screen.getByRole('button', { name: 'Submit for Approval' }).parentElement?.parentElement;
  expect(bar).toHaveTextContent(/Total\s*1,073.80/);
  await retype(user, quantity, '40');
  // 40 at 12.50, packing 20.00 of 50.00 for 100, with 18 % of tax.
  await waitFor(() => expect(bar).toHaveTextContent(/Total\s*613\.60/));
});
