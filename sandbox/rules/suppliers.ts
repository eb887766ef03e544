import { statusKey } from '../../src/lib/status';
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { isSupplierSide, supplierScope } from './access.ts';
import { forbidden } from './errors.ts';
import { selection } from './lists/listQuery.ts';
import { getList } from './declared/columns.ts';
import { supplierColumns } from './supplier/columns.ts';

/** Supplier fields that the rules read; the record contains every column of `supplierColumns`. */
export interface SupplierProfile {
  id: number;
  code: string;
  legalName: string | null;
  countryCode: string;
  address1: string | null;
  locationType: string | null;
  msmeNumber: string | null;
  gstNumber: string | null;
  pan: string | null;
  workflowStatus: string | null;
  /** Empty before the registration is submitted. */
  approved: string | null;
  submitted: boolean;
  rut: string | null;
}

const record = getList('supplier i', '', supplierColumns);

export async function findSupplier(db: Sql, viewer: Viewer, id: number): Promise<SupplierProfile | null> {
  const params: unknown[] = [id];
  const scope = supplierScope(viewer);
  const more = scope ? ` and ${scope(value => `$${params.push(value)}`)}` : '';
  const found = await first<SupplierProfile>(
    db,
    `select ${selection(record)} from ${record.from} where i.id in (select s.id from supplier s where s.id = $1${more})`,
    params,
  );
  return found ?? null;
}

/** Own side only, and not while an approval is pending (spec 1 §4, §6). */
export async function editableSupplier(db: Sql, viewer: Viewer, id: number): Promise<SupplierProfile> {
  const supplier = await findSupplier(db, viewer, id);
  if (!supplier || !isSupplierSide(viewer)) throw forbidden("You can't change this profile");
  if (statusKey(supplier.workflowStatus) === 'pending')
    throw forbidden('This profile is waiting for approval. You can edit it after the decision');
  return supplier;
}
