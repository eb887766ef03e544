import { isStatus, statusKey } from '@/lib/status';
import { roleOf, type ApprovalContext } from './context';
import { isPending, samePerson, type Approver, type Level, type WorkflowPerson, type WorkflowTask } from './task';

/** One line of the level table and of the workflow log: one approver of one level. */
export interface LevelRow {
  key: string;
  /** Position among the task's levels, from 1. */
  position: number;
  role: string;
  /** First line of its level. */
  opensLevel: boolean;
  /** The level that has to act now. */
  isCurrent: boolean;
  isMe: boolean;
  /** null: nobody has been chosen for the level yet. */
  approver: Approver | null;
  /** As it is shown. */
  status: string;
  /** Nothing was done and nothing is asked: drawn without weight. */
  isIdle: boolean;
  remarks: string;
  /** Moment of the approver's act, '' before it. */
  actedAt: string;
}

/** Roles whose approval has a name of its own (spec 2 §4). */
const INITIATOR = 'Initiator';
const REVIEWER = 'Reviewer';

const SPELLING: Record<string, string | undefined> = {
  approved: 'Approved',
  sentback: 'Sentback',
  rejected: 'Rejected',
};

/** Our words for people who have nothing to do at the moment. */
const IDLE = {
  passed: 'No action needed',
  removed: 'Removed',
  missed: 'Not reached',
  upcoming: 'Upcoming',
};

function statusOf(task: WorkflowTask, level: Level, role: string, approver: Approver | null): string {
  const own = approver?.status ?? '';
  const levelApproved = isStatus(level.status, 'approved');
  if (isStatus(own, 'approved')) return role === INITIATOR ? 'Submitted' : 'Approved';
  if (role === REVIEWER && levelApproved) return 'Not Required';
  if (own && !isPending(own)) return SPELLING[statusKey(own)] ?? own;
  // What follows is about people who have not acted.
  if (levelApproved) return IDLE.passed;
  if (approver?.active === false) return IDLE.removed;
  if (level.level === task.currentLevel && isPending(task.status)) return 'Pending';
  return isStatus(task.status, 'rejected', 'approved') ? IDLE.missed : IDLE.upcoming;
}

/** The level table: every level in order, one row per approver, one row for a level that waits for its approvers. */
export function levelRows(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): LevelRow[] {
  return task.levels.flatMap((level, position) => {
    const role = roleOf(context, level);
    const approvers: (Approver | null)[] = level.approvers.length > 0 ? level.approvers : [null];
    return approvers.map((approver, index) => {
      const status = statusOf(task, level, role, approver);
      const acted = approver !== null && approver.status !== '' && !isPending(approver.status);
      return {
        key: `${level.level}.${index}`,
        position: position + 1,
        role,
        opensLevel: index === 0,
        isCurrent: level.level === task.currentLevel && isPending(task.status),
        isMe: approver !== null && samePerson(approver, user),
        approver,
        status,
        isIdle: Object.values(IDLE).includes(status),
        remarks: approver?.remarks ?? '',
        actedAt: acted ? approver.actedAt : '',
      };
    });
  });
}
