import { getOfferedHref } from '@/domain/offeredHref';
import { viewHref, type RecordType } from '@/domain/recordTypes';
import { addDays, formatDay, today, toIsoDay, type IsoDay } from '@/lib/dates';
import type { Id } from '@/lib/ids';
import { parseDecimal, sum } from '@/lib/money';
import { getPaymentState, type PayableInvoice, type PaymentState } from '@/lib/paymentState';

type Amount = string | number | null | undefined;

/** A report row; the fields of amount and currency differ by record type. */
interface InvoiceDto {
  id: Id;
  invoiceNumber: string | null;
  supplierName: string | null;
  countryCode: string | null;
  totalGrossAmount?: Amount;
  grandTotal?: Amount;
  paymentAmount?: Amount;
  currencyCode?: string | null;
  currency?: string | null;
  status?: string | null;
  dueDate?: string | null;
  pendingWith?: string | null;
  erpSync?: string | null;
  paymentDate?: string | null;
  paymentBlock?: string | null;
  paymentReference?: string | null;
}
interface PageDto {
  totalRecords: number;
  data: readonly InvoiceDto[] | null;
}

export interface Payment extends PayableInvoice {
  key: string;
  number: string;
  supplier: string;
  href: string | null;
  /** Decimal text; null if missing. */
  amount: string | null;
  currency: string;
  country: string;
  on: IsoDay | null;
  state: PaymentState;
  pendingWith: string;
  block: string;
  /** Payment reference; '' until paid. */
  reference: string;
}

export interface Payments {
  overdue: Payment[];
  upcoming: Payment[];
  paid: Payment[];
  /** False: more invoices exist than were loaded, so sums would be wrong. */
  isWhole: boolean;
}

type Pages = readonly (readonly [RecordType, PageDto | null])[];

/** Days that 'paid lately' covers. */
export const LATELY = 30;

/** Returns the payment of an invoice; null if nothing is owed and nothing was paid. */
function toPayment(kind: RecordType, row: InvoiceDto): Payment | null {
  const { status, dueDate, erpSync: erpStatus, paymentDate: paidAt } = row;
  const invoice: PayableInvoice = { status, dueDate, erpStatus, paidAt };
  const state = getPaymentState(invoice);
  if (!state || state === 'Cancelled') return null;
  return {
    ...invoice,
    key: `${kind.context}.${row.id}`,
    number: row.invoiceNumber || `#${row.id}`,
    supplier: row.supplierName ?? '',
    href: getOfferedHref(viewHref(kind, row.id)),
    amount: parseDecimal(row.paymentAmount ?? row.grandTotal ?? row.totalGrossAmount),
    currency: row.currencyCode ?? row.currency ?? '',
    country: row.countryCode ?? '',
    on: toIsoDay(state === 'Paid' || state === 'Scheduled' ? paidAt : dueDate),
    state,
    pendingWith: row.pendingWith ?? '',
    block: row.paymentBlock ?? '',
    reference: row.paymentReference ?? '',
  };
}

/** '9' sorts after every date. */
const byDay = (a: Payment, b: Payment) => (a.on ?? '9').localeCompare(b.on ?? '9');

/** Merges the payments of all pages. For several rows of an invoice the last one wins: the aging report names the current owner. */
export function mergePayments(pages: Pages): Payments {
  const all = pages
    .flatMap(([kind, page]) => (page?.data ?? []).map(row => toPayment(kind, row)))
    .filter(payment => payment !== null);
  const once = [...new Map(all.map(payment => [payment.key, payment])).values()];
  const from = addDays(today(), -LATELY);
  return {
    overdue: once.filter(({ state }) => state === 'Overdue').toSorted(byDay),
    upcoming: once.filter(({ state }) => state === 'Due' || state === 'Scheduled').toSorted(byDay),
    paid: once.filter(({ state, on }) => state === 'Paid' && (on ?? '') >= from).toSorted((a, b) => byDay(b, a)),
    isWhole: pages.every(([, page]) => (page?.totalRecords ?? 0) <= (page?.data?.length ?? 0)),
  };
}

/** Weeks with a separate bar. */
const WEEKS = 6;

interface Span {
  /** First day of the week: '27-Nov'. */
  label: string;
  amount: string;
}

/** Sums upcoming payments in one currency by week from today, and all later ones. */
export function byWeek(upcoming: readonly Payment[], currency: string, from: IsoDay = today()): Span[] {
  const own = upcoming.filter(payment => payment.currency === currency && payment.amount !== null);
  const span = (label: string, isIn: (on: IsoDay | null) => boolean): Span => ({
    label,
    amount: sum(own.filter(({ on }) => isIn(on)).map(({ amount }) => amount)),
  });
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const [first, next] = [addDays(from, 7 * week), addDays(from, 7 * (week + 1))];
    return span(formatDay(first, 'DD-MMM'), on => on !== null && on >= first && on < next);
  });
  const end = addDays(from, 7 * WEEKS);
  return [...weeks, span('Later', on => on === null || on >= end)];
}

/** Returns the most frequent currency; the chart shows only that one, because currencies are never added up. */
export function mainCurrency(payments: readonly Payment[]): string {
  const counts = new Map<string, number>();
  for (const { currency } of payments) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
