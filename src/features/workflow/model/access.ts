import { anyOf, hasRole, isSupplierUser, type Access } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** Buyer-side roles; suppliers don't approve. */
export const BUYER_SIDE: Access = anyOf(['userwithsupplier', 'employee', 'approver', 'reviewer', 'auditor', 'admin']);

/** Returns true for auditors. Their cards read the reports. */
export const auditsInvoices = (session: Session): boolean => hasRole(session, 'auditor');

/** Returns true for users who track payments: suppliers, and administrators who approve nothing. Payments come from the reports. */
export const watchesPayments = (session: Session): boolean =>
  isSupplierUser(session) || (hasRole(session, 'admin') && !hasRole(session, 'approver', 'reviewer'));
