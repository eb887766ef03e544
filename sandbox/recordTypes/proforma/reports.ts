import { agingReport } from '../../rules/records/aging.ts';
import { address, flag, moment, money, pick, text, type Columns } from '../../rules/declared/columns.ts';
import { auditColumns, invoiceColumns, paymentColumns } from '../../rules/records/invoiceColumns.ts';
import type { RecordReport } from '../../rules/declared/recordType.ts';
import { proformaColumns } from './columns.ts';

const columns: Columns = {
  ...pick(invoiceColumns, ['companyCode', 'companyName', 'supplierCode', 'supplierName', 'invoiceNumber']),
  ...pick(invoiceColumns, ['invoiceDate']),
  poNo: text(undefined, { title: 'PO No' }),
  poType: text(undefined, { title: 'PO Type' }),
  poGrossAmount: money(undefined, { title: 'PO Amount' }),
  ...pick(proformaColumns, ['totalGrossAmount', 'currencyCode', 'dueDate', 'status', 'countryName', 'createdByName']),
  isUrgent: flag(undefined, { title: 'Urgent', column: 'supplier_urgent' }),
  countryCode: text(undefined, { title: 'Country Code' }),
};

export const transactions: RecordReport = {
  call: 'reportProformaInvoiceTransactionList',
  exportName: 'ExportReportProformaInvoiceTransaction',
  where: `not i.deleted and i.status <> 'Draft'`,
  columns: {
    ...columns,
    invoiceCreatedDate: moment(undefined, { title: 'Created On' }),
    ...pick(invoiceColumns, ['erpNo', 'erpSync']),
    erpSyncFlag: flag(undefined, { title: 'ERP Synced' }),
    ...paymentColumns('paymentDeduction'),
    ...auditColumns,
    createdBy: text(undefined, { title: 'Created By Side' }),
  },
};

export const aging = agingReport(
  { context: 'ProformaInvoice', table: 'proforma_invoice' },
  'reportProformaInvoiceAgingList',
  'ExportReportProformaInvoiceAging',
  {
    ...columns,
    creationDate: moment(undefined, { title: 'Created On', column: 'rct' }),
    billToLocation: address(),
  },
);
