import { isStatus, statusKey } from '@/lib/status';
import type { Step, StepState } from '@/shared/ui/StepLine';
import { getRole, type ApprovalContext } from './context';
import {
  isPending,
  samePerson,
  type Approver,
  type Level,
  type WorkflowPerson,
  type WorkflowTask,
  personName,
} from './task';

export interface LevelRow {
  key: string;
  position: number;
  role: string;
  opensLevel: boolean;
  isCurrent: boolean;
  isMe: boolean;
  approver: Approver | null;
  status: string;
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

const IDLE = {
  passed: 'No action needed',
  removed: 'Removed',
  missed: 'Not reached',
  upcoming: 'Upcoming',
};

function getStatus(task: WorkflowTask, level: Level, role: string, approver: Approver | null): string {
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
    const role = getRole(context, level);
    const approvers: (Approver | null)[] = level.approvers.length > 0 ? level.approvers : [null];
    return approvers.map((approver, index) => {
      const status = getStatus(task, level, role, approver);
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

const getName = ({ approver, isMe }: LevelRow) => (isMe ? 'You' : approver ? personName(approver) : 'Not chosen yet');

function getState(rows: readonly LevelRow[], acted: readonly LevelRow[], isApproved: boolean): StepState {
  if (rows.some(row => row.isCurrent)) return 'now';
  const turnedDown = acted.some(({ approver }) => approver !== null && !isStatus(approver.status, 'approved'));
  if (turnedDown) return 'problem';
  return isApproved || acted.length > 0 ? 'done' : 'todo';
}

/** Returns one step per level: who acted, or who must act at the current and later levels. */
export function levelSteps(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): Step[] {
  const rows = levelRows(task, user, context);
  return task.levels.map(({ level, status }, index) => {
    const own = rows.filter(row => row.position === index + 1);
    const acted = own.filter(
      row => row.actedAt !== '' || (row.approver && row.approver.status && !isPending(row.approver.status)),
    );
    const waiting = own.filter(row => row.approver?.active !== false && !acted.includes(row));
    const state = getState(own, acted, isStatus(status, 'approved'));
    const passed = state === 'done' && acted.length === 0;
    const named = state === 'now' || acted.length === 0 ? waiting : acted;
    return {
      key: `level${level}`,
      title: own[0]?.role ?? '',
      state,
      who: passed ? (own[0]?.status ?? '') : shortened(named.map(getName)),
      when:
        state === 'now'
          ? ''
          : (acted
              .map(row => row.actedAt)
              .toSorted()
              .at(-1) ?? ''),
      note: acted
        .filter(row => row.remarks)
        .map(row => (acted.length > 1 || state === 'now' ? `${getName(row)}: ${row.remarks}` : row.remarks))
        .join('\n'),
    };
  });
}

function shortened(names: readonly string[]): string {
  const more = names.length - 2;
  return more > 0 ? `${names.slice(0, 2).join(', ')} and ${more} more` : names.join(', ');
}
