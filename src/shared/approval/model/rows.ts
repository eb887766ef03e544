import { isStatus, statusKey } from '@/lib/status';
import { roleOf, type ApprovalContext } from './context';
import { isPending, samePerson, type Approver, type Level, type WorkflowPerson, type WorkflowTask } from './task';

/** Row of the level table and the workflow log: one approver of one level. */
export interface LevelRow {
  key: string;
  /** Position among the levels, from 1. */
  position: number;
  role: string;
  /** First row of its level. */
  opensLevel: boolean;
  /** True for the current level. */
  isCurrent: boolean;
  isMe: boolean;
  /** null: no approver selected yet. */
  approver: Approver | null;
  /** Displayed status. */
  status: string;
  /** No action done or needed: drawn faintly. */
  isIdle: boolean;
  remarks: string;
  /** Time of the approver's action; '' before it. */
  actedAt: string;
}

/** Roles with a special name for approval (spec 2 §4). */
const INITIATOR = 'Initiator';
const REVIEWER = 'Reviewer';

const SPELLING: Record<string, string | undefined> = {
  approved: 'Approved',
  sentback: 'Sentback',
  rejected: 'Rejected',
};

/** Texts for approvers without a current task. */
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
  // From here on: approvers who have not acted.
  if (levelApproved) return IDLE.passed;
  if (approver?.active === false) return IDLE.removed;
  if (level.level === task.currentLevel && isPending(task.status)) return 'Pending';
  return isStatus(task.status, 'rejected', 'approved') ? IDLE.missed : IDLE.upcoming;
}

/** Returns all levels in order: one row per approver, one row for a level without approvers. */
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
