import { DATE_FORMAT, DATETIME_12_FORMAT, formatDate } from '@/lib/dates';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { invoiceScope, reportScope, supplierScope, type Scope } from '../rules/access.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { listAll, type ListDefinition, type ListParameter } from '../rules/lists/listQuery.ts';
import { nonPoInvoiceList } from './nonPo.list.ts';
import { masterSupplierList } from './reference.ts';
import { nonPoAging, nonPoReport } from './reports.ts';

export type { ListParameter } from '../rules/lists/listQuery.ts';

interface ExportColumn {
  name: string;
  title: string;
}

export interface ExportedRows {
  columns: ExportColumn[];
  rows: Record<string, unknown>[];
}

interface Export {
  list: ListDefinition;
  scope: (viewer: Viewer) => Scope;
  titles: Record<string, string>;
}

/** What both reports begin with. */
const REPORT_TITLES = {
  id: 'Id',
  invoiceNumber: 'Invoice Number',
  invoiceDate: 'Invoice Date',
  invoiceCreatedDate: 'Created Date',
  createdByName: 'Created By',
  supplierCode: 'Supplier Code',
  supplierName: 'Supplier',
  supplierUrgent: 'Urgent',
  companyCode: 'Company Code',
  companyName: 'Company',
  departmentName: 'Department',
  apSubcategoryName: 'AP Sub Category',
  countryName: 'Country',
  totalAmount: 'Base Amount',
  totalGrossAmount: 'Gross Amount',
  currencyCode: 'Currency',
  dueDate: 'Due Date',
  status: 'Status',
  agreementDocRefNo: 'Agreement Reference No.',
};

const EXPORTS: Record<string, Export> = {
  ExportReportNonPoInvoice: {
    list: nonPoReport,
    scope: reportScope,
    titles: {
      ...REPORT_TITLES,
      rejectedWorkflowStatus: 'Rejected At',
      rejectedRemarks: 'Rejected Remarks',
      erpNo: 'ERP No',
      erpSync: 'ERP Status',
      erpPostingDate: 'ERP Posting Date',
      deductions: 'Deductions',
      paymentAmount: 'Payment Amount',
      paymentDate: 'Payment Date',
      paymentBlock: 'Payment Block',
      paymentReference: 'Payment Reference',
      businessLocation1: 'Business Location 1',
      businessLocation2: 'Business Location 2',
      fpy: 'FPY',
      parkRuleDescription: 'Park Rule Description',
      parkPost: 'Park/Post',
      systemName: 'System Name',
      awbNo: 'AWB No',
      poNumber: 'PO Number',
      poLineItem: 'PO Line Item',
      advancePaid: 'Advance Paid',
      contractNumber: 'Contract Number',
      freightCountryName: 'Freight Country',
      auditStatus: 'Audit Status',
      auditRemark: 'Audit Remark',
      auditDate: 'Audit Date',
    },
  },
  ExportReportNonPoInvoiceAging: {
    list: nonPoAging,
    scope: reportScope,
    titles: {
      ...REPORT_TITLES,
      level: 'Level',
      pendingWith: 'Pending With',
      ageInDay: 'Age in Days',
      ageAtLevel: 'Age at Level',
      querySentByName: 'Query Sent By',
    },
  },
  ExportNonPoInvoice: {
    list: nonPoInvoiceList,
    scope: invoiceScope,
    titles: {
      id: 'Id',
      no: 'Document No',
      invoiceNumber: 'Invoice Number',
      invoiceDate: 'Invoice Date',
      status: 'Status',
      workFlowStatus: 'Workflow Status',
      documentTypeName: 'Document Type',
      supplierCode: 'Supplier Code',
      supplierName: 'Supplier',
      supplierGstNumber: 'Supplier GST Number',
      supplierPanNumber: 'Supplier PAN',
      companyCode: 'Company Code',
      companyName: 'Company',
      countryName: 'Country',
      totalAmount: 'Amount',
      totalTaxAmount: 'Tax',
      totalGrossAmount: 'Gross Amount',
      currencyCode: 'Currency',
      taxType: 'Tax Type',
      paymentTermName: 'Payment Term',
      dueDate: 'Due Date',
      approverName: 'Approver',
      agreementDocRefNo: 'Agreement Reference No.',
      instructionReference: 'Instruction Reference',
      itemText: 'Item Text',
      erpSync: 'ERP Status',
      erpNo: 'ERP No',
      createdBy: 'Created By Side',
      createdByName: 'Created By',
      rct: 'Created On',
      workFlowRemark: 'Last Remark',
    },
  },
  ExportSuppliers: {
    list: masterSupplierList,
    scope: supplierScope,
    titles: {
      id: 'Id',
      companyName: 'Company',
      code: 'Code',
      name: 'Name',
      gstNumber: 'GST Number',
      city: 'City',
      paymentTermName: 'Payment Term',
      active: 'Is Active',
      companyIsActive: 'Company Is Active',
    },
  },
};

/**
 * Every row of an exported list (the keys of `EXPORTS`) that this viewer may see, as cells: numbers for money,
 * dates and yes/no as people read them. GraphQLError when refused.
 */
export async function exportRows(
  db: Database,
  viewer: Viewer,
  listName: string,
  parameters: ListParameter[],
): Promise<ExportedRows> {
  const wanted = Object.hasOwn(EXPORTS, listName) ? EXPORTS[listName] : undefined;
  if (!wanted) throw badInput(`There is no export '${listName}'`);
  // Spec 1 §6: a userwithsupplier cannot export the supplier list.
  if (listName === 'ExportSuppliers' && viewer.roles.includes('userwithsupplier'))
    throw forbidden('You cannot export the supplier list.');
  const { list, scope, titles } = wanted;
  const columns = Object.entries(titles).map(([name, title]) => ({ name, title }));
  const dates = new Map<string, string>();
  const rows: Record<string, Cell>[] = [];
  for await (const piece of listAll<Found>(db, list, Object.keys(titles), parameters, scope(viewer)))
    for (const row of piece)
      rows.push(
        Object.fromEntries(columns.map(({ name }) => [name, cellOf(row[name], list.columns[name]?.kind, dates)])),
      );
  return { columns, rows };
}

type Cell = string | number | boolean | null;
type Found = Record<string, Cell> & { id: number };

function cellOf(value: Cell | undefined, kind: string | undefined, dates: Map<string, string>): Cell {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'number':
      // 15 digits at most (numeric(18, 2) limited by the rules): a spreadsheet's number holds them exactly.
      return Number(value);
    case 'date':
      return readableDate(String(value), DATE_FORMAT, dates);
    case 'moment':
      return readableDate(String(value), DATETIME_12_FORMAT, dates);
    case 'boolean':
      return value ? 'Yes' : 'No';
    default:
      return value;
  }
}

/** Formatting takes most of an export's time, and the same days come back on thousands of rows. */
function readableDate(value: string, format: string, known: Map<string, string>): string {
  const found = known.get(value) ?? formatDate(value, format);
  known.set(value, found);
  return found;
}
