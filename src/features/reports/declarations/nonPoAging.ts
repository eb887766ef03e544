import { YES_NO } from '@/domain/invoice/words';
import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { recordKinds } from '@/domain/recordKinds';
import { nonPoAgingSource, type NonPoAgingRow } from '../api/nonPoAging';
import type { Report } from '../report';
import { day, documentToLevel, moment, more, NO_RECORD, ON_THEIR_WAY } from './columns';

const country = (row: NonPoAgingRow) => row.countryCode;
const invoice = invoiceColumns(recordKinds.NonPoInvoice);
const currency = (row: NonPoAgingRow) => row.currencyCode;

/** Non PO Aging Report (spec 3 §2 'Reports', §3 'Aging and transaction report rows'). */
export const nonPoAging: Report<NonPoAgingRow> = {
  context: 'ReportNonPoInvoiceAging',
  source: nonPoAgingSource,
  export: { path: '/ImportExport/ExportReportNonPoInvoiceAging', fileName: 'ReportNonPoInvoiceAgingList' },
  figure: row => ({ amount: row.totalGrossAmount, currencyCode: row.currencyCode, countryCode: row.countryCode }),
  levels: recordKinds.NonPoInvoice.stepRoles,
  emptyText: NO_RECORD,
  columns: [
    ...documentToLevel(recordKinds.NonPoInvoice),
    invoice.supplier,
    invoice.supplierCode,
    { name: 'supplierUrgent', title: 'Urgent', kind: 'yesNo' },
    {
      name: 'totalGrossAmount',
      title: 'Gross Amount',
      kind: 'money',
      country,
      currency,
      rank: RANK.gross,
      onPhone: 'top',
    },
    { name: 'totalAmount', title: 'Amount', kind: 'money', country, currency, ...more },
    { name: 'totalTaxAmount', title: 'Tax', kind: 'money', country, currency, ...more },
    { ...invoice.due, ...day },
    { ...invoice.date, ...day, ...more, rank: undefined },
    { name: 'invoiceCreatedDate', title: 'Created On', ...moment, ...more },
    { name: 'createdByName', title: 'Created By', kind: 'text', ...more },
    { name: 'querySentByName', title: 'Query Sent By', kind: 'text', ...more },
    { name: 'companyCode', title: 'Company Code', kind: 'text', ...more },
    { ...invoice.company, ...more },
    { name: 'departmentName', title: 'Department', kind: 'text', ...more },
    { name: 'apSubcategoryName', title: 'AP Sub-Category', kind: 'text', width: 190, ...more },
    { name: 'countryCode', title: 'Country Code', kind: 'text', width: 130, ...more },
    { name: 'countryName', title: 'Country', kind: 'text', ...more },
    { name: 'agreementDocRefNo', title: 'Agreement Doc Ref No', kind: 'text', width: 200, ...more },
    { name: 'instructionReference', title: 'Instruction Reference', kind: 'text', width: 200, ...more },
  ],
  find: { number: 'invoiceNumber', name: 'pendingWith', status: 'status' },
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: ON_THEIR_WAY },
    { name: 'level', label: 'Level', kind: 'checkBox', options: recordKinds.NonPoInvoice.stepRoles },
    { name: 'pendingWith', label: 'Pending With', kind: 'text' },
    { name: 'ageInDay', label: 'Age (Days)', kind: 'numberRange' },
    { name: 'ageAtLevel', label: 'Age at Level (Days)', kind: 'numberRange' },
    supplierFilter,
    { name: 'supplierUrgent', label: 'Urgent', kind: 'checkBox', options: YES_NO },
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'departmentName', label: 'Department', kind: 'checkBox', options: { lookup: 'department' } },
    { name: 'countryName', label: 'Country', kind: 'checkBox', options: { lookup: 'country' } },
    { name: 'apSubcategoryName', label: 'AP Sub-Category', kind: 'checkBox', options: { lookup: 'apSubCategory' } },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'invoiceCreatedDate', label: 'Created On', kind: 'dateRange' },
    { name: 'dueDate', label: 'Due Date', kind: 'dateRange' },
    { name: 'totalGrossAmount', label: 'Gross Amount', kind: 'number' },
    { name: 'createdByName', label: 'Created By', kind: 'text' },
    { name: 'querySentByName', label: 'Query Sent By', kind: 'text' },
  ],
};
