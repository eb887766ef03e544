import { date, flag, int, moment, money, text, texts, address, files, pick, type Columns } from './columns.ts';

/** The columns that every kind of invoice has (`data/sql/record.sql`), in the order of the exports. */
export const invoiceColumns: Columns = {
  no: text(undefined, { title: 'Document No' }),
  invoiceNumber: text('Invoice Number', { title: 'Invoice Number', folded: true }),
  invoiceDate: date('Invoice Date', { title: 'Invoice Date' }),
  status: text('Status', { title: 'Status' }),
  supplierCode: text(undefined, { title: 'Supplier Code' }),
  supplierName: text('Supplier', { title: 'Supplier', folded: true }),
  supplierGstNumber: text(undefined, { title: 'Supplier GST Number' }),
  supplierPanNumber: text(undefined, { title: 'Supplier PAN' }),
  companyCode: text(undefined, { title: 'Company Code' }),
  companyName: text('Company', { title: 'Company', folded: true }),
  countryName: text(undefined, { title: 'Country' }),
  totalGrossAmount: money('Invoice Amount', { title: 'Gross Amount' }),
  currencyCode: text('Currency', { title: 'Currency' }),
  paymentTermName: text('Payment Term', { title: 'Payment Term' }),
  dueDate: date(undefined, { title: 'Due Date' }),
  approverName: text('Approver', { title: 'Approver', folded: true }),
  erpSync: text(undefined, { title: 'ERP Status' }),
  erpNo: text(undefined, { title: 'ERP No' }),
  createdBy: text(undefined, { title: 'Created By Side' }),
  createdByName: text(undefined, { title: 'Created By' }),
  rct: moment(undefined, { title: 'Created On' }),
  queryStatus: text('Query Status'),
  notes: text('Notes'),
  isAgree: flag('Disclaimer'),
  billToLocation: address('Bill To Location'),
  supportingDocuments: files('Supporting Documents'),
  supplierId: int(),
  supplierUrgent: flag(),
  sentBackLevel: int(),
  erpSyncFlag: flag(),
  invoiceCreatedDate: moment(),
  rut: moment(),
  ...texts('rcb', 'rub', 'createdSource', 'countryCode', 'companyGstNumber', 'paymentTermCode', 'supplierCompanyCode'),
  ...texts('supplierEmail', 'supplierAddress', 'supplierContactNumber', 'approverId', 'approverCode', 'approverEmail'),
};

/** What approval and its last remark are called differs by kind; the table's columns do not. */
export const workflowColumns = (status: string, remark: string): Columns => ({
  [status]: text('Workflow Status', { title: 'Workflow Status', column: 'work_flow_status' }),
  [remark]: text('Remarks', { title: 'Last Remark', column: 'work_flow_remark' }),
});

/** What the task lists and the query response show of an invoice. */
export const invoiceFacts: Record<string, string> = {
  invoiceNumber: 'i.invoice_number',
  invoiceDate: 'i.invoice_date',
  supplierCode: 'i.supplier_code',
  supplierName: 'i.supplier_name',
  companyCode: 'i.company_code',
  companyName: 'i.company_name',
  totalGrossAmount: 'i.total_gross_amount::text',
  currencyCode: 'i.currency_code',
  countryCode: 'i.country_code',
};

/** What the reports of invoices begin with. */
export const reportColumns: Columns = {
  ...pick(invoiceColumns, ['invoiceNumber', 'invoiceDate']),
  invoiceCreatedDate: moment(undefined, { title: 'Created Date' }),
  createdByName: text(undefined, { title: 'Created By' }),
  ...pick(invoiceColumns, ['supplierCode', 'supplierName']),
  supplierUrgent: flag(undefined, { title: 'Urgent' }),
  ...pick(invoiceColumns, ['companyCode', 'companyName', 'countryName']),
  ...pick(invoiceColumns, ['totalGrossAmount', 'currencyCode', 'dueDate', 'status']),
  ...texts('no', 'createdBy', 'countryCode', 'queryStatus'),
  rct: moment(),
};
