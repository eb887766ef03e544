import type { Id } from '@/lib/ids';
import { isStatus, type Status } from '@/lib/status';
import type { HistoryEntry, HistoryTable } from '@/shared/history/model/history';

export interface ChangedValue {
  property: string;
  label: string;
  before: string;
  after: string;
  at: string | null;
}

/** Combined changes of one section row in a request. */
export interface RowChange {
  key: string;
  entityId: Id | null;
  kind: 'added' | 'changed' | 'removed';
  values: ChangedValue[];
  who: string;
  at: string | null;
}

/** Time range in milliseconds: after `since`, up to `until`. */
export interface Window {
  since: number;
  until: number;
}

/** Returns the time range of a request: from the previous approval to its own approval, or to now. */
export function getWindow(tables: readonly HistoryTable[], context: string, isApproved: boolean): Window {
  const [newest = -Infinity, former = -Infinity] = turns(tables, context, 'approved');
  return isApproved && newest > -Infinity
    ? { since: former, until: newest }
    : { since: newest, until: Number.POSITIVE_INFINITY };
}

/** Returns the times at which the approval reached one of the statuses, newest first. */
function turns(tables: readonly HistoryTable[], context: string, ...statuses: readonly Status[]): number[] {
  const isTurn = ({ changes }: HistoryEntry) =>
    changes.some(({ property, newValue }) => /^workflowstatus$/i.test(property) && isStatus(newValue, ...statuses));
  return tables
    .filter(({ entity }) => entity === context || entity === 'WorkflowTask')
    .flatMap(({ entries }) => entries.filter(isTurn).map(toTime))
    .sort((a, b) => b - a);
}

export function lastTurn(tables: readonly HistoryTable[], context: string, ...statuses: readonly Status[]): number {
  return turns(tables, context, ...statuses)[0] ?? -Infinity;
}

export function toTime({ at }: { at: string | null }): number {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/** Shows a change without a time rather than hiding it. */
function isWithin(entry: HistoryEntry, { since, until }: Window): boolean {
  const time = toTime(entry);
  return time === 0 || (time > since && time <= until);
}

/** Returns the rows that changed in the time range, with one entry per value. Omits rows that were added and removed within it. */
export function rowsWithin({ entity, entries }: HistoryTable, window: Window): RowChange[] {
  const byRow = new Map<Id | null, HistoryEntry[]>();
  const inOrder = entries
    .filter(entry => isWithin(entry, window))
    .sort((a, b) => toTime(a) - toTime(b) || a.key.localeCompare(b.key, 'en', { numeric: true }));
  for (const entry of inOrder) byRow.set(entry.entityId, [...(byRow.get(entry.entityId) ?? []), entry]);
  return [...byRow].flatMap(([entityId, steps]) => {
    const kind = getChangeType(steps);
    const values = toValues(steps);
    const last = steps.at(-1);
    if (kind === null || values.length === 0 || !last) return [];
    return { key: `${entity}.${entityId}`, entityId, kind, values, who: last.who, at: last.at };
  });
}

const isType = (entry: HistoryEntry | undefined, type: string) => entry?.type.toLowerCase() === type;

/** Null: the row was added and removed. */
function getChangeType(steps: readonly HistoryEntry[]): RowChange['kind'] | null {
  const isNew = isType(steps[0], 'create');
  if (isType(steps.at(-1), 'delete')) return isNew ? null : 'removed';
  return isNew ? 'added' : 'changed';
}

function toValues(steps: readonly HistoryEntry[]): ChangedValue[] {
  const values = new Map<string, ChangedValue>();
  for (const { changes, at } of steps)
    for (const { property, label, oldValue, newValue } of changes) {
      const before = values.get(property)?.before ?? oldValue;
      values.set(property, { property, label, before, after: newValue, at });
    }
  return [...values.values()].filter(({ before, after }) => before !== after);
}
