import { anyOf, hasRole, isSupplierUser, type Access } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** Buyer-side roles; suppliers don't approve. */
export const BUYER_SIDE: Access = anyOf(['userwithsupplier', 'employee', 'approver', 'reviewer', 'auditor', 'admin']);

export const AUDITS: Access = anyOf(['auditor']);

/** Returns true for users who track payments: suppliers, and administrators who approve nothing. */
export const watchesPayments = (session: Session): boolean =>
  isSupplierUser(session) || (hasRole(session, 'admin') && !hasRole(session, 'approver', 'reviewer'));
