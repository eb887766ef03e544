import { hasRole, mayEnter, noneOf, type Role } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import type { ListParameter, ListShape } from '@/shared/list/listTypes';

/** Reviewers have read-only access and auditors only check (spec 1 §1, spec 2 §6). */
export const READERS: readonly Role[] = ['reviewer', 'auditor'];

/** Returns true for suppliers and for buyers who act for one. */
export function canCreateInvoice(session: Session): boolean {
  return mayEnter(session, noneOf(READERS));
}

/** Returns true for a userwithsupplier and for users without a supplier, who must select one first (docs/decisions.md#create-new-by-role). */
export function mustPickSupplier(session: Session): boolean {
  if (hasRole(session, 'supplier')) return false;
  return hasRole(session, 'userwithsupplier') || supplierPanOrCode(session) === null;
}

/** Returns the user's supplier for `panOrCode`: the PAN, otherwise the code (spec 1 §6). */
export function supplierPanOrCode(session: Session): string | null {
  return session.supplierPan || session.supplierCode || null;
}

/** Returns the condition that limits a supplier to its own rows (spec 2 §6, spec 3 §2, §6); empty for buyers. */
export function supplierLimit(session: Session, parameter = 'SupplierPanOrCode'): ListParameter[] {
  const own = mustPickSupplier(session) ? null : supplierPanOrCode(session);
  return own === null ? [] : [{ name: parameter, value: own }];
}

/** Limits a list to the rows that the user may see. `parameter` is the condition's name in the list's query. */
export function limitedTo<Shape extends ListShape>(session: Session, shape: Shape, parameter?: string): Shape {
  const own = supplierLimit(session, parameter);
  return own.length === 0 ? shape : { ...shape, fixedParameters: [...(shape.fixedParameters ?? []), ...own] };
}
