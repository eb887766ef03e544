import { REPORT_DATE_FORMAT, REPORT_DATETIME_FORMAT } from '@/lib/dates';
import { AUDIT_STATUSES, ERP_STATUSES, INVOICE_STATUSES, YES_NO } from '@/domain/invoice/words';
import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { recordKinds, viewHref } from '@/domain/recordKinds';
import { nonPoTransactionSource, type NonPoTransaction } from '../api/nonPoTransactions';
import type { Report } from '../report';

const country = (row: NonPoTransaction) => row.countryCode;
const invoice = invoiceColumns(recordKinds.NonPoInvoice);
const currency = (row: NonPoTransaction) => row.currencyCode;
const day = { kind: 'date', format: REPORT_DATE_FORMAT } as const;
/** Left out of the cards on a phone. */
const more = { onPhone: false } as const;

/** Invoices that were submitted carry every status but Draft. */
const STATUSES = INVOICE_STATUSES.filter(status => status !== 'Draft');

/** Non PO Transactions Report (spec 2 §2 'Non-PO report', §3 'Report row extras'). */
export const nonPoTransactions: Report<NonPoTransaction> = {
  context: 'ReportNonPoInvoice',
  source: nonPoTransactionSource,
  export: { path: '/ImportExport/ExportReportNonPoInvoice', fileName: 'ReportNonPoInvoiceList' },
  columns: [
    { name: 'id', title: 'Id', kind: 'link', width: 84, href: row => viewHref(recordKinds.NonPoInvoice, row.id) },
    invoice.number,
    { ...invoice.date, ...day },
    { name: 'invoiceCreatedDate', title: 'Created On', kind: 'datetime', format: REPORT_DATETIME_FORMAT, ...more },
    invoice.status,
    {
      name: 'totalGrossAmount',
      title: 'Gross Amount',
      kind: 'money',
      country,
      currency,
      rank: RANK.gross,
      onPhone: 'top',
    },
    invoice.supplier,
    invoice.supplierCode,
    { name: 'supplierUrgent', title: 'Urgent', kind: 'yesNo', ...more },
    { name: 'createdByName', title: 'Created By', kind: 'text', ...more },
    { name: 'companyCode', title: 'Company Code', kind: 'text', ...more },
    invoice.company,
    { name: 'departmentName', title: 'Department', kind: 'text' },
    { name: 'apSubcategoryName', title: 'AP Sub-Category', kind: 'text', width: 190, ...more },
    { name: 'countryCode', title: 'Country Code', kind: 'text', width: 130, ...more },
    { name: 'countryName', title: 'Country', kind: 'text', ...more },
    { name: 'documentTypeName', title: 'Document Type', kind: 'text', ...more },
    { name: 'totalAmount', title: 'Amount', kind: 'money', country, currency, ...more },
    { name: 'totalTaxAmount', title: 'Tax', kind: 'money', country, currency, ...more },
    { ...invoice.due, ...day },
    { name: 'approverName', title: 'Approver', kind: 'text', ...more },
    { name: 'agreementDocRefNo', title: 'Agreement Doc Ref No', kind: 'text', width: 200, ...more },
    { name: 'instructionReference', title: 'Instruction Reference', kind: 'text', width: 200, ...more },
    { name: 'itemText', title: 'Item Text', kind: 'text', width: 220, ...more },
    { name: 'fpy', title: 'FPY', kind: 'text', width: 90, ...more },
    { name: 'rejectedWorkflowStatus', title: 'Rejected At', kind: 'text', ...more },
    { name: 'rejectedRemarks', title: 'Rejected Remarks', kind: 'text', width: 240, ...more },
    invoice.erp,
    { name: 'erpNo', title: 'ERP No', kind: 'text', ...more },
    { name: 'erpSyncFlag', title: 'ERP Synced', kind: 'yesNo', width: 120, ...more },
    { name: 'erpPostingDate', title: 'ERP Posting Date', ...day, width: 160, ...more },
    { name: 'parkPost', title: 'Park / Post', kind: 'text', width: 120, ...more },
    { name: 'parkRuleDescription', title: 'Park Rule', kind: 'text', width: 220, ...more },
    { name: 'systemName', title: 'System', kind: 'text', ...more },
    { name: 'deductions', title: 'Deductions', kind: 'money', country, currency, ...more },
    { name: 'paymentAmount', title: 'Payment Amount', kind: 'money', country, currency, ...more },
    { name: 'paymentDate', title: 'Payment Date', ...day, ...more },
    { name: 'paymentBlock', title: 'Payment Block', kind: 'text', ...more },
    { name: 'paymentReference', title: 'Payment Reference', kind: 'text', width: 180, ...more },
    { name: 'advancePaid', title: 'Advance Paid', kind: 'text', ...more },
    { name: 'businessLocation1', title: 'Business Location 1', kind: 'text', width: 180, ...more },
    { name: 'businessLocation2', title: 'Business Location 2', kind: 'text', width: 180, ...more },
    { name: 'poNumber', title: 'PO Number', kind: 'text', ...more },
    { name: 'poLineItem', title: 'PO Line Item', kind: 'text', ...more },
    { name: 'contractNumber', title: 'Contract Number', kind: 'text', ...more },
    { name: 'awbNo', title: 'AWB No', kind: 'text', ...more },
    { name: 'freightCountryName', title: 'Freight Country', kind: 'text', ...more },
    { name: 'auditStatus', title: 'Audit Status', kind: 'status', width: 130, ...more },
    { name: 'auditRemark', title: 'Audit Remark', kind: 'text', width: 220, ...more },
    { name: 'auditDate', title: 'Audit Date', ...day, ...more },
  ],
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: STATUSES },
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
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
    { name: 'approverName', label: 'Approver', kind: 'text' },
    { name: 'fpy', label: 'FPY', kind: 'checkBox', options: ['Yes', 'No'] },
    { name: 'erpNo', label: 'ERP No', kind: 'text' },
    { name: 'erpPostingDate', label: 'ERP Posting Date', kind: 'dateRange' },
    { name: 'paymentDate', label: 'Payment Date', kind: 'dateRange' },
    { name: 'paymentReference', label: 'Payment Reference', kind: 'text' },
    { name: 'auditStatus', label: 'Audit Status', kind: 'checkBox', options: AUDIT_STATUSES },
    { name: 'auditDate', label: 'Audit Date', kind: 'date' },
  ],
};
