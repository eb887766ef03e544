import { recordKinds } from '@/domain/recordKinds';
import type { ListDef } from '@/shared/list/listTypes';
import { invoiceColumns, RANK } from '@/domain/invoice/listColumns';
import { partyAndDayFilters, paymentFilter } from '@/domain/invoice/listFilters';
import { ERP_STATUSES, INVOICE_STATUSES } from '@/domain/invoice/words';
import type { NonPoRow } from '../api/operations';

const kind = recordKinds.NonPoInvoice;
const country = (row: NonPoRow) => row.countryCode;
const invoice = invoiceColumns(kind);

/** The non-PO invoice list (spec 2 §2). */
export const nonPoList: ListDef<NonPoRow> = {
  context: kind.context,
  columns: [
    { name: 'id', title: 'Id', kind: 'text', width: 84, onPhone: false },
    invoice.number,
    invoice.date,
    invoice.status,
    {
      name: 'totalGrossAmount',
      title: 'Gross Amount',
      kind: 'money',
      country,
      currency: row => row.currencyCode,
      rank: RANK.gross,
      onPhone: 'top',
    },
    invoice.supplier,
    invoice.supplierCode,
    invoice.company,
    { name: 'countryName', title: 'Country', kind: 'text', onPhone: false },
    { name: 'documentTypeName', title: 'Document Type', kind: 'text', onPhone: false },
    { name: 'totalAmount', title: 'Amount', kind: 'money', country, onPhone: false },
    { name: 'totalTaxAmount', title: 'Tax', kind: 'money', country, onPhone: false },
    { name: 'paymentTermName', title: 'Payment Term', kind: 'text', onPhone: false },
    invoice.due,
    invoice.payment,
    { name: 'approverName', title: 'Approver', kind: 'text', onPhone: false },
    // Behind what fits at 1440 pixels: people ask whether it is paid first.
    { ...invoice.erp, rank: undefined },
    invoice.erpNo,
    invoice.createdBy,
    invoice.createdOn,
    invoice.pendingWith,
  ],
  find: { number: 'invoiceNumber', name: 'companyName', status: 'status', beside: 'paymentState' },
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: INVOICE_STATUSES },
    paymentFilter,
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    ...partyAndDayFilters,
    { name: 'totalGrossAmount', label: 'Gross Amount', kind: 'number' },
    { name: 'approverName', label: 'Approver', kind: 'text' },
  ],
};
