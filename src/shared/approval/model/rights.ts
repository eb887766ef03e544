import { isStatus } from '@/lib/status';
import type { ApprovalContext } from './context';
import {
  isPending,
  levelOf,
  samePerson,
  type Action,
  type Approver,
  type Level,
  type WorkflowPerson,
  type WorkflowTask,
} from './task';

/** What a person may do with a task at this moment. */
export interface ApprovalRights {
  /** The level that has to act; null when the task is over or its levels cannot be read. */
  level: Level | null;
  /** Whom that level still waits for. */
  pending: Approver[];
  /** The user is one of them. */
  isPendingWithMe: boolean;
  /** Granted to the user now; empty for everybody else. */
  actions: Action[];
  /** An approval must name the approvers of Step 1 and Step 2. */
  choosesL1L2: boolean;
  /** An approval may add a deviation level. */
  mayAddDeviation: boolean;
}

/** What may be done where there is no task. */
export const NO_RIGHTS: ApprovalRights = {
  level: null,
  pending: [],
  isPendingWithMe: false,
  actions: [],
  choosesL1L2: false,
  mayAddDeviation: false,
};

/** Whether the task waits for the approver whom the record itself names, and the user is that approver. */
export function isDesignatedTurn(
  { isPendingWithMe }: ApprovalRights,
  user: WorkflowPerson,
  designated: { userId: string; email: string } | undefined,
): boolean {
  return isPendingWithMe && designated !== undefined && samePerson({ ...designated, name: '' }, user);
}

/**
 * Actions belong to a listed, active approver of the current level whose own status, whose level and whose task are all pending,
 * and only as far as the listed rights go (spec 2 §4 'Approval bar actions', spec 3 §4 'Approver actions').
 */
export function approvalRights(task: WorkflowTask, user: WorkflowPerson, context: ApprovalContext): ApprovalRights {
  const current = isStatus(task.status, 'pending') ? levelOf(task, task.currentLevel) : null;
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
