import { sameStatus } from '@/lib/status';
import type { DocumentKind, RecordType, StoredRecord } from './declared/recordType.ts';
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import type { Scope } from './lists/listQuery.ts';

const READS_ALL = ['reviewer', 'auditor', 'admin'];

/** Supplier users and agency users. */
export function isSupplierSide({ roles }: Viewer): boolean {
  return roles.some(role => role === 'supplier' || role === 'userwithsupplier');
}

const BUYERS = ['employee', 'approver', ...READS_ALL];

/** An unknown role belongs to neither side and sees the least (docs/decisions.md#known-roles). */
export function isBuyerSide(viewer: Viewer): boolean {
  return !isSupplierSide(viewer) && viewer.roles.some(role => BUYERS.includes(role));
}

const NOTHING: Scope = () => 'false';

/**
 * Scope of rows `i` with supplier columns: suppliers see their own (`panOrCode`: also other codes with their PAN),
 * a userwithsupplier those of the linked suppliers, unknown roles none. Null for buyer-side users.
 */
export function ownRows(viewer: Viewer, panOrCode: boolean): Scope {
  if (viewer.roles.includes('supplier'))
    return bind =>
      panOrCode
        ? `(i.supplier_code = ${bind(viewer.supplierCode)} or i.supplier_pan_number = nullif(${bind(viewer.supplierPan)}, ''))`
        : `i.supplier_id = ${bind(viewer.supplierId ?? 0)}`;
  if (viewer.roles.includes('userwithsupplier'))
    return bind => `i.supplier_id in (select supplier_id from user_supplier where user_id = ${bind(viewer.userId)})`;
  return isBuyerSide(viewer) ? null : NOTHING;
}

/**
 * Scope of a record type: suppliers see their own; reviewers, auditors and administrators all;
 * other employees those they raised, approve, approved or were queried about. Drafts of other users are hidden.
 * The list's own condition excludes deleted records.
 */
export function recordScope(
  { table, context, scope }: Pick<RecordType, 'table' | 'context' | 'scope'>,
  viewer: Viewer,
): Scope {
  const own = ownRows(viewer, scope === 'panOrCode');
  if (own) return own;
  if (viewer.roles.some(role => READS_ALL.includes(role))) return null;
  return bind => {
    const me = bind(viewer.userId);
    return `i.id in (select id from ${table} where rcb = ${me} and not deleted
      union select id from ${table} where approver_id = ${me} and status <> 'Draft' and not deleted
      union select context_id from workflow_task where context = '${context}' and participants @> array[${me}::text]
      union select context_id from record_query where context = '${context}' and participants @> array[${me}::text])`;
  };
}

/** Spec 3 §6. */
export function reportScope(kind: RecordType, viewer: Viewer): Scope {
  return isBuyerSide(viewer) ? null : recordScope(kind, viewer);
}

export function supplierScope(viewer: Viewer): Scope {
  if (viewer.roles.includes('supplier')) return bind => `s.id = ${bind(viewer.supplierId ?? 0)}`;
  if (viewer.roles.includes('userwithsupplier'))
    return bind => `s.id in (select supplier_id from user_supplier where user_id = ${bind(viewer.userId)})`;
  return isBuyerSide(viewer) ? null : NOTHING;
}

export async function seesRecord(db: Sql, viewer: Viewer, kind: RecordType, id: number): Promise<boolean> {
  const params: unknown[] = [id];
  const scope = recordScope(kind, viewer);
  const more = scope ? ` and ${scope(value => `$${params.push(value)}`)}` : '';
  return (
    (await first(db, `select i.id from ${kind.table} i where i.id = $1 and not i.deleted${more}`, params)) !== undefined
  );
}

/** Undefined also for a deleted record. */
export async function findRecord(db: Sql, kind: RecordType, id: number): Promise<StoredRecord | undefined> {
  return first<StoredRecord>(
    db,
    `select id, status, rcb, supplier_id "supplierId", sent_back_level "sentBackLevel", created_by "createdBy",
            approver_id "approverId", total_gross_amount gross, rub, rut
       from ${kind.table} where id = $1 and not deleted`,
    [id],
  );
}

export function mayRaise(viewer: Viewer): boolean {
  return !viewer.roles.includes('reviewer') && mayEnterManually(viewer);
}

/** Spec 3 §2. */
export function mayEnterManually(viewer: Viewer): boolean {
  return !viewer.roles.includes('auditor') && (isSupplierSide(viewer) || isBuyerSide(viewer));
}

export type Editable = Pick<StoredRecord, 'status' | 'rcb' | 'supplierId' | 'sentBackLevel'>;

/** A colleague of the same supplier owns the record too when a supplier raised it. */
function isOwner(record: Editable, viewer: Viewer): boolean {
  return record.rcb === viewer.userId || (viewer.supplierId !== null && record.supplierId === viewer.supplierId);
}

/** A send-back allows it from the first level (spec 2 §4), for some types from any (spec 3 §2). */
export function userCanEdit(
  record: Editable,
  viewer: Viewer,
  { editsSentBack }: Pick<DocumentKind, 'editsSentBack'>,
): boolean {
  const isBack = editsSentBack === 'always' || record.sentBackLevel === 1;
  return sameStatus(record.status, 'SentBack') && isBack && isOwner(record, viewer);
}

export function mayEdit(record: Editable, viewer: Viewer, kind: Pick<DocumentKind, 'editsSentBack'>): boolean {
  return (sameStatus(record.status, 'Draft') && isOwner(record, viewer)) || userCanEdit(record, viewer, kind);
}
