import { addressFromWire } from '@/domain/invoice/address';
import { YES_NO } from '@/domain/invoice/words';
import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { recordKinds } from '@/domain/recordKinds';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { proformaAgingSource, type ProformaAgingRow } from '../api/proformaAging';
import type { Report } from '../report';
import { day, documentToLevel, moment, more, NO_RECORD, ON_THEIR_WAY } from './columns';

const invoice = invoiceColumns(recordKinds.ProformaInvoice);
const country = (row: ProformaAgingRow) => row.countryCode;
const currency = (row: ProformaAgingRow) => row.currencyCode;

/** Proforma Invoice Aging Report (spec 3 §2 'Reports', §3 'Aging and transaction report rows'). */
export const proformaAging: Report<ProformaAgingRow> = {
  context: 'ReportProformaInvoiceAging',
  source: proformaAgingSource,
  export: { path: '/ImportExport/ExportReportProformaInvoiceAging', fileName: 'ReportProformaInvoiceAgingList' },
  figure: row => ({ amount: row.totalGrossAmount, currencyCode: row.currencyCode, countryCode: row.countryCode }),
  levels: recordKinds.ProformaInvoice.stepRoles,
  emptyText: NO_RECORD,
  columns: [
    ...documentToLevel(recordKinds.ProformaInvoice),
    { name: 'poNo', title: 'PO No', kind: 'text', width: 130 },
    { name: 'poType', title: 'PO Type', kind: 'text', width: 100, ...more },
    invoice.supplier,
    invoice.supplierCode,
    { name: 'isUrgent', title: 'Urgent', kind: 'yesNo' },
    {
      name: 'totalGrossAmount',
      title: 'Advance Amount',
      kind: 'money',
      country,
      currency,
      rank: RANK.gross,
      onPhone: 'top',
    },
    { name: 'poGrossAmount', title: 'PO Amount', kind: 'money', country, currency, ...more },
    { name: 'currencyCode', title: 'Currency', kind: 'text', width: 100, ...more },
    { ...invoice.due, ...day },
    { ...invoice.date, ...day, ...more, rank: undefined },
    { name: 'creationDate', title: 'Created On', ...moment, ...more },
    { name: 'createdByName', title: 'Created By', kind: 'text', ...more },
    { name: 'querySentByName', title: 'Query Sent By', kind: 'text', ...more },
    {
      name: 'billToLocation',
      title: 'Bill To Location',
      kind: 'text',
      width: 220,
      value: row => addressFromWire(row.billToLocation)?.name,
      sortable: false,
      ...more,
    },
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
    { name: 'poType', label: 'PO Type', kind: 'checkBox', options: { lookup: 'poType' } },
    { name: 'status', label: 'Status', kind: 'checkBox', options: ON_THEIR_WAY },
    { name: 'level', label: 'Level', kind: 'checkBox', options: recordKinds.ProformaInvoice.stepRoles },
    { name: 'pendingWith', label: 'Pending With', kind: 'text' },
    { name: 'ageInDay', label: 'Age (Days)', kind: 'numberRange' },
    { name: 'ageAtLevel', label: 'Age at Level (Days)', kind: 'numberRange' },
    supplierFilter,
    { name: 'isUrgent', label: 'Urgent', kind: 'checkBox', options: YES_NO },
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'currencyCode', label: 'Currency', kind: 'checkBox', options: { lookup: 'currency' } },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'creationDate', label: 'Created On', kind: 'dateRange' },
    { name: 'dueDate', label: 'Due Date', kind: 'dateRange' },
    { name: 'totalGrossAmount', label: 'Advance Amount', kind: 'number' },
    { name: 'createdByName', label: 'Created By', kind: 'text' },
    { name: 'querySentByName', label: 'Query Sent By', kind: 'text' },
  ],
};
