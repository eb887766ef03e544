import type { Id } from '@/lib/ids';
import { isStatus } from '@/lib/text';
import { anyOf, isSupplierUser, mayEnter } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';
import { samePerson, type WorkflowTask } from '@/shared/approval/model/task';
import { userOf } from '@/shared/approval/model/user';

/** The profile belongs to the supplier and to who acts for it; all others read it (spec 1 §6). */
export function canChangeProfile({ roles, supplierId }: Session, id: Id): boolean {
  return roles.includes('userwithsupplier') || (roles.includes('supplier') && supplierId === id);
}

/** Why nothing in the profile can be changed now, or null (spec 1 §4 'Profile sections'). */
export function whyProfileIsLocked(workflowStatus: string | null | undefined): string | null {
  return isStatus(workflowStatus, 'Pending')
    ? 'This profile is waiting for approval. It can be changed once that is decided.'
    : null;
}

const CHECKERS = anyOf(['approver', 'reviewer', 'auditor', 'admin']);

/**
 * Signs of fraud are for those of the buyer who decide on a request or check it. Whoever is looked at does not see what gave him away,
 * nor who else has his account: neither is asked for then.
 */
export function maySeeSigns(session: Session, { levels }: Pick<WorkflowTask, 'levels'>): boolean {
  if (isSupplierUser(session)) return false;
  const user = userOf(session);
  return mayEnter(session, CHECKERS) || levels.some(({ approvers }) => approvers.some(each => samePerson(each, user)));
}
