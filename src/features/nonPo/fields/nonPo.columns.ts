import type { NonPoRow } from '../api/useNonPoList';
import type { ColumnDef, FilterDef } from '@/shared/list/types';
import { viewHref } from '../paths';

/** Status words of spec 2 §2, in its order. */
export const STATUSES = [
  'Pending for approval',
  'Draft',
  'Approved',
  'Rejected',
  'SentBack',
  'Under Query',
  'Work in Progress',
  'Closed',
];
export const ERP_STATUSES = ['Parked', 'Posted', 'In Process', 'Cancelled'];

export const nonPoColumns: ColumnDef<NonPoRow>[] = [
  { name: 'id', title: 'Id', kind: 'link', width: 84, value: row => row.id, href: row => viewHref(row.id) },
  { name: 'invoiceNumber', title: 'Invoice Number', kind: 'text', width: 160 },
  { name: 'invoiceDate', title: 'Invoice Date', kind: 'date', width: 120 },
  { name: 'status', title: 'Status', kind: 'status', width: 170 },
  { name: 'supplierName', title: 'Supplier', kind: 'text', width: 230 },
  { name: 'supplierCode', title: 'Supplier Code', kind: 'text', width: 120 },
  { name: 'companyName', title: 'Company', kind: 'text', width: 220 },
  { name: 'countryName', title: 'Country', kind: 'text', width: 120 },
  { name: 'documentTypeName', title: 'Document Type', kind: 'text', width: 160 },
  { name: 'totalAmount', title: 'Amount', kind: 'money', width: 140, country: row => row.countryCode },
  { name: 'totalTaxAmount', title: 'Tax', kind: 'money', width: 130, country: row => row.countryCode },
  { name: 'totalGrossAmount', title: 'Gross Amount', kind: 'money', width: 150, country: row => row.countryCode },
  { name: 'currencyCode', title: 'Currency', kind: 'text', width: 96 },
  { name: 'paymentTermName', title: 'Payment Term', kind: 'text', width: 170 },
  { name: 'dueDate', title: 'Due Date', kind: 'date', width: 120 },
  { name: 'approverName', title: 'Approver', kind: 'text', width: 170 },
  { name: 'erpSync', title: 'ERP Status', kind: 'status', width: 130 },
  { name: 'erpNo', title: 'ERP No', kind: 'text', width: 130 },
  { name: 'createdByName', title: 'Created By', kind: 'text', width: 170 },
  { name: 'rct', title: 'Created On', kind: 'datetime', width: 180 },
];

export const nonPoFilters: FilterDef[] = [
  { name: 'id', label: 'Id', type: 'number' },
  { name: 'invoiceNumber', label: 'Invoice Number', type: 'text' },
  { name: 'status', label: 'Status', type: 'checkBox', options: STATUSES },
  { name: 'erpSync', label: 'ERP Status', type: 'checkBox', options: ERP_STATUSES },
  { name: 'supplierCode', label: 'Supplier', type: 'cimSupplier' },
  { name: 'companyName', label: 'Company', type: 'text' },
  { name: 'invoiceDate', label: 'Invoice Date', type: 'dateRange' },
  { name: 'rct', label: 'Created On', type: 'dateRange' },
  { name: 'dueDate', label: 'Due Date', type: 'date' },
  { name: 'totalGrossAmount', label: 'Gross Amount', type: 'number' },
  { name: 'approverName', label: 'Approver', type: 'text' },
];
