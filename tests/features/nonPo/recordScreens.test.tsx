import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/nonPo/screens/NonPoFormScreens';
import '@/features/nonPo/screens/NonPoListScreen';
import '@/features/nonPo/screens/NonPoViewScreen';
import type { NonPoInvoice } from '@/features/nonPo/api/operations';
import { nonPoForm } from '@/features/nonPo/nonPo.form';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { describeRecord } from '../../support/describeRecord.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { bareRecord, serveForm, studyItem } from './record.ts';

const draft = {
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
} satisfies NonPoInvoice;

describeRecord(nonPoForm, {
  isRepresentative: true,
  routes: nonPoRoutes,
  record: draft,
  serve: serveForm,
  operations: {
    byId: 'nonPoInvoiceById',
    remove: 'nonPoInvoiceDelete',
    create: 'nonPoInvoiceCreate',
    duplicateWarning: 'nonPoInvoiceDuplicateWarning',
  },
  sections: {
    'Line items': ['Stability study', '998346', '1,181.00'],
    'TCS and extra tax': ['217000'],
    Invoice: ['INV-12', '01-Nov-2026'],
    Shipping: ['Blue Cargo'],
    'Notes and disclaimer': [],
    Parties: ['Meridian Labs', 'Arogya Pharma'],
  },
  saves: {
    tcsAmount: '1.00',
    totalGrossAmount: '1181.00',
    items: [{ uid: 'l1', amount: '1000.00', taxAmount: '180.00' }],
    shippingDetails: [{ modeOfTransport: 'Air', deliveryDays: '3' }],
  },
  copied: 'Stability study',
});

it('a record without a company shows the default fields and stops loading', async () => {
  serveForm(() => ({ ...draft, companyCode: null }));
  renderFeature({ path: '/NonPoInvoice/View/12', routes: nonPoRoutes });
  expect(await screen.findByText('Blue Cargo')).toBeVisible();
  expect(screen.queryByLabelText('Loading')).toBeNull();
});
