import { sameStatus } from '@/lib/text';
import { first, type Database } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { mayEdit, seesInvoice, type Editable } from '../access.ts';
import { snapshotOf, writeChanges } from '../history/history.ts';
import { conflict, forbidden } from '../errors.ts';

/** What the portal reads as success (spec 1 §8). */
const DELETED = 'Record Deleted';
const NOT_FOUND = 'Record Not Found';

/** Takes a draft out of sight, for its creator or a colleague of the same supplier; its row and history stay. */
export async function deleteNonPoInvoice(db: Database, viewer: Viewer, id: number): Promise<string> {
  return db.transaction(async tx => {
    const record = await first<Editable>(
      tx,
      `select status, rcb, supplier_id "supplierId", sent_back_level "sentBackLevel" from non_po_invoice
        where id = $1 and not deleted`,
      [id],
    );
    if (!record || !(await seesInvoice(tx, viewer, id))) return NOT_FOUND;
    if (!sameStatus(record.status, 'Draft'))
      throw conflict(`Only drafts can be deleted; this one is ${record.status}.`);
    if (!mayEdit(record, viewer)) throw forbidden('You cannot delete this invoice.');
    const former = await snapshotOf(tx, id);
    await tx.query('update non_po_invoice set deleted = true, rub = $2, rut = now() where id = $1', [
      id,
      viewer.userId,
    ]);
    await writeChanges(tx, viewer, id, former);
    return DELETED;
  });
}
