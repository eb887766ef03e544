import { statusKey } from '@/lib/text';
import { first, type Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { isSupplierSide, supplierScope } from '../access.ts';
import { forbidden } from '../errors.ts';

export interface SupplierProfile {
  id: number;
  code: string;
  workflowStatus: string | null;
}

/** The supplier, when it is among those that the viewer sees. */
export async function findSupplier(db: Sql, viewer: Viewer, id: number): Promise<SupplierProfile | null> {
  const params: unknown[] = [id];
  const scope = supplierScope(viewer);
  const more = scope ? ` and ${scope(value => `$${params.push(value)}`)}` : '';
  const found = await first<SupplierProfile>(
    db,
    `select id, code, name, legal_name "legalName", trade_name "tradeName", email, country_code "countryCode",
            country_name "countryName", gst_number "gstNumber", pan, status, workflow_status "workflowStatus"
       from supplier s where s.id = $1${more}`,
    params,
  );
  return found ?? null;
}

/** The supplier whose profile the viewer may change now: its own side only, and not while an approval is pending (spec 1 §4, §6). */
export async function editableSupplier(db: Sql, viewer: Viewer, id: number): Promise<SupplierProfile> {
  const supplier = await findSupplier(db, viewer, id);
  if (!supplier || !isSupplierSide(viewer)) throw forbidden('This profile cannot be changed by you');
  if (statusKey(supplier.workflowStatus) === 'pending')
    throw forbidden('This profile is waiting for approval and cannot be changed');
  return supplier;
}
