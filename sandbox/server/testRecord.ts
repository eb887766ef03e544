import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { today } from '../../src/lib/dates';
import { toDocument } from '../rules/declared/knownTypes.ts';
import { documents } from '../recordTypes/recordTypes.ts';
import { nonPo } from '../recordTypes/nonPo/recordType.ts';
import type { NonPoInvoiceInput } from '../recordTypes/nonPo/input.ts';
import type { DocumentKind, RecordType, Sampling } from '../rules/declared/recordType.ts';
import type { RecordInput } from '../rules/declared/input.ts';
import { saveRecord } from '../rules/records/save.ts';
import { createWorkflowCommand } from '../changes/command.ts';
import { LEVEL, type Level } from '../rules/workflow/levels.ts';
import type { Command } from '../rules/workflow/transitions.ts';
import { workflowTaskReassign } from '../rules/tasks/reassign.ts';
import { findTask } from '../rules/tasks/taskStore.ts';
import type { Database } from '../data/database.ts';
import { getViewer } from '../data/personas.ts';
import { invoicePdf } from '../data/seed/invoicePdf.ts';
import type { Viewer } from '../data/viewer.ts';

const APPROVER = 'usr-e-001';
const L1 = 'usr-e-002';
const L2 = 'usr-e-003';

export interface NewRecord<Input extends RecordInput = RecordInput> {
  /** Defaults to 'NonPoInvoice'. */
  context?: string;
  /** User id of the supplier or other author. */
  author: string;
  /** Defaults to the first company of the author's supplier. */
  companyCode?: string;
  supplierCode?: string;
  /** Pending step (0 … 5) for the status 'Pending for approval'; default 0. */
  step?: number;
  status?: 'Draft' | 'Pending for approval' | 'Approved' | 'Rejected' | 'SentBack';
  invoiceNumber?: string;
  /** Default today. */
  invoiceDate?: string;
  /** Net amount of the only line; default 1000.00. */
  amount?: string;
  approver?: string;
  l1?: string;
  l2?: string;
  input?: Partial<Input>;
}

/** Moves the record to the requested status with the portal's rules. */
export async function createRecord(db: Database, wanted: NewRecord): Promise<{ id: number; invoiceNumber: string }> {
  const kind = toDocument(wanted.context ?? nonPo.context);
  if (!kind) throw new Error(`Contexts: ${documents.map(each => each.context).join(', ')}`);
  const author = await getViewer(db, wanted.author);
  const { status = 'Pending for approval' } = wanted;
  const input = await recordInput(db, kind, author, wanted);
  const id = await saveRecord(db, author, kind, {
    ...input,
    status: status === 'Draft' ? 'Draft' : 'Pending for approval',
  });
  if (status === 'Rejected') await command(db, kind, id, 'Rejected', 'Not acceptable');
  if (status === 'SentBack') await command(db, kind, id, 'Sentback', 'Please correct');
  const approvals = status === 'Approved' ? Infinity : status === 'Pending for approval' ? (wanted.step ?? 0) : 0;
  if (approvals > 0) await chooseL1AndL2(db, id, wanted, kind);
  for (let count = 0; count < approvals && (await command(db, kind, id, 'Approved', '')); count++);
  return { id, invoiceNumber: input.invoiceNumber ?? '' };
}

export const createInvoice = (db: Database, wanted: NewRecord<NonPoInvoiceInput>) => createRecord(db, wanted);

/** Returns a complete input with an uploaded invoice, ready for submission by this author. */
export async function recordInput<Input extends RecordInput>(
  db: Database,
  kind: DocumentKind<Input>,
  author: Viewer,
  wanted: Partial<NewRecord<Input>> = {},
): Promise<Input> {
  const approverId = wanted.approver ?? APPROVER;
  const sampling: Sampling = {
    db,
    author,
    wanted,
    approverId,
    pdf: name => uploadPdf(db, author, name, wanted.invoiceDate, kind),
  };
  return { status: 'Pending for approval', ...(await kind.sample(sampling)), ...wanted.input };
}

export const invoiceInput = (db: Database, author: Viewer, wanted: Partial<NewRecord<NonPoInvoiceInput>> = {}) =>
  recordInput(db, nonPo, author, wanted);

export async function uploadPdf(
  db: Database,
  owner: Viewer,
  number: string,
  date = today(),
  { module, context }: Pick<RecordType, 'module' | 'context'> = nonPo,
) {
  const uid = randomUUID();
  const bytes = await invoicePdf({
    number,
    date,
    supplierName: owner.userName,
    supplierCode: owner.supplierCode ?? '',
    supplierTaxNumber: owner.supplierPan,
    companyName: 'Vireya',
    currency: 'INR',
    lines: [],
    totalAmount: '1000.00',
    totalTaxAmount: '180.00',
    totalGrossAmount: '1180.00',
  });
  await writeFile(join(db.filesFolder, uid), bytes);
  await db.query(
    `insert into files (uid, file_name, mime_type, size, module, context, owner, path)
     values ($1, $2, 'application/pdf', $3, $4, $5, $6, $1)`,
    [uid, `${number}.pdf`, bytes.byteLength, module, context, owner.userId],
  );
  return { file_uid: uid, file_name: `${number}.pdf`, file_status: 'done', fileSize: bytes.byteLength };
}

export async function chooseL1AndL2(
  db: Database,
  id: number,
  { l1 = L1, l2 = L2 }: { l1?: string; l2?: string } = {},
  { module, context }: Pick<RecordType, 'module' | 'context'> = nonPo,
) {
  const task = await findTask(db, context, id);
  if (!task) throw new Error(`Record ${id} was not submitted`);
  const chosen: Record<number, string> = { [LEVEL.l1]: l1, [LEVEL.l2]: l2 };
  const levels = task.levels.map((level): object => {
    const userId = chosen[level.WorkflowLevel];
    return userId ? { ...level, Approvers: [{ ApproverUserId: userId, Active: true }] } : level;
  });
  await workflowTaskReassign(db, await getViewer(db, firstPending(task.levels) ?? ''), {
    id: task.id,
    module,
    context,
    contextId: id,
    workflowLevelState: task.levelState,
    workflowActions: JSON.stringify(levels),
  });
}

/** Runs a command as the next pending approver; false when none is pending. */
async function command(
  db: Database,
  { module, context }: RecordType,
  id: number,
  commandName: Command,
  remarks: string,
): Promise<boolean> {
  const task = await findTask(db, context, id);
  const userId = task && firstPending(task.levels);
  if (!task || !userId || task.status !== 'Pending') return false;
  await createWorkflowCommand(db, await getViewer(db, userId), {
    module,
    context,
    contextId: id,
    commandName,
    remarks,
    workflowLevelState: task.levelState,
    userId,
  });
  return true;
}

function firstPending(levels: Level[]): string | undefined {
  return levels.flatMap(level => level.Approvers).find(each => each.ApproveStatus === 'Pending')?.ApproverUserId;
}
