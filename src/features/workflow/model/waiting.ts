import { getOfferedHref } from '@/domain/offeredHref';
import { getRecordType, viewHref } from '@/domain/recordTypes';
import { addDays, daysSince, today } from '@/lib/dates';
import type { Id } from '@/lib/ids';
import { compare, parseDecimal } from '@/lib/money';
import { safePortalPath } from '@/platform/routing/safePortalPath';
import type { ListedTask } from './listedTask';
import { bySince } from './taskList';

type SharedWithTask = 'number' | 'title' | 'href' | 'amount' | 'currency' | 'country' | 'since';

export interface WaitingItem extends Pick<ListedTask, SharedWithTask> {
  key: string;
  /** Required action: 'Approve as L1', 'Correct and resubmit', 'Answer query'. */
  todo: string;
  why: string;
  supplier: string;
  /** User who sent it back or asked. */
  from: string;
  /** True if `since` comes from the backend. For a query the backend only gives started days, so its date is an estimate. */
  dated: boolean;
  days: number | null;
}

type OfTask = Omit<WaitingItem, 'key' | 'todo' | 'why' | 'from'>;

const getDetails = (task: ListedTask): OfTask => ({
  number: task.number,
  title: task.title,
  href: task.href,
  supplier: task.supplierName || task.supplierCode,
  amount: task.amount,
  currency: task.currency,
  country: task.country,
  since: task.since,
  dated: true,
  days: daysSince(task.since),
});

export function toApprove(task: ListedTask): WaitingItem {
  return {
    ...getDetails(task),
    key: `approve ${task.key}`,
    todo: task.role ? `Approve as ${task.role}` : 'Approve',
    why: '',
    from: task.requester,
  };
}

export function toCorrect(task: ListedTask): WaitingItem {
  return {
    ...getDetails(task),
    key: `correct ${task.key}`,
    todo: 'Correct and resubmit',
    why: task.remarks,
    from: task.sentBackBy,
  };
}

/** Returns each task once. A record in both lists counts as a correction if it can be edited, else as an approval. */
export function splitTasks(approvals: readonly ListedTask[], sentBack: readonly ListedTask[]) {
  const approvalKeys = new Set(approvals.map(({ key }) => key));
  const corrections = sentBack.filter(({ key, editHref }) => editHref !== null || !approvalKeys.has(key));
  const correctionKeys = new Set(corrections.map(({ key }) => key));
  return { approvals: approvals.filter(({ key }) => !correctionKeys.has(key)), corrections };
}

interface WaitingQuery {
  id: Id;
  context: string | null;
  contextId: Id | null;
  contextUrl: string | null;
  title: string | null;
  createdByName: string | null;
  invoiceNumber: string | null;
  supplierName: string | null;
  supplierCode: string | null;
  invoiceAmount: string | number | null;
  currencyCode: string | null;
  countryCode: string | null;
  ageInDay: number | null;
}

/** Converts a waiting query. The list gives its age in days only; the date estimated from it is for sorting. */
export function toResult(query: WaitingQuery): WaitingItem {
  const kind = getRecordType(query.context);
  const own = kind && query.contextId != null ? viewHref(kind, query.contextId) : null;
  return {
    key: `answer ${query.id}`,
    todo: 'Answer query',
    why: query.title ?? '',
    number: query.invoiceNumber || `Query #${query.id}`,
    title: '',
    href: getOfferedHref(safePortalPath(query.contextUrl) ?? own),
    supplier: query.supplierName || query.supplierCode || '',
    from: query.createdByName ?? '',
    amount: parseDecimal(query.invoiceAmount),
    currency: query.currencyCode ?? '',
    country: query.countryCode ?? '',
    since: query.ageInDay === null ? '' : addDays(today(), -query.ageInDay),
    dated: false,
    days: query.ageInDay,
  };
}

export function oldestFirst<Row extends { since: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted(bySince);
}

/** Returns the tasks with the largest amounts. Amounts compare within a currency only: the most frequent currency comes first. */
export function largest(tasks: readonly ListedTask[], count: number): ListedTask[] {
  const byCurrency = new Map<string, ListedTask[]>();
  for (const task of tasks)
    if (task.amount !== null) byCurrency.set(task.currency, [...(byCurrency.get(task.currency) ?? []), task]);
  return [...byCurrency.values()]
    .toSorted((a, b) => b.length - a.length)
    .flatMap((group, at, { length }) =>
      group.toSorted((a, b) => compare(b.amount, a.amount)).slice(0, at === 0 ? count - Math.min(2, length - 1) : 1),
    )
    .slice(0, count);
}
