import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { partyAndDayFilters, paymentFilter } from '@/domain/invoice/listFilters';
import { INVOICE_STATUSES } from '@/domain/invoice/words';
import { PICKER_TYPES } from '@/domain/orders/deliveryRules';
import { orderChoice } from '@/domain/orders/orderChoice';
import { recordKinds } from '@/domain/recordKinds';
import type { ListDef } from '@/shared/list/listTypes';
import type { DeliveryRow, PoRow } from '../api/operations';

const kind = recordKinds.DeliveryInvoice;
const country = (row: { countryCode: string | null }) => row.countryCode;
const currency = (row: DeliveryRow) => row.currency;
const invoice = invoiceColumns(kind);

/** What an invoice was raised against, as the wire names it (spec 3 §9 'Type filter values'). */
const TYPES = ['PO', 'GRNSRN'] as const;
/** Spec 3 §4: Open, In Process, Cancelled; and what accounting makes of an invoice (spec 2 §2). */
const ERP_STATUSES = ['Open', 'In Process', 'Parked', 'Posted', 'Cancelled'] as const;

/** The delivery invoice list (spec 3 §2): the invoice number leads to the view; a draft without one goes by its id. */
export const deliveryList: ListDef<DeliveryRow> = {
  context: kind.context,
  columns: [
    invoice.number,
    invoice.date,
    invoice.status,
    { name: 'grandTotal', title: 'Grand Total', kind: 'money', country, currency, rank: RANK.gross, onPhone: 'top' },
    { name: 'poNo', title: 'PO No', kind: 'text', width: 130 },
    { name: 'grnNo', title: 'GRN No', kind: 'text', width: 130 },
    invoice.supplier,
    { name: 'type', title: 'Type', kind: 'text', width: 100, onPhone: false },
    { name: 'poType', title: 'PO Type', kind: 'text', width: 90, onPhone: false },
    invoice.company,
    invoice.due,
    invoice.payment,
    invoice.pendingWith,
    { name: 'totalAmount', title: 'Amount', kind: 'money', country, onPhone: false },
    { name: 'totalTax', title: 'Tax', kind: 'money', country, onPhone: false },
    invoice.supplierCode,
    { name: 'plantName', title: 'Ship To', kind: 'text', width: 160, onPhone: false },
    { name: 'paymentTermText', title: 'Payment Term', kind: 'text', onPhone: false },
    { name: 'approverName', title: 'PR Initiator', kind: 'text', onPhone: false },
    // Behind what fits at 1440 pixels: people ask whether it is paid first.
    { ...invoice.erp, rank: undefined },
    invoice.erpNo,
    invoice.createdBy,
    invoice.createdOn,
    { name: 'id', title: 'Id', kind: 'number', width: 84, onPhone: false },
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status', beside: 'paymentState' },
  filters: [
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'poNo', label: 'PO No', kind: 'text' },
    { name: 'grnNo', label: 'GRN No', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: INVOICE_STATUSES },
    { name: 'type', label: 'Type', kind: 'checkBox', options: TYPES },
    paymentFilter,
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    { name: 'poType', label: 'PO Type', kind: 'checkBox', options: PICKER_TYPES },
    ...partyAndDayFilters,
    { name: 'grandTotal', label: 'Grand Total', kind: 'number' },
    { name: 'id', label: 'Id', kind: 'number' },
  ],
};

/** The orders that one is picked from (spec 3 §2). */
export const poChoice = orderChoice<PoRow>('deliveryInvoicePoList', {
  name: 'poStatus',
  title: 'PO Status',
  kind: 'status',
  sortable: false,
});
