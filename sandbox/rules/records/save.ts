import { DATETIME_24_FORMAT, formatMoment } from '@/lib/dates';
import { identifierKey } from '@/lib/identity';
import type { DocumentKind, Prepared, RecordType, StoredRecord } from '../declared/recordType.ts';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { findRecord, mayEdit, mayRaise } from '../access.ts';
import { badInput, conflict, forbidden } from '../errors.ts';
import { checkAttachments } from '../files/attachments.ts';
import { linkFiles } from '../files/linking.ts';
import { getSnapshot, writeChanges } from '../history/history.ts';
import { findFixedApprovers } from '../workflow/people.ts';
import { LEVEL, type Person } from '../workflow/levels.ts';
import { findTask, submitTask } from '../tasks/taskStore.ts';
import { updateTask } from '../tasks/updateTask.ts';
import { exists } from './duplicates.ts';
import { getIntent, isSameMoment, getText, typedIn, type Intent, type RecordInput } from '../declared/input.ts';
import { toTable, writeLines, writeRecord } from './store.ts';

/** Approval status by record status; a draft has none, a sent-back record keeps its own. */
const WORKFLOW_STATUS: Record<string, string> = { 'Pending for approval': 'Pending', SentBack: 'Sentback' };

/**
 * A 'Draft' by the designated approver changes the pending record and keeps its approval. Returns the id, or the
 * type's duplicate result.
 */
export async function saveRecord<Input extends RecordInput>(
  db: Database,
  viewer: Viewer,
  kind: DocumentKind<Input>,
  input: Input,
): Promise<number> {
  if (!mayRaise(viewer)) throw forbidden(`Your role cannot create ${kind.noun}s.`);
  const intent = getIntent(input.status);
  return db.transaction(async tx => {
    const former = await getSnapshot(tx, kind, input.id ?? null);
    const before = input.id ? await findEditable(tx, viewer, kind, input.id, intent) : null;
    if (before) await mustBeAsRead(tx, kind, before, input.rut);
    // A submitted record must stay complete, even when its approver saves it as a draft.
    const asSubmitted = before?.byApprover ?? false;
    const prepared = await kind.prepare({
      db: tx,
      viewer,
      input,
      intent: asSubmitted ? 'submit' : intent,
      authorId: (asSubmitted ? before?.rcb : null) ?? viewer.userId,
      before,
      attachments: await checkAttachments(tx, viewer, kind, input),
    });
    if (before && before.supplierId !== prepared.supplierId) {
      const message = `You can't change the supplier of a saved ${kind.noun}.`;
      throw badInput(message, [{ path: 'supplierCode', message }]);
    }
    if (asSubmitted) mustStayApprover(kind, prepared, viewer);
    if (await exists(tx, kind, prepared.supplierId, input)) return kind.exists;
    const status = intent === 'submit' ? 'Pending for approval' : (before?.status ?? 'Draft');
    const id = await writeRecord(tx, viewer, kind, input.id, {
      ...toTable(kind.columns, { ...typedIn(kind.columns, input), ...prepared.row }),
      invoice_number_key: identifierKey(input.invoiceNumber ?? '') || null,
      status,
      work_flow_status: WORKFLOW_STATUS[status] ?? null,
    });
    await writeLines(tx, kind, id, getLines(kind, prepared, input));
    await linkRecordFiles(tx, kind, id, prepared);
    if (intent === 'submit') await submit(tx, viewer, kind, id, prepared);
    else if (asSubmitted) {
      const levels = await levelsFor(tx, kind, prepared);
      await updateTask(tx, kind, id, levels, getRecordData(prepared));
    }
    await writeChanges(tx, viewer, kind, id, former);
    return id;
  });
}

function getLines({ lines: { field, columns } }: DocumentKind, { lines }: Prepared, input: object) {
  const sent = ((input as Record<string, unknown>)[field] ?? []) as readonly object[];
  return lines.map((line, index) => ({ ...typedIn(columns, sent[index]), ...line }));
}

async function linkRecordFiles(db: Sql, { files, context }: RecordType, id: number, { row }: Prepared): Promise<void> {
  for (const name of Object.keys(files)) await linkFiles(db, context, id, name, row[name] as { file_uid: string }[]);
}

interface Found extends StoredRecord {
  /** True when the designated approver saves a record pending at Step 0. */
  byApprover: boolean;
}

async function findEditable(db: Sql, viewer: Viewer, kind: DocumentKind, id: number, intent: Intent): Promise<Found> {
  const record = await findRecord(db, kind, id);
  if (record && mayEdit(record, viewer, kind)) return { ...record, byApprover: false };
  if (record && intent === 'draft' && record.createdBy === 'Supplier' && (await isStep0Turn(db, viewer, kind, record)))
    return { ...record, byApprover: true };
  const own = record && (record.rcb === viewer.userId || record.supplierId === viewer.supplierId);
  if (own) throw conflict(`This ${kind.noun} is ${record.status} and can no longer be edited.`);
  throw forbidden(`You cannot edit this ${kind.noun}.`);
}

/** Refuses a save based on an outdated record, so that concurrent edits are never lost. */
export async function mustBeAsRead(db: Sql, kind: RecordType, record: StoredRecord, read: string | null | undefined) {
  // Clients without change times omit the value; null is a time that differs.
  if (read === undefined || isSameMoment(read, record.rut)) return;
  const user = await first<{ name: string }>(db, 'select user_name name from users where user_id = $1', [
    record.rub ?? record.rcb,
  ]);
  const at = formatMoment(record.rut, DATETIME_24_FORMAT);
  throw conflict(`${user?.name ?? 'Another user'} changed this ${kind.noun} on ${at}, after you opened it.`);
}

/** Spec 2 §4: the designated approver may save a supplier-created record as a draft while it is pending at Step 0. */
async function isStep0Turn(db: Sql, viewer: Viewer, kind: RecordType, record: StoredRecord): Promise<boolean> {
  const task = await findTask(db, kind.context, record.id);
  const waiting = task?.status === 'Pending' && task.levelState === LEVEL.designated;
  const open = ['Pending for approval', 'SentBack'].includes(record.status) && record.approverId === viewer.userId;
  const level = task?.levels.find(each => each.WorkflowLevel === LEVEL.designated);
  const mine = level?.Approvers.some(
    each => each.ApproverUserId === viewer.userId && each.Active && each.ApproveStatus === 'Pending',
  );
  return waiting && open && mine === true;
}

function mustStayApprover({ noun }: RecordType, { approver }: Prepared, viewer: Viewer): void {
  if (approver?.userId === viewer.userId) return;
  const message = `You can't change the approver of a submitted ${noun}.`;
  throw badInput(message, [{ path: 'approverId', message }]);
}

async function levelsFor(db: Sql, { approval }: DocumentKind, { approver, gross }: Prepared) {
  return approver ? approval.levels(approver, await findFixedApprovers(db), gross) : [];
}

function getRecordData({ row }: Prepared): object {
  return {
    InvoiceNumber: row['invoiceNumber'],
    InvoiceDate: row['invoiceDate'],
    SupplierCode: row['supplierCode'],
    SupplierName: row['supplierName'],
    CompanyCode: row['companyCode'],
    CompanyName: row['companyName'],
    CurrencyCode: row['currencyCode'],
    TotalGrossAmount: row['totalGrossAmount'],
  };
}

async function submit(db: Sql, viewer: Viewer, kind: DocumentKind, id: number, prepared: Prepared): Promise<void> {
  const levels = await levelsFor(db, kind, prepared);
  mustBeFree(levels.slice(1), prepared.approver);
  await submitTask(db, kind, {
    contextId: id,
    title: `${kind.title} ${getText(prepared.row['invoiceNumber'] as string | null) ?? ''}`.trim(),
    requester: { userId: viewer.userId, name: viewer.userName, email: viewer.email },
    levels,
    recordData: getRecordData(prepared),
  });
}

/** A user may approve at only one level. */
function mustBeFree(later: { Approvers: { ApproverUserId: string }[] }[], approver: Person | undefined): void {
  if (!approver) throw badInput('Approver is required', [{ path: 'approverId', message: 'Approver is required' }]);
  if (!later.some(level => level.Approvers.some(each => each.ApproverUserId === approver.userId))) return;
  const message = `${approver.name} This user already in loop`;
  throw badInput(message, [{ path: 'approverId', message }]);
}
