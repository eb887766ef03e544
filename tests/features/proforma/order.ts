import type { ProformaInvoice, PurchaseOrder } from '@/features/proforma/api/operations';
import { ofParties } from '../../support/orderParts.ts';
import { answer } from '../../support/server.ts';

/** An order over 1,000.00 with 400.00 claimed and two items, as the API returns it. */
export const order: PurchaseOrder = {
  id: 5,
  no: '4500010056',
  date: '2026-05-09T00:00:00',
  type: 'ZSER',
  currency: 'INR',
  amount: '1000.00',
  ...ofParties,
  proformaInvoiceAvailableAmount: '600.00',
  billToLocation: '{"code":"P1","name":"Genome Valley","gstNumber":"36AABCV4417K1Z7","billToBusinessPlace":"TS01"}',
  billingAddress: null,
  paymentTermCode: 'N45',
  paymentTermText: 'Net 45 days',
  items: [
    {
      id: 51,
      lineItemNumber: '00010',
      itemId: 9,
      itemCode: 'SRV-1',
      itemType: 'Service',
      itemShortText: 'Calibration',
      totalAmount: '700',
    },
    {
      id: 52,
      lineItemNumber: '00020',
      itemId: 10,
      itemCode: 'SRV-2',
      itemType: 'Service',
      itemShortText: 'Validation',
      totalAmount: '300',
    },
  ],
};

/** A draft on the order that claims 100.00. */
export const draft = {
  id: 54,
  poId: 5,
  poNo: '4500010056',
  poType: 'ZSER',
  poGrossAmount: '1000.00',
  billToLocation: order.billToLocation,
  invoiceDocument: '[]',
  supportingDocuments: null,
  invoiceNarration: 'Advance as agreed',
  invoiceNumber: 'PI-54',
  invoiceDate: '2026-11-16T00:00:00',
  dueDate: '2026-12-31T00:00:00',
  paymentTermCode: 'N45',
  paymentTermName: 'Net 45 days',
  ...ofParties,
  companyGstNumber: '36AABCV4417K1Z7',
  supplierUrgent: null,
  bankName: 'Deccan Mercantile Bank',
  accountNumber: '50100200300000',
  ifsc: 'DMBK0001200',
  withholdingTax: '194J',
  currencyCode: 'INR',
  totalGrossAmount: '100.00',
  notes: null,
  status: 'Draft',
  userCanEdit: null,
  approverId: 'e-1',
  approverCode: 'E1',
  approverName: 'Dev Sharma',
  approverEmail: 'dev@buyer.example',
  createdBy: 'Supplier',
  createdByName: 'Asha Rao',
  isAgree: false,
  assignment: 'A-7',
  rcb: 'u-100',
  rct: '2026-11-19T10:00:00Z',
  rut: '2026-11-20T10:00:00Z',
  erpNo: null,
  erpSync: null,
  lineItems: [
    {
      uid: 'l1',
      poItemLineNumber: '00020',
      poItemAmount: '300',
      itemDescription: 'Validation',
      lineItemDescription: 'Advance with the order',
      amount: '100',
    },
  ],
} satisfies ProformaInvoice;

/** Answers the feature's queries with one order and one record. */
export function serveProforma(record: () => ProformaInvoice | null = () => draft) {
  answer('proformaInvoiceById', () => ({ proformaInvoiceById: record() }));
  answer('poById', { poById: order });
  const { items: _items, ...row } = order;
  const orders = answer<{ input: { parameters: { name: string; value: string }[]; pageSize: number } }>(
    'proformaInvoicePoList',
    { proformaInvoicePoList: { totalRecords: 1, data: [row] } },
  );
  answer('employeeDetailsList', {
    employeeDetailsList: {
      totalRecords: 1,
      data: [{ userId: 'e-1', code: 'E1', name: 'Dev Sharma', email: 'dev@buyer.example' }],
    },
  });
  for (const list of [
    'proformaInvoiceList',
    'proformaInvoicePoTypeList',
    'filterList',
    'workflowTaskQuery',
    'queryList',
    'notificationList',
  ])
    answer(list, { [list]: { totalRecords: 0, data: [] } });
  answer('proformaPayment', { reportProformaInvoiceTransactionList: { data: [] } });
  answer('relatedDocuments', {
    goods: { totalRecords: 1, data: [{ id: 1, no: '5000000001', grnStatus: 'Invoiced' }] },
    services: null,
    invoices: null,
  });
  const warned = answer('proformaInvoiceDuplicateWarning', {
    proformaInvoiceDuplicateWarning: { id: 0, message: null },
  });
  return { orders, warned };
}
