import type { Id } from '@/lib/ids';
import { anyOf, hasRole, isSupplierUser, mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { samePerson, type WorkflowTask, getUser } from '@/shared/approval/model/task';

/** Allows the supplier and its representatives; all other users only read (spec 1 §6). */
export function canChangeProfile(session: Session, id: Id): boolean {
  return hasRole(session, 'userwithsupplier') || (hasRole(session, 'supplier') && session.supplierId === id);
}

const CHECKERS = anyOf(['approver', 'reviewer', 'auditor', 'admin']);

/**
 * Allows buyer users who decide on or check a request. Suppliers must not see fraud warnings or who else has their account, so these
 * aren't loaded for them.
 */
export function canSeeFraudWarnings(session: Session, { levels }: Pick<WorkflowTask, 'levels'>): boolean {
  if (isSupplierUser(session)) return false;
  const user = getUser(session);
  return mayEnter(session, CHECKERS) || levels.some(({ approvers }) => approvers.some(each => samePerson(each, user)));
}
