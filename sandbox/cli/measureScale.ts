import { graphql, GraphQLError } from 'graphql';
import type { Context } from '../rules/context.ts';
import type { ListInput } from '../rules/lists/listQuery.ts';
import { createSchema } from '../graphql/schema.ts';
import type { Database } from '../data/database.ts';
import { personas, viewerOf } from '../data/personas.ts';
import type { Viewer } from '../data/viewer.ts';

export interface ScaleMeasure {
  what: string;
  persona: string;
  totalRecords: number;
  /** Milliseconds of the GraphQL call without HTTP: median and slowest of the runs. */
  medianMs: number;
  slowestMs: number;
}

/** Fields that the portal's screens read. */
const INVOICE = `id invoiceNumber invoiceDate invoiceCreatedDate supplierCode supplierName companyName countryName documentTypeName
  currencyCode countryCode totalAmount totalTaxAmount totalGrossAmount paymentTermName dueDate approverName status workFlowStatus
  queryStatus erpNo erpSync createdByName rct`;
const REPORT = `id no invoiceNumber invoiceDate invoiceCreatedDate createdBy createdByName supplierCode supplierName supplierUrgent
  companyCode companyName departmentName apSubcategoryName countryCode countryName currencyCode agreementDocRefNo
  instructionReference totalAmount totalTaxAmount totalGrossAmount dueDate status workFlowStatus queryStatus`;
const ORDER = `id no date type companyName supplierName amount currency poStatus isMSME isAribaVendor proformaInvoiceAmount
  proformaInvoiceAvailableAmount`;
const AGED = `id companyName supplierCode supplierName invoiceNumber invoiceDate creationDate poNo totalAmount grandTotal dueDate status
  countryName type isMSME isUrgent createdByName`;
const DELIVERY = `id invoiceNumber invoiceDate type poNo grnNo supplierName companyName grandTotal currency status erpSync createdByName`;
const ENTRY = `id invoiceNumber invoiceDate status invoiceAmount currencyCode countryCode documentTypeName apSubCategoryName purchaseOrder
  supplierCode supplierName companyName fiDocumentNumber remarks erpSync recordUpdatedByName createdByName rcb rct`;
const TRAVEL = `id invoiceNumber invoiceDate companyName countryCode supplierCode supplierName currencyCode totalAmount totalTaxAmount
  totalGrossAmount refKey2 refKey3 approverName requestorName department createdByName rct`;
const FIELDS = {
  nonPoInvoiceList: INVOICE,
  reportNonPoInvoiceList: `${REPORT} documentTypeName approverName itemText rejectedWorkflowStatus rejectedRemarks erpNo erpSync
    erpSyncFlag erpPostingDate deductions paymentAmount paymentDate paymentBlock paymentReference businessLocation1
    businessLocation2 fpy parkRuleDescription parkPost systemName awbNo poNumber poLineItem advancePaid contractNumber
    freightCountryName auditStatus auditRemark auditDate`,
  reportNonPoInvoiceAgingList: `${REPORT} pendingWith ageInDay ageAtLevel level querySentByName`,
  reportNonPoInvoiceDepartmentName: 'name',
  poList: ORDER,
  deliveryInvoicePoList: ORDER,
  proformaInvoicePoList: ORDER,
  grnList: 'id no date type poNo companyName supplierName grnStatus invoiceNumber',
  grnSrnList:
    'id no grnDate orderNo type supplierName prInitiatorName paymentTermText items { itemName invoiceAvailableQuantity }',
  deliveryInvoiceList: DELIVERY,
  manualInvoiceEntryList: ENTRY,
  teInvoiceList: `${TRAVEL} no status dueDate erpSync erpNo`,
  stagingTEInvoiceList: `${TRAVEL} invoiceCopy supportingDocuments`,
  reportProformaInvoiceAgingList: `id invoiceNumber invoiceDate creationDate poNo poType poGrossAmount totalGrossAmount dueDate status
    pendingWith ageInDay ageAtLevel level isUrgent companyName supplierCode supplierName countryName querySentByName`,
  reportProformaInvoiceTransactionList: `id invoiceNumber invoiceDate invoiceCreatedDate poNo poType poGrossAmount totalGrossAmount dueDate
    status isUrgent companyName supplierCode supplierName countryName erpNo erpSync paymentAmount paymentDate auditStatus`,
  reportDeliveryInvoiceAgingList: `${AGED} pendingWith ageInDay ageAtLevel level querySentByName`,
  reportDeliveryInvoiceTransactionList: `${AGED} invoiceCreatedDate poDate poType poStatus grnNo grnDate grnDone itemCode itemName quantity
    uom price lineAmount plantName erpNo erpSync paymentAmount paymentDate auditStatus`,
} as const;
const TASKS = {
  getWorkflowTaskByApproverId: [
    'userId',
    'id module context contextId contextPath workflowLevelState recordData requesterName requesterEmail title',
  ],
  getWorkflowTaskSentback: [
    'userId',
    'id module context contextId contextPath workflowLevelState workflowStatus recordData requesterName requesterEmail title',
  ],
  getQueryResponseList: [
    'recipientId',
    'id context contextId contextUrl categoryName title createdByName status invoiceNumber supplierName invoiceAmount ageInDay',
  ],
} as const;

interface Case {
  what: string;
  persona: string;
  source: string;
  variables: (viewer: Viewer) => Record<string, unknown>;
  count: (data: Record<string, unknown>) => number;
}

const param = (name: string, value: string, type?: string) => ({ name, value, ...(type ? { type } : {}) });

function pageCase(list: keyof typeof FIELDS, what: string, persona: string, input: Partial<ListInput> = {}): Case {
  return {
    what: `${list}: ${what}`,
    persona,
    source: `query q($input: ListInput!) { ${list}(input: $input) { totalRecords data { ${FIELDS[list]} } } }`,
    variables: () => ({ input: { currentPage: 1, pageSize: 15, ...input } }),
    count: data => (data[list] as { totalRecords: number }).totalRecords,
  };
}

function taskCase(call: keyof typeof TASKS, persona: string): Case {
  const [argument, fields] = TASKS[call];
  return {
    what: `${call}: all`,
    persona,
    source: `query q($id: String!) { ${call}(${argument}: $id) { ${fields} } }`,
    variables: viewer => ({ id: viewer.userId }),
    count: data => (data[call] as unknown[]).length,
  };
}

const CASES: Case[] = [
  pageCase('nonPoInvoiceList', 'newest first', 'admin', { sortBy: 'id', sortOrder: 'desc' }),
  pageCase('nonPoInvoiceList', 'status and dates, by gross amount', 'admin', {
    parameters: [
      param('status', 'Approved,Closed', 'checkBox'),
      param('invoiceDate', '2026-01-01,2026-09-30', 'dateRange'),
    ],
    sortBy: 'totalGrossAmount',
    sortOrder: 'desc',
  }),
  pageCase('nonPoInvoiceList', 'supplier name contains, by invoice date', 'auditor', {
    parameters: [param('supplierName', 'Private')],
    sortBy: 'invoiceDate',
    sortOrder: 'asc',
  }),
  pageCase('nonPoInvoiceList', 'number contains, by due date', 'admin', {
    parameters: [param('invoiceNumber', 'k1234')],
    sortBy: 'dueDate',
    sortOrder: 'desc',
  }),
  pageCase('nonPoInvoiceList', 'ERP status and suppliers, by supplier name', 'admin', {
    parameters: [param('erpSync', 'Parked', 'checkBox'), param('supplierCode', '200101,200109', 'cimSupplier')],
    sortBy: 'supplierName',
    sortOrder: 'asc',
  }),
  pageCase('nonPoInvoiceList', 'page 5,000 by company', 'admin', {
    currentPage: 5000,
    sortBy: 'companyName',
    sortOrder: 'asc',
  }),
  pageCase('nonPoInvoiceList', 'one supplier, status, by gross amount', 'supplier', {
    parameters: [param('status', 'Approved', 'checkBox')],
    sortBy: 'totalGrossAmount',
    sortOrder: 'desc',
  }),
  pageCase('nonPoInvoiceList', 'an approver, pending, newest first', 'approver', {
    parameters: [param('status', 'Pending for approval', 'checkBox')],
  }),
  pageCase('reportNonPoInvoiceList', 'newest first', 'auditor'),
  pageCase('reportNonPoInvoiceList', 'by payment date', 'auditor', { sortBy: 'paymentDate', sortOrder: 'desc' }),
  pageCase('reportNonPoInvoiceList', 'department, country and sub-category, by gross amount', 'auditor', {
    parameters: [
      param('departmentName', 'Quality Control,Production', 'checkBox'),
      param('countryName', 'India', 'checkBox'),
      param('apSubcategoryName', 'Training', 'checkBox'),
    ],
    sortBy: 'totalGrossAmount',
    sortOrder: 'desc',
  }),
  pageCase('reportNonPoInvoiceList', 'not right the first time', 'auditor', {
    parameters: [param('fpy', 'No', 'checkBox')],
  }),
  pageCase('reportNonPoInvoiceList', 'urgent and audited, by audit date', 'auditor', {
    parameters: [param('supplierUrgent', 'true', 'checkBox'), param('auditStatus', 'Fail', 'checkBox')],
    sortBy: 'auditDate',
    sortOrder: 'desc',
  }),
  pageCase('reportNonPoInvoiceList', 'paid in a quarter', 'admin', {
    parameters: [param('paymentDate', '2026-04-01,2026-06-30', 'dateRange')],
  }),
  pageCase('reportNonPoInvoiceList', 'a supplier, newest first', 'supplier'),
  pageCase('reportNonPoInvoiceDepartmentName', 'filter options', 'auditor', { pageSize: 0 }),
  pageCase('reportNonPoInvoiceAgingList', 'newest first', 'auditor'),
  pageCase('reportNonPoInvoiceAgingList', 'oldest first', 'auditor', { sortBy: 'ageInDay', sortOrder: 'desc' }),
  pageCase('reportNonPoInvoiceAgingList', 'oldest at its level', 'auditor', {
    sortBy: 'ageAtLevel',
    sortOrder: 'desc',
  }),
  pageCase('reportNonPoInvoiceAgingList', 'by level', 'auditor', { sortBy: 'level', sortOrder: 'asc' }),
  pageCase('reportNonPoInvoiceAgingList', 'by whom it waits for', 'auditor', {
    sortBy: 'pendingWith',
    sortOrder: 'asc',
  }),
  pageCase('reportNonPoInvoiceAgingList', 'waiting for a name', 'auditor', {
    parameters: [param('pendingWith', 'Meera')],
  }),
  pageCase('reportNonPoInvoiceAgingList', 'at L1, by gross amount', 'auditor', {
    parameters: [param('level', 'L1', 'checkBox')],
    sortBy: 'totalGrossAmount',
    sortOrder: 'desc',
  }),
  pageCase('reportNonPoInvoiceAgingList', 'queries sent by a name', 'auditor', {
    parameters: [param('querySentByName', 'Rohan')],
  }),
  pageCase('poList', 'newest first', 'admin'),
  pageCase('poList', 'a supplier, partially invoiced', 'supplier', {
    parameters: [param('poStatus', 'Partially Invoiced', 'checkBox')],
  }),
  pageCase('poList', 'by status', 'admin', { sortBy: 'poStatus', sortOrder: 'asc' }),
  pageCase('poList', 'not fully invoiced, by amount', 'admin', {
    parameters: [param('poStatus', 'New,Partially Received,Partially Invoiced', 'checkBox')],
    sortBy: 'amount',
    sortOrder: 'desc',
  }),
  pageCase('poList', 'what is left for advances', 'admin', {
    sortBy: 'proformaInvoiceAvailableAmount',
    sortOrder: 'desc',
  }),
  pageCase('poList', 'a supplier’s name', 'admin', { parameters: [param('supplierName', 'Private')] }),
  pageCase('deliveryInvoicePoList', 'a supplier, newest first', 'supplier', { pageSize: 5 }),
  pageCase('deliveryInvoicePoList', 'a number', 'admin', { pageSize: 5, parameters: [param('no', '47000')] }),
  pageCase('proformaInvoicePoList', 'a supplier, newest first', 'supplier', { pageSize: 5 }),
  pageCase('proformaInvoicePoList', 'of all suppliers', 'admin', { pageSize: 5 }),
  pageCase('grnList', 'goods, newest first', 'admin', { parameters: [param('type', 'GRN')] }),
  pageCase('grnList', 'goods, waiting to be invoiced', 'admin', {
    parameters: [param('type', 'GRN'), param('grnStatus', 'Invoice Pending', 'checkBox')],
  }),
  pageCase('grnList', 'goods, a supplier', 'supplier', { parameters: [param('type', 'GRN')] }),
  pageCase('grnSrnList', 'a supplier, newest first', 'supplier', { pageSize: 10 }),
  pageCase('grnSrnList', 'of orders by number', 'admin', { pageSize: 10, parameters: [param('orderNo', '4700')] }),
  pageCase('deliveryInvoiceList', 'newest first', 'admin'),
  pageCase('deliveryInvoiceList', 'status and dates, by grand total', 'admin', {
    parameters: [
      param('status', 'Approved,Closed', 'checkBox'),
      param('invoiceDate', '2026-01-01,2026-09-30', 'dateRange'),
    ],
    sortBy: 'grandTotal',
    sortOrder: 'desc',
  }),
  pageCase('deliveryInvoiceList', 'a supplier, newest first', 'supplier'),
  pageCase('manualInvoiceEntryList', 'newest first', 'admin'),
  pageCase('manualInvoiceEntryList', 'status and dates, by amount', 'admin', {
    parameters: [param('status', 'Open', 'checkBox'), param('invoiceDate', '2026-01-01,2026-09-30', 'dateRange')],
    sortBy: 'invoiceAmount',
    sortOrder: 'desc',
  }),
  pageCase('manualInvoiceEntryList', 'a supplier, newest first', 'supplier'),
  pageCase('manualInvoiceEntryList', 'number contains', 'admin', { parameters: [param('invoiceNumber', 'k12')] }),
  pageCase('teInvoiceList', 'newest first', 'admin'),
  pageCase('teInvoiceList', 'status and dates, by amount', 'admin', {
    parameters: [param('status', 'Approved', 'checkBox'), param('invoiceDate', '2026-01-01,2026-10-30', 'dateRange')],
    sortBy: 'totalGrossAmount',
    sortOrder: 'desc',
  }),
  pageCase('teInvoiceList', 'a supplier, newest first', 'supplier'),
  pageCase('teInvoiceList', 'a ticket', 'admin', { parameters: [param('refKey3', 'PNR')] }),
  pageCase('stagingTEInvoiceList', 'newest first', 'admin'),
  pageCase('stagingTEInvoiceList', 'one’s own, by amount', 'supplier', {
    sortBy: 'totalGrossAmount',
    sortOrder: 'desc',
  }),
  pageCase('stagingTEInvoiceList', 'an approver’s name', 'admin', { parameters: [param('approverName', 'Rohan')] }),
  pageCase('reportProformaInvoiceAgingList', 'newest first', 'auditor'),
  pageCase('reportProformaInvoiceAgingList', 'oldest first', 'auditor', { sortBy: 'ageInDay', sortOrder: 'desc' }),
  pageCase('reportProformaInvoiceTransactionList', 'newest first', 'auditor'),
  pageCase('reportProformaInvoiceTransactionList', 'by payment date', 'auditor', {
    sortBy: 'paymentDate',
    sortOrder: 'desc',
  }),
  pageCase('reportDeliveryInvoiceTransactionList', 'newest first', 'auditor'),
  pageCase('reportDeliveryInvoiceTransactionList', 'an order type and country, by payment date', 'auditor', {
    parameters: [param('poType', 'ZNB', 'checkBox'), param('countryName', 'India', 'checkBox')],
    sortBy: 'paymentDate',
    sortOrder: 'desc',
  }),
  pageCase('reportDeliveryInvoiceTransactionList', 'a supplier, newest first', 'supplier'),
  pageCase('reportDeliveryInvoiceTransactionList', 'goods received, an item', 'auditor', {
    parameters: [param('grnDone', 'Yes', 'checkBox'), param('itemCode', 'BULK-1')],
  }),
  pageCase('reportDeliveryInvoiceTransactionList', 'by status of the order', 'auditor', {
    sortBy: 'poStatus',
    sortOrder: 'asc',
  }),
  pageCase('reportDeliveryInvoiceAgingList', 'newest first', 'auditor'),
  pageCase('reportDeliveryInvoiceAgingList', 'oldest first', 'auditor', { sortBy: 'ageInDay', sortOrder: 'desc' }),
  pageCase('reportDeliveryInvoiceAgingList', 'oldest at its level', 'auditor', {
    sortBy: 'ageAtLevel',
    sortOrder: 'desc',
  }),
  pageCase('reportDeliveryInvoiceAgingList', 'at L1, by grand total', 'auditor', {
    parameters: [param('level', 'L1', 'checkBox')],
    sortBy: 'grandTotal',
    sortOrder: 'desc',
  }),
  pageCase('reportDeliveryInvoiceAgingList', 'waiting for a name', 'auditor', {
    parameters: [param('pendingWith', 'Meera')],
  }),
  taskCase('getWorkflowTaskByApproverId', 'l1'),
  taskCase('getWorkflowTaskByApproverId', 'approver'),
  taskCase('getWorkflowTaskSentback', 'supplier'),
  taskCase('getWorkflowTaskSentback', 'approver'),
  taskCase('getQueryResponseList', 'supplier'),
  taskCase('getQueryResponseList', 'approver'),
];

/** How long the screens' calls take on a scaled database (`openDatabase({ scale })`); `only`: those whose name it matches. */
export async function measureScale(db: Database, runs = 7, only = /./): Promise<ScaleMeasure[]> {
  const schema = createSchema(db);
  const measures: ScaleMeasure[] = [];
  for (const { what, persona: key, source, variables, count } of CASES.filter(each => only.test(each.what))) {
    const persona = personas.find(each => each.key === key);
    const context: Context = { db, viewer: await viewerOf(db, persona?.userId ?? '') };
    const times: number[] = [];
    let totalRecords = 0;
    for (let run = 0; run < runs; run++) {
      const start = performance.now();
      const variableValues = variables(context.viewer);
      const { data, errors } = await graphql({ schema, source, variableValues, contextValue: context });
      times.push(performance.now() - start);
      if (errors || !data) throw errors?.[0] ?? new GraphQLError('no answer');
      totalRecords = count(data);
    }
    times.sort((a, b) => a - b);
    const round = (ms: number | undefined) => Math.round((ms ?? 0) * 10) / 10;
    measures.push({
      what,
      persona: key,
      totalRecords,
      medianMs: round(times[Math.floor(runs / 2)]),
      slowestMs: round(times.at(-1)),
    });
  }
  return measures;
}
