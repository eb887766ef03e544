import { inIdOrder } from '@/lib/ids';
import { compare, formatMoney, sum } from '@/lib/money';
import { ALL_RECORD_TYPES, getRecordType } from '@/domain/recordTypes';
import type { ListSort } from '@/shared/list/listTypes';
import type { ListedTask } from './listedTask';

export interface TaskTab {
  id: string;
  label: string;
  count: number;
}

const place = (id: string) => {
  const index = ALL_RECORD_TYPES.findIndex(known => known.context === id);
  return index < 0 ? ALL_RECORD_TYPES.length : index;
};

/** Returns the wanted tab; once its last task is done, the next tab. */
export function findTab(tabs: readonly TaskTab[], wanted: string): string {
  const known = tabs.find(({ id }) => id === wanted) ?? tabs.find(({ id }) => place(id) > place(wanted));
  return (known ?? tabs[0])?.id ?? '';
}

export function getTabs(tasks: readonly ListedTask[]): TaskTab[] {
  const counts = new Map<string, number>();
  for (const { context } of tasks) {
    const id = getRecordType(context)?.context ?? context;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts]
    .map(([id, count]) => ({ id, count, label: getRecordType(id)?.plural ?? (id || 'Others') }))
    .sort((a, b) => place(a.id) - place(b.id) || a.label.localeCompare(b.label));
}

export function tabHasAmounts(tab: string): boolean {
  return getRecordType(tab)?.taskDetails.amount.length !== 0;
}

export function inTab(task: ListedTask, tab: string): boolean {
  return (getRecordType(task.context)?.context ?? task.context) === tab;
}

export const TASK_SORTS = ['since', 'amount', 'number', 'supplier', 'company', 'level'] as const;
type TaskSort = (typeof TASK_SORTS)[number];
export interface TaskOrder extends ListSort {
  by: TaskSort;
}
/** Longest waiting first. */
export const OLDEST_FIRST: TaskOrder = { by: 'since', order: 'asc' };

/** Returns the country for an amount's digit grouping; if unknown, the country of the currency. */
export function countryOfTask({ country, currency }: { country: string; currency: string }): string {
  return country || (currency === 'INR' ? 'IN' : 'US');
}

export const bySince = (a: { since: string }, b: { since: string }): number =>
  a.since < b.since ? -1 : a.since > b.since ? 1 : 0;

const byText = (read: (task: ListedTask) => string) => (a: ListedTask, b: ListedTask) =>
  read(a).localeCompare(read(b), 'en', { numeric: true });

const COMPARE: Record<TaskSort, (a: ListedTask, b: ListedTask) => number> = {
  since: bySince,
  amount: (a, b) => compare(a.amount, b.amount),
  number: byText(task => task.number),
  supplier: byText(task => task.supplierName),
  company: byText(task => task.companyName),
  level: (a, b) => (a.level ?? 0) - (b.level ?? 0),
};

export function shownTasks(tasks: readonly ListedTask[], tab: string, text: string, order: TaskOrder): ListedTask[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (task: ListedTask) => {
    const all = [
      task.number,
      task.title,
      task.supplierName,
      task.supplierCode,
      task.companyName,
      task.companyCode,
      task.requester,
      task.sentBackBy,
      task.remarks,
      task.amount ?? '',
    ]
      .join(' ')
      .toLowerCase();
    return words.every(word => all.includes(word) || all.includes(word.replaceAll(',', '')));
  };
  const sign = order.order === 'desc' ? -1 : 1;
  return tasks
    .filter(task => inTab(task, tab) && holds(task))
    .sort((a, b) => sign * COMPARE[order.by](a, b) || COMPARE.since(a, b) || inIdOrder(a.contextId, b.contextId));
}

export interface TaskSum {
  currency: string;
  country: string;
  count: number;
  total: string;
}

type Valued = Pick<ListedTask, 'amount' | 'currency' | 'country'>;

/** Adds up amounts per currency and counts items without an amount. */
export function getTaskSums(tasks: readonly Valued[]): { sums: TaskSum[]; withoutAmount: number } {
  const groups = new Map<string, Valued[]>();
  for (const task of tasks)
    if (task.amount !== null) groups.set(task.currency, [...(groups.get(task.currency) ?? []), task]);
  const sums = [...groups].map(([currency, group]) => ({
    currency,
    country: group[0]?.country ?? '',
    count: group.length,
    total: sum(group.map(task => task.amount)),
  }));
  return { sums, withoutAmount: tasks.filter(task => task.amount === null).length };
}

export function approvedText(tasks: readonly ListedTask[]): string {
  const { sums } = getTaskSums(tasks);
  const amounts = sums.map(({ currency, country, total }) =>
    [formatMoney(total, countryOfTask({ country, currency })), currency].filter(Boolean).join(' '),
  );
  return `${tasks.length} approved${amounts.length > 0 ? `: ${amounts.join(' + ')}` : ''}`;
}
