import { isStatus, type Status } from '@/lib/status';
import { getRole, type ApprovalContext } from './context';
import { getNames } from './levels';
import { approvalRights } from './rights';
import { isPending, getLevel, personName, type Approver, type WorkflowPerson, type WorkflowTask } from './task';

export type BannerTone = 'yours' | 'pending' | 'sentback' | 'rejected' | 'approved' | 'quiet';

export interface Banner {
  tone: BannerTone;
  /** Who sent the request back to this level; '' otherwise. */
  lead: string;
  text: string;
  /** Reason for sending back; '' otherwise. */
  reason: string;
  /** Current level: 'L1, level 2 of 5'; '' after the end. */
  place: string;
  /** Approver of the next level, or ''. */
  next: string;
}

function names(people: readonly WorkflowPerson[], withEmail: boolean): string {
  return getNames(people, person => {
    const name = personName(person);
    return withEmail && person.email && person.email !== name ? `${name} (${person.email})` : name;
  });
}

function lastActor(task: WorkflowTask, status: Status): { approver: Approver; role: number } | null {
  const found = task.levels
    .flatMap(level => level.approvers.map(approver => ({ approver, role: level.level })))
    .filter(({ approver }) => isStatus(approver.status, status))
    .sort((a, b) => b.approver.actedAt.localeCompare(a.approver.actedAt) || b.role - a.role);
  return found[0] ?? null;
}

function whoTurnedDown(task: WorkflowTask, context: ApprovalContext, status: Status): string {
  const last = lastActor(task, status);
  if (!last) return '';
  const level = getLevel(task, last.role);
  return level ? `${personName(last.approver)}, ${getRole(context, level)}` : personName(last.approver);
}

const getRemarks = (task: WorkflowTask, status: Status) => lastActor(task, status)?.approver.remarks || task.remarks;

function reason(task: WorkflowTask, context: ApprovalContext, status: Status): string {
  return [whoTurnedDown(task, context, status), getRemarks(task, status)].filter(Boolean).join(': ');
}

function pendingBanner(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): Banner {
  const { level, pending, isPendingWithMe } = approvalRights(task, user, context);
  const { banners } = context;
  const shownLevel = level ?? getLevel(task, task.currentLevel);
  const role = shownLevel ? getRole(context, shownLevel) : '';
  const position = task.levels.findIndex(candidate => candidate.level === task.currentLevel) + 1;
  const after = task.levels.find(candidate => candidate.level > task.currentLevel);
  const others = after?.approvers.filter(approver => approver.active) ?? [];
  const nextRole = after ? getRole(context, after) : '';
  const place = position > 0 ? `${role}, level ${position} of ${task.levels.length}` : '';
  // A later level sent it back to this one: show that first, because the record's status is SentBack.
  const returnedBy = whoTurnedDown(task, context, 'sentback');
  return {
    tone: isPendingWithMe ? 'yours' : returnedBy ? 'sentback' : 'pending',
    lead: returnedBy && `Sent back by ${returnedBy}`,
    text: isPendingWithMe
      ? banners.pendingWithYou
      : banners.pendingWith.replace(
          '{name}',
          () => names(pending, banners.withEmail ?? false) || role || 'an approver',
        ),
    reason: returnedBy && getRemarks(task, 'sentback'),
    place,
    next: others.length > 0 ? `${nextRole}, ${names(others, false)}` : nextRole,
  };
}

/** Describes the workflow status for this user in the context's terms (spec 2 §4, 'Workflow status'). */
export function getBanner(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): Banner {
  const { banners } = context;
  if (isPending(task.status)) return pendingBanner(task, user, context);
  const over = { lead: '', reason: '', place: '', next: '' };
  if (isStatus(task.status, 'sentback')) {
    const to = names([task.requester], banners.withEmail ?? false) || 'the initiator';
    const text = banners.sentBack.replace('{name}', () => to);
    return { ...over, tone: 'sentback', text, reason: reason(task, context, 'sentback') };
  }
  if (isStatus(task.status, 'rejected'))
    return { ...over, tone: 'rejected', text: banners.rejected, reason: reason(task, context, 'rejected') };
  if (isStatus(task.status, 'approved')) return { ...over, tone: 'approved', text: banners.approved };
  return { ...over, tone: 'quiet', text: task.status || 'The approval status is not known' };
}
