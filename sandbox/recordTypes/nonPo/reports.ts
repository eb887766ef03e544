import { agingReport } from '../../rules/records/aging.ts';
import { flag, money, pick, text, type Columns } from '../../rules/declared/columns.ts';
import { auditColumns, invoiceColumns, paymentColumns, reportColumns } from '../../rules/records/invoiceColumns.ts';
import { COUNTRIES, namesThatOccur } from '../../rules/lists/listColumns.ts';
import type { RecordReport } from '../../rules/declared/recordType.ts';

const columns: Columns = {
  ...reportColumns,
  departmentName: text(undefined, { title: 'Department' }),
  apSubcategoryName: text(undefined, { title: 'AP Sub-Category' }),
  totalAmount: money(undefined, { title: 'Amount' }),
  agreementDocRefNo: text(undefined, { title: 'Agreement Doc Ref No' }),
  instructionReference: text(undefined, { title: 'Instruction Reference' }),
  totalTaxAmount: money(undefined, { title: 'Tax' }),
  workFlowStatus: text(undefined, { column: 'work_flow_status' }),
};

export const transactions: RecordReport = {
  call: 'reportNonPoInvoiceList',
  exportName: 'ExportReportNonPoInvoice',
  where: `not i.deleted and i.status <> 'Draft'`,
  columns: {
    ...columns,
    rejectedWorkflowStatus: text(undefined, { title: 'Rejected At' }),
    rejectedRemarks: text(undefined, {
      title: 'Rejected Remarks',
      sql: `case when i.status = 'Rejected' then i.work_flow_remark end`,
    }),
    ...pick(invoiceColumns, ['erpNo', 'erpSync']),
    ...paymentColumns('deductions'),
    businessLocation1: text(undefined, { title: 'Business Location 1', column: 'business_location1' }),
    businessLocation2: text(undefined, { title: 'Business Location 2', column: 'business_location2' }),
    fpy: text(undefined, {
      title: 'FPY',
      sql: `case when exists (select from workflow_task t join workflow_log g on g.task_id = t.id and g.command = 'Sentback'
                   where t.context = 'NonPoInvoice' and t.context_id = i.id)
             or exists (select from record_query q where q.context = 'NonPoInvoice' and q.context_id = i.id)
             then 'No' else 'Yes' end`,
    }),
    parkRuleDescription: text(undefined, { title: 'Park Rule' }),
    parkPost: text(undefined, { title: 'Park / Post' }),
    systemName: text(undefined, { title: 'System' }),
    awbNo: text(undefined, { title: 'AWB No' }),
    poNumber: text(undefined, { title: 'PO Number' }),
    poLineItem: text(undefined, { title: 'PO Line Item' }),
    advancePaid: text(undefined, { title: 'Advance Paid' }),
    contractNumber: text(undefined, { title: 'Contract Number' }),
    freightCountryName: text(undefined, { title: 'Freight Country' }),
    ...auditColumns,
    documentTypeName: text(undefined, { title: 'Document Type' }),
    approverName: text(undefined, { title: 'Approver' }),
    itemText: text(undefined, { title: 'Item Text' }),
    erpSyncFlag: flag(undefined, { title: 'ERP Synced' }),
  },
};

export const aging = agingReport(
  { context: 'NonPoInvoice', table: 'non_po_invoice' },
  'reportNonPoInvoiceAgingList',
  'ExportReportNonPoInvoiceAging',
  columns,
);

export const countries = namesThatOccur(COUNTRIES);
export const departments = namesThatOccur(
  'department d',
  'exists (select from non_po_invoice i where i.department_name = d.name and not i.deleted)',
);
