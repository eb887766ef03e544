import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { nonPoRoutes } from '@/features/nonPo/routes';
import type { NonPoInvoice } from '@/features/nonPo/api/operations';
import { renderRoom } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';
import { bareRecord, serveForm, studyItem } from './record.ts';

const draft: NonPoInvoice = {
  ...bareRecord,
  id: 12,
  invoiceNumber: 'INV-12',
  supplierName: 'Meridian Labs',
  companyCode: '1000',
  companyName: 'Arogya Pharma',
  taxTypeCode: 'IG',
  rcb: 'u-100',
  rut: '2026-11-20T10:00:00Z',
  isTcs: true,
  tcsLineAmount: '1000',
  tcsRate: '0.1',
  tcsAmount: '1',
  tcsGlCode: '217000',
  shippingDetails: [
    {
      modeOfTransport: 'Air',
      transportPartner: 'Blue Cargo',
      deliveryDays: '3',
      consignmentNo: 'C1',
      trackingNo: 'T1',
    },
  ],
  items: [studyItem],
  totalAmount: '1000.00',
  totalTaxAmount: '180.00',
  totalGrossAmount: '1181.00',
};

let record: NonPoInvoice | null;
beforeEach(() => {
  record = draft;
  serveForm(() => record);
});
const open = (path: string, session = {}) => renderRoom({ path, routes: nonPoRoutes, session });

describe('a draft on its view', () => {
  it('shows a record that names no company with the usual fields, instead of loading for ever', async () => {
    record = { ...draft, companyCode: null };
    open('/NonPoInvoice/View/12');
    expect(await screen.findByText('Blue Cargo')).toBeVisible();
    expect(screen.queryByLabelText('Loading')).toBeNull();
  });

  it('shows TCS, the calculation with it, and the shipping details', async () => {
    open('/NonPoInvoice/View/12');
    const tcs = await screen.findByRole('region', { name: 'TCS and extra tax' });
    expect(tcs).toHaveTextContent('217000');
    expect(screen.getByRole('row', { name: /^TCS/ })).toHaveTextContent('1.00');
    expect(screen.getByRole('row', { name: /^Gross amount/ })).toHaveTextContent('1,181.00');
    expect(screen.getByRole('cell', { name: 'Blue Cargo' })).toBeVisible();
  });

  it('is deleted once, after a question, and leads to the list', async () => {
    const calls = answer('nonPoInvoiceDelete', { nonPoInvoiceDelete: { status: 'Record Deleted' } });
    const { user, router } = open('/NonPoInvoice/View/12');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this draft?' });
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Non-PO Invoice deleted successfully')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice'));
    expect(calls).toEqual([{ id: 12 }]);
    await screen.findByRole('heading', { level: 1, name: 'Invoice List' });
  });

  it('stays, and says so, when it was submitted meanwhile', async () => {
    answer('nonPoInvoiceDelete', () => graphqlError('This invoice is Pending for approval.', { code: 'CONFLICT' }));
    const { user } = open('/NonPoInvoice/View/12');
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    record = { ...draft, status: 'Pending for approval' };
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Something Went Wrong')).toBeVisible();
    expect(await screen.findByText('This invoice is Pending for approval.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull());
  });

  it('offers a stranger nothing', async () => {
    open('/NonPoInvoice/View/12', { userId: 'x', userEmail: 'x@x.example', userName: 'X', supplierId: 99 });
    await screen.findByRole('heading', { name: 'Line items' });
    for (const name of ['Edit', 'Delete', 'Copy Invoice']) expect(screen.queryByRole('button', { name })).toBeNull();
  });
});

describe('the edit form', () => {
  it('opens from the view with the record and saves it under its id', async () => {
    const warned = answer('nonPoInvoiceDuplicateWarning', { nonPoInvoiceDuplicateWarning: { id: 0, message: null } });
    const saved = answer('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 12 } });
    const { user, router } = open('/NonPoInvoice/View/12');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const number = await screen.findByRole('textbox', { name: /Invoice Number/ });
    expect(router.state.location.search).toBe('?id=12');
    expect(number).toHaveValue('INV-12');
    expect(screen.getByRole('link', { name: /Invoice #12/ })).toHaveAttribute('href', '/sportal/NonPoInvoice/View/12');
    await user.clear(number);
    await user.type(number, 'INV-13');
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByText('Non-PO Invoice saved as Draft')).toBeVisible();
    await screen.findByRole('heading', { level: 1, name: 'Invoice List' });
    expect(warned).toHaveLength(1);
    expect(saved).toMatchObject([
      {
        input: {
          id: 12,
          status: 'Draft',
          invoiceNumber: 'INV-13',
          createdBy: 'Supplier',
          tcsAmount: '1.00',
          totalGrossAmount: '1181.00',
          items: [{ uid: 'l1', amount: '1000.00', taxAmount: '180.00' }],
          shippingDetails: [{ modeOfTransport: 'Air', deliveryDays: '3' }],
        },
      },
    ]);
  });

  it('empties TCS on the wire when it is switched off', async () => {
    answer('nonPoInvoiceDuplicateWarning', { nonPoInvoiceDuplicateWarning: { id: 0, message: null } });
    const saved = answer('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 12 } });
    const { user } = open('/NonPoInvoice/Edit?id=12');
    await user.click(await screen.findByRole('checkbox', { name: 'Include TCS' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /TCS Line Amount/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    await screen.findByRole('heading', { level: 1, name: 'Invoice List' });
    expect(saved).toMatchObject([
      {
        input: {
          isTcs: false,
          tcsLineAmount: null,
          tcsRate: null,
          tcsAmount: null,
          tcsGlCode: null,
          totalGrossAmount: '1180.00',
        },
      },
    ]);
  });

  it('sends nothing over a record that somebody else submitted, and keeps what was typed', async () => {
    const saved = answer('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 12 } });
    const { user, router } = open('/NonPoInvoice/Edit?id=12');
    const number = await screen.findByRole('textbox', { name: /Invoice Number/ });
    await user.type(number, 'X');
    record = { ...draft, status: 'Pending for approval', rut: '2026-11-21T10:00:00Z' };
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByText(/is Pending for approval now and can no longer be edited/)).toBeVisible();
    expect(number).toHaveValue('INV-12X');
    expect(saved).toEqual([]);
    expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice/Edit');
  });

  it('shows what somebody else changed when the server refuses a save that the look before it let through', async () => {
    answer('nonPoInvoiceDuplicateWarning', { nonPoInvoiceDuplicateWarning: { id: 0, message: null } });
    const refused = answer('nonPoInvoiceCreate', () => {
      record = { ...draft, notes: 'Pay by Friday', rut: '2026-11-21T10:00:00Z' };
      return graphqlError('Dev Sharma changed this invoice.', { code: 'CONFLICT' });
    });
    const { user } = open('/NonPoInvoice/Edit?id=12');
    const number = await screen.findByRole('textbox', { name: /Invoice Number/ });
    await user.type(number, 'X');
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByText(/^Not saved: somebody else changed this record/)).toBeVisible();
    expect(refused).toHaveLength(1);
    const changed = within(screen.getByRole('row', { name: /^Notes/ })).getAllByRole('cell');
    expect(changed.map(cell => cell.textContent)).toEqual(['–', 'Pay by Friday', 'not changed']);
    await user.click(screen.getByRole('button', { name: 'Keep mine' }));
    const saved = answer('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 12 } });
    await user.click(screen.getByRole('button', { name: 'Save as Draft' }));
    expect(await screen.findByText('Non-PO Invoice saved as Draft')).toBeVisible();
    expect(saved).toMatchObject([{ input: { id: 12, rut: '2026-11-21T10:00:00Z', invoiceNumber: 'INV-12X' } }]);
    await screen.findByRole('heading', { level: 1, name: 'Invoice List' });
  });

  it('is refused for an invoice that waits for approval', async () => {
    record = { ...draft, status: 'Pending for approval' };
    open('/NonPoInvoice/Edit?id=12');
    expect(await screen.findByText('This invoice cannot be edited.')).toBeVisible();
  });

  it('leads to the list when no invoice is named', async () => {
    open('/NonPoInvoice/Edit');
    await screen.findByRole('heading', { level: 1, name: 'Invoice List' });
    expect(await screen.findByText(/Open an invoice first/)).toBeVisible();
  });
});

describe('the copy form', () => {
  it('opens an approved invoice of its creator as a new one', async () => {
    record = { ...draft, status: 'Approved' };
    const { user, router } = open('/NonPoInvoice/View/12');
    await user.click(await screen.findByRole('button', { name: 'Copy Invoice' }));
    expect(await screen.findByRole('textbox', { name: /Invoice Number/ })).toHaveValue('');
    expect(router.state.location.pathname + router.state.location.search).toBe('/sportal/NonPoInvoice/Copy?id=12');
    expect(screen.getByDisplayValue('Stability study')).toBeVisible();
  });
});
