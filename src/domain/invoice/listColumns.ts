import type { Id } from '@/lib/ids';
import { getPaymentTag, PAYMENT_STATES } from '@/lib/paymentState';
import { mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { toPayable, waitsForSomebody, type LaterRow, type WaitsWith } from '../calls/laterRow';
import { configHint } from '../recordAddress';
import { viewHref, type RecordKind } from '../recordKinds';
import { supplierFilter } from '../supplier/supplierFilter';
import { ERP_STATUSES, INVOICE_STATUSES } from './words';

/**
 * Places of what people come to a list of documents for: at 1440 pixels these columns are there without scrolling. Whatever else a list
 * shows follows to the right, in the order of the specification.
 */
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

/** A row whose status is explained. */
type StatusRow = WaitsWith & { status?: string | null };

/** A supplier's lists hold nothing but his own documents. */
const isSupplier = (session: Session) => mayEnter(session, { anyOf: ['supplier'] });

/** A column of a supplier's own name or code is not shown to that supplier. */
const notToSuppliers = { hiddenFrom: isSupplier } as const;

/** A column of companies' names, written as short as there is room; the whole name is the title. */
const companyText = { kind: 'text' } as const;

/** Whose it is, on every list of documents. */
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

/** An amount, its digits grouped as its country does. */
export const amount = { kind: 'money', country: (row: { countryCode: string | null }) => row.countryCode } as const;

/** An amount with the code of its currency. */
export const priced = { ...amount, currency: (row: { currencyCode: string | null }) => row.currencyCode } as const;

/** The same, of records that keep the code under another name. */
export const pricedIn = { ...amount, currency: (row: { currency: string | null }) => row.currency } as const;

/** What an invoice comes to: it stands in sight, on a phone beside the card's first value. */
export const total = { rank: RANK.gross, onPhone: 'top', filter: true } as const;

/**
 * The columns that the lists and reports of all kinds of invoices have in common, with their places. A column that a kind keeps under
 * another name is spread, and named there.
 */
export function invoiceColumns(kind: RecordKind) {
  return {
    id: { name: 'id', title: 'Id', kind: 'text', width: 84, onPhone: false, filter: 'number' },
    number: {
      name: 'invoiceNumber',
      title: 'Invoice Number',
      kind: 'link',
      rank: RANK.number,
      width: 150,
      value: (row: { id: Id; invoiceNumber: string | null }) => row.invoiceNumber || `#${row.id}`,
      href: (row: { id: Id }) => viewHref(kind, row.id),
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
      explain: async (row: StatusRow) => (await import('../calls/statusWords')).explainStatus(row.status, row),
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
    /** Lists load the payment date later (`useLaterFactsOf`). */
    payment: {
      name: 'paymentState',
      title: 'Payment',
      kind: 'status',
      rank: RANK.payment,
      width: 100,
      // Most approved invoices are due later: their cards keep no line for it.
      later: { width: 104, of: () => false },
      sortable: false,
      value: (row: LaterRow) => getPaymentTag(toPayable(row)),
      explain: async (row: LaterRow) => (await import('../calls/statusWords')).explainPaymentState(toPayable(row)),
      filter: PAYMENT_STATES,
    },
    /** Lists load it later (`useLaterFactsOf`) and cannot be sorted by it. */
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
