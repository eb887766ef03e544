import { AUDIT_STATUSES, ERP_STATUSES, SUBMITTED_STATUSES, YES_NO } from '@/domain/invoice/words';
import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { recordKinds, viewHref } from '@/domain/recordKinds';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { proformaTransactionsSource, type ProformaTransaction } from '../api/proformaTransactions';
import type { Report } from '../report';
import { createdToAudited, day, more, NO_RECORD } from './columns';

const invoice = invoiceColumns(recordKinds.ProformaInvoice);
const country = (row: ProformaTransaction) => row.countryCode;
const currency = (row: ProformaTransaction) => row.currencyCode;
const amount = { kind: 'money', country, currency } as const;

/** Proforma Invoice Transactions Report (spec 3 §2, §3 'Proforma invoice'). */
export const proformaTransactions: Report<ProformaTransaction> = {
  context: 'ReportProformaInvoiceTransaction',
  source: proformaTransactionsSource,
  export: {
    path: '/ImportExport/ExportReportProformaInvoiceTransaction',
    fileName: 'ReportProformaInvoiceTransactionList',
  },
  figure: row => ({ amount: row.totalGrossAmount, currencyCode: row.currencyCode, countryCode: row.countryCode }),
  emptyText: NO_RECORD,
  columns: [
    {
      name: 'id',
      title: 'Id',
      kind: 'link',
      width: 84,
      href: row => viewHref(recordKinds.ProformaInvoice, row.id),
      ...more,
    },
    invoice.number,
    { ...invoice.date, ...day },
    invoice.status,
    { name: 'poNo', title: 'PO No', kind: 'text', width: 130 },
    { name: 'totalGrossAmount', title: 'Advance Amount', ...amount, rank: RANK.gross, onPhone: 'top' },
    { ...invoice.due, ...day },
    invoice.supplier,
    invoice.supplierCode,
    { name: 'isUrgent', title: 'Urgent', kind: 'yesNo', ...more },
    { name: 'companyCode', title: 'Company Code', kind: 'text', ...more },
    { name: 'companyName', title: 'Company', kind: 'text', width: 220, ...more },
    { name: 'countryCode', title: 'Country Code', kind: 'text', width: 130, ...more },
    { name: 'countryName', title: 'Country', kind: 'text', ...more },
    { name: 'poType', title: 'PO Type', kind: 'text', width: 100, ...more },
    { name: 'poGrossAmount', title: 'PO Amount', ...amount, ...more },
    { name: 'currencyCode', title: 'Currency', kind: 'text', width: 100, ...more },
    ...createdToAudited(amount, invoice.erp),
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status' },
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'poNo', label: 'PO No', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: SUBMITTED_STATUSES },
    { name: 'poType', label: 'PO Type', kind: 'checkBox', options: { lookup: 'poType' } },
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    supplierFilter,
    { name: 'isUrgent', label: 'Urgent', kind: 'checkBox', options: YES_NO },
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'currencyCode', label: 'Currency', kind: 'checkBox', options: { lookup: 'currency' } },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'invoiceCreatedDate', label: 'Created On', kind: 'dateRange' },
    { name: 'dueDate', label: 'Due Date', kind: 'dateRange' },
    { name: 'totalGrossAmount', label: 'Advance Amount', kind: 'number' },
    { name: 'createdByName', label: 'Created By', kind: 'text' },
    { name: 'erpNo', label: 'ERP No', kind: 'text' },
    { name: 'erpPostingDate', label: 'ERP Posting Date', kind: 'dateRange' },
    { name: 'paymentDate', label: 'Payment Date', kind: 'dateRange' },
    { name: 'paymentReference', label: 'Payment Reference', kind: 'text' },
    { name: 'auditStatus', label: 'Audit Status', kind: 'checkBox', options: AUDIT_STATUSES },
    { name: 'auditDate', label: 'Audit Date', kind: 'dateRange' },
  ],
};
