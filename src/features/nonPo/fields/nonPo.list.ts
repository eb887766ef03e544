import { supplierFilter } from '@/domain/supplier/supplierFilter';
import { recordKinds, viewHref } from '@/domain/recordKinds';
import type { ListDef } from '@/shared/list/listTypes';
import { ERP_STATUSES, INVOICE_STATUSES } from '@/domain/invoice/words';
import type { NonPoRow } from '../api/operations';
import { configHint } from '@/domain/record/address';

const country = (row: NonPoRow) => row.countryCode;

/** The non-PO invoice list (spec 2 §2). */
export const nonPoList: ListDef<NonPoRow> = {
  context: 'NonPoInvoice',
  columns: [
    {
      name: 'id',
      title: 'Id',
      kind: 'link',
      width: 84,
      href: row => viewHref(recordKinds.NonPoInvoice, row.id),
      state: configHint,
    },
    { name: 'invoiceNumber', title: 'Invoice Number', kind: 'text' },
    { name: 'invoiceDate', title: 'Invoice Date', kind: 'date' },
    { name: 'status', title: 'Status', kind: 'status' },
    { name: 'totalGrossAmount', title: 'Gross Amount', kind: 'money', country, currency: row => row.currencyCode },
    { name: 'supplierName', title: 'Supplier', kind: 'text', width: 220 },
    { name: 'supplierCode', title: 'Supplier Code', kind: 'text', onPhone: false },
    { name: 'companyName', title: 'Company', kind: 'text', width: 220 },
    { name: 'countryName', title: 'Country', kind: 'text', onPhone: false },
    { name: 'documentTypeName', title: 'Document Type', kind: 'text', onPhone: false },
    { name: 'totalAmount', title: 'Amount', kind: 'money', country, onPhone: false },
    { name: 'totalTaxAmount', title: 'Tax', kind: 'money', country, onPhone: false },
    { name: 'paymentTermName', title: 'Payment Term', kind: 'text', onPhone: false },
    { name: 'dueDate', title: 'Due Date', kind: 'date', onPhone: false },
    { name: 'approverName', title: 'Approver', kind: 'text', onPhone: false },
    { name: 'erpSync', title: 'ERP Status', kind: 'status', onPhone: false },
    { name: 'erpNo', title: 'ERP No', kind: 'text', onPhone: false },
    { name: 'createdByName', title: 'Created By', kind: 'text', onPhone: false },
    { name: 'rct', title: 'Created On', kind: 'datetime', onPhone: false },
  ],
  filters: [
    { name: 'id', label: 'Id', kind: 'number' },
    { name: 'invoiceNumber', label: 'Invoice Number', kind: 'text' },
    { name: 'status', label: 'Status', kind: 'checkBox', options: INVOICE_STATUSES },
    { name: 'erpSync', label: 'ERP Status', kind: 'checkBox', options: ERP_STATUSES },
    supplierFilter,
    { name: 'companyName', label: 'Company', kind: 'text' },
    { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
    { name: 'rct', label: 'Created On', kind: 'dateRange' },
    { name: 'dueDate', label: 'Due Date', kind: 'date' },
    { name: 'totalGrossAmount', label: 'Gross Amount', kind: 'number' },
    { name: 'approverName', label: 'Approver', kind: 'text' },
  ],
};
