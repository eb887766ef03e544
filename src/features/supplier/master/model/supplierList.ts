import { limitedTo, mustPickSupplier, supplierPanOrCode } from '@/domain/invoice/author';
import { hasRole } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { supplierList } from '../fields/supplier.list';

/**
 * 'Suppliers' for a userwithsupplier, else '[PAN or code] user name' (spec 1 §2). Who has neither, an employee of the buyer, would read
 * empty brackets before his own name: he sees 'Suppliers' too.
 */
export function supplierListTitle(session: Session): string {
  const own = mustPickSupplier(session) ? null : supplierPanOrCode(session);
  return own === null ? 'Suppliers' : `[${own}] ${session.userName}`;
}

/** All but a userwithsupplier may export (spec 1 §6). */
export const canExportSuppliers = (session: Session) => !hasRole(session, 'userwithsupplier');

/** The list with the conditions of this user: a supplier finds himself, by PAN or else code (spec 1 §6, §7). */
export const supplierListOf = (session: Session) => limitedTo(session, supplierList, 'panOrCode');
