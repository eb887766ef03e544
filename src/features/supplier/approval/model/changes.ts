import { isStatus } from '@/lib/status';
import type { RecordType } from '@/domain/recordTypes';
import {
  lastTurn,
  rowsWithin,
  toTime,
  getWindow,
  type ChangedValue,
  type RowChange,
  type Window,
} from '@/domain/supplier/changes';
import { lastActAt, type WorkflowTask } from '@/shared/approval/model/task';
import type { HistoryTable } from '@/shared/history/model/history';
import { changeTypes, isApprovalEntity, type ChangeType } from '../../profile/changeTypes';
import { sectionOfEntity } from '../../sections';

export interface SectionChanges {
  /** Backend name: 'SupplierBank'. */
  entity: string;
  title: string;
  rows: RowChange[];
}

/** Returns the approval that covers an entity of the history. Entities without a section belong to the profile's approval. */
export function contextOfEntity(entity: string): string {
  return (sectionOfEntity(entity)?.approval ?? changeTypes[0]).context;
}

/** Sorts changes in the order of the form's fields, because the history has no order; other properties come last. */
function inFieldOrder(entity: string, changes: readonly ChangedValue[]): ChangedValue[] {
  const section = sectionOfEntity(entity)?.declare({ isExtended: false, country: null });
  const names = [...(section?.fields({ row: null }) ?? []), ...(section?.nested ?? [])].map(({ name }) => name);
  const rank = ({ property }: ChangedValue) => (names.indexOf(property) + names.length + 1) % (names.length + 1);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Returns the changes of a request since the last approval of its kind, each value once, from the approved to the current one; for an
 * approved request, its own. The history has single steps, also reverted ones, so only the ends are compared.
 */
export function requestedChanges(
  tables: readonly HistoryTable[],
  kind: Pick<RecordType, 'context'>,
  status: string,
): SectionChanges[] {
  return changesWithin(tables, kind, getWindow(tables, kind.context, isStatus(status, 'approved')));
}

export interface UnsentChange extends RowChange {
  entity: string;
  title: string;
  decidedBy: ChangeType;
  /** For a sent-back request: true if the row has changed since; null if the row wasn't in one. */
  corrected: boolean | null;
}

/**
 * Returns unsent changes: those since the last decision, plus a sent-back request's changes, which are sent again. `tasks`: approvals in
 * the order of `changeTypes`. Rows of pending approvals are locked (spec 1 §4).
 */
export function unsentChanges(
  tables: readonly HistoryTable[],
  tasks: readonly (Pick<WorkflowTask, 'status' | 'levels'> | null)[],
): UnsentChange[] {
  return changeTypes.flatMap((kind, index) => {
    const task = tasks[index] ?? null;
    const status = task?.status;
    if (isStatus(status, 'pending')) return [];
    const acted = task ? toTime({ at: lastActAt(task) }) : 0;
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
        corrected: wasSent.has(row.key) ? toTime(row) > back : null,
      })),
    );
  });
}

function changesWithin(
  tables: readonly HistoryTable[],
  kind: Pick<RecordType, 'context'>,
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
