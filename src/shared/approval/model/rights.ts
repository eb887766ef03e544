import { isStatus } from '@/lib/status';
import type { ApprovalContext } from './context';
import {
  isPending,
  getLevel,
  samePerson,
  type Action,
  type Approver,
  type Level,
  type WorkflowPerson,
  type WorkflowTask,
} from './task';

export interface ApprovalRights {
  /** Current level; null if the task is finished or invalid. */
  level: Level | null;
  pending: Approver[];
  isPendingWithMe: boolean;
  actions: Action[];
  choosesL1L2: boolean;
  mayAddDeviation: boolean;
}

export const NO_RIGHTS: ApprovalRights = {
  level: null,
  pending: [],
  isPendingWithMe: false,
  actions: [],
  choosesL1L2: false,
  mayAddDeviation: false,
};

/** Returns whether the task waits for the record's designated approver and the user is that approver. */
export function isDesignatedTurn(
  { isPendingWithMe }: ApprovalRights,
  user: WorkflowPerson,
  designated: { userId: string; email: string } | undefined,
): boolean {
  return isPendingWithMe && designated !== undefined && samePerson({ ...designated, name: '' }, user);
}

/**
 * Returns the actions of an active approver whose status, level and task are all pending, limited to the listed rights (spec 2 §4 'Approval
 * bar actions', spec 3 §4 'Approver actions').
 */
export function approvalRights(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): ApprovalRights {
  const current = isStatus(task.status, 'pending') ? getLevel(task, task.currentLevel) : null;
  const level = current && isPending(current.status) ? current : null;
  const pending = level?.approvers.filter(approver => approver.active && isPending(approver.status)) ?? [];
  const mine = pending.filter(approver => samePerson(approver, user));
  const actions = (['approve', 'sendback', 'reject'] as const).filter(action =>
    mine.some(approver => approver.rights.includes(action)),
  );
  const mayApprove = actions.includes('approve');
  return {
    level,
    pending,
    isPendingWithMe: mine.length > 0,
    actions,
    choosesL1L2: mayApprove && context.choosesL1L2AtStep0 && level?.level === 1,
    mayAddDeviation: mayApprove && context.deviationAtStep !== null && level?.level === context.deviationAtStep + 1,
  };
}
