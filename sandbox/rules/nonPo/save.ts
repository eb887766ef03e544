import { sameStatus } from '@/lib/text';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { mayEdit, mayRaise, type Editable } from '../access.ts';
import { badInput, conflict, forbidden } from '../errors.ts';
import { snapshotOf, writeChanges } from '../history/history.ts';
import { LEVEL, nonPoLevels, type Level } from '../workflow/levels.ts';
import { findTask, NON_PO, submitTask } from '../workflow/taskStore.ts';
import { updateTask } from '../workflow/updateTask.ts';
import { linkFiles } from '../files/ownership.ts';
import { exists } from './duplicates.ts';
import { findFixedApprovers, findParties } from './facts.ts';
import { textOf, type Intent, type NonPoInvoiceInput } from './input.ts';
import { prepare, type Prepared } from './prepare.ts';
import { writeInvoice, writeItems } from './store.ts';

/** The answer of `nonPoInvoiceCreate` when the invoice exists already (DECISIONS 20). */
const EXISTS = -1;

/**
 * Creates an invoice, or updates a draft or a returned one when the id is given; 'Pending for approval' submits it and starts its
 * approval afresh. A designated approver's 'Draft' changes the submitted invoice that waits for him and leaves its approval where
 * it is. Answers the id, or -1 when the supplier's invoice exists. All or nothing.
 */
export async function saveNonPoInvoice(db: Database, viewer: Viewer, input: NonPoInvoiceInput): Promise<number> {
  if (!mayRaise(viewer)) throw forbidden('Your role cannot raise invoices.');
  const intent = intentOf(input.status);
  return db.transaction(async tx => {
    const former = await snapshotOf(tx, input.id ?? null);
    const before = input.id ? await findEditable(tx, viewer, input.id, intent) : null;
    const parties = await findParties(tx, viewer, input);
    if (before && before.supplierId !== parties.supplierId)
      throw badInput('The supplier of a saved invoice cannot change.', [
        { path: 'supplierCode', message: 'The supplier of a saved invoice cannot change.' },
      ]);
    // A submitted invoice stays whole, whatever its approver calls his saving.
    const asSubmitted = before?.byApprover ?? false;
    const authorId = asSubmitted ? before?.rcb : viewer.userId;
    const prepared = await prepare(tx, viewer, input, parties, asSubmitted ? 'submit' : intent, authorId ?? '');
    if (asSubmitted) mustStayApprover(prepared, viewer);
    if (await exists(tx, parties.supplierId, input)) return EXISTS;
    const status = intent === 'submit' ? 'Pending for approval' : (before?.status ?? 'Draft');
    const id = await writeInvoice(tx, viewer, input, prepared, status);
    await writeItems(tx, id, prepared.lines);
    await linkFiles(tx, id, Object.values(prepared.attachments.lists).flat());
    if (intent === 'submit') await submit(tx, viewer, id, input, prepared);
    else if (asSubmitted) await updateTask(tx, id, await levelsFor(tx, prepared), recordDataOf(input, prepared));
    await writeChanges(tx, viewer, id, former);
    return id;
  });
}

function intentOf(status: string | null | undefined): Intent {
  if (sameStatus(status, 'Draft')) return 'draft';
  if (sameStatus(status, 'Pending for approval')) return 'submit';
  throw badInput("status is 'Draft' or 'Pending for approval'");
}

interface Found extends Editable {
  createdBy: string;
  /** Saved by the designated approver whose turn it is. */
  byApprover: boolean;
}

async function findEditable(db: Sql, viewer: Viewer, id: number, intent: Intent): Promise<Found> {
  const record = await first<Omit<Found, 'byApprover'>>(
    db,
    `select status, rcb, supplier_id "supplierId", sent_back_level "sentBackLevel", created_by "createdBy"
       from non_po_invoice where id = $1 and not deleted`,
    [id],
  );
  if (record && mayEdit(record, viewer)) return { ...record, byApprover: false };
  if (record && intent === 'draft' && record.createdBy === 'Supplier' && (await isStep0Turn(db, viewer, id)))
    return { ...record, byApprover: true };
  const own = record && (record.rcb === viewer.userId || record.supplierId === viewer.supplierId);
  if (own) throw conflict(`This invoice is ${record.status} and can no longer be edited.`);
  throw forbidden('You cannot edit this invoice.');
}

/** Spec 2 §4: Save As Draft is offered to the designated approver of a supplier-created record, while it waits for him. */
async function isStep0Turn(db: Sql, viewer: Viewer, id: number): Promise<boolean> {
  const task = await findTask(db, NON_PO.context, id);
  const waiting = task?.status === 'Pending' && task.levelState === LEVEL.designated;
  const open = await first(
    db,
    `select 1 from non_po_invoice where id = $1 and status in ('Pending for approval', 'SentBack') and approver_id = $2`,
    [id, viewer.userId],
  );
  const level = task?.levels.find(each => each.WorkflowLevel === LEVEL.designated);
  const mine = level?.Approvers.some(
    each => each.ApproverUserId === viewer.userId && each.Active && each.ApproveStatus === 'Pending',
  );
  return waiting && open !== undefined && mine === true;
}

function mustStayApprover({ header }: Prepared, viewer: Viewer): void {
  if (header.approver?.userId === viewer.userId) return;
  const message = 'The approver of a submitted invoice cannot change.';
  throw badInput(message, [{ path: 'approverId', message }]);
}

async function levelsFor(db: Sql, { header, totals }: Prepared): Promise<Level[]> {
  const fixed = await findFixedApprovers(db);
  return header.approver ? nonPoLevels(header.approver, fixed, totals.totalGrossAmount) : [];
}

function recordDataOf(input: NonPoInvoiceInput, { header, parties, totals }: Prepared): object {
  return {
    InvoiceNumber: textOf(input.invoiceNumber),
    InvoiceDate: input.invoiceDate,
    SupplierCode: parties.supplierCode,
    SupplierName: parties.supplierName,
    CompanyCode: parties.companyCode,
    CompanyName: parties.companyName,
    CurrencyCode: header.currency?.code,
    TotalGrossAmount: totals.totalGrossAmount,
  };
}

async function submit(
  db: Sql,
  viewer: Viewer,
  id: number,
  input: NonPoInvoiceInput,
  prepared: Prepared,
): Promise<void> {
  const { header, totals } = prepared;
  const { approver } = header;
  if (!approver) throw badInput('Approver is required', [{ path: 'approverId', message: 'Approver is required' }]);
  const fixed = await findFixedApprovers(db);
  if ([...fixed.bulk, ...fixed.reviewers].some(person => person.userId === approver.userId)) {
    const message = `${approver.name} This user already in loop`;
    throw badInput(message, [{ path: 'approverId', message }]);
  }
  await submitTask(db, {
    contextId: id,
    title: `Non-PO Invoice ${textOf(input.invoiceNumber) ?? ''}`.trim(),
    requester: { userId: viewer.userId, name: viewer.userName, email: viewer.email },
    levels: nonPoLevels(approver, fixed, totals.totalGrossAmount),
    recordData: recordDataOf(input, prepared),
  });
}
