import type { Session } from '@/platform/session/session';

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
