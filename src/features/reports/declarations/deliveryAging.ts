import { DELIVERY_TYPES, YES_NO } from '@/domain/invoice/words';
import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { recordKinds } from '@/domain/recordKinds';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { deliveryAgingSource, type DeliveryAgingRow } from '../api/deliveryAging';
import type { Report } from '../report';
import { day, documentToLevel, moment, more, NO_RECORD, ON_THEIR_WAY } from './columns';

const invoice = invoiceColumns(recordKinds.DeliveryInvoice);
const country = (row: DeliveryAgingRow) => row.countryCode;
const currency = (row: DeliveryAgingRow) => row.currency;

/** Delivery Invoice Aging Report (spec 3 §2 'Reports', §3 'Aging and transaction report rows'). */
export const deliveryAging: Report<DeliveryAgingRow> = {
  context: 'ReportDeliveryInvoiceAging',
  source: deliveryAgingSource,
  export: { path: '/ImportExport/ExportReportDeliveryInvoiceAging', fileName: 'ReportDeliveryInvoiceAgingList' },
  figure: row => ({ amount: row.grandTotal, currencyCode: row.currency, countryCode: row.countryCode }),
  levels: recordKinds.DeliveryInvoice.stepRoles,
  emptyText: NO_RECORD,
  columns: [
    ...documentToLevel(recordKinds.DeliveryInvoice),
    { name: 'poNo', title: 'PO No', kind: 'text', width: 130 },
    { name: 'type', title: 'Type', kind: 'text', width: 110, ...more },
    invoice.supplier,
    invoice.supplierCode,
    { name: 'isMSME', title: 'MSME', kind: 'yesNo', ...more },
    { name: 'isUrgent', title: 'Urgent', kind: 'yesNo' },
    { name: 'grandTotal', title: 'Grand Total', kind: 'money', country, currency, rank: RANK.gross, onPhone: 'top' },
    { name: 'totalAmount', title: 'Net Amount', kind: 'money', country, currency, ...more },
    { ...invoice.due, ...day },
    { ...invoice.date, ...day, ...more, rank: undefined },
    { name: 'creationDate', title: 'Created On', ...moment, ...more },
    { name: 'createdByName', title: 'Created By', kind: 'text', ...more },
    { name: 'querySentByName', title: 'Query Sent By', kind: 'text', ...more },
    { name: 'companyCode', title: 'Company Code', kind: 'text', ...more },
    { name: 'companyName', title: 'Company', kind: 'text', width: 220, ...more },
    { name: 'countryCode', title: 'Country Code', kind: 'text', width: 130, ...more },
    { name: 'countryName', title: 'Country', kind: 'text', ...more },
  ],
  find: { number: 'invoiceNumber', name: 'pendingWith', status: 'status' },
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'poNo', label: 'PO No', kind: 'text' },
    { name: 'type', label: 'Type', kind: 'checkBox', options: DELIVERY_TYPES },
    { name: 'status', label: 'Status', kind: 'checkBox', options: ON_THEIR_WAY },
    { name: 'level', label: 'Level', kind: 'checkBox', options: recordKinds.DeliveryInvoice.stepRoles },
    { name: 'pendingWith', label: 'Pending With', kind: 'text' },
    { name: 'ageInDay', label: 'Age (Days)', kind: 'numberRange' },
    { name: 'ageAtLevel', label: 'Age at Level (Days)', kind: 'numberRange' },
    supplierFilter,
    { name: 'isMSME', label: 'MSME', kind: 'checkBox', options: YES_NO },
    { name: 'isUrgent', label: 'Urgent', kind: 'checkBox', options: YES_NO },
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'countryName', label: 'Country', kind: 'checkBox', options: { lookup: 'country' } },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'creationDate', label: 'Created On', kind: 'dateRange' },
    { name: 'dueDate', label: 'Due Date', kind: 'dateRange' },
    { name: 'grandTotal', label: 'Grand Total', kind: 'number' },
    { name: 'createdByName', label: 'Created By', kind: 'text' },
    { name: 'querySentByName', label: 'Query Sent By', kind: 'text' },
  ],
};
