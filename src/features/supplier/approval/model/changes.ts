import { isStatus } from '@/lib/status';
import type { RecordKind } from '@/domain/recordKinds';
import {
  lastTurn,
  rowsWithin,
  timeOf,
  windowOf,
  type ChangedValue,
  type RowChange,
  type Window,
} from '@/domain/supplier/changes';
import { lastActAt, type WorkflowTask } from '@/shared/approval/model/task';
import type { HistoryTable } from '@/shared/history/model/history';
import { changeKinds, isApprovalEntity, type ChangeKind } from '../../profile/changeKinds';
import { sectionOfEntity } from '../../sections';

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
  window: Window,
): SectionChanges[] {
  return tables
    .filter(({ entity }) => !isApprovalEntity(entity) && contextOfEntity(entity) === kind.context)
    .map(table => ({
      entity: table.entity,
      title: table.name,
      rows: rowsWithin(table, window).map(row => ({ ...row, values: inFieldOrder(table.entity, row.values) })),
    }))
    .filter(({ rows }) => rows.length > 0);
}
