import { anyOf, hasRole, isSupplierUser, type Access } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** Buyer-side roles; suppliers have nothing to approve. */
export const BUYER_SIDE: Access = anyOf(['userwithsupplier', 'employee', 'approver', 'reviewer', 'auditor', 'admin']);

/** Whose work is what will be paid: suppliers, and an administrator who decides on nothing. */
export const watchesPayments = (session: Session): boolean =>
  isSupplierUser(session) || (hasRole(session, 'admin') && !hasRole(session, 'approver', 'reviewer'));
