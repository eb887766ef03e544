import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { ERP_STATUSES } from '@/domain/invoice/words';
import { recordKinds } from '@/domain/recordKinds';
import { supplierFilter } from '@/domain/supplier/supplierFilter';
import type { ListDef } from '@/shared/list/listTypes';
import type { ManualRow } from '../api/operations';

const kind = recordKinds.ManualInvoiceEntry;
const invoice = invoiceColumns(kind);

/** Spec 3 §4, in its order. */
const STATUSES = ['Open', 'Under Query', 'Work in Progress', 'Closed', 'Rejected'];

/** The list of manual entries (spec 3 §2); the screen adds its Action column. */
export const manualList: ListDef<ManualRow> = {
  context: kind.context,
  columns: [
    { name: 'id', title: 'Id', kind: 'text', width: 84, onPhone: false },
    invoice.number,
    invoice.date,
    invoice.status,
    {
      name: 'invoiceAmount',
      title: 'Invoice Amount',
      kind: 'money',
      country: row => row.countryCode,
      currency: row => row.currencyCode,
      rank: RANK.gross,
      onPhone: 'top',
    },
    { name: 'documentTypeName', title: 'Document Type', kind: 'text', width: 136, rank: RANK.due },
    { name: 'purchaseOrder', title: 'Purchase Order', kind: 'text', width: 130, rank: RANK.pendingWith },
    { name: 'apSubCategoryName', title: 'AP Sub-Category', kind: 'text', onPhone: false },
    invoice.supplier,
    invoice.supplierCode,
    invoice.company,
    { name: 'countryName', title: 'Country', kind: 'text', width: 120, onPhone: false },
    { name: 'fiDocumentNumber', title: 'FI Document Number', kind: 'text', onPhone: false },
    { name: 'businessLocation1', title: 'Business Location', kind: 'text', onPhone: false },
    { name: 'remarks', title: 'Remarks', kind: 'text', onPhone: false },
    invoice.erp,
    { name: 'erpNo', title: 'ERP No', kind: 'text', onPhone: false },
    { name: 'recordUpdatedByName', title: 'Closed By', kind: 'text', onPhone: false },
    { name: 'createdByName', title: 'Created By', kind: 'text', onPhone: false },
    { name: 'rct', title: 'Created On', kind: 'datetime', onPhone: false },
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status' },
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'purchaseOrder', label: 'Purchase Order', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: STATUSES },
    { name: 'documentTypeName', label: 'Document Type', kind: 'checkBox', options: { lookup: 'documentTypes' } },
    { name: 'apSubCategoryName', label: 'AP Sub-Category', kind: 'checkBox', options: { lookup: 'apSubCategories' } },
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    supplierFilter,
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'rct', label: 'Created On', kind: 'dateRange' },
    { name: 'invoiceAmount', label: 'Invoice Amount', kind: 'number' },
    { name: 'currencyCode', label: 'Currency', kind: 'checkBox', options: { lookup: 'currencies' } },
    { name: 'fiDocumentNumber', label: 'FI Document Number', kind: 'text' },
    { name: 'createdByName', label: 'Created By', kind: 'text' },
  ],
};
