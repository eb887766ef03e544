import { hasRole, mayEnter, noneOf, type Role } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import type { ListParameter, ListShape } from '@/shared/list/listTypes';

/** Reviewers see the same data read-only and auditors only check (spec 1 §1, spec 2 §6). */
export const READERS: readonly Role[] = ['reviewer', 'auditor'];

/** Suppliers, and buyer-side users acting for one, raise invoices. */
export function canCreateInvoice(session: Session): boolean {
  return mayEnter(session, noneOf(READERS));
}

/** A userwithsupplier, and anyone who acts for no supplier of their own, picks the supplier first (DECISIONS 15). */
export function mustPickSupplier(session: Session): boolean {
  if (hasRole(session, 'supplier')) return false;
  return hasRole(session, 'userwithsupplier') || supplierPanOrCode(session) === null;
}

/** What identifies the caller's own supplier in `panOrCode`: the PAN, else the code (spec 1 §6). */
export function supplierPanOrCode(session: Session): string | null {
  return session.supplierPan || session.supplierCode || null;
}

/** The condition that leaves a supplier its own rows, by PAN or code (spec 2 §6, spec 3 §2, §6); none for the buyer's side. */
export function supplierLimit(session: Session, parameter = 'SupplierPanOrCode'): ListParameter[] {
  const own = mustPickSupplier(session) ? null : supplierPanOrCode(session);
  return own === null ? [] : [{ name: parameter, value: own }];
}

/** The list as the caller may see it: a supplier only its own rows; the buyer's side all. `parameter`: what the list's call names it. */
export function limitedTo<Shape extends ListShape>(session: Session, shape: Shape, parameter?: string): Shape {
  const own = supplierLimit(session, parameter);
  return own.length === 0 ? shape : { ...shape, fixedParameters: [...(shape.fixedParameters ?? []), ...own] };
}
