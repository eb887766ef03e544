import { isCreator } from '@/domain/record/policy';
import { isStatus } from '@/lib/status';
import { inRoleGroup, mayEnter, noneOf } from '@/platform/session/access';
import type { Session } from '@/platform/session/session';

/** Whose it is, and how it stands. */
interface Entry {
  status: string | null;
  rcb: string | null;
}

/** Everyone but auditors (spec 3 §2, §6). */
export function canCreateEntry(session: Session): boolean {
  return mayEnter(session, noneOf(['auditor']));
}

/** Only its creator, and not once it is Rejected (spec 3 §4, §6). */
export function canEditEntry(session: Session, { status, rcb }: Entry): boolean {
  return canCreateEntry(session) && isCreator(session, rcb) && !isStatus(status, 'rejected');
}

/** Its creator takes it back with a remark, which closes it (spec 3 §4). */
export function canCancelEntry(session: Session, entry: Entry): boolean {
  return canEditEntry(session, entry) && !isStatus(entry.status, 'closed');
}

/** The reviewer role group, while it is not Closed (spec 3 §2, §4, §6). */
export function canReviewEntry(session: Session, { status }: Entry): boolean {
  return inRoleGroup(session, 'reviewer') && !isStatus(status, 'closed');
}
