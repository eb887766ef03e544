import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import '@/features/delivery/components/LineDetails';
import '@/features/delivery/screens/DeliveryFormScreens';
import '@/features/delivery/screens/DeliveryViewScreen';
import { deliveryRoutes } from '@/features/delivery/routes';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';
import { draft, order, serveDelivery } from './record.ts';

const HOSTILE = '<img src=x onerror="alert(1)"> Vials';
const [vials] = order.items ?? [];
if (!vials) throw new Error('The order has an item.');

beforeEach(() => void serveDelivery());
const open = (path: string) => renderFeature({ path, routes: deliveryRoutes });
const quantity = () => screen.findByLabelText<HTMLInputElement>('Line 1 Quantity');
const createPath = '/DeliveryInvoice/Create?po=5&items=51';

/** Texts pasted into a goods quantity; the rules themselves are tested in lines.test.ts. */
const pasted: [text: string, said: string | null][] = [
  ['<b>4</b>', "'<b>4</b>' is not a number"],
  ['\u200b40', "'\u200b40' is not a number"],
  ['\u200e40\u00a0', null],
];

it('an invalid pasted quantity is marked in its cell, and the totals stay numbers', async () => {
  const { user } = open(createPath);
  const cell = await quantity();
  const grand = () => screen.getByRole('row', { name: /^Grand total/ }).textContent ?? '';
  for (const [text, said] of pasted) {
    await user.clear(cell);
    await user.click(cell);
    await user.paste(text);
    await user.tab();
    await waitFor(() => expect(cell, text).toHaveAccessibleDescription(said === null ? '' : new RegExp(said)));
    expect(grand(), text).toMatch(/^Grand total \(INR\)-?[\d,]+\.\d\d$/);
  }
  await waitFor(() => expect(cell).toHaveValue('40'));
});

it('an order that closes during typing shows an error beside the buttons and keeps the input', async () => {
  const why = 'This order is closed: nothing of it can be invoiced any more.';
  answer('deliveryInvoiceCreate', () =>
    graphqlError(why, { code: 'BAD_USER_INPUT', fields: [{ path: 'poId', message: why }] }),
  );
  const { user } = open(createPath);
  const cell = await quantity();
  await user.clear(cell);
  await user.click(cell);
  await user.paste('12');
  await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
  expect((await screen.findAllByText(why))[0]).toBeVisible();
  expect(cell).toHaveValue('12');
});

it('an order of 1,000 lines renders only the visible lines and the total of all of them', async () => {
  const items = Array.from({ length: 1000 }, (_, at) => ({
    ...vials,
    id: 1000 + at,
    lineItemNumber: String((at + 1) * 10).padStart(5, '0'),
    packingCharge: null,
  }));
  answer('poById', { poById: { ...order, items } });
  open('/DeliveryInvoice/Create?po=5');
  expect(await quantity()).toHaveValue('70');
  expect(screen.getByRole('table', { name: 'Line items' })).toHaveAttribute('aria-rowcount', '1001');
  expect(screen.getAllByLabelText(/^Line \d+ Quantity$/).length).toBeLessThan(80);
  // 1,000 times 70 at 12.50, with 18 % of tax.
  expect(screen.getByRole('row', { name: /^Grand total/ })).toHaveTextContent('10,32,500.00');
});

describe('HTML in an item’s name', () => {
  it('is shown as text in the form and in the line details', async () => {
    answer('poById', { poById: { ...order, items: [{ ...vials, itemName: HOSTILE }] } });
    const { user } = open(createPath);
    await quantity();
    const table = screen.getByRole('table', { name: 'Line items' });
    expect(table).toHaveTextContent(HOSTILE);
    await user.click(screen.getByRole('button', { name: 'Line 1 Details: Details' }));
    const dialog = await screen.findByRole('dialog', { name: /^Line 00010/ });
    expect(within(dialog).getAllByText(new RegExp('onerror="alert'))[0]).toBeVisible();
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });

  it('is shown as text in the view, its lines and the three-way match', async () => {
    const items = (draft.items ?? []).map(line => ({ ...line, itemName: HOSTILE }));
    answer('deliveryInvoiceById', { deliveryInvoiceById: { ...draft, items } });
    answer('poByDIId', { poByDIId: { ...order, items: [{ ...vials, itemName: HOSTILE }] } });
    open('/DeliveryInvoice/View/71');
    expect(await screen.findByRole('table', { name: 'Line items' })).toHaveTextContent(HOSTILE);
    expect(screen.getByRole('table', { name: 'Three-way match' })).toHaveTextContent(HOSTILE);
    expect(document.querySelector('img[src="x"]')).toBeNull();
  });
});

it("a charge of null or zero shows 'None', other charges show amounts", async () => {
  const charges = { insurance: '0', freightValue: null };
  const items = (draft.items ?? []).map(line => ({ ...line, ...charges }));
  answer('deliveryInvoiceById', { deliveryInvoiceById: { ...draft, items } });
  const { user } = open('/DeliveryInvoice/View/71');
  await user.click(await screen.findByRole('button', { name: /^Details of 00010/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Line 00010/ }));
  expect(dialog.getByRole('row', { name: /^Insurance/ })).toHaveTextContent('Insurance–None');
  expect(dialog.getByRole('row', { name: /^Freight Value/ })).toHaveTextContent('Freight Value–None');
  expect(dialog.getByRole('row', { name: /^Packing Charge/ })).toHaveTextContent('Packing Charge20.00');
});

it('the total is shown in the bar beside the buttons and updates with the input', async () => {
  const { user } = open(createPath);
  const cell = await quantity();
  const bar = screen.getByRole('button', { name: 'Submit for Approval' }).parentElement?.parentElement;
  expect(bar).toHaveTextContent(/Total\s*1,073.80/);
  await user.clear(cell);
  await user.click(cell);
  await user.paste('40');
  await user.tab();
  // 40 at 12.50, packing 20.00 of 50.00 for 100, with 18 % of tax.
  await waitFor(() => expect(bar).toHaveTextContent(/Total\s*613\.60/));
});
