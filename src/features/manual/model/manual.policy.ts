import { isCreator } from '@/domain/record/policy';
import { isStatus } from '@/lib/status';
import { inRoleGroup, mayEnter, noneOf } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

interface Entry {
  status: string | null;
  rcb: string | null;
}

/** Allows everyone except auditors (spec 3 §2, §6). */
export function canCreateEntry(session: Session): boolean {
  return mayEnter(session, noneOf(['auditor']));
}

/** Allows the creator until the entry is Rejected (spec 3 §4, §6). */
export function canEditEntry(session: Session, { status, rcb }: Entry): boolean {
  return canCreateEntry(session) && isCreator(session, rcb) && !isStatus(status, 'rejected');
}

/** Allows the creator to cancel with a remark, which closes the entry (spec 3 §4). */
export function canCancelEntry(session: Session, entry: Entry): boolean {
  return canEditEntry(session, entry) && !isStatus(entry.status, 'closed');
}

/** Allows the reviewer role group until the entry is Closed (spec 3 §2, §4, §6). */
export function canReviewEntry(session: Session, { status }: Entry): boolean {
  return inRoleGroup(session, 'reviewer') && !isStatus(status, 'closed');
}
