import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/proforma/screens/ProformaFormScreens';
import '@/features/proforma/screens/ProformaListScreen';
import '@/features/proforma/screens/ProformaViewScreen';
import { proformaForm } from '@/features/proforma/screens/ProformaFormScreens';
import { proformaRoutes } from '@/features/proforma/routes';
import { describeRecord } from '../../support/describeRecord.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { draft, serveProforma } from './order.ts';

describeRecord(proformaForm, {
  routes: proformaRoutes,
  record: draft,
  serve: serveProforma,
  operations: {
    byId: 'proformaInvoiceById',
    remove: 'proformaInvoiceDelete',
    create: 'proformaInvoiceCreate',
    duplicateWarning: 'proformaInvoiceDuplicateWarning',
  },
  sections: {
    Parties: ['Meridian Labs', 'Vireya Pharmaceuticals'],
    'Purchase order': ['4500010056', 'Deccan Mercantile Bank', 'Genome Valley'],
    Invoice: ['PI-54', '16-Nov-2026', 'Dev Sharma', 'Advance as agreed'],
    'Line items': ['Validation', 'Advance with the order'],
    Totals: ['100.00'],
    'Notes and disclaimer': [],
  },
  saves: {
    poId: 5,
    totalGrossAmount: '100.00',
    lineItems: [{ uid: 'l1', poItemId: 52, amount: '100.00' }],
  },
});

it('a line is read with what it claims', async () => {
  serveProforma();
  renderFeature({ path: '/ProformaInvoice/View/54', routes: proformaRoutes });
  expect(await screen.findByRole('row', { name: /Validation/ })).toHaveTextContent('100.00');
});

it('an edited draft has its own amount free again', async () => {
  serveProforma();
  renderFeature({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  expect(await screen.findByRole('row', { name: /^Available for advances/ })).toHaveTextContent('700.00');
});

it('a draft that names no order says so instead of loading for ever', async () => {
  serveProforma(() => ({ ...draft, poId: null }));
  renderFeature({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  expect(await screen.findByText('No Data Found')).toBeVisible();
});

it('says while it is typed how much more is claimed than the order has left', async () => {
  serveProforma();
  const { user } = renderFeature({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  const amount = await screen.findByLabelText('Line 1 Amount');
  await user.clear(amount);
  await user.type(amount, '700.25');
  expect(await screen.findByText('This is 0.25 INR more than the order has left for advances.')).toBeVisible();
});

it('leads to its order and what was received and invoiced on it', async () => {
  serveProforma();
  renderFeature({ path: '/ProformaInvoice/View/54', routes: proformaRoutes });
  expect(await screen.findByRole('link', { name: 'PO 4500010056' })).toHaveAttribute(
    'href',
    '/sportal/PurchaseOrder/View/5',
  );
  expect(await screen.findByRole('link', { name: 'GRN 5000000001' })).toHaveAttribute('href', '/sportal/Grn/View/1');
});

it('says when it was paid, how much, and under which reference', async () => {
  serveProforma(() => ({ ...draft, status: 'Closed' }));
  const paid = { paymentAmount: '95', paymentDeduction: '5', paymentDate: '2026-11-01', paymentReference: 'PAY-9' };
  const asked = answer('proformaPayment', { reportProformaInvoiceTransactionList: { data: [paid] } });
  renderFeature({ path: '/ProformaInvoice/View/54', routes: proformaRoutes });
  const said = await screen.findByText(
    /^Paid 95.00 INR on 01-Nov-2026 after a deduction of 5.00 INR. Reference PAY-9./,
  );
  expect(said).toBeVisible();
  expect(asked).toMatchObject([{ input: { pageSize: 1, parameters: [{ name: 'id', value: '54' }] } }]);
});
