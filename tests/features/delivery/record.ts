import type { BilledOrder, BilledReceipt, DeliveryInvoice } from '@/features/delivery/api/operations';
import { noCharges, ofParties } from '../../support/orderParts.ts';
import { answer } from '../../support/server.ts';

/** Operations that read, delete, save and compare a delivery invoice. */
export const operations = {
  byId: 'deliveryInvoiceById',
  remove: 'deliveryInvoiceDelete',
  create: 'deliveryInvoiceCreate',
  duplicateWarning: 'deliveryInvoiceDuplicateWarning',
};

const terms = {
  plantCode: 'P1',
  plantName: 'Genome Valley',
  billToLocation: '{"code":"P1","name":"Genome Valley","gstNumber":"36AABCV4417K1Z7","billToBusinessPlace":"TS01"}',
  paymentTermId: 3,
  paymentTermCode: 'N45',
  paymentTermText: 'Net 45 days',
};
const requester = {
  prInitiatorId: 'e-1',
  prInitiatorName: 'Dev Sharma',
  prInitiatorEmail: 'dev@buyer.example',
};

const vials = {
  ...noCharges,
  itemCode: 'MAT-1',
  itemName: 'Glass vials 10 ml',
  itemType: 'Material',
  uom: 'EA',
  hsnCode: '70109000',
  taxCode: 'G4',
  taxRate: '18',
  costCenterCode: null,
  costCenterName: null,
};
const calibration = {
  ...noCharges,
  itemCode: 'SRV-1',
  itemName: 'Calibration',
  itemType: 'Service',
  uom: 'HUR',
  hsnCode: '998346',
  taxCode: 'G4',
  taxRate: '18',
  costCenterCode: null,
  costCenterName: null,
};

/** An order: 100 vials at 12.50 (80 billable), and 10 hours of calibration at 500.00 (4 billable). */
export const order: BilledOrder = {
  id: 5,
  no: '4500010056',
  date: '2026-05-09T00:00:00',
  type: 'ZSER',
  currency: 'INR',
  ...ofParties,
  ...terms,
  isAribaVendor: false,
  billingAddress: null,
  isMSME: false,
  ...requester,
  items: [
    {
      ...vials,
      id: 51,
      lineItemNumber: '00010',
      itemShortText: 'Vials',
      quantity: '100',
      deliveryInvoiceAvailableQuantity: '80',
      price: '12.50',
      costCenterCode: 'CC10',
      costCenterName: 'Plant',
      packingCharge: '50.00',
    },
    {
      ...calibration,
      id: 52,
      lineItemNumber: '00020',
      itemShortText: null,
      quantity: '10',
      deliveryInvoiceAvailableQuantity: '4',
      price: '500.00',
    },
  ],
};

const onOrder = {
  orderId: 5,
  orderNo: '4500010056',
  orderDate: '2026-05-09T00:00:00',
  poType: 'ZSER',
  currencyCode: 'INR',
  ...ofParties,
  ...terms,
  ...requester,
  isAribaVendor: false,
};

/** Two receipts of the order: 60 vials (40 billable), and 3.5 hours of service at 510.00. */
export const receipts: [BilledReceipt, BilledReceipt] = [
  {
    id: 11,
    no: '5000000011',
    grnDate: '2026-10-05T00:00:00',
    ...onOrder,
    type: 'GRN',
    items: [
      {
        ...vials,
        id: 112,
        grnId: 11,
        grnNo: '5000000011',
        sapGrnCreationDate: '2026-10-05T00:00:00',
        grnLineItemNumber: '0001',
        orderItemId: 51,
        poLineItemNumber: '00010',
        materialType: 'Material',
        batchNo: 'B-7',
        actualQuantity: '60',
        poQuantity: '100',
        invoiceAvailableQuantity: '40',
        price: '12.50',
        poItemPrice: '12.50',
        amountLC: '750.00',
      },
    ],
  },
  {
    id: 12,
    no: '5000000012',
    grnDate: '2026-10-09T00:00:00',
    ...onOrder,
    type: 'SRN',
    items: [
      {
        ...calibration,
        id: 121,
        grnId: 12,
        grnNo: '5000000012',
        sapGrnCreationDate: '2026-10-09T00:00:00',
        grnLineItemNumber: '0001',
        orderItemId: 52,
        poLineItemNumber: '00020',
        materialType: 'Service',
        batchNo: null,
        actualQuantity: '3.5',
        poQuantity: '10',
        invoiceAvailableQuantity: '3.5',
        price: '510.000000',
        poItemPrice: '500',
        amountLC: '1785.00',
      },
    ],
  },
];

/** Received quantities of the order: 60 vials, 3.5 hours. */
export const received = {
  goods: {
    data: [{ id: 11, no: '5000000011', grnStatus: 'Invoice Pending', items: [{ orderItemId: 51, quantity: '60' }] }],
  },
  services: {
    data: [{ id: 12, no: '5000000012', grnStatus: 'Invoice Pending', items: [{ orderItemId: 52, quantity: '3.5' }] }],
  },
};

/** A draft on the order that bills 40 vials. */
export const draft: DeliveryInvoice & { invoiceNumber: string } = {
  id: 71,
  type: 'PO',
  poId: 5,
  poNo: '4500010056',
  poDate: '2026-05-09T00:00:00',
  poType: 'ZSER',
  grnNo: null,
  grnDate: null,
  invoiceNumber: 'DI-71',
  invoiceDate: '2026-11-16T00:00:00',
  dueDate: '2026-12-31T00:00:00',
  invoicePDF: '[]',
  attachment: null,
  status: 'Draft',
  workflowStatus: null,
  queryStatus: null,
  userCanEdit: null,
  totalAmount: '520.00',
  totalTax: '93.60',
  grandTotal: '613.60',
  ...ofParties,
  supplierTaxNumber: null,
  supplierBoardline: null,
  supplierUrgent: null,
  ...terms,
  bankName: 'Deccan Mercantile Bank',
  accountNumber: '50100200300000',
  ifsc: 'DMBK0001200',
  note: null,
  taxTypeName: null,
  invoiceHeaderText: null,
  invoiceItemHeaderText: null,
  currency: 'INR',
  prInitiator: 'e-1',
  approverId: 'e-1',
  approverName: 'Dev Sharma',
  approverEmail: 'dev@buyer.example',
  createdBy: 'Supplier',
  createdByName: 'Asha Rao',
  isAgree: false,
  rcb: 'u-100',
  rct: '2026-11-20T10:00:00Z',
  rut: '2026-11-20T10:00:00Z',
  erpNo: null,
  erpSync: null,
  erpPostingDate: null,
  paymentAmount: null,
  paymentDate: null,
  paymentReference: null,
  items: [
    {
      ...vials,
      uid: 'l1',
      orderItemId: 51,
      poLineItemNumber: '00010',
      grnId: null,
      grnItemId: null,
      grnLineItemNumber: null,
      grnNo: null,
      sesNo: null,
      sapGrnCreationDate: null,
      materialType: 'Material',
      quantity: '40',
      price: '12.50',
      amount: '500.00',
      amountLC: null,
      taxAmount: '90.00',
      batchNo: null,
      invoiceAvailableQuantity: '80',
      actualQuantity: '100',
      poQuantity: '100',
      poItemPrice: '12.50',
      packingCharge: '20.00',
    },
  ],
  overheads: [],
};

const [goodsLine, serviceLine] = receipts.map(({ items }) => items?.[0]);

/** A draft on receipts: 30 of the received vials, and 1.5 of the hours. */
export const receiptsDraft: typeof draft = {
  ...draft,
  id: 72,
  type: 'GRNSRN',
  invoiceNumber: 'DI-72',
  grnNo: '5000000011, 5000000012',
  grnDate: '2026-10-05T00:00:00',
  totalAmount: '1140.00',
  totalTax: '205.20',
  grandTotal: '1345.20',
  items: (draft.items ?? []).flatMap(line => [
    {
      ...line,
      ...goodsLine,
      grnItemId: 112,
      quantity: '30',
      amount: '375.00',
      taxAmount: '67.50',
    },
    {
      ...line,
      ...serviceLine,
      uid: 'l2',
      grnItemId: 121,
      quantity: '1.5',
      amount: '765.00',
      taxAmount: '137.70',
    },
  ]),
};

/** Answers the feature's queries with one order, its receipts, and one record. */
export function serveDelivery(record: () => DeliveryInvoice | null = () => draft) {
  answer('deliveryInvoiceById', () => ({ deliveryInvoiceById: record() }));
  answer('poById', { poById: order });
  answer('poByDIId', { poByDIId: order });
  answer('receivedOnOrder', received);
  answer('relatedDocuments', { goods: null, services: null, advances: null, invoices: null });
  answer('configByRegionCompany', { configByRegionCompany: null });
  answer('hsnList', { hsnList: { totalRecords: 0, data: [] } });
  const orders = answer<Asked>('deliveryInvoicePoList', { deliveryInvoicePoList: { totalRecords: 1, data: [poRow] } });
  const picked = answer<Asked>('grnSrnList', { grnSrnList: { totalRecords: 2, data: receipts.map(receiptRow) } });
  const details = answer<Asked>('grnSrnDetailsList', { grnSrnDetailsList: { data: receipts } });
  for (const list of [
    'deliveryInvoiceList',
    'grnSrnTypeList',
    'poTypeList',
    'overheadList',
    'filterList',
    'workflowTaskQuery',
    'queryList',
    'notificationList',
  ])
    answer(list, { [list]: { totalRecords: 0, data: [] } });
  answer('deliveryPayment', { reportDeliveryInvoiceTransactionList: { data: [] } });
  const warned = answer('deliveryInvoiceDuplicateWarning', {
    deliveryInvoiceDuplicateWarning: { id: 0, message: null },
  });
  return { orders, picked, details, warned };
}

interface Asked extends Record<string, unknown> {
  input: { pageSize: number; parameters: { name: string; value: string }[] };
}

const { items: _items, ...head } = order;
const poRow = { ...head, amount: '6250.00', poStatus: 'Partially Received' };

function receiptRow(receipt: BilledReceipt) {
  const { items: _lines, ...row } = receipt;
  return { ...row, date: row.grnDate, invoiceReference: 'DN-9', status: 'Invoice Pending' };
}
