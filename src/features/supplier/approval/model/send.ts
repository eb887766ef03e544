import { isStatus } from '@/lib/status';
import { isPending, personName, type Level, type WorkflowTask } from '@/shared/approval/model/task';
import type { ChangeType } from '../../profile/changeTypes';
import type { UnsentChange } from './changes';

interface Sendable {
  approved: string | null;
  workflowStatus: string | null;
}

/**
 * Returns whether 'Send For Approver' is shown: the record has an approved value, and either no approval is pending while `approved` is,
 * or the profile was sent back or approved (spec 1 §4, docs/decisions.md#send-for-approver-shown). undefined: unknown, may be pending; null: no approval.
 */
export function canSendForApproval(
  { approved, workflowStatus }: Sendable,
  tasks: readonly (Pick<WorkflowTask, 'status'> | null | undefined)[],
): boolean {
  if (!approved?.trim()) return false;
  const isNoneOpen = tasks.every(task => task === null || (task !== undefined && !isPending(task.status)));
  return (isNoneOpen && isStatus(approved, 'pending')) || isStatus(workflowStatus, 'sentback', 'approved');
}

export function isNeverSent({ approved, workflowStatus }: Sendable): boolean {
  return isStatus(approved, 'pending') && isStatus(workflowStatus, '');
}

type Levels = Pick<WorkflowTask, 'levels'>;

const getPeople = ({ approvers }: Level) =>
  shortened(approvers.filter(({ active }) => active).map(personName)) || 'an approver';

/** Returns the approvers of a kind of change, level by level, from its last request. Only the backend knows those of a first request. */
export function recipients(kind: ChangeType, task: Levels | null): string {
  const people = task?.levels.map(getPeople) ?? [];
  return people.length > 0 ? `to ${people.join(', then ')}, as last time` : `to the ${kind.name} approvers`;
}

function shortened(names: readonly string[]): string {
  const more = names.length - 2;
  return more > 0 ? `${names.slice(0, 2).join(', ')} and ${more} more` : names.join(' or ');
}

export function describeUnsentChanges(changes: readonly UnsentChange[]): { count: string; corrected: string } {
  const back = changes.filter(({ corrected }) => corrected !== null);
  const done = back.filter(({ corrected }) => corrected).length;
  return {
    count: changes.length === 1 ? '1 unsent change' : `${changes.length} unsent changes`,
    corrected: back.length > 0 ? `${done} of ${back.length} corrections made.` : '',
  };
}
