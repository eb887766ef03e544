import { COUNTRIES, namesThatOccur } from '../../rules/lists/listColumns.ts';
import { agingReport } from '../../rules/records/aging.ts';
import { flag, moment, money, pick, rate, text, type Columns } from '../../rules/declared/columns.ts';
import { auditColumns, invoiceColumns, paymentColumns } from '../../rules/records/invoiceColumns.ts';
import type { RecordReport } from '../../rules/declared/recordType.ts';
import { deliveryColumns } from './columns.ts';
import { deliveryApproval } from './approval.ts';

const columns: Columns = {
  ...pick(invoiceColumns, [
    'companyCode',
    'companyName',
    'supplierCode',
    'supplierName',
    'invoiceNumber',
    'invoiceDate',
  ]),
  creationDate: moment(undefined, { title: 'Created On', column: 'rct' }),
  poNo: text(undefined, { title: 'PO No' }),
  totalAmount: money(undefined, { title: 'Net Amount' }),
  grandTotal: money(undefined, { title: 'Grand Total', column: 'total_gross_amount' }),
  currency: text(undefined, { title: 'Currency', column: 'currency_code' }),
  ...pick(invoiceColumns, ['dueDate', 'status', 'countryName']),
  type: text(undefined, { title: 'Type' }),
  isMSME: flag(undefined, { title: 'MSME', column: 'is_msme' }),
  isUrgent: flag(undefined, { title: 'Urgent', column: 'supplier_urgent' }),
  createdByName: text(undefined, { title: 'Created By' }),
  countryCode: text(undefined, { title: 'Country Code' }),
};

/**
 * True when everything billed by line `l` was received, by its own or its allocated receipts (docs/decisions.md#billing-fills-receipts).
 */
const RECEIVED = `(l.grn_item_id is not null or round(units_of(o.item_type, o.price, l.quantity, l.amount), 3)
  <= round(received_for(i.po_id, i.id, l.order_item_id), 3))`;

/** One row per line of the submitted invoices, in any status. */
export const transactions: RecordReport = {
  call: 'reportDeliveryInvoiceTransactionList',
  exportName: 'ExportReportDeliveryInvoiceTransaction',
  from: `delivery_invoice i join delivery_invoice_item l on l.delivery_invoice_id = i.id
    join purchase_order_item o on o.id = l.order_item_id`,
  key: 'l.id',
  worked: { view: 'order_state', on: 'w.po_id = i.po_id' },
  where: `not i.deleted and i.status <> 'Draft'`,
  columns: {
    ...columns,
    creationDate: moment(undefined, { column: 'rct' }),
    invoiceCreatedDate: moment(undefined, { title: 'Created On' }),
    ...pick(deliveryColumns, ['poDate', 'poType']),
    poStatus: text(undefined, { title: 'PO Status', sql: 'w.status' }),
    ...pick(deliveryColumns, ['grnNo', 'grnDate']),
    grnDone: text(undefined, { title: 'GRN Done', sql: `case when ${RECEIVED} then 'Yes' else 'No' end` }),
    internalOrderNo: text(undefined, { title: 'Internal Order No', sql: 'o.internal_order_no' }),
    itemCode: text(undefined, { title: 'Item Code', sql: 'o.item_code' }),
    itemName: text(undefined, { title: 'Item', sql: 'o.item_name' }),
    quantity: rate(undefined, { title: 'Quantity', sql: 'l.quantity' }),
    uom: text(undefined, { title: 'Unit', sql: 'o.uom' }),
    price: rate(undefined, { title: 'Price', decimals: 6, sql: 'l.price' }),
    lineAmount: money(undefined, { title: 'Line Amount', sql: 'l.amount' }),
    plantName: text(undefined, { title: 'Ship To' }),
    ...pick(invoiceColumns, ['erpNo', 'erpSync']),
    erpSyncFlag: flag(undefined, { title: 'ERP Synced' }),
    ...paymentColumns('paymentDeduction'),
    ...auditColumns,
    createdBy: text(undefined, { title: 'Created By Side' }),
  },
};

export const aging = agingReport(
  { context: 'DeliveryInvoice', table: 'delivery_invoice', getRole: deliveryApproval.getRole },
  'reportDeliveryInvoiceAgingList',
  'ExportReportDeliveryInvoiceAging',
  columns,
);

const OCCURS = `not i.deleted and i.status <> 'Draft'`;

export const countries = namesThatOccur(
  COUNTRIES,
  `exists (select from delivery_invoice i where i.country_code = country.code and ${OCCURS})`,
);
export const orderTypes = namesThatOccur(
  'po_type t',
  `exists (select from delivery_invoice i where i.po_type = t.code and ${OCCURS})`,
);
