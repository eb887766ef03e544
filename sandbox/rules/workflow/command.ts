import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { statusKey } from '@/lib/text';
import { badInput, conflict, forbidden } from '../errors.ts';
import { MAX_TEXT } from '../nonPo/input.ts';
import { snapshotOf, writeChanges } from '../history/history.ts';
import { ROLE_OF_LEVEL } from './levels.ts';
import { act, type Command, type Outcome } from './machine.ts';
import { findTask, lastActed, NON_PO, saveTask, writeLog } from './taskStore.ts';

/** The contract's `WorkflowCommandInput`. */
export interface WorkflowCommandInput {
  contextId: number;
  module: string;
  context: string;
  remarks?: string | null;
  commandName: string;
  workflowLevelState: number;
  userId: string;
}

const COMMANDS: Record<string, Command> = {
  approved: 'Approved',
  rejected: 'Rejected',
  sentback: 'Sentback',
};

/** What a command's outcome writes on the invoice: status, workflow status and, for the ERP, that it may be taken over. */
const INVOICE_AFTER: Record<Outcome, { status: string; workFlowStatus: string; erpSync?: string }> = {
  waiting: { status: 'Pending for approval', workFlowStatus: 'Pending' },
  moved: { status: 'Pending for approval', workFlowStatus: 'Pending' },
  approved: { status: 'Approved', workFlowStatus: 'Approved', erpSync: 'In Process' },
  rejected: { status: 'Rejected', workFlowStatus: 'Rejected' },
  toRequester: { status: 'SentBack', workFlowStatus: 'Sentback' },
  toFirstLevel: { status: 'SentBack', workFlowStatus: 'Sentback' },
};

/** Approves, rejects or sends back as the viewer; answers the task's id. All or nothing. */
export async function createWorkflowCommand(
  db: Database,
  viewer: Viewer,
  input: WorkflowCommandInput,
): Promise<number> {
  const command = COMMANDS[statusKey(input.commandName)];
  if (!command) throw badInput(`Unknown command '${input.commandName}'`);
  if ((input.remarks?.length ?? 0) > MAX_TEXT) throw badInput(`Remarks: at most ${MAX_TEXT} characters`);
  if (input.userId !== viewer.userId) throw forbidden('A command is carried out in your own name only.');
  return db.transaction(async tx => {
    const task = await findTask(tx, input.context, input.contextId);
    if (!task || input.context !== NON_PO.context || input.module !== NON_PO.module)
      throw badInput('There is no approval for this record.');
    const { gross } = await openInvoice(tx, input.contextId);
    const former = await snapshotOf(tx, input.contextId);
    const remarks = input.remarks?.trim() ?? '';
    const { task: next, outcome } = act(
      task,
      {
        command,
        levelState: input.workflowLevelState,
        userId: viewer.userId,
        remarks,
        at: new Date().toISOString(),
        gross,
      },
      await lastActed(tx, task.id),
    );
    await saveTask(tx, task.id, next, remarks);
    await writeLog(tx, task.id, {
      level: task.levelState,
      command,
      by: { userId: viewer.userId, name: viewer.userName, email: viewer.email },
      remarks,
    });
    await writeInvoice(tx, input.contextId, outcome, task.levelState, remarks, viewer.userId);
    await writeChanges(tx, viewer, input.contextId, former);
    return task.id;
  });
}

/** While a query is open the approval waits (DECISIONS 31). */
async function openInvoice(db: Sql, id: number): Promise<{ gross: string }> {
  const invoice = await first<{ status: string; gross: string }>(
    db,
    'select status, total_gross_amount gross from non_po_invoice where id = $1',
    [id],
  );
  if (!invoice) throw badInput('There is no such invoice.');
  if (['Under Query', 'Work in Progress'].includes(invoice.status))
    throw conflict('The approval waits until the query on this invoice is closed.');
  return invoice;
}

async function writeInvoice(
  db: Sql,
  id: number,
  outcome: Outcome,
  level: number,
  remarks: string,
  userId: string,
): Promise<void> {
  const after = INVOICE_AFTER[outcome];
  const sentBack = outcome === 'toRequester' || outcome === 'toFirstLevel';
  await db.query(
    `update non_po_invoice
        set status = $2, work_flow_status = $3, work_flow_remark = $4, sent_back_level = $5,
            erp_sync = coalesce($6, erp_sync), rub = $7, rut = now(),
            rejected_workflow_status = case when $2 = 'Rejected' then $8 end
      where id = $1`,
    [
      id,
      after.status,
      after.workFlowStatus,
      remarks || null,
      sentBack ? level : null,
      after.erpSync ?? null,
      userId,
      ROLE_OF_LEVEL[level] ?? null,
    ],
  );
}
