import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/domain/orders/SelectItemsModal';
import '@/features/orders/components/OrderOverheadsModal';
import '@/features/orders/screens/OrderViewScreen';
import { CHARGES } from '@/domain/orders/charges';
import type { Order } from '@/features/orders/api/operations';
import { env } from '@/platform/env';
import type { Session } from '@/platform/session/session';
import { renderFeature } from '../../support/renderApp.tsx';
import { server } from '../../support/server.ts';
import { item, order, serveOrder } from './order.ts';

const open = (record: Order | null = order, session: Partial<Session> = {}) => {
  serveOrder(record);
  return renderFeature({ path: '/PurchaseOrder/View/5', session });
};
const heading = () => screen.findByRole('heading', { level: 1, name: 'Purchase Order 4500010056' });
const CREATE = { name: 'Create Delivery Invoice' };
const pressCreate = async (user: ReturnType<typeof open>['user']) =>
  user.click(await screen.findByRole('button', CREATE));
const region = (name: string) => screen.getByRole('region', { name });

describe('order view', () => {
  it('shows header, parties, addresses and lines, and hostile text as text', async () => {
    open();
    await heading();
    expect(screen.getByRole('link', { name: 'Purchase Orders' })).toHaveAttribute('href', '/sportal/PurchaseOrder');
    const head = region('Order');
    for (const text of [
      'ZSER',
      '4500010056',
      '09-May-2026',
      '12-May-2026',
      'Partially Invoiced',
      '1,180.00',
      'Net 45 days',
      'P1 · Genome Valley',
      'Hyderabad Office',
      '<b>As agreed</b>',
    ])
      expect(head).toHaveTextContent(text);
    expect(within(head).getByText('MSME').nextElementSibling).toHaveTextContent('No');
    expect(within(head).getByText('Ariba Onboarded').nextElementSibling).toHaveTextContent('No');
    for (const text of ['Meridian Labs', '27ABCDE1234F1Z5', 'Vireya Pharmaceuticals', '36AABCV4417K1Z7'])
      expect(region('Parties')).toHaveTextContent(text);
    const line = screen.getByRole('row', { name: /00010/ });
    for (const text of ['<img src=x onerror=alert(1)>', '70109000', '10', '4', '50.00', '18%', '90.00', '590.00'])
      expect(line).toHaveTextContent(text);
  });

  it('shows the billing address when billToLocation is missing (spec 3 §7)', async () => {
    const city = {
      address: '12 Lake Road',
      city: 'Hyderabad',
      state: 'Telangana',
      country: 'India',
      pinCode: '500081',
    };
    const codes = { code: 'P9', plantCode: 'P9', plantName: null, businessPlace: 'TS01', zone: null };
    const billingAddress = { ...codes, ...city, name: 'Lake Road Office', gstNumber: '36AABCV4417K1Z7' };
    open({ ...order, billToLocation: 'Hyderabad', billingAddress });
    await heading();
    for (const text of ['Lake Road Office', '12 Lake Road', 'Hyderabad, Telangana, 500081'])
      expect(region('Order')).toHaveTextContent(text);
    expect(region('Parties')).toHaveTextContent('36AABCV4417K1Z7');
  });

  it("doesn't keep loading for an order without a number", async () => {
    open({ ...order, no: null });
    await screen.findByRole('region', { name: 'Order' });
    expect(screen.queryByLabelText('Loading')).toBeNull();
  });

  it('shows the amount left to invoice and its parts', async () => {
    open();
    await screen.findByText('Invoiced 944.00');
    const balance = region('Balance');
    for (const text of ['236.00 of 1,180.00 INR left to invoice', 'Received 295.00', 'Advanced 200.00'])
      expect(balance).toHaveTextContent(text);
    expect(balance).not.toHaveTextContent('In drafts');
  });

  it('shows no HSN codes outside India', async () => {
    open({ ...order, countryCode: 'US' });
    await heading();
    expect(screen.queryByRole('columnheader', { name: 'HSN' })).toBeNull();
  });

  it("lists every charge of a line in a dialog; a missing charge shows 'None' instead of zero", async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Overheads of line 00010' }));
    const popup = within(await screen.findByRole('dialog', { name: 'Overheads of line 00010' }));
    for (const { label } of CHARGES) expect(popup.getByRole('row', { name: new RegExp(`^${label}`) })).toBeVisible();
    expect(popup.getByRole('row', { name: 'Packing Charge 120.00' })).toBeVisible();
    expect(popup.getByRole('row', { name: 'Freight Value 0.00' })).toBeVisible();
    expect(popup.getByRole('row', { name: /^Hazardous Charge/ })).toHaveTextContent('Hazardous Charge–None');
    expect(popup.getByRole('row', { name: 'Total (INR) 200.50' })).toBeVisible();
    expect(popup.queryByText(/null|NaN/)).toBeNull();
  });
});

describe('Create Delivery Invoice button', () => {
  const none = [item(1, { deliveryInvoiceAvailableQuantity: '0' })];
  it.each<[string, Partial<Order>, Partial<Session>, boolean]>([
    ['one of the eleven types', {}, {}, true],
    ['nothing left to invoice', { items: none }, {}, false],
    ['a reader', {}, { roles: ['auditor'] }, false],
  ])('%s', async (_what, patch, session, offered) => {
    open({ ...order, ...patch }, session);
    await heading();
    expect(screen.queryAllByRole('button', CREATE)).toHaveLength(offered ? 1 : 0);
  });

  it('is missing while delivery invoices are switched off', async () => {
    Object.assign(env, { featuresOff: ['delivery'] });
    onTestFinished(() => void Object.assign(env, { featuresOff: [] }));
    open();
    await heading();
    expect(screen.queryByRole('button', CREATE)).toBeNull();
  });

  it('shows the item selection and opens the form with the selected items', async () => {
    server.use(graphql.operation(() => new Promise(() => {}))); // the form's queries stay pending
    const items = [item(1), item(2), item(3, { deliveryInvoiceAvailableQuantity: '0' })];
    const { user, router } = open({ ...order, items });
    await heading();
    await pressCreate(user);
    const dialog = within(await screen.findByRole('dialog', { name: 'Select item' }));
    expect(dialog.getAllByRole('checkbox', { name: /^Select item/ })).toHaveLength(2);
    const submit = dialog.getByRole('button', { name: 'Create Delivery Invoice' });
    await user.click(submit);
    expect(dialog.getByText('Please select atleast one item')).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'Select item 00020' }));
    await user.click(submit);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({
        pathname: '/sportal/DeliveryInvoice/Create',
        search: '?po=5&items=2',
        state: { poId: 5, items: [2] },
      }),
    );
  });

  it('directs Ariba vendors to Ariba', async () => {
    const { user } = open({ ...order, isAribaVendor: true });
    await heading();
    await pressCreate(user);
    expect(
      (await screen.findAllByText('You are an Ariba Onboarded vendor, please submit invoice in Ariba Portal'))[0],
    ).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
