import { MAX_TEXT } from '../../src/lib/limits';
import { getChangeType } from './changeTypes.ts';
import { decideOnChange } from './decide.ts';
import { getType } from '../rules/declared/knownTypes.ts';
import type { RecordType, StoredRecord } from '../rules/declared/recordType.ts';
import type { Database, Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { statusKey } from '../../src/lib/status';
import { badInput, conflict, forbidden } from '../rules/errors.ts';
import { findRecord } from '../rules/access.ts';
import { getSnapshot, writeChanges } from '../rules/history/history.ts';
import { act, type Command, type Outcome } from '../rules/workflow/transitions.ts';
import { findTask, lastActed, saveTask, writeLog } from '../rules/tasks/taskStore.ts';

export interface WorkflowCommandInput {
  contextId: number;
  module: string;
  context: string;
  remarks?: string | null;
  commandName: string;
  workflowLevelState: number;
  userId: string;
}

const COMMANDS = new Map<string, Command>([
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['sentback', 'Sentback'],
]);

export async function createWorkflowCommand(
  db: Database,
  viewer: Viewer,
  input: WorkflowCommandInput,
): Promise<number> {
  const command = COMMANDS.get(statusKey(input.commandName));
  if (!command) throw badInput(`Unknown command '${input.commandName}'`);
  if ((input.remarks?.length ?? 0) > MAX_TEXT) throw badInput(`Remarks: at most ${MAX_TEXT} characters`);
  if (input.userId !== viewer.userId) throw forbidden('You can only act in your own name.');
  const change = getChangeType(input.context);
  if (change) return db.transaction(tx => decideOnChange(tx, viewer, change, { ...input, command }));
  return db.transaction(async tx => {
    const kind = getType(input.context);
    const task = await findTask(tx, input.context, input.contextId);
    if (!task || !kind || input.module !== kind.module) throw badInput('This record has no approval.');
    const { gross } = await openRecord(tx, kind, input.contextId);
    const former = await getSnapshot(tx, kind, input.contextId);
    const remarks = input.remarks?.trim() ?? '';
    const at = new Date().toISOString();
    const { task: next, outcome } = act(
      task,
      { command, levelState: input.workflowLevelState, userId: viewer.userId, remarks, at, gross },
      await lastActed(tx, task.id),
    );
    await saveTask(tx, task.id, next, remarks);
    await writeLog(tx, task.id, {
      level: task.levelState,
      command,
      by: { userId: viewer.userId, name: viewer.userName, email: viewer.email },
      remarks,
    });
    await writeOutcome(tx, kind, input.contextId, outcome, task.levelState, remarks, viewer.userId);
    await writeChanges(tx, viewer, kind, input.contextId, former);
    return task.id;
  });
}

/** An open query blocks the approval (docs/decisions.md#approval-bar-hidden). */
async function openRecord(db: Sql, kind: RecordType, id: number): Promise<StoredRecord> {
  const record = await findRecord(db, kind, id);
  if (!record) throw badInput(`This ${kind.noun} doesn't exist.`);
  if (['Under Query', 'Work in Progress'].includes(record.status))
    throw conflict(`Approval is on hold until the query on this ${kind.noun} is closed.`);
  return record;
}

async function writeOutcome(
  db: Sql,
  kind: RecordType,
  id: number,
  outcome: Outcome,
  level: number,
  remarks: string,
  userId: string,
): Promise<void> {
  const { table, outcomes, approval } = kind;
  if (!outcomes || !approval) throw new Error(`${kind.context} has no approval`);
  const { status, workflowStatus, columns } = outcomes[outcome];
  const sentBack = outcome === 'toRequester' || outcome === 'toFirstLevel';
  const row = {
    status,
    work_flow_status: workflowStatus,
    work_flow_remark: remarks || null,
    sent_back_level: sentBack ? level : null,
    rejected_workflow_status: outcome === 'rejected' ? (approval.getRole[level] ?? null) : null,
    rub: userId,
    ...columns,
  };
  const set = Object.keys(row).map((name, index) => `${name} = $${index + 2}`);
  await db.query(`update ${table} set ${set.join(', ')} where id = $1`, [id, ...Object.values(row)]);
}
