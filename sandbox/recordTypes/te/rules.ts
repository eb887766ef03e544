import { safeParseJsonText } from '@/lib/jsonText';
import * as z from 'zod/mini';
import { first, type Database, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { mayRaise } from '../../rules/access.ts';
import { checkFiles } from '../../rules/files/attachments.ts';
import { linkFiles, moveFiles, releaseFiles } from '../../rules/files/linking.ts';
import { badInput, forbidden } from '../../rules/errors.ts';
import type { StoredAttachment } from '../../rules/declared/recordType.ts';
import { final, staging } from './recordTypes.ts';

interface Staged {
  id: number;
  rcb: string;
  invoiceNumber: string;
  invoiceNumberKey: string;
  supplierId: number;
  invoiceCopy: StoredAttachment[];
  supportingDocuments: StoredAttachment[];
}

const ROW_FILES = { invoiceCopy: 'invoice_copy', supportingDocuments: 'supporting_documents' } as const;

export interface StagedFiles {
  id: number;
  invoiceCopy?: string | null;
  supportingDocuments?: string | null;
}

async function findStaged(db: Sql, viewer: Viewer, id: number): Promise<Staged | undefined> {
  return first<Staged>(
    db,
    `select id, rcb, invoice_number "invoiceNumber", invoice_number_key "invoiceNumberKey", supplier_id "supplierId", invoice_copy "invoiceCopy",
            supporting_documents "supportingDocuments"
       from staging_te_invoice where id = $1 and not deleted and rcb = $2`,
    [id, viewer.userId],
  );
}

function mustRaise(viewer: Viewer): void {
  if (!mayRaise(viewer)) throw forbidden('You can view travel and expense invoices but not change them.');
}

/** Deletes an imported invoice. Returns 'Deleted' or an error message. */
export async function deleteStaged(db: Database, viewer: Viewer, id: number): Promise<string> {
  mustRaise(viewer);
  return db.transaction(async tx => {
    const gone = await tx.query(
      'update staging_te_invoice set deleted = true where id = $1 and rcb = $2 and not deleted returning id',
      [id, viewer.userId],
    );
    if (gone.length === 0) return 'Not found';
    await releaseFiles(tx, { context: staging.context, contextId: id });
    return 'Deleted';
  });
}

/** Each file must be the caller's upload or belong to the invoice already. */
export async function updateStaged(db: Database, viewer: Viewer, input: StagedFiles): Promise<string> {
  mustRaise(viewer);
  return db.transaction(async tx => {
    const staged = await findStaged(tx, viewer, input.id);
    if (!staged) return 'Not found';
    for (const path of ['invoiceCopy', 'supportingDocuments'] as const) {
      const value = input[path];
      if (value === undefined || value === null) continue;
      const { stored, errors } = await getFiles(tx, viewer, staged, path, value);
      if (errors[0]) throw badInput(errors[0].message, errors);
      await linkFiles(tx, staging.context, input.id, path, stored);
      await tx.query(`update staging_te_invoice set ${ROW_FILES[path]} = $2 where id = $1`, [
        input.id,
        JSON.stringify(stored),
      ]);
    }
    return 'Updated';
  });
}

/** Imported files stay unchanged; a new file is validated and must be the only one. */
async function getFiles(db: Sql, viewer: Viewer, staged: Staged, path: keyof typeof ROW_FILES, value: string) {
  const known = new Map(staged[path].map(file => [file.file_uid, file]));
  const wanted = safeParseJsonText(z.array(z.looseObject({ file_uid: z.string() })), value);
  if (!wanted.success) throw badInput(`${path} is not a list of attachments`);
  const kept = wanted.data.flatMap(({ file_uid }) => known.get(file_uid) ?? []);
  const fresh = wanted.data.filter(({ file_uid }) => !known.has(file_uid));
  const { stored, errors } = await checkFiles(db, viewer, {
    families: ['pdf', 'image'],
    max: 1,
    path,
    value: JSON.stringify(fresh),
    context: staging.context,
    recordId: staged.id,
  });
  return { stored: [...kept, ...stored], errors };
}

export interface Submitted {
  id: number;
  status: 'success' | 'error';
  message: string;
  data: { key: string; value: string }[];
}

const COPIED = `uid, rcb, created_by_name, created_source, file_uid, company_code, supplier_id, supplier_code, supplier_pan_number,
  supplier_gst_no, supplier_site, invoice_number, invoice_number_key, invoice_date, invoice_receipt_date, currency_code, company_gst_number,
  bill_to_location, document_type, invoice_narration, assignment, payment_term, billable, payment_method,
  payment_method_supplement, io_no, ref_key1, ref_key2, ref_key3, tax_type, approver_id, requestor_id, department, sub_function,
  ap_subcategory_code, ap_subcategory_description, l1_approvers, l2_approvers, bulk_approvers, invoice_copy,
  supporting_documents, items, total_amount, total_tax_amount, total_gross_amount`;

export async function submitStaged(db: Database, viewer: Viewer, ids: readonly number[]): Promise<Submitted> {
  mustRaise(viewer);
  const refused = (data: Submitted['data'], message: string): Submitted => ({ id: -1, status: 'error', message, data });
  if (ids.length === 0) return refused([], 'Select at least one invoice.');
  return db.transaction(async tx => {
    const data: Submitted['data'] = [];
    const seen = new Set<string>();
    for (const id of new Set(ids)) {
      const staged = await findStaged(tx, viewer, id);
      if (!staged) {
        data.push({ key: `#${id}`, value: 'Already deleted or submitted.' });
        continue;
      }
      const { invoiceNumber: key } = staged;
      const name = `${staged.supplierId} ${staged.invoiceNumberKey}`;
      if (staged.invoiceCopy.length === 0) data.push({ key, value: 'Invoice file missing.' });
      else if (seen.has(name)) data.push({ key, value: 'Selected twice.' });
      else if (await exists(tx, staged)) data.push({ key, value: 'This invoice already exist' });
      seen.add(name);
    }
    if (data.length > 0) return refused(data, 'Some selected invoices cannot be imported. No invoice was imported.');
    for (const id of new Set(ids)) await submit(tx, id);
    return { id: seen.size, status: 'success', message: '', data: [] };
  });
}

async function exists(db: Sql, { supplierId, invoiceNumberKey }: Staged): Promise<boolean> {
  const found = await first(
    db,
    `select id from te_invoice
      where supplier_id = $1 and invoice_number_key = $2 and not deleted and status <> 'Rejected'`,
    [supplierId, invoiceNumberKey],
  );
  return found !== undefined;
}

async function submit(db: Sql, id: number): Promise<void> {
  const made = await first<{ id: number }>(
    db,
    `insert into te_invoice (${COPIED}, posting_flag, status, work_flow_status, due_date)
     select ${COPIED}, 'N', 'Pending for approval', 'Pending',
            invoice_date + coalesce((select days from payment_term t where t.code = payment_term), 0)
       from staging_te_invoice where id = $1 returning id`,
    [id],
  );
  if (!made) throw new Error(`The staged invoice ${id} no longer exists`);
  await db.query(`update te_invoice set no = 'TEI/' || lpad(id::text, 6, '0') where id = $1`, [made.id]);
  await db.query(`update staging_te_invoice set deleted = true, posting_flag = 'Y' where id = $1`, [id]);
  await moveFiles(db, { context: staging.context, contextId: id }, { context: final.context, contextId: made.id });
}
