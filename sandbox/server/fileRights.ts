/** Who may delete a stored file; who may read one is a rule of the records (`seesFile`). */
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { mayEdit, type Editable } from '../rules/access.ts';

export interface OwnedFile {
  uid: string;
  owner: string;
  context_id: number | null;
}

/** Its owner, as long as it is not part of a record that the owner can no longer change. */
export async function mayDelete(db: Sql, viewer: Viewer, file: OwnedFile): Promise<boolean> {
  if (file.owner !== viewer.userId) return false;
  const record = await first<Editable>(
    db,
    `select status, rcb, supplier_id "supplierId", sent_back_level "sentBackLevel" from non_po_invoice
      where id = $1 and (invoice_copies @> $2::jsonb or supporting_documents @> $2::jsonb)`,
    [file.context_id, JSON.stringify([{ file_uid: file.uid }])],
  );
  return record === undefined || mayEdit(record, viewer);
}
