import {
  address,
  date,
  files,
  flag,
  int,
  json,
  moment,
  money,
  pick,
  text,
  texts,
  type Columns,
  type RecordColumn,
} from '../declared/columns.ts';

/** `data/sql/record.sql`, in export order. */
export const invoiceColumns: Columns = {
  no: text(undefined, { title: 'Document No' }),
  invoiceNumber: text('Invoice Number', { title: 'Invoice Number' }),
  invoiceDate: date('Invoice Date', { title: 'Invoice Date' }),
  status: text('Status', { title: 'Status' }),
  supplierCode: text(undefined, { title: 'Supplier Code' }),
  supplierName: text('Supplier', { title: 'Supplier' }),
  supplierGstNumber: text(undefined, { title: 'Supplier GST Number' }),
  supplierPanNumber: text(undefined, { title: 'Supplier PAN' }),
  companyCode: text(undefined, { title: 'Company Code' }),
  companyName: text('Company', { title: 'Company' }),
  countryName: text(undefined, { title: 'Country' }),
  totalGrossAmount: money('Invoice Amount', { title: 'Gross Amount' }),
  currencyCode: text('Currency', { title: 'Currency' }),
  paymentTermName: text('Payment Term', { title: 'Payment Term' }),
  dueDate: date(undefined, { title: 'Due Date' }),
  approverName: text('Approver', { title: 'Approver' }),
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

/** Contract names of status and last remark differ by record type; the table's columns do not. */
export const workflowColumns = (status: string, remark: string): Columns => ({
  [status]: text('Workflow Status', { title: 'Workflow Status', column: 'work_flow_status' }),
  [remark]: text('Remarks', { title: 'Last Remark', column: 'work_flow_remark' }),
});

/** `deduction`: the record type's name for it. */
export const paymentColumns = (deduction: string): Columns => ({
  erpPostingDate: date(undefined, { title: 'ERP Posting Date' }),
  [deduction]: money(undefined, {
    title: deduction === 'deductions' ? 'Deductions' : 'Payment Deduction',
    column: 'deductions',
  }),
  paymentAmount: money(undefined, { title: 'Payment Amount' }),
  paymentDate: date(undefined, { title: 'Payment Date' }),
  paymentBlock: text(undefined, { title: 'Payment Block' }),
  paymentReference: text(undefined, { title: 'Payment Reference' }),
});

export const auditColumns: Columns = {
  auditStatus: text(undefined, { title: 'Audit Status' }),
  auditRemark: text(undefined, { title: 'Audit Remark' }),
  auditDate: date(undefined, { title: 'Audit Date' }),
};

/** Step 0 chose the approvers; the column reads them from the approval. */
export const chosenAt = (context: string, level: number): RecordColumn =>
  json(undefined, {
    sql: `(
  select jsonb_agg(jsonb_build_object('userId', a ->> 'ApproverUserId', 'name', a ->> 'ApproverName', 'email', a ->> 'ApproverEmail'))
    from workflow_task t, jsonb_array_elements(t.workflow_actions) l, jsonb_array_elements(l -> 'Approvers') a
   where t.context = '${context}' and t.context_id = i.id and (l ->> 'WorkflowLevel')::int = ${level})`,
  });

export const invoiceDetails: Record<string, string> = {
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

export const reportColumns: Columns = {
  ...pick(invoiceColumns, ['invoiceNumber', 'invoiceDate']),
  invoiceCreatedDate: moment(undefined, { title: 'Created On' }),
  createdByName: text(undefined, { title: 'Created By' }),
  ...pick(invoiceColumns, ['supplierCode', 'supplierName']),
  supplierUrgent: flag(undefined, { title: 'Urgent' }),
  ...pick(invoiceColumns, ['companyCode', 'companyName', 'countryName']),
  ...pick(invoiceColumns, ['totalGrossAmount', 'currencyCode', 'dueDate', 'status']),
  ...texts('no', 'createdBy', 'queryStatus'),
  countryCode: text(undefined, { title: 'Country Code' }),
  rct: moment(),
};
