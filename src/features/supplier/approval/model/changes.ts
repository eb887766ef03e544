import type { Id } from '@/lib/ids';
import { isStatus, type Status } from '@/lib/status';
import type { RecordKind } from '@/domain/recordKinds';
import { lastActAt, type WorkflowTask } from '@/shared/approval/model/task';
import type { HistoryEntry, HistoryTable } from '@/shared/history/model/history';
import { changeKinds, isApprovalEntity, type ChangeKind } from '../../profile/changeKinds';
import { sectionOfEntity } from '../../sections';

/** One value as it was approved last, and as it is to be. '' is nothing. */
interface ChangedValue {
  property: string;
  label: string;
  before: string;
  after: string;
  /** When it changed last (ISO moment). */
  at: string | null;
}

/** Everything that happened to one row of a section in a request. */
export interface RowChange {
  /** 'SupplierBank.12'. */
  key: string;
  entityId: Id | null;
  kind: 'added' | 'changed' | 'removed';
  values: ChangedValue[];
  /** Who changed it last, and when (ISO moment). */
  who: string;
  at: string | null;
}

export interface SectionChanges {
  /** What the backend calls it: 'SupplierBank'. */
  entity: string;
  title: string;
  rows: RowChange[];
}

/** The approval that decides on changes in a table of the history. One that belongs to no section is shown to whoever decides on the profile. */
export function contextOfEntity(entity: string): string {
  return (sectionOfEntity(entity)?.approval ?? changeKinds[0]).context;
}

/** Sorts what was changed in a table as its section's form has its fields: the history keeps no order. Others come last, as they came. */
function inFieldOrder(entity: string, changes: readonly ChangedValue[]): ChangedValue[] {
  const section = sectionOfEntity(entity)?.declare({ isExtended: false, country: null });
  const names = [...(section?.fields({ row: null }) ?? []), ...(section?.nested ?? [])].map(({ name }) => name);
  const rank = ({ property }: ChangedValue) => (names.indexOf(property) + names.length + 1) % (names.length + 1);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * What a request wants: everything changed since the last approval of its kind, each value once, from what was approved to what it is
 * now. Of an approved request, what it brought. The history holds single steps, and steps back, so the ends are compared.
 */
export function requestedChanges(
  tables: readonly HistoryTable[],
  kind: Pick<RecordKind, 'context'>,
  status: string,
): SectionChanges[] {
  return changesWithin(tables, kind, windowOf(tables, kind.context, isStatus(status, 'approved')));
}

/** A change that 'Send For Approver' would send. */
export interface UnsentChange extends RowChange {
  entity: string;
  /** What people call its section. */
  title: string;
  /** The approval that decides on it. */
  decidedBy: ChangeKind;
  /** Of a request that was sent back: whether the row was changed since. null: it was not in one. */
  corrected: boolean | null;
}

/**
 * What was changed and is with nobody: since the last decision of its approval, and of a request that was sent back all of it, for that
 * goes along again. `tasks`: the approvals in the order of `changeKinds`. While one is pending its rows are locked (spec 1 §4).
 */
export function unsentChanges(
  tables: readonly HistoryTable[],
  tasks: readonly (Pick<WorkflowTask, 'status' | 'levels'> | null)[],
): UnsentChange[] {
  return changeKinds.flatMap((kind, index) => {
    const task = tasks[index] ?? null;
    const status = task?.status;
    if (isStatus(status, 'pending')) return [];
    const acted = task ? timeOf({ at: lastActAt(task) }) : 0;
    const decided = lastTurn(tables, kind.context, 'approved', 'rejected');
    const isBack = isStatus(status, 'sentback');
    const since = isBack ? decided : Math.max(decided, isStatus(status, '') ? -Infinity : acted);
    const back = isBack ? Math.max(lastTurn(tables, kind.context, 'sentback'), acted) : -Infinity;
    const sent = isBack ? changesWithin(tables, kind, { since, until: back }) : [];
    const wasSent = new Set(sent.flatMap(({ rows }) => rows.map(({ key }) => key)));
    return changesWithin(tables, kind, { since, until: Infinity }).flatMap(({ entity, title, rows }) =>
      rows.map(row => ({
        ...row,
        entity,
        title,
        decidedBy: kind,
        corrected: wasSent.has(row.key) ? timeOf(row) > back : null,
      })),
    );
  });
}

function changesWithin(
  tables: readonly HistoryTable[],
  kind: Pick<RecordKind, 'context'>,
  { since, until }: Window,
): SectionChanges[] {
  return tables
    .filter(({ entity }) => !isApprovalEntity(entity) && contextOfEntity(entity) === kind.context)
    .map(({ entity, name, entries }) => ({
      entity,
      title: name,
      rows: rowsOf(
        entity,
        entries.filter(entry => isWithin(entry, since, until)),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

interface Window {
  since: number;
  until: number;
}

/** From the approval before it (or the beginning) to its own, or to now. */
function windowOf(tables: readonly HistoryTable[], context: string, isApproved: boolean): Window {
  const [newest = -Infinity, former = -Infinity] = turns(tables, context, 'approved');
  return isApproved && newest > -Infinity
    ? { since: former, until: newest }
    : { since: newest, until: Number.POSITIVE_INFINITY };
}

/** When an approval became one of these, the last time first. */
function turns(tables: readonly HistoryTable[], context: string, ...statuses: readonly Status[]): number[] {
  const isTurn = ({ changes }: HistoryEntry) =>
    changes.some(({ property, newValue }) => /^workflowstatus$/i.test(property) && isStatus(newValue, ...statuses));
  return tables
    .filter(({ entity }) => entity === context || entity === 'WorkflowTask')
    .flatMap(({ entries }) => entries.filter(isTurn).map(timeOf))
    .sort((a, b) => b - a);
}

function lastTurn(tables: readonly HistoryTable[], context: string, ...statuses: readonly Status[]): number {
  return turns(tables, context, ...statuses)[0] ?? -Infinity;
}

function timeOf({ at }: { at: string | null }): number {
  const time = Date.parse(at ?? '');
  return Number.isNaN(time) ? 0 : time;
}

/** A change without a moment is shown rather than lost. */
function isWithin(entry: HistoryEntry, since: number, until: number): boolean {
  const time = timeOf(entry);
  return time === 0 || (time > since && time <= until);
}

function rowsOf(entity: string, entries: readonly HistoryEntry[]): RowChange[] {
  const byRow = new Map<Id | null, HistoryEntry[]>();
  const inOrder = entries.toSorted(
    (a, b) => timeOf(a) - timeOf(b) || a.key.localeCompare(b.key, 'en', { numeric: true }),
  );
  for (const entry of inOrder) byRow.set(entry.entityId, [...(byRow.get(entry.entityId) ?? []), entry]);
  return [...byRow].flatMap(([entityId, steps]) => {
    const kind = kindOf(steps);
    const values = inFieldOrder(entity, valuesOf(steps));
    const last = steps.at(-1);
    if (kind === null || values.length === 0 || !last) return [];
    return { key: `${entity}.${entityId}`, entityId, kind, values, who: last.who, at: last.at };
  });
}

const isType = (entry: HistoryEntry | undefined, type: string) => entry?.type.toLowerCase() === type;

/** null: it came and went. */
function kindOf(steps: readonly HistoryEntry[]): RowChange['kind'] | null {
  const isNew = isType(steps[0], 'create');
  if (isType(steps.at(-1), 'delete')) return isNew ? null : 'removed';
  return isNew ? 'added' : 'changed';
}

function valuesOf(steps: readonly HistoryEntry[]): ChangedValue[] {
  const values = new Map<string, ChangedValue>();
  for (const { changes, at } of steps)
    for (const { property, label, oldValue, newValue } of changes) {
      const before = values.get(property)?.before ?? oldValue;
      values.set(property, { property, label, before, after: newValue, at });
    }
  return [...values.values()].filter(({ before, after }) => before !== after);
}
