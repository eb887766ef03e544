import { viewHref, type RecordKind } from '@/domain/recordKinds';
import type { Id } from '@/lib/ids';
import { compare } from '@/lib/money';
import type { ListedTask } from './listedTask';

type Amount = string | number | null | undefined;

/** A report's row; which fields hold amount and currency differs by kind. */
interface WireInvoice {
  id: Id;
  invoiceNumber: string | null;
  countryCode: string | null;
  totalGrossAmount?: Amount;
  grandTotal?: Amount;
  paymentAmount?: Amount;
  currencyCode?: string | null;
  currency?: string | null;
}
interface WireWaiting extends WireInvoice {
  pendingWith: string | null;
  dueDate: string | null;
}
interface WirePaid extends WireInvoice {
  paymentDate: string | null;
  paymentReference: string | null;
}

interface Shown {
  key: string;
  number: string;
  href: string;
  amount: Exclude<Amount, undefined>;
  currency: string | null;
}
export type WaitingInvoice = WireWaiting & Shown;
export type PaidInvoice = WirePaid & Shown;

export interface Overview {
  /** The invoices that are due first. */
  waiting: WaitingInvoice[];
  /** How many are on their way in all. */
  waitingTotal: number;
  /** The latest first. */
  paid: PaidInvoice[];
}

type OfKinds<Page> = readonly (readonly [RecordKind, Page | null])[];

const shown = <Row extends WireInvoice>(kind: RecordKind, row: Row): Row & Shown => ({
  ...row,
  key: `${kind.context}.${row.id}`,
  number: row.invoiceNumber || `#${row.id}`,
  href: viewHref(kind, row.id),
  amount: row.paymentAmount ?? row.grandTotal ?? row.totalGrossAmount ?? null,
  currency: row.currencyCode ?? row.currency ?? null,
});

/** The invoices on their way, of all kinds, those due first; without a due date last. */
export function waitingSoonest(
  pages: OfKinds<{ totalRecords: number; data: readonly WireWaiting[] | null }>,
  count: number,
): Pick<Overview, 'waiting' | 'waitingTotal'> {
  const rows = pages.flatMap(([kind, page]) => (page?.data ?? []).map(row => shown(kind, row)));
  const due = ({ dueDate }: WaitingInvoice) => dueDate ?? '9';
  return {
    waiting: rows.toSorted((a, b) => due(a).localeCompare(due(b))).slice(0, count),
    waitingTotal: pages.reduce((sum, [, page]) => sum + (page?.totalRecords ?? 0), 0),
  };
}

/** The invoices that were paid, of all kinds, the latest first; once each, as a report may have a row for each of its lines. */
export function paidLately(pages: OfKinds<{ data: readonly WirePaid[] | null }>, count: number): PaidInvoice[] {
  const rows = pages.flatMap(([kind, page]) =>
    (page?.data ?? []).filter(row => row.paymentDate !== null).map(row => shown(kind, row)),
  );
  const once = [...new Map(rows.map(row => [row.key, row])).values()];
  return once.toSorted((a, b) => (b.paymentDate ?? '').localeCompare(a.paymentDate ?? '')).slice(0, count);
}

/** The tasks that wait longest. */
export function longestWaiting(tasks: readonly ListedTask[], count: number): ListedTask[] {
  return tasks.toSorted((a, b) => a.since.localeCompare(b.since)).slice(0, count);
}

/** The tasks of the largest amounts, which compare within a currency only: the currency of most tasks first. */
export function largest(tasks: readonly ListedTask[], count: number): ListedTask[] {
  const byCurrency = new Map<string, ListedTask[]>();
  for (const task of tasks)
    if (task.amount !== null) byCurrency.set(task.currency, [...(byCurrency.get(task.currency) ?? []), task]);
  return [...byCurrency.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((group, at, { length }) =>
      group.toSorted((a, b) => compare(b.amount, a.amount)).slice(0, length === 1 ? count : at === 0 ? count - 2 : 1),
    )
    .slice(0, count);
}
