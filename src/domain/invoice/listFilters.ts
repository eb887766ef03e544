import type { FilterDef } from '@/shared/list/listTypes';
import { PAYMENT_STATES } from '../calls/paymentState';
import { supplierFilter } from '../supplier/supplierFilter';

/** Whose an invoice is, and its days: the lists of all kinds of invoices filter by them. */
export const partyAndDayFilters: readonly FilterDef[] = [
  supplierFilter,
  { name: 'companyName', label: 'Company', kind: 'text' },
  { name: 'invoiceDate', label: 'Invoice Date', kind: 'dateRange' },
  { name: 'rct', label: 'Created On', kind: 'dateRange' },
  { name: 'dueDate', label: 'Due Date', kind: 'date' },
];

/** Paid and Overdue, which the backend works out (DECISIONS 240). */
export const paymentFilter: FilterDef = {
  name: 'paymentState',
  label: 'Payment',
  kind: 'checkBox',
  options: PAYMENT_STATES,
};
