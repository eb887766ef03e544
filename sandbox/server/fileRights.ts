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
  const names = JSON.stringify([{ file_uid: file.uid }]);
  // What was said in a query stays said.
  const query = await first(
    db,
    `select 1 from record_query_item i join record_query q on q.id = i.query_id
      where q.context = 'NonPoInvoice' and q.context_id = $1 and i.attachments @> $2::jsonb`,
    [file.context_id, names],
  );
  if (query) return false;
  const record = await first<Editable>(
    db,
    `select status, rcb, supplier_id "supplierId", sent_back_level "sentBackLevel" from non_po_invoice
      where id = $1 and not deleted
        and (invoice_copies @> $2::jsonb or supporting_documents @> $2::jsonb or shipping_document @> $2::jsonb)`,
    [file.context_id, names],
  );
  return record === undefined || mayEdit(record, viewer);
}
