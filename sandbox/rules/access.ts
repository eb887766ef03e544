import { sameStatus } from '@/lib/text';
import { first, type Sql } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';

/** Adds a value to a statement's parameters and answers its `$n`. */
type Bind = (value: unknown) => string;
/** Narrows a list to what the caller may see; null: everything. */
export type Scope = ((bind: Bind) => string) | null;

const READS_ALL = ['reviewer', 'auditor', 'admin'];

/**
 * The invoices that a viewer sees: a supplier its own, a userwithsupplier those of the linked suppliers, reviewers, auditors and
 * administrators all, any other employee what he raised, approves or approved and what he was asked about. Another's draft
 * stays the other's. Deleted ones are nobody's: the list's own condition.
 */
export function invoiceScope(viewer: Viewer): Scope {
  const { roles } = viewer;
  if (roles.includes('supplier')) return bind => `i.supplier_id = ${bind(viewer.supplierId ?? 0)}`;
  if (roles.includes('userwithsupplier'))
    return bind => `i.supplier_id in (select supplier_id from user_supplier where user_id = ${bind(viewer.userId)})`;
  if (roles.some(role => READS_ALL.includes(role))) return null;
  return bind => {
    const me = bind(viewer.userId);
    return `i.id in (select id from non_po_invoice where rcb = ${me} and not deleted
      union select id from non_po_invoice where approver_id = ${me} and status <> 'Draft' and not deleted
      union select context_id from workflow_task where context = 'NonPoInvoice' and participants @> array[${me}::text]
      union select context_id from record_query where context = 'NonPoInvoice' and participants @> array[${me}::text])`;
  };
}

/** Reports are open to everyone of the buyer; suppliers find their own (spec 3 §6). */
export function reportScope(viewer: Viewer): Scope {
  return viewer.roles.some(role => role === 'supplier' || role === 'userwithsupplier') ? invoiceScope(viewer) : null;
}

/** The rows of the supplier master that a viewer sees: suppliers their own, all others everything. */
export function supplierScope(viewer: Viewer): Scope {
  if (viewer.roles.includes('supplier')) return bind => `s.id = ${bind(viewer.supplierId ?? 0)}`;
  if (viewer.roles.includes('userwithsupplier'))
    return bind => `s.id in (select supplier_id from user_supplier where user_id = ${bind(viewer.userId)})`;
  return null;
}

/** True when the invoice is among those that the viewer sees. */
export async function seesInvoice(db: Sql, viewer: Viewer, id: number): Promise<boolean> {
  const params: unknown[] = [id];
  const scope = invoiceScope(viewer);
  const more = scope ? ` and ${scope(value => `$${params.push(value)}`)}` : '';
  return (
    (await first(db, `select i.id from non_po_invoice i where i.id = $1 and not i.deleted${more}`, params)) !==
    undefined
  );
}

/** Who raises invoices: everyone but those who only review and audit. */
export function mayRaise(viewer: Viewer): boolean {
  return !viewer.roles.some(role => role === 'reviewer' || role === 'auditor');
}

export interface Editable {
  status: string;
  rcb: string;
  supplierId: number;
  sentBackLevel: number | null;
}

/** The creator, or a colleague of the same supplier when a supplier raised it. */
function isOwner(record: Editable, viewer: Viewer): boolean {
  return record.rcb === viewer.userId || (viewer.supplierId !== null && record.supplierId === viewer.supplierId);
}

/** True only for an invoice that came back from the first level to its own side (spec 2 §4). */
export function userCanEdit(record: Editable, viewer: Viewer): boolean {
  return sameStatus(record.status, 'SentBack') && record.sentBackLevel === 1 && isOwner(record, viewer);
}

/** A draft or a returned invoice, by its own side. */
export function mayEdit(record: Editable, viewer: Viewer): boolean {
  return (sameStatus(record.status, 'Draft') && isOwner(record, viewer)) || userCanEdit(record, viewer);
}
