import { COMMAND, outcomeOf } from '@/shared/approval/model/outcome';
import type { Person, WorkflowTask } from '@/shared/approval/model/task';
import type { DeskTask } from './deskTask';

/** One line of `workflowApproveAllCommand` (spec 3 §7). */
export interface ApproveAllInput {
  contextId: number;
  module: string;
  context: string;
  remarks: string;
  commandName: string;
  workflowLevelState: number;
  userId: string;
  user: string;
  userEmail: string;
}

export function toApproveAll(tasks: readonly DeskTask[], user: Person, remarks: string): ApproveAllInput[] {
  return tasks.flatMap(({ contextId, module, context, level }) =>
    level === null
      ? []
      : [
          {
            contextId,
            module,
            context,
            remarks,
            commandName: COMMAND.approve,
            workflowLevelState: level,
            userId: user.userId,
            user: user.name,
            userEmail: user.email,
          },
        ],
  );
}

/** What became of one row. */
type Fate = 'approved' | 'waiting' | 'movedOn' | 'unknown';

export interface RowResult {
  task: DeskTask;
  fate: Fate;
  message: string;
}

const APPROVED = 'Approved';
const STILL_WAITING = 'Not approved: it still waits for you';
const MOVED_ON = 'It has moved on and does not wait for you any more';
const UNKNOWN = 'It is not known whether it was approved: check again before you repeat it';

export function approved(task: DeskTask): RowResult {
  return { task, fate: 'approved', message: APPROVED };
}

export function stillWaiting(task: DeskTask): RowResult {
  return { task, fate: 'waiting', message: STILL_WAITING };
}

export function unknownFate(task: DeskTask): RowResult {
  return { task, fate: 'unknown', message: UNKNOWN };
}

/**
 * What the workflow itself says about a row that does not wait any more. Only the act at the level that the row was sent for
 * counts: mine is an approval, somebody else's is told by name.
 */
export function fateOf(task: DeskTask, after: WorkflowTask | null, user: Person): RowResult {
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
  const outcome = outcomeOf(before, after, user, 'approve');
  if (outcome.kind === 'arrived') return approved(task);
  if (outcome.kind === 'notArrived') return stillWaiting(task);
  return { task, fate: 'movedOn', message: outcome.message ?? MOVED_ON };
}
