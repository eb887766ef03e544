import type { Session } from '@/platform/session/session';
import type { ListShape } from '@/shared/list/listTypes';

/** A userwithsupplier, and anyone who acts for no supplier of their own, picks the supplier first (DECISIONS 15). */
export function mustPickSupplier(session: Session): boolean {
  if (session.roles.includes('supplier')) return false;
  return session.roles.includes('userwithsupplier') || supplierPanOrCode(session) === null;
}

/** What identifies the caller's own supplier in `panOrCode`: the PAN, else the code (spec 1 §6). */
export function supplierPanOrCode(session: Session): string | null {
  return session.supplierPan || session.supplierCode || null;
}

/** A supplier, or a buyer-side user acting for one, writes the invoice as the supplier's own. */
export function isSupplierAuthor(session: Session): boolean {
  return session.roles.includes('supplier') || session.roles.includes('userwithsupplier');
}

/**
 * The list as the caller may see it: a supplier only its own rows, by PAN or code (spec 2 §6, spec 3 §2); the buyer's side all.
 * `parameter`: what the list's call names it.
 */
export function limitedTo<Shape extends ListShape>(
  session: Session,
  shape: Shape,
  parameter = 'SupplierPanOrCode',
): Shape {
  const own = mustPickSupplier(session) ? null : supplierPanOrCode(session);
  if (own === null) return shape;
  return { ...shape, fixedParameters: [...(shape.fixedParameters ?? []), { name: parameter, value: own }] };
}
