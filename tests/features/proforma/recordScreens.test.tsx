import { screen } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/proforma/screens/ProformaFormScreens';
import '@/features/proforma/screens/ProformaListScreen';
import '@/features/proforma/screens/ProformaViewScreen';
import { proformaForm } from '@/features/proforma/screens/ProformaFormScreens';
import { proformaRoutes } from '@/features/proforma/routes';
import { env } from '@/platform/env';
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
    'Line items': ['Validation', 'Advance with the order', '100.00'],
    'Purchase order': ['4500010056', 'Deccan Mercantile Bank', 'Genome Valley'],
    Invoice: ['PI-54', '16-Nov-2026', 'Dev Sharma', 'Advance as agreed'],
    'Notes and disclaimer': [],
    Parties: ['Meridian Labs', 'Vireya Pharmaceuticals'],
  },
  saves: {
    poId: 5,
    totalGrossAmount: '100.00',
    lineItems: [{ uid: 'l1', poItemId: 52, amount: '100.00' }],
  },
});

it('the view neither reads nor offers queries while they are switched off', async () => {
  Object.assign(env, { featuresOff: ['query'] });
  onTestFinished(() => void Object.assign(env, { featuresOff: [] }));
  serveProforma(() => ({ ...draft, status: 'Approved' }));
  const reads = answer('queryList', { queryList: { totalRecords: 0, data: [] } });
  renderFeature({ path: '/ProformaInvoice/View/54', routes: proformaRoutes });
  await screen.findByText('History Log', { selector: 'button' });
  expect(screen.queryByText('Query', { selector: 'button' })).toBeNull();
  expect(reads).toEqual([]);
});

it('the edit form of a draft adds its amount back to the open amount', async () => {
  serveProforma();
  renderFeature({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  expect(await screen.findByRole('row', { name: /^Available for advances/ })).toHaveTextContent('700.00');
});

it('a draft without an order shows a message and stops loading', async () => {
  serveProforma(() => ({ ...draft, poId: null }));
  renderFeature({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  expect(await screen.findByText('No Data Found')).toBeVisible();
});

it("the form shows during typing by how much the amount exceeds the order's open amount", async () => {
  serveProforma();
  const { user } = renderFeature({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  const amount = await screen.findByLabelText('Line 1 Amount');
  await user.clear(amount);
  await user.type(amount, '700.25');
  expect(await screen.findByText('Exceeds the available amount by 0.25 INR.')).toBeVisible();
});

it("the view links to its order and to the order's receipts and invoices", async () => {
  serveProforma();
  renderFeature({ path: '/ProformaInvoice/View/54', routes: proformaRoutes });
  expect(await screen.findByRole('link', { name: '4500010056' })).toHaveAttribute(
    'href',
    '/sportal/PurchaseOrder/View/5',
  );
  expect(await screen.findByRole('link', { name: 'GRN 5000000001' })).toHaveAttribute('href', '/sportal/Grn/View/1');
});
