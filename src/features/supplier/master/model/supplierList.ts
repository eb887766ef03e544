import { limitedTo, mustPickSupplier, supplierPanOrCode } from '@/domain/invoice/author';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { supplierList } from '../fields/supplier.list';

/**
 * Returns 'Suppliers' for a userwithsupplier, else '[PAN or code] user name' (spec 1 §2). Users with neither also get 'Suppliers', to
 * avoid empty brackets.
 */
export function supplierListTitle(session: Session): string {
  const own = mustPickSupplier(session) ? null : supplierPanOrCode(session);
  return own === null ? 'Suppliers' : `[${own}] ${session.userName}`;
}

/** Allows export for everyone except a userwithsupplier (spec 1 §6). */
export const canExportSuppliers = (session: Session) => !hasRole(session, 'userwithsupplier');

/** Returns the list with the user's conditions: suppliers see themselves, by PAN or else code (spec 1 §6, §7). */
export const supplierListOf = (session: Session) => limitedTo(session, supplierList, 'panOrCode');
