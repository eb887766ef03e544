import { invoiceColumns, priced, RANK, total } from '@/domain/invoice/listColumns';
import { recordTypes } from '@/domain/recordTypes';
import { defineList } from '@/shared/list/defineList';
import type { ManualRow } from '../api/operations';

const kind = recordTypes.ManualInvoiceEntry;
const invoice = invoiceColumns(kind);

/** Order of spec 3 §4. */
const STATUSES = ['Open', 'Under Query', 'Work in Progress', 'Closed', 'Rejected'];

/** List of manual entries (spec 3 §2); the screen adds the Action column. */
export const manualList = defineList<ManualRow>({
  context: kind.context,
  columns: [
    invoice.id,
    invoice.number,
    invoice.date,
    { ...invoice.status, filter: STATUSES },
    { name: 'invoiceAmount', title: 'Invoice Amount', ...priced, ...total },
    {
      name: 'documentTypeName',
      title: 'Document Type',
      kind: 'text',
      width: 136,
      rank: RANK.due,
      filter: { lookup: 'documentTypes' },
    },
    { name: 'purchaseOrder', title: 'Purchase Order', kind: 'text', width: 130, rank: RANK.pendingWith, filter: true },
    {
      name: 'apSubCategoryName',
      title: 'AP Sub-Category',
      kind: 'text',
      onPhone: false,
      filter: { lookup: 'apSubCategories' },
    },
    invoice.supplier,
    invoice.supplierCode,
    invoice.company,
    { ...invoice.country, width: 120 },
    { name: 'fiDocumentNumber', title: 'FI Document Number', kind: 'text', onPhone: false, filter: true },
    { name: 'businessLocation1', title: 'Business Location', kind: 'text', onPhone: false },
    { name: 'remarks', title: 'Remarks', kind: 'text', onPhone: false },
    invoice.erp,
    invoice.erpNo,
    { name: 'recordUpdatedByName', title: 'Closed By', kind: 'text', onPhone: false },
    { ...invoice.createdBy, filter: true },
    invoice.createdOn,
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status' },
  filters: [{ name: 'currencyCode', label: 'Currency', kind: 'checkBox', options: { lookup: 'currencies' } }],
});
