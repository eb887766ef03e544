import { sameStatus } from '@/lib/text';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { mayEdit, mayRaise, type Editable } from '../access.ts';
import { badInput, conflict, forbidden } from '../errors.ts';
import { nonPoLevels } from '../workflow/levels.ts';
import { submitTask } from '../workflow/taskStore.ts';
import { linkFiles } from './attachments.ts';
import { exists } from './duplicates.ts';
import { findFixedApprovers, findParties } from './facts.ts';
import { textOf, type Intent, type NonPoInvoiceInput } from './input.ts';
import { prepare, type Prepared } from './prepare.ts';
import { writeInvoice, writeItems } from './store.ts';

/** The answer of `nonPoInvoiceCreate` when the invoice exists already (DECISIONS 20). */
export const EXISTS = -1;

/**
 * Creates an invoice, or updates a draft or a returned one when the id is given; 'Pending for approval' submits it and starts its
 * approval afresh. Answers the id, or -1 when the supplier's invoice exists. All or nothing.
 */
export async function saveNonPoInvoice(db: Database, viewer: Viewer, input: NonPoInvoiceInput): Promise<number> {
  if (!mayRaise(viewer)) throw forbidden('Your role cannot raise invoices.');
  const intent = intentOf(input.status);
  return db.transaction(async tx => {
    const before = input.id ? await findEditable(tx, viewer, input.id) : null;
    const parties = await findParties(tx, viewer, input);
    if (before && before.supplierId !== parties.supplierId)
      throw badInput('The supplier of a saved invoice cannot change.', [
        { path: 'supplierCode', message: 'The supplier of a saved invoice cannot change.' },
      ]);
    const prepared = await prepare(tx, viewer, input, parties, intent);
    if (await exists(tx, parties.supplierId, input)) return EXISTS;
    const status = intent === 'submit' ? 'Pending for approval' : (before?.status ?? 'Draft');
    const id = await writeInvoice(tx, viewer, input, prepared, status);
    await writeItems(tx, id, prepared.lines);
    await linkFiles(tx, id, prepared.attachments);
    if (intent === 'submit') await submit(tx, viewer, id, input, prepared);
    return id;
  });
}

function intentOf(status: string | null | undefined): Intent {
  if (sameStatus(status, 'Draft')) return 'draft';
  if (sameStatus(status, 'Pending for approval')) return 'submit';
  throw badInput("status is 'Draft' or 'Pending for approval'");
}

async function findEditable(db: Sql, viewer: Viewer, id: number): Promise<Editable> {
  const record = await first<Editable>(
    db,
    'select status, rcb, supplier_id "supplierId", sent_back_level "sentBackLevel" from non_po_invoice where id = $1',
    [id],
  );
  if (record && mayEdit(record, viewer)) return record;
  const own = record && (record.rcb === viewer.userId || record.supplierId === viewer.supplierId);
  if (own) throw conflict(`This invoice is ${record.status} and can no longer be edited.`);
  throw forbidden('You cannot edit this invoice.');
}

async function submit(
  db: Sql,
  viewer: Viewer,
  id: number,
  input: NonPoInvoiceInput,
  prepared: Prepared,
): Promise<void> {
  const { header, parties, totals } = prepared;
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
    recordData: {
      InvoiceNumber: textOf(input.invoiceNumber),
      InvoiceDate: input.invoiceDate,
      SupplierCode: parties.supplierCode,
      SupplierName: parties.supplierName,
      CompanyCode: parties.companyCode,
      CompanyName: parties.companyName,
      CurrencyCode: header.currency?.code,
      TotalGrossAmount: totals.totalGrossAmount,
    },
  });
}
