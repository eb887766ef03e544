import type { Order, OrderItem } from '@/features/orders/api/operations';
import { noCharges, ofParties } from '../../support/orderParts.ts';
import { answer } from '../../support/server.ts';

export const item = (id: number, patch: Partial<OrderItem> = {}): OrderItem => ({
  id,
  lineItemNumber: String(id * 10).padStart(5, '0'),
  itemCode: `MAT-${id}`,
  itemName: `Vial ${id}`,
  itemShortText: null,
  itemType: 'Material',
  uom: 'NOS',
  quantity: '10',
  deliveryInvoiceAvailableQuantity: '4',
  hsnCode: '70109000',
  price: '50.00',
  taxRate: '18',
  taxAmount: '90.00',
  totalAmount: '590.00',
  discountOnGross: null,
  discountPerQuantity: null,
  absoluteDiscount: null,
  costCenterCode: 'CC1',
  costCenterName: 'Filling',
  internalOrderNo: null,
  status: 'Open',
  totalOverheadsAmount: '200.50',
  ...noCharges,
  packingCharge: '120.00',
  freightValue: '0.00',
  insurance: '80.50',
  ...patch,
});

/** An order of two lines, the second one invoiced, as the API returns it. */
export const order: Order = {
  id: 5,
  no: '4500010056',
  date: '2026-05-09T00:00:00',
  delivery: '2026-12-01T00:00:00',
  type: 'ZSER',
  currency: 'INR',
  amount: '1180.00',
  ...ofParties,
  isMSME: false,
  isAribaVendor: false,
  proformaInvoiceAmount: '200.00',
  proformaInvoiceAvailableAmount: '980.00',
  purchasingGroup: 'G12',
  purchaseOrganization: 'P1000',
  plantCode: 'P1',
  plantName: 'Genome Valley',
  erpApprovalDate: '2026-05-12T00:00:00',
  billToLocation: '{"code":"P1","name":"Hyderabad Office","gstNumber":"36AABCV4417K1Z7"}',
  billingAddress: null,
  paymentTermCode: 'N45',
  paymentTermText: 'Net 45 days',
  subject: null,
  description: null,
  note: null,
  generalTerms: '<b>As agreed</b>',
  poStatus: 'Partially Invoiced',
  items: [
    item(1, { itemName: '<img src=x onerror=alert(1)>' }),
    item(2, {
      deliveryInvoiceAvailableQuantity: '0',
      totalOverheadsAmount: null,
      packingCharge: null,
      insurance: null,
    }),
  ],
};

/** Answers the queries of an order's view. */
export function serveOrder(record: Order | null = order) {
  answer('poById', { poById: record });
  const related = answer('relatedDocuments', { goods: null, services: null, advances: null, invoices: null });
  const progress = answer('orderProgress', {
    orders: {
      data: [
        {
          no: order.no,
          amount: order.amount,
          proformaInvoiceAmount: order.proformaInvoiceAmount,
          items: (order.items ?? []).map(
            ({ lineItemNumber, quantity, deliveryInvoiceAvailableQuantity, totalAmount, status }) => ({
              lineItemNumber,
              quantity,
              deliveryInvoiceAvailableQuantity,
              totalAmount,
              status,
            }),
          ),
        },
      ],
    },
    goods: { data: [{ poNo: order.no, items: [{ poLineItemNo: '00010', quantity: '5' }] }] },
    services: { data: null },
    invoices: { data: [{ poNo: order.no, status: 'Approved', grandTotal: '944.00', overheads: null }] },
  });
  return { related, progress };
}
