import type { Session } from '@/platform/session/session';

/**
 * Suppliers, and buyer-side users acting for one, raise invoices; reviewers see the same data read-only and auditors only check
 * (spec 1 §1, spec 2 §6).
 */
export function canCreateInvoice(session: Session): boolean {
  return !session.roles.some(role => role === 'reviewer' || role === 'auditor');
}

/** A userwithsupplier, and anyone who acts for no supplier of their own, picks the supplier first (DECISIONS 15). */
export function mustPickSupplier(session: Session): boolean {
  if (session.roles.includes('supplier')) return false;
  return session.roles.includes('userwithsupplier') || supplierPanOrCode(session) === null;
}

/** What identifies the caller's own supplier in `panOrCode`: the PAN, else the code (spec 1 §6). */
export function supplierPanOrCode(session: Session): string | null {
  return session.supplierPan || session.supplierCode || null;
}

export function isSupplierAuthor(session: Session): boolean {
  return session.roles.includes('supplier') || session.roles.includes('userwithsupplier');
}
