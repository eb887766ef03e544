import { isStatus, type Status } from '@/lib/status';
import { getRole, nameLevel, type ApprovalContext } from './context';
import { getNames } from './levels';
import { approvalRights } from './rights';
import { isPending, getLevel, personName, type Approver, type WorkflowPerson, type WorkflowTask } from './task';

export type BannerTone = 'yours' | 'pending' | 'sentback' | 'rejected' | 'approved' | 'quiet';

export interface Banner {
  tone: BannerTone;
  /** Who sent the request back to this level; '' otherwise. */
  lead: string;
  text: string;
  /** E-mail addresses of the pending approvers, where the record type shows them: '(a@x.example)'. */
  email: string;
  /** Reason for sending back; '' otherwise. */
  reason: string;
  /** Approver of the next level, or ''. */
  next: string;
}

function getEmails(people: readonly WorkflowPerson[]): string {
  const known = people.filter(person => person.email && person.email !== personName(person));
  return known.length > 0 ? `(${getNames(known, person => person.email)})` : '';
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
  const after = task.levels.find(candidate => candidate.level > task.currentLevel);
  const others = after?.approvers.filter(approver => approver.active) ?? [];
  // A later level sent it back to this one: show that first, because the record's status is SentBack.
  const returnedBy = whoTurnedDown(task, context, 'sentback');
  return {
    tone: isPendingWithMe ? 'yours' : returnedBy ? 'sentback' : 'pending',
    lead: returnedBy && `Sent back by ${returnedBy}`,
    text: isPendingWithMe
      ? banners.pendingWithYou
      : banners.pendingWith.replace('{name}', () => getNames(pending) || role || 'an approver'),
    email: banners.withEmail && !isPendingWithMe ? getEmails(pending) : '',
    reason: returnedBy && getRemarks(task, 'sentback'),
    next: after ? nameLevel(context, after, getNames(others)) : '',
  };
}

/** Describes the workflow status for this user in the context's terms (spec 2 §4, 'Workflow status'). */
export function getBanner(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): Banner {
  const { banners } = context;
  if (isPending(task.status)) return pendingBanner(task, user, context);
  const over = { lead: '', email: '', reason: '', next: '' };
  if (isStatus(task.status, 'sentback')) {
    const to = personName(task.requester) || 'the initiator';
    const text = banners.sentBack.replace('{name}', () => to);
    return { ...over, tone: 'sentback', text, reason: reason(task, context, 'sentback') };
  }
  if (isStatus(task.status, 'rejected'))
    return { ...over, tone: 'rejected', text: banners.rejected, reason: reason(task, context, 'rejected') };
  if (isStatus(task.status, 'approved')) return { ...over, tone: 'approved', text: banners.approved };
  return { ...over, tone: 'quiet', text: task.status || 'Approval status unknown' };
}
