import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '@/features/orders/screens/ReceiptViewScreen';
import type { Receipt } from '@/features/orders/api/operations';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError } from '../../support/server.ts';

const receipt: Receipt = {
  id: 11,
  no: '5000000011',
  date: '2026-06-01T00:00:00',
  type: 'GRN',
  poId: 5,
  poNo: '4500010056',
  poDate: '2026-05-09T00:00:00',
  poType: 'ZCON',
  movementTypeCode: '101',
  movementTypeName: 'Goods receipt',
  companyCode: '1000',
  companyName: 'Vireya Pharmaceuticals',
  countryCode: 'IN',
  countryName: 'India',
  supplierCode: 'S0007',
  supplierName: 'Meridian Labs',
  supplierPanNumber: 'ABCDE1234F',
  supplierGstNumber: null,
  plantCode: 'P1',
  plantName: 'Genome Valley',
  currencyCode: 'INR',
  createdSource: 'SAP',
  invoiceReference: 'DC-77',
  grnStatus: 'Invoice Pending',
  invoiceQuantity: '2',
  invoiceNumber: 'DI-4',
  invoiceStatus: 'Approved',
  items: [
    {
      id: 1,
      lineItemNo: '0001',
      poLineItemNo: '00010',
      poItemPrice: '50.00',
      poItemQuantity: '10',
      itemCode: 'MAT-1',
      itemName: '<script>alert(1)</script>',
      hsnCode: '70109000',
      uom: 'NOS',
      currencyCode: 'INR',
      quantity: '5',
      batchNumber: 'B-7',
      amountLC: '123456.50',
      materialType: 'Material',
      invoiceAvailableQuantity: '3',
    },
  ],
};

const serve = (record: Receipt) => {
  answer('grnById', { grnById: record });
  answer('relatedDocuments', {
    invoices: { totalRecords: 1, data: [{ id: 4, invoiceNumber: 'DI-4', status: 'Approved' }] },
  });
};

describe.each([
  ['/Grn/View/11', 'Goods Receipt Note', 'GRN No', '/sportal/Grn'],
  ['/Srn/View/11', 'Service Receipt Note', 'SRN No', '/sportal/Srn'],
])('%s', (path, title, numbered, list) => {
  it('shows the receipt and its items, and links to its order and invoice', async () => {
    serve(receipt);
    renderFeature({ path });
    await screen.findByRole('heading', { level: 1, name: `${title} 5000000011` });
    expect(screen.getByRole('link', { name: `${title}s` })).toHaveAttribute('href', list);
    const head = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(head.getByText(numbered)).toBeVisible();
    expect(head.getByRole('link', { name: '4500010056' })).toHaveAttribute('href', '/sportal/PurchaseOrder/View/5');
    for (const text of ['01-Jun-2026', '101 · Goods receipt', 'SAP', 'DC-77', 'Invoice Pending', 'P1 · Genome Valley'])
      expect(head.getByText(text)).toBeVisible();
    const row = screen.getByRole('row', { name: /MAT-1/ });
    for (const text of ['00010', '<script>alert(1)</script>', '70109000', '5', '3', 'B-7', '1,23,456.50 INR', '50.00'])
      expect(row).toHaveTextContent(text);
    expect(await screen.findByRole('link', { name: 'DI-4' })).toHaveAttribute(
      'href',
      '/sportal/DeliveryInvoice/View/4',
    );
  });
});

it('a receipt has no HSN codes outside India, a message for no items, and Retry after a failed load', async () => {
  answer('grnById', () => graphqlError('Asleep.'));
  const { user } = renderFeature({ path: '/Grn/View/11' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  serve({ ...receipt, countryCode: 'US', items: null });
  await user.click(retry);
  expect(await screen.findByText('No record available!')).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: 'HSN' })).toBeNull();
});
