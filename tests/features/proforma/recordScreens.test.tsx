import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Transformed before the first test: no press waits for the tools of a busy machine.
import '@/features/proforma/screens/ProformaFormScreens';
import '@/features/proforma/screens/ProformaListScreen';
import '@/features/proforma/screens/ProformaViewScreen';
import { proformaForm } from '@/features/proforma/proforma.form';
import { proformaRoutes } from '@/features/proforma/routes';
import { describeRecord } from '../../support/describeRecord.tsx';
import { renderRoom } from '../../support/renderApp.tsx';
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
    Documents: [],
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
  renderRoom({ path: '/ProformaInvoice/View/54', routes: proformaRoutes });
  expect(await screen.findByRole('row', { name: /Validation/ })).toHaveTextContent('100.00');
});

it('an edited draft has its own amount free again', async () => {
  serveProforma();
  renderRoom({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  expect(await screen.findByRole('row', { name: /^Available for advances/ })).toHaveTextContent('700.00');
});

it('a draft that names no order says so instead of loading for ever', async () => {
  serveProforma(() => ({ ...draft, poId: null }));
  renderRoom({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  expect(await screen.findByText('No Data Found')).toBeVisible();
});
