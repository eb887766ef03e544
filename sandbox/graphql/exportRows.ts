import { DATE_FORMAT, DATETIME_12_FORMAT, formatDate } from '@/lib/dates';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { invoiceScope, supplierScope, type Scope } from '../rules/access.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { listAll, type ListDefinition, type ListParameter } from './listQuery.ts';
import { nonPoInvoiceList } from './nonPo.list.ts';
import { masterSupplierList } from './reference.ts';

export type { ListParameter } from './listQuery.ts';

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

const EXPORTS: Record<string, Export> = {
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
 * Every row of an exported list (`ExportNonPoInvoice`, `ExportSuppliers`) that this viewer may see, as cells: numbers for money,
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
  const found = await listAll<Record<string, Cell>>(db, list, parameters, scope(viewer));
  const columns = Object.entries(titles).map(([name, title]) => ({ name, title }));
  const rows = found.map(row =>
    Object.fromEntries(columns.map(({ name }) => [name, cellOf(row[name], list.columns[name]?.kind)])),
  );
  return { columns, rows };
}

type Cell = string | number | boolean | null;

function cellOf(value: Cell | undefined, kind: string | undefined): Cell {
  if (value === null || value === undefined) return null;
  switch (kind) {
    case 'number':
      // 15 digits at most (numeric(18, 2) limited by the rules): a spreadsheet's number holds them exactly.
      return Number(value);
    case 'date':
      return formatDate(String(value), DATE_FORMAT);
    case 'moment':
      return formatDate(String(value), DATETIME_12_FORMAT);
    case 'boolean':
      return value ? 'Yes' : 'No';
    default:
      return value;
  }
}
