import { AUDIT_STATUSES, DELIVERY_TYPES, SUBMITTED_STATUSES, YES_NO } from '@/domain/invoice/words';
import { GRN_POSTED, PO_STATUSES } from '@/domain/orders/words';
import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { recordKinds, viewHref } from '@/domain/recordKinds';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { deliveryTransactionsSource, type DeliveryTransaction } from '../api/deliveryTransactions';
import type { Report } from '../report';
import { createdToAudited, day, more, NO_RECORD } from './columns';

const invoice = invoiceColumns(recordKinds.DeliveryInvoice);
const country = (row: DeliveryTransaction) => row.countryCode;
const currency = (row: DeliveryTransaction) => row.currency;
const amount = { kind: 'money', country, currency } as const;

/** What this report is filtered by (spec 3 §4 'ERP status'). */
const ERP_STATUSES = ['Open', 'In Process', 'Cancelled'];

/** Delivery Invoice Transactions Report: a row for each line of an invoice (spec 3 §2 'Reports', §3 'Delivery transaction adds'). */
export const deliveryTransactions: Report<DeliveryTransaction> = {
  context: 'ReportDeliveryInvoiceTransaction',
  source: deliveryTransactionsSource,
  export: {
    path: '/ImportExport/ExportReportDeliveryInvoiceTransaction',
    fileName: 'ReportDeliveryInvoiceTransactionList',
  },
  figure: row => ({ amount: row.grandTotal, currencyCode: row.currency, countryCode: row.countryCode }),
  emptyText: NO_RECORD,
  columns: [
    {
      name: 'id',
      title: 'Id',
      kind: 'link',
      width: 84,
      href: row => viewHref(recordKinds.DeliveryInvoice, row.id),
      ...more,
    },
    invoice.number,
    { ...invoice.date, ...day },
    invoice.status,
    { name: 'poNo', title: 'PO No', kind: 'text', width: 130 },
    { name: 'itemCode', title: 'Item Code', kind: 'text', width: 120, ...more },
    // A row is a line, so what it is of comes before the invoice's total.
    { name: 'itemName', title: 'Item', kind: 'text', width: 190, rank: RANK.status + 0.2 },
    { name: 'quantity', title: 'Quantity', kind: 'number', width: 100, rank: RANK.status + 0.4 },
    { name: 'uom', title: 'Unit', kind: 'text', width: 80, ...more },
    { name: 'price', title: 'Price', ...amount, ...more },
    { name: 'lineAmount', title: 'Line Amount', ...amount, rank: RANK.status + 0.6 },
    { name: 'grandTotal', title: 'Grand Total', ...amount, rank: RANK.gross, onPhone: 'top' },
    { name: 'totalAmount', title: 'Net Amount', ...amount, ...more },
    { ...invoice.due, ...day },
    invoice.supplier,
    invoice.supplierCode,
    { name: 'isMSME', title: 'MSME', kind: 'yesNo', ...more },
    { name: 'isUrgent', title: 'Urgent', kind: 'yesNo', ...more },
    { name: 'companyCode', title: 'Company Code', kind: 'text', ...more },
    { name: 'companyName', title: 'Company', kind: 'text', width: 220, ...more },
    { name: 'countryCode', title: 'Country Code', kind: 'text', width: 130, ...more },
    { name: 'countryName', title: 'Country', kind: 'text', ...more },
    { name: 'plantName', title: 'Ship To', kind: 'text', width: 200, ...more },
    { name: 'type', title: 'Type', kind: 'text', width: 110, ...more },
    { name: 'poType', title: 'PO Type', kind: 'text', width: 100, ...more },
    { name: 'poDate', title: 'PO Date', ...day, ...more },
    { name: 'poStatus', title: 'PO Status', kind: 'status', ...more },
    { name: 'grnDone', title: 'GRN Done', kind: 'yesNo', width: 110, ...more },
    { name: 'grnNo', title: 'GRN No', kind: 'text', ...more },
    { name: 'grnDate', title: GRN_POSTED, ...day, ...more },
    { name: 'internalOrderNo', title: 'Internal Order No', kind: 'text', ...more },
    ...createdToAudited(amount, invoice.erp),
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status' },
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'poNo', label: 'PO No', kind: 'text' },
    { name: 'grnNo', label: 'GRN No', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: SUBMITTED_STATUSES },
    { name: 'type', label: 'Type', kind: 'checkBox', options: DELIVERY_TYPES },
    { name: 'poType', label: 'PO Type', kind: 'checkBox', options: { lookup: 'poType' } },
    { name: 'poStatus', label: 'PO Status', kind: 'checkBox', options: PO_STATUSES },
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    supplierFilter,
    { name: 'isMSME', label: 'MSME', kind: 'checkBox', options: YES_NO },
    { name: 'isUrgent', label: 'Urgent', kind: 'checkBox', options: YES_NO },
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'countryName', label: 'Country', kind: 'checkBox', options: { lookup: 'country' } },
    { name: 'plantName', label: 'Ship To', kind: 'text' },
    { name: 'itemCode', label: 'Item Code', kind: 'text' },
    { name: 'itemName', label: 'Item', kind: 'text' },
    { name: 'internalOrderNo', label: 'Internal Order No', kind: 'text' },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'invoiceCreatedDate', label: 'Created On', kind: 'dateRange' },
    { name: 'poDate', label: 'PO Date', kind: 'dateRange' },
    { name: 'grnDate', label: GRN_POSTED, kind: 'dateRange' },
    { name: 'dueDate', label: 'Due Date', kind: 'dateRange' },
    { name: 'grandTotal', label: 'Grand Total', kind: 'number' },
    { name: 'createdByName', label: 'Created By', kind: 'text' },
    { name: 'erpNo', label: 'ERP No', kind: 'text' },
    { name: 'erpPostingDate', label: 'ERP Posting Date', kind: 'dateRange' },
    { name: 'paymentDate', label: 'Payment Date', kind: 'dateRange' },
    { name: 'paymentReference', label: 'Payment Reference', kind: 'text' },
    { name: 'auditStatus', label: 'Audit Status', kind: 'checkBox', options: AUDIT_STATUSES },
    { name: 'auditDate', label: 'Audit Date', kind: 'dateRange' },
  ],
};
