import { screen } from '@testing-library/react';
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
import { operations, receiptsDraft, serveDelivery } from './record.ts';

describeRecord(deliveryForm, {
  routes: deliveryRoutes,
  record: receiptsDraft,
  notesName: 'note',
  serve: serveDelivery,
  operations,
  sections: {
    'Line items': [
      'Glass vials 10 ml',
      '5000000011',
      '375.00',
      'Calibration',
      '5000000012',
      '765.00',
      '205.20',
      '1,345.20',
    ],
    'Three-way match': ['Price 510.00, order price 500.00'],
    'Order and receipts': ['4500010056', '5000000011', '5000000012', 'Genome Valley'],
    Invoice: ['DI-72', '16-Nov-2026'],
    'Notes and disclaimer': [],
    Parties: ['Meridian Labs', 'Vireya Pharmaceuticals'],
  },
  saves: {
    type: 'GRNSRN',
    poId: 5,
    grandTotal: '1345.20',
    items: [
      { uid: 'l1', orderItemId: 51, grnId: 11, grnItemId: 112, grnNo: '5000000011', quantity: '30', amount: '375.00' },
      { uid: 'l2', orderItemId: 52, grnId: 12, grnItemId: 121, grnNo: '5000000012', quantity: '1.5', amount: '765.00' },
    ],
  },
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
