import type { Id } from '@/lib/ids';
import { getPaymentTag, mayBePaid, PAYMENT_STATES } from '@/lib/paymentState';
import { mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { getOfferedHref } from '../offeredHref';
import { toPayable, waitsForSomebody, type DeferredRow, type WaitsWith } from '../calls/deferredRow';
import { configHint } from '../recordAddress';
import { viewHref, type RecordType } from '../recordTypes';
import { ERP_STATUSES, INVOICE_STATUSES } from './labels';
import { explainPayment } from './paymentText';
import type { FilterDef } from '@/shared/list/listTypes';

/** Filters a list by suppliers picked by code or name (spec 1 §7). The screen passes `useSupplierSearches()` to its list. */
export const supplierFilter: FilterDef = {
  name: 'supplierCode',
  label: 'Supplier',
  kind: 'cimSupplier',
  search: 'suppliers',
  hint: 'Code or name',
};

/** Ranks of the columns that must be visible without scrolling at 1440 pixels. Other columns follow in the specification's order. */
export const RANK = {
  number: 1,
  date: 2,
  status: 3,
  gross: 4,
  due: 5,
  payment: 5.5,
  pendingWith: 6,
  erp: 7,
  supplier: 8,
  company: 9,
};

type StatusRow = WaitsWith & { status?: string | null };

const isSupplier = (session: Session) => mayEnter(session, { anyOf: ['supplier'] });

/** Hides the supplier's own name or code from suppliers. */
const notToSuppliers = { hiddenFrom: isSupplier } as const;

const companyText = { kind: 'text' } as const;

export const partyColumns = {
  supplier: {
    name: 'supplierName',
    title: 'Supplier',
    ...companyText,
    rank: RANK.supplier,
    ...notToSuppliers,
    filter: supplierFilter,
  },
  supplierCode: { name: 'supplierCode', title: 'Supplier Code', kind: 'text', onPhone: false, ...notToSuppliers },
  company: { name: 'companyName', title: 'Company', ...companyText, rank: RANK.company, filter: true },
} as const;

export const amountColumn = {
  kind: 'money',
  country: (row: { countryCode: string | null }) => row.countryCode,
} as const;

export const priced = {
  ...amountColumn,
  currency: (row: { currencyCode: string | null }) => row.currencyCode,
} as const;

/** The same for records with `currency` instead of `currencyCode`. */
export const pricedIn = { ...amountColumn, currency: (row: { currency: string | null }) => row.currency } as const;

/** Gross amount: ranked, and on a phone beside the card's title. */
export const total = { rank: RANK.gross, onPhone: 'top', filter: true } as const;

/** Returns the columns that all invoice lists and reports share, with ranks. Spread a column to rename its field. */
export function invoiceColumns(kind: RecordType) {
  return {
    id: { name: 'id', title: 'Id', kind: 'text', width: 84, onPhone: false, filter: 'number' },
    number: {
      name: 'invoiceNumber',
      title: 'Invoice Number',
      kind: 'link',
      rank: RANK.number,
      width: 150,
      value: (row: { id: Id; invoiceNumber: string | null }) => row.invoiceNumber || `#${row.id}`,
      href: (row: { id: Id }) => getOfferedHref(viewHref(kind, row.id)),
      state: configHint,
      filter: true,
    },
    date: { name: 'invoiceDate', title: 'Invoice Date', kind: 'date', rank: RANK.date, width: 127, filter: true },
    status: {
      name: 'status',
      title: 'Status',
      kind: 'status',
      rank: RANK.status,
      width: 188,
      explain: async (row: StatusRow) => (await import('../calls/statusHints')).explainStatus(row.status, row),
      filter: INVOICE_STATUSES,
    },
    due: {
      name: 'dueDate',
      title: 'Due Date',
      kind: 'date',
      rank: RANK.due,
      width: 116,
      onPhone: 'beside',
      filter: 'date',
    },
    /** Lists load the payment date later (`useDeferredColumnsFor`). */
    payment: {
      name: 'paymentState',
      title: 'Payment',
      kind: 'status',
      rank: RANK.payment,
      width: 100,
      // Most approved invoices are not due yet, so their cards reserve no line.
      later: { width: 104, of: () => false },
      sortable: false,
      mayHave: (row: DeferredRow) => mayBePaid(row.status) || getPaymentTag(toPayable(row)) !== null,
      value: (row: DeferredRow) => getPaymentTag(toPayable(row)),
      explain: async (row: DeferredRow) => explainPayment({ ...row, ...toPayable(row) }),
      filter: { name: 'paymentState', label: 'Payment', kind: 'checkBox', options: PAYMENT_STATES },
    },
    /** Loaded later (`useDeferredColumnsFor`), so not sortable. */
    pendingWith: {
      name: 'pendingWith',
      title: 'Pending With',
      kind: 'text',
      rank: RANK.pendingWith,
      width: 148,
      later: { width: 204, of: (row: { status: string | null }) => waitsForSomebody(row.status) },
      sortable: false,
      value: (row: { pendingWith?: string | null }) => row.pendingWith,
    },
    poNo: { name: 'poNo', title: 'PO No', kind: 'text', width: 130, filter: true },
    approver: { name: 'approverName', title: 'Approver', kind: 'text', onPhone: false, filter: true },
    country: { name: 'countryName', title: 'Country', kind: 'text', onPhone: false },
    erp: {
      name: 'erpSync',
      title: 'ERP Status',
      kind: 'status',
      rank: RANK.erp,
      width: 118,
      onPhone: false,
      filter: ERP_STATUSES,
    },
    erpNo: { name: 'erpNo', title: 'ERP No', kind: 'text', onPhone: false },
    createdBy: { name: 'createdByName', title: 'Created By', ...companyText, onPhone: false },
    createdOn: { name: 'rct', title: 'Created On', kind: 'datetime', onPhone: false, filter: true },
    ...partyColumns,
  } as const;
}
