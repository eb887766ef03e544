import { amount, invoiceColumns, pricedIn, total } from '@/domain/invoice/listColumns';
import { DELIVERY_TYPES } from '@/domain/invoice/words';
import { PICKER_TYPES } from '@/domain/orders/deliveryRules';
import { orderChoice } from '@/domain/orders/orderChoice';
import { recordKinds } from '@/domain/recordKinds';
import { defineList } from '@/shared/list/defineList';
import type { ListDef } from '@/shared/list/listTypes';
import type { DeliveryRow, PoRow, ReceiptRow } from '../api/operations';

const kind = recordKinds.DeliveryInvoice;
const invoice = invoiceColumns(kind);

/** Spec 3 §4: Open, In Process, Cancelled; and what accounting makes of an invoice (spec 2 §2). */
const ERP_STATUSES = ['Open', 'In Process', 'Parked', 'Posted', 'Cancelled'] as const;

/** The delivery invoice list (spec 3 §2): the invoice number leads to the view; a draft without one goes by its id. */
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
    invoice.pendingWith,
    { name: 'totalAmount', title: 'Amount', ...amount, onPhone: false },
    { name: 'totalTax', title: 'Tax', ...amount, onPhone: false },
    invoice.supplierCode,
    { name: 'plantName', title: 'Ship To', kind: 'text', width: 160, onPhone: false },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', onPhone: false },
    { ...invoice.approver, title: 'PR Initiator', filter: undefined },
    { ...invoice.erp, filter: ERP_STATUSES },
    invoice.erpNo,
    invoice.createdBy,
    invoice.createdOn,
    { ...invoice.id, kind: 'number' },
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status' },
});

/** The receipts that are picked for an invoice (spec 3 §2, §9: 10 rows). */
export const receiptChoice: ListDef<ReceiptRow> = {
  context: 'grnSrnList',
  pageSize: 10,
  columns: [
    { name: 'no', title: 'GRN/SRN No', kind: 'text', width: 130 },
    { name: 'type', title: 'Type', kind: 'text', width: 84 },
    { name: 'date', title: 'GRN Date', kind: 'date' },
    { name: 'orderNo', title: 'Order No', kind: 'text', width: 120 },
    { name: 'poType', title: 'PO Type', kind: 'text', width: 110, onPhone: false },
    { name: 'supplierName', title: 'Supplier', kind: 'text', width: 180, onPhone: false },
    { name: 'plantName', title: 'Plant', kind: 'text', width: 160, onPhone: false },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', width: 150 },
    { name: 'prInitiatorName', title: 'PR Initiator', kind: 'text', width: 140 },
    { name: 'invoiceReference', title: 'Invoice Reference', kind: 'text', width: 150, onPhone: false },
  ],
};

/** The orders that one is picked from (spec 3 §2). */
export const poChoice = orderChoice<PoRow>('deliveryInvoicePoList', {
  name: 'poStatus',
  title: 'PO Status',
  kind: 'status',
  sortable: false,
});
