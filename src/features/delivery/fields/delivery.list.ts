import { amountColumn, invoiceColumns, pricedIn, total } from '@/domain/invoice/listColumns';
import { DELIVERY_TYPES } from '@/domain/invoice/labels';
import { PICKER_TYPES } from '@/domain/orders/deliveryRules';
import { orderChoice } from '@/domain/orders/orderChoice';
import { recordTypes } from '@/domain/recordTypes';
import { defineList } from '@/shared/list/defineList';
import type { DeliveryRow, PoRow } from '../api/operations';

const kind = recordTypes.DeliveryInvoice;
const invoice = invoiceColumns(kind);

/** Open, In Process and Cancelled from spec 3 §4; the other statuses come from accounting (spec 2 §2). */
const ERP_STATUSES = ['Open', 'In Process', 'Parked', 'Posted', 'Cancelled'] as const;

export const deliveryList = defineList<DeliveryRow>({
  context: kind.context,
  columns: [
    invoice.number,
    invoice.date,
    invoice.status,
    { name: 'grandTotal', title: 'Grand Total', ...pricedIn, ...total },
    invoice.poNo,
    { name: 'grnNo', title: 'GRN No', kind: 'text', width: 130, filter: true },
    invoice.supplier,
    { name: 'type', title: 'Type', kind: 'text', width: 100, onPhone: false, filter: DELIVERY_TYPES },
    { name: 'poType', title: 'PO Type', kind: 'text', width: 90, onPhone: false, filter: PICKER_TYPES },
    invoice.company,
    invoice.due,
    invoice.payment,
    invoice.pendingWith,
    { name: 'totalAmount', title: 'Amount', ...amountColumn, onPhone: false },
    { name: 'totalTax', title: 'Tax', ...amountColumn, onPhone: false },
    invoice.supplierCode,
    { name: 'plantName', title: 'Ship To', kind: 'text', width: 160, onPhone: false },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', onPhone: false },
    { ...invoice.approver, title: 'PR Initiator', filter: undefined },
    // Without a rank it comes after the columns that fit at 1440 pixels: users look for the payment state first.
    { ...invoice.erp, rank: undefined, filter: ERP_STATUSES },
    invoice.erpNo,
    invoice.createdBy,
    invoice.createdOn,
    { ...invoice.id, kind: 'number' },
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status', beside: 'paymentState' },
});

/** Orders in the order picker (spec 3 §2). */
export const poChoice = orderChoice<PoRow>('deliveryInvoicePoList', {
  name: 'poStatus',
  title: 'PO Status',
  kind: 'status',
  sortable: false,
});
