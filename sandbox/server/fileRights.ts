/** Who may read a stored file. */
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';

interface OwnedFile {
  uid: string;
  owner: string;
}

/**
 * The buyer's people read every file. A supplier, and a user acting for suppliers, read what they or their supplier's users
 * uploaded, and what is attached to an invoice of theirs.
 */
export async function mayRead(db: Sql, viewer: Viewer, file: OwnedFile): Promise<boolean> {
  if (file.owner === viewer.userId) return true;
  const bound = viewer.roles.includes('supplier') || viewer.roles.includes('userwithsupplier');
  if (!bound) return true;
  const row = await first(
    db,
    `with mine as (
       select $2::int as supplier_id where $2::int is not null
       union select supplier_id from user_supplier where user_id = $1)
     select 1 from users where user_id = $3 and supplier_id in (select supplier_id from mine)
     union all
     select 1 from non_po_invoice
      where supplier_id in (select supplier_id from mine)
        and (invoice_copies @> $4::jsonb or supporting_documents @> $4::jsonb)
     limit 1`,
    [viewer.userId, viewer.supplierId, file.owner, JSON.stringify([{ file_uid: file.uid }])],
  );
  return row !== undefined;
}
