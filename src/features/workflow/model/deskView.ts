import { compare, sum } from '@/lib/money';
import { ALL_KINDS, kindOf } from '@/domain/recordKinds';
import type { DeskTask } from './deskTask';

export interface DeskTab {
  /** The backend's name of the context. */
  id: string;
  label: string;
  count: number;
}

/** One tab per context that has tasks: declared ones in their order, then the unknown by name. */
export function tabsOf(tasks: readonly DeskTask[]): DeskTab[] {
  const counts = new Map<string, number>();
  for (const { context } of tasks) {
    const id = kindOf(context)?.context ?? context;
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const place = (id: string) => {
    const index = ALL_KINDS.findIndex(known => known.context === id);
    return index < 0 ? ALL_KINDS.length : index;
  };
  return [...counts]
    .map(([id, count]) => ({ id, count, label: kindOf(id)?.plural ?? (id || 'Others') }))
    .sort((a, b) => place(a.id) - place(b.id) || a.label.localeCompare(b.label));
}

function inTab(task: DeskTask, tab: string): boolean {
  return (kindOf(task.context)?.context ?? task.context) === tab;
}

export const DESK_SORTS = ['since', 'amount', 'number', 'supplier', 'company', 'level'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];
export interface DeskOrder {
  by: DeskSort;
  desc: boolean;
}
/** What waits longest comes first. */
export const OLDEST_FIRST: DeskOrder = { by: 'since', desc: false };

const byText = (read: (task: DeskTask) => string) => (a: DeskTask, b: DeskTask) =>
  read(a).localeCompare(read(b), 'en', { numeric: true });

const COMPARE: Record<DeskSort, (a: DeskTask, b: DeskTask) => number> = {
  // A task without a date may have waited for ever: it comes with the oldest.
  since: (a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0),
  amount: (a, b) => compare(a.amount, b.amount),
  number: byText(task => task.number),
  supplier: byText(task => task.supplierName),
  company: byText(task => task.companyName),
  level: (a, b) => (a.level ?? 0) - (b.level ?? 0),
};

/** The tab's tasks that hold every typed word, in order. */
export function shownTasks(tasks: readonly DeskTask[], tab: string, text: string, order: DeskOrder): DeskTask[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (task: DeskTask) => {
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
  const sign = order.desc ? -1 : 1;
  return tasks
    .filter(task => inTab(task, tab) && holds(task))
    .sort((a, b) => sign * COMPARE[order.by](a, b) || COMPARE.since(a, b) || a.contextId - b.contextId);
}

export interface CurrencySum {
  currency: string;
  /** Decides the grouping of the digits. */
  country: string;
  count: number;
  total: string;
}

/** What a selection is worth, per currency; amounts that are not known are counted apart. */
export function sumsOf(tasks: readonly DeskTask[]): { sums: CurrencySum[]; withoutAmount: number } {
  const groups = new Map<string, DeskTask[]>();
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
