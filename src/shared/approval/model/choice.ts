import { getLevel, personName, samePerson, type WorkflowPerson, type WorkflowTask } from './task';

export type ApproverType = 'l1' | 'l2' | 'deviation';

/** Maximum per picker (spec 3 §5). */
const MAX_APPROVERS = 5;

const MAX_APPROVERS_MESSAGE = 'Max Five Approver allow';
export const CHOOSE_L1_L2_MESSAGE = 'Please select L1 and L2 approver';
export const CHOOSE_DEVIATION_MESSAGE = 'Please select approver';

/** Levels that the choice replaces, so their approvers may be chosen again (spec 3 §5, 'Approver selection'). */
const REWRITTEN: Record<ApproverType, readonly number[]> = { l1: [2, 3], l2: [2, 3], deviation: [5] };

/**
 * Returns why `person` can't join `chosen`, or null: requester, current approver, approver of another level, in `elsewhere` (the other
 * level of the dialog), or more than 5.
 */
export function checkApproverChoice(
  person: WorkflowPerson,
  chosen: readonly WorkflowPerson[],
  task: WorkflowTask,
  kind: ApproverType,
  elsewhere: readonly WorkflowPerson[] = [],
): string | null {
  const isPerson = (other: WorkflowPerson) => samePerson(person, other);
  const current = getLevel(task, task.currentLevel)?.approvers.filter(approver => approver.active) ?? [];
  if ([task.requester, ...current].some(isPerson)) return `${personName(person)} Please select another user`;
  const inLoop = task.levels
    .filter(level => !REWRITTEN[kind].includes(level.level))
    .some(level => level.approvers.some(approver => approver.active && isPerson(approver)));
  if (inLoop || elsewhere.some(isPerson)) return `${personName(person)} This user already in loop`;
  return chosen.length >= MAX_APPROVERS ? MAX_APPROVERS_MESSAGE : null;
}
