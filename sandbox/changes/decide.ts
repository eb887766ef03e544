import { sameStatus } from '@/lib/status';
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { badInput, conflict, forbidden } from '../rules/errors.ts';
import { getSnapshot, writeChanges } from '../rules/history/history.ts';
import { isSupplierSide } from '../rules/access.ts';
import { act, type Command, type Outcome } from '../rules/workflow/transitions.ts';
import { findTask, lastActed, saveTask, writeLog } from '../rules/tasks/taskStore.ts';
import { getApprovalHistory } from './approvalHistory.ts';
import { changeTypes, type ChangeType } from './changeTypes.ts';

interface Decision {
  contextId: number;
  module: string;
  remarks?: string | null;
  command: Command;
  workflowLevelState: number;
  /** Target level; defaults to the requester. */
  backTo?: number;
}

/** A send-back returns to its sender (spec 1 §4 'Banners'). */
export async function decideOnChange(
  tx: Sql,
  viewer: Viewer,
  kind: ChangeType,
  { contextId, module, command, workflowLevelState: levelState, ...decision }: Decision,
): Promise<number> {
  const task = await findTask(tx, kind.context, contextId);
  if (!task || module !== kind.module) throw badInput('This record has no approval.');
  await tx.query('select id from supplier where id = $1 for update', [contextId]);
  const history = getApprovalHistory(kind);
  const former = await getSnapshot(tx, history, contextId);
  const remarks = decision.remarks?.trim() ?? '';
  const { task: next, outcome } = act(
    task,
    {
      command,
      levelState,
      userId: viewer.userId,
      remarks,
      at: new Date().toISOString(),
      gross: '0',
      backTo: decision.backTo ?? 0,
    },
    await lastActed(tx, task.id),
  );
  await saveTask(tx, task.id, next, remarks);
  await writeLog(tx, task.id, {
    level: levelState,
    command,
    by: { userId: viewer.userId, name: viewer.userName, email: viewer.email },
    remarks,
  });
  await applyOutcome(tx, viewer, contextId, kind, outcome);
  await writeChanges(tx, viewer, history, contextId, former);
  return task.id;
}

export const STATUS_AFTER: Partial<Record<Outcome, 'Approved' | 'Rejected' | 'Sentback'>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  toRequester: 'Sentback',
};

/** Combines the statuses of a profile's approvals, latest last: pending and sent-back ones take precedence. */
export function overallStatus(statuses: readonly string[]): string {
  return ['Pending', 'Sentback'].find(one => statuses.includes(one)) ?? statuses.at(-1) ?? '';
}

/** Writes the outcome to the pending rows, then recalculates the supplier's status. */
async function applyOutcome(
  tx: Sql,
  viewer: Viewer,
  supplierId: number,
  kind: ChangeType,
  outcome: Outcome,
): Promise<void> {
  const status = STATUS_AFTER[outcome];
  if (!status) return;
  for (const { table } of kind.sections)
    await tx.query(`update ${table} set status = $2 where supplier_id = $1 and status = 'Pending'`, [
      supplierId,
      status,
    ]);
  const others = await tx.query<{ status: string }>(
    `select workflow_status status from workflow_task where context_id = $1 and context = any($2) and context <> $3`,
    [supplierId, changeTypes.map(each => each.context), kind.context],
  );
  const overall = overallStatus([...others.map(other => other.status), status]);
  await tx.query(
    `update supplier set workflow_status = $2, approved = $3, rub = $4, rut = now(),
            status = case when $2 = 'Approved' then 'Approved' else status end where id = $1`,
    [supplierId, overall, overall === 'Approved' ? 'approved' : 'pending', viewer.userId],
  );
}

/**
 * Spec 1 §7 `supplierDetailsWorkflowAction`, `updateSupplierStatus`: the decision has already updated rows and
 * record, so the call is only checked against the approval (`isOver`: ended).
 */
export async function confirmDecision(
  db: Sql,
  viewer: Viewer,
  id: number,
  wanted: { context?: string | null; status: string; isOver?: boolean },
): Promise<string> {
  if (isSupplierSide(viewer)) throw forbidden('Only approvers can decide on profile changes.');
  const found = await db.query<{ context: string; command: string; stands: string }>(
    `select t.context, g.command, t.workflow_status stands from workflow_task t join workflow_log g on g.task_id = t.id
      where t.context_id = $1 and t.context = any($2) and g.user_id = $3`,
    [id, changeTypes.map(each => each.context), viewer.userId],
  );
  const isHis = found.some(
    ({ context, command, stands }) =>
      sameStatus(command, wanted.status) &&
      (!wanted.context || sameStatus(context, wanted.context)) &&
      (!wanted.isOver || sameStatus(stands, wanted.status)),
  );
  if (!isHis) throw conflict("This decision doesn't match the profile's approval.");
  const supplier = await first<{ status: string }>(db, 'select workflow_status status from supplier where id = $1', [
    id,
  ]);
  return supplier?.status ?? '';
}
