import { reportScope } from '../rules/access.ts';
import { ROLE_OF_LEVEL } from '../rules/workflow/levels.ts';
import type { Resolver, Resolvers } from './context.ts';
import type { Column } from '../rules/lists/listFilters.ts';
import { listQuery, type ListDefinition, type ListInput } from '../rules/lists/listQuery.ts';
import { nonPoInvoiceList } from './nonPo.list.ts';

/** Columns that both reports have from the invoice itself. */
const SHARED = [
  'no',
  'invoiceNumber',
  'invoiceDate',
  'invoiceCreatedDate',
  'createdBy',
  'createdByName',
  'supplierCode',
  'supplierName',
  'supplierUrgent',
  'companyCode',
  'companyName',
  'departmentName',
  'countryCode',
  'countryName',
  'currencyCode',
  'agreementDocRefNo',
  'instructionReference',
  'totalAmount',
  'totalTaxAmount',
  'totalGrossAmount',
  'dueDate',
  'status',
  'workFlowStatus',
  'queryStatus',
  'rct',
] as const;

const text = (sql: string): Column => ({ sql, kind: 'text' });
const number = (sql: string): Column => ({ sql, kind: 'number' });
const day = (sql: string): Column => ({ sql, kind: 'date' });

function fromInvoice(names: readonly string[]): Record<string, Column> {
  return Object.fromEntries(
    names.map(name => {
      const column = nonPoInvoiceList.columns[name];
      if (!column) throw new Error(`The invoice list has no column ${name}`);
      return [name, column];
    }),
  );
}

const invoiceColumns = {
  id: nonPoInvoiceList.columns.id,
  ...fromInvoice(SHARED),
  apSubcategoryName: text('i.ap_subcategory_name'),
};

/** Invoices that were submitted, whatever became of them. */
export const nonPoReport: ListDefinition = {
  from: 'non_po_invoice i',
  where: `not i.deleted and i.status <> 'Draft'`,
  columns: {
    ...invoiceColumns,
    ...fromInvoice(['documentTypeName', 'approverName', 'itemText', 'erpNo', 'erpSync', 'erpSyncFlag']),
    rejectedWorkflowStatus: text('i.rejected_workflow_status'),
    rejectedRemarks: text(`case when i.status = 'Rejected' then i.work_flow_remark end`),
    erpPostingDate: day('i.erp_posting_date'),
    deductions: number('i.deductions'),
    paymentAmount: number('i.payment_amount'),
    paymentDate: day('i.payment_date'),
    paymentBlock: text('i.payment_block'),
    paymentReference: text('i.payment_reference'),
    businessLocation1: text('i.business_location1'),
    businessLocation2: text('i.business_location2'),
    fpy: text(`case when exists (select from workflow_task t join workflow_log g on g.task_id = t.id and g.command = 'Sentback'
                       where t.context = 'NonPoInvoice' and t.context_id = i.id)
                 or exists (select from record_query q where q.context = 'NonPoInvoice' and q.context_id = i.id)
                 then 'No' else 'Yes' end`),
    parkRuleDescription: text('i.park_rule_description'),
    parkPost: text('i.park_post'),
    systemName: text('i.system_name'),
    awbNo: text('i.awb_no'),
    poNumber: text('i.po_number'),
    poLineItem: text('i.po_line_item'),
    advancePaid: text('i.advance_paid'),
    contractNumber: text('i.contract_number'),
    freightCountryName: text('i.freight_country_name'),
    auditStatus: text('i.audit_status'),
    auditRemark: text('i.audit_remark'),
    auditDate: day('i.audit_date'),
  },
};

/** Whole days, rounded up (spec 3 §9). */
const daysSince = (moment: string) => `greatest(0, ceil(extract(epoch from now() - ${moment}) / 86400))::int`;

const LEVEL_NAME = `(case t.workflow_level_state ${Object.entries(ROLE_OF_LEVEL)
  .map(([level, role]) => `when ${level} then '${role}'`)
  .join(' ')} end)`;

/** Only invoices with a query status have an open query. */
const OPEN_QUERY = (columns: string) =>
  `case when i.query_status is not null then
    (select string_agg(distinct ${columns}, ', ') from record_query q
      where q.context = 'NonPoInvoice' and q.context_id = i.id and not q.is_closed and not q.deleted) end`;

/** Invoices on their way. */
export const nonPoAging: ListDefinition = {
  from: `non_po_invoice i left join workflow_task t on t.context = 'NonPoInvoice' and t.context_id = i.id`,
  where: `not i.deleted and i.status in ('Pending for approval', 'SentBack', 'Under Query', 'Work in Progress')`,
  columns: {
    ...invoiceColumns,
    pendingWith: text(`case
      when i.status = 'Under Query' then ${OPEN_QUERY(`case when q.status = 'Under Query' then q.recipient_name end`)}
      when i.status = 'Work in Progress' then ${OPEN_QUERY('q.created_by_name')}
      when t.workflow_status = 'Sentback' or t.id is null and i.status = 'SentBack' then i.created_by_name
      else coalesce(t.pending_with, i.approver_name) end`),
    ageInDay: { sql: daysSince('coalesce(i.rut, i.rct)'), kind: 'int' },
    ageAtLevel: {
      sql: daysSince('coalesce(t.level_since, i.rct)'),
      kind: 'int',
    },
    level: text(LEVEL_NAME),
    querySentByName: text(OPEN_QUERY('q.created_by_name')),
  },
};

/** Names that occur, for the filters of a report. */
const countries: ListDefinition = {
  from: `(select min(id) id, country_code code, country_name name from company group by country_code, country_name) country`,
  columns: { id: { sql: 'id', kind: 'int' }, code: text('code'), name: text('name') },
  parameters: { active: () => 'true', deleted: () => 'true' },
  sort: ['name', 'asc'],
};

const departments: ListDefinition = {
  from: 'department d',
  where: 'exists (select from non_po_invoice i where i.department_name = d.name and not i.deleted)',
  columns: { id: { sql: 'd.id', kind: 'int' }, code: text('d.code'), name: text('d.name') },
  parameters: { active: () => 'true', deleted: () => 'true' },
  sort: ['name', 'asc'],
};

type ListResolver = Resolver<{ input: ListInput }>;
const report =
  (list: ListDefinition): ListResolver =>
  (_source, { input }, { db, viewer }) =>
    listQuery(db, list, input, reportScope(viewer));
const options =
  (list: ListDefinition): ListResolver =>
  (_source, { input }, { db }) =>
    listQuery(db, list, input);

export const reportResolvers: Resolvers = {
  Query: {
    reportNonPoInvoiceList: report(nonPoReport),
    reportNonPoInvoiceAgingList: report(nonPoAging),
    reportNonPoInvoiceDepartmentName: options(departments),
    reportNonPoInvoiceCountryName: options(countries),
    reportNonPoInvoiceAgingCountryName: options(countries),
  },
};
