import { commandInput, type CommandInput } from '@/shared/approval/model/act';
import { getOutcome } from '@/shared/approval/model/outcome';
import type { WorkflowPerson, WorkflowTask } from '@/shared/approval/model/task';
import type { ListedTask } from './listedTask';

/** Builds the input of `workflowApproveAllCommand` (spec 3 §7): a command per task with a known level. */
export function toApproveAll(tasks: readonly ListedTask[], user: WorkflowPerson, remarks: string): CommandInput[] {
  return tasks.flatMap(task => (task.level === null ? [] : [commandInput(task, task.level, user, 'approve', remarks)]));
}

/** Result of a row. */
type Fate = 'approved' | 'waiting' | 'movedOn' | 'unknown';

export interface RowResult {
  task: ListedTask;
  fate: Fate;
  message: string;
}

const APPROVED = 'Approved';
const STILL_WAITING = 'Not approved; still waiting for you';
const MOVED_ON = 'Already decided; no longer waiting for you';
const UNKNOWN = 'Result unknown. Check again before repeating it.';

export function approved(task: ListedTask): RowResult {
  return { task, fate: 'approved', message: APPROVED };
}

export function stillWaiting(task: ListedTask): RowResult {
  return { task, fate: 'waiting', message: STILL_WAITING };
}

export function unknownOutcome(task: ListedTask): RowResult {
  return { task, fate: 'unknown', message: UNKNOWN };
}

/** Reads a row's result from its workflow. Only the action at the sent level counts. */
export function judgeOutcome(task: ListedTask, after: WorkflowTask | null, user: WorkflowPerson): RowResult {
  if (!after) return { task, fate: 'movedOn', message: MOVED_ON };
  const sentFor = task.level ?? after.currentLevel;
  const before: WorkflowTask = {
    ...after,
    currentLevel: sentFor,
    status: 'Pending',
    levels: after.levels.map(level =>
      level.level === sentFor
        ? { ...level, approvers: level.approvers.map(entry => ({ ...entry, status: 'Pending', actedAt: '' })) }
        : level,
    ),
  };
  const outcome = getOutcome(before, after, user, 'approve');
  if (outcome.kind === 'arrived') return approved(task);
  if (outcome.kind === 'notArrived') return stillWaiting(task);
  return { task, fate: 'movedOn', message: outcome.message ?? MOVED_ON };
}
