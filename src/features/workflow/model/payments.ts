import { viewHref, type RecordKind } from '@/domain/recordKinds';
import { addDays, formatDay, today, toIsoDay, type IsoDay } from '@/lib/dates';
import type { Id } from '@/lib/ids';
import { parseDecimal, sum } from '@/lib/money';
import { isStatus } from '@/lib/status';

type Amount = string | number | null | undefined;

/** A row of a list or a report; which fields hold amount and currency differs by kind. */
interface WireInvoice {
  id: Id;
  invoiceNumber: string | null;
  supplierName: string | null;
  countryCode: string | null;
  totalGrossAmount?: Amount;
  grandTotal?: Amount;
  paymentAmount?: Amount;
  currencyCode?: string | null;
  currency?: string | null;
}
interface WireWaiting extends WireInvoice {
  status: string | null;
  pendingWith?: string | null;
  dueDate: string | null;
}
interface WirePaid extends WireInvoice {
  paymentDate: string | null;
  paymentReference: string | null;
}
interface WirePage<Row> {
  totalRecords: number;
  data: readonly Row[] | null;
}

/** An invoice that will be paid, or was. */
export interface Payment {
  key: string;
  number: string;
  supplier: string;
  href: string;
  /** Decimal text; null when it is missing. */
  amount: string | null;
  currency: string;
  country: string;
  /** The day it is due, will be paid, or was. */
  on: IsoDay | null;
  state: 'overdue' | 'due' | 'scheduled' | 'paid';
  /** Who has it, or how far it is. */
  standing: string;
  /** '' before it is paid. */
  reference: string;
}

export interface Payments {
  /** What will be paid, the earliest day first; without a day last. */
  coming: Payment[];
  /** What was paid, the latest first. */
  paid: Payment[];
  /** False: there is more than was asked for, so that nothing can be added up. */
  isWhole: boolean;
}

type OfKinds<Row> = readonly (readonly [RecordKind, WirePage<Row> | null])[];

/** How many days 'paid lately' reaches back. */
export const LATELY = 30;

function facts(kind: RecordKind, row: WireInvoice): Omit<Payment, 'on' | 'state' | 'standing' | 'reference'> {
  return {
    key: `${kind.context}.${row.id}`,
    number: row.invoiceNumber || `#${row.id}`,
    supplier: row.supplierName ?? '',
    href: viewHref(kind, row.id),
    amount: parseDecimal(row.paymentAmount ?? row.grandTotal ?? row.totalGrossAmount),
    currency: row.currencyCode ?? row.currency ?? '',
    country: row.countryCode ?? '',
  };
}

function awaited(kind: RecordKind, row: WireWaiting): Payment {
  const on = toIsoDay(row.dueDate);
  const isOverdue = on !== null && on < today();
  return {
    ...facts(kind, row),
    on,
    state: isOverdue ? 'overdue' : 'due',
    standing: row.pendingWith || row.status || '',
    reference: '',
  };
}

function settled(kind: RecordKind, row: WirePaid): Payment {
  const on = toIsoDay(row.paymentDate);
  const isAhead = on !== null && on > today();
  return {
    ...facts(kind, row),
    on,
    state: isAhead ? 'scheduled' : 'paid',
    standing: isAhead ? 'Payment scheduled' : 'Paid',
    reference: row.paymentReference ?? '',
  };
}

const rowsOf = <Row>(pages: OfKinds<Row>): (readonly [RecordKind, Row])[] =>
  pages.flatMap(([kind, page]) => (page?.data ?? []).map(row => [kind, row] as const));

/** '9' comes after every day. */
const byDay = (a: Payment, b: Payment) => (a.on ?? '9').localeCompare(b.on ?? '9');

/**
 * The payments of all kinds of invoices, of a supplier or of all. `waiting`: not approved yet; what was sent back waits for the supplier itself and is no
 * payment to come. `approved`: waits to be paid. `paid`: has a payment day, which may lie ahead; a report has a row for each line.
 */
export function paymentsOf(
  waiting: OfKinds<WireWaiting>,
  approved: OfKinds<WireWaiting>,
  paid: OfKinds<WirePaid>,
): Payments {
  const onTheirWay = rowsOf(waiting).filter(([, { status }]) => !isStatus(status, 'sentback'));
  const open = [...onTheirWay, ...rowsOf(approved)].map(([kind, row]) => awaited(kind, row));
  const done = rowsOf(paid).map(([kind, row]) => settled(kind, row));
  const once = [...new Map([...open, ...done].map(payment => [payment.key, payment])).values()];
  const isPaid = ({ state }: Payment) => state === 'paid';
  const isWhole = (pages: OfKinds<unknown>) =>
    pages.every(([, page]) => (page?.totalRecords ?? 0) <= (page?.data?.length ?? 0));
  return {
    coming: once.filter(payment => !isPaid(payment)).toSorted(byDay),
    paid: once.filter(isPaid).toSorted((a, b) => byDay(b, a)),
    isWhole: isWhole(waiting) && isWhole(approved) && isWhole(paid),
  };
}

/** Weeks that have a bar of their own. */
const WEEKS = 6;

interface Span {
  label: string;
  /** Decimal text. */
  amount: string;
  isOverdue: boolean;
}

/** What will be paid in one currency: what is overdue, then week by week from today on, then the rest. */
export function byWeek(coming: readonly Payment[], currency: string, from: IsoDay = today()): Span[] {
  const own = coming.filter(payment => payment.currency === currency && payment.amount !== null);
  const span = (label: string, isIn: (on: IsoDay) => boolean, isOverdue = false): Span => ({
    label,
    amount: sum(own.filter(({ on }) => isIn(on ?? '9')).map(({ amount }) => amount)),
    isOverdue,
  });
  const weeks = Array.from({ length: WEEKS }, (_, week) => {
    const [first, next] = [addDays(from, 7 * week), addDays(from, 7 * (week + 1))];
    const label = `${formatDay(first, 'DD-MMM')} – ${formatDay(addDays(next, -1), 'DD-MMM')}`;
    return span(label, on => on >= first && on < next);
  });
  const end = addDays(from, 7 * WEEKS);
  return [span('Overdue', on => on < from, true), ...weeks, span('Later', on => on >= end)];
}

/** The currency of most payments: amounts of several are never added up, so a chart has one. */
export function mainCurrency(payments: readonly Payment[]): string {
  const counts = new Map<string, number>();
  for (const { currency } of payments) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}
