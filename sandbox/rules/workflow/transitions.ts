import { isBlank } from '@/lib/text';
import { badInput, conflict, forbidden } from '../errors.ts';
import { isNotRequired, LEVEL, started, type ApproveStatus, type Approver, type Level, type Right } from './levels.ts';

export type Command = 'Approved' | 'Rejected' | 'Sentback';

export interface TaskState {
  /** Pending level, or the last one when the task is complete. */
  levelState: number;
  status: 'Pending' | Command;
  levels: Level[];
}

export interface Action {
  command: Command;
  /** Current level that the caller saw. */
  levelState: number;
  userId: string;
  remarks: string;
  at: string;
  gross: string;
  /** Target level of a send-back, 0 for the requester. Default: from the first level to the requester, else to the first level. */
  backTo?: number;
}

export type Outcome = 'waiting' | 'moved' | 'approved' | 'rejected' | 'toRequester' | 'toFirstLevel';

const RIGHT_OF: Record<Command, Right> = { Approved: 'Approve', Rejected: 'Reject', Sentback: 'Sendback' };

/**
 * Throws a GraphQLError when the user may not act (FORBIDDEN), the task has changed since (CONFLICT with
 * `lastActed`), or data is missing (BAD_USER_INPUT).
 */
export function act(task: TaskState, action: Action, lastActed: string): { task: TaskState; outcome: Outcome } {
  const current = currentLevel(task, action, lastActed);
  const mine = current.Approvers.find(each => each.Active && each.ApproverUserId === action.userId);
  if (!mine) throw forbidden('Only the listed approver of the current level can act on this request.');
  if (mine.ApproveStatus !== 'Pending') throw conflict(`You have already acted on this level. ${lastActed}`);
  if (!mine.ActionRights.includes(RIGHT_OF[action.command]))
    throw forbidden(`Your rights at this level do not include ${RIGHT_OF[action.command]}.`);
  if (action.command !== 'Approved' && isBlank(action.remarks))
    throw badInput('Remarks is required', [{ path: 'remarks', message: 'Remarks is required' }]);
  if (action.command === 'Approved' && current.WorkflowLevel === LEVEL.designated) mustBeChosen(task.levels);
  const signed = replaceLevel(task, signLevel(current, mine, action));
  if (action.command === 'Rejected') return { task: { ...signed, status: 'Rejected' }, outcome: 'rejected' };
  if (action.command === 'Sentback') return sendBack(signed, current, action.backTo);
  return approve(signed, current, action.gross);
}

function currentLevel(task: TaskState, action: Action, lastActed: string): Level {
  const current = task.levels.find(level => level.WorkflowLevel === task.levelState);
  if (task.status !== 'Pending' || action.levelState !== task.levelState || !current)
    throw conflict(`This request was already decided. ${lastActed}`);
  return current;
}

function mustBeChosen(levels: Level[]): void {
  const isOpen = ({ WorkflowLevel, Approvers }: Level) =>
    (WorkflowLevel === LEVEL.l1 || WorkflowLevel === LEVEL.l2) && !Approvers.some(each => each.Active);
  if (levels.some(isOpen)) throw badInput('Please select L1 and L2 approver');
}

function replaceLevel(task: TaskState, changed: Level): TaskState {
  return { ...task, levels: task.levels.map(each => (each.WorkflowLevel === changed.WorkflowLevel ? changed : each)) };
}

/** The level stays open while all must approve and others are pending. */
function signLevel(level: Level, mine: Approver, action: Action): Level {
  const Approvers = level.Approvers.map(each =>
    each === mine
      ? { ...each, ApproveStatus: action.command as ApproveStatus, Remarks: action.remarks || null, Rut: action.at }
      : each,
  );
  const waits =
    action.command === 'Approved' &&
    level.approvalType === 'All' &&
    Approvers.some(each => each.Active && each.ApproveStatus === 'Pending');
  if (waits) return { ...level, Approvers };
  return {
    ...level,
    WorkflowLevelStatus: action.command,
    // Clears the status of approvers who were not needed.
    Approvers: Approvers.map(each => (each.ApproveStatus === 'Pending' ? { ...each, ApproveStatus: '' } : each)),
  };
}

/**
 * The first level sends back to the requester, later ones to the first-level approver or the given level
 * (spec 2 §4: 'goes to the first-level approver or the requester'; docs/decisions.md#send-back-target).
 */
function sendBack(task: TaskState, from: Level, named?: number): { task: TaskState; outcome: Outcome } {
  const backTo = named ?? (from.WorkflowLevel === LEVEL.designated ? 0 : LEVEL.designated);
  if (backTo === 0) return { task: { ...task, status: 'Sentback' }, outcome: 'toRequester' };
  if (backTo >= from.WorkflowLevel || !task.levels.some(level => level.WorkflowLevel === backTo))
    throw badInput('A request can only be sent back to an earlier level.');
  const levels = task.levels.map(level => {
    if (level.WorkflowLevel === backTo) return started(level, true);
    // Keeps the action that sent it back; levels in between must approve again.
    const stays = level.WorkflowLevel === from.WorkflowLevel || level.WorkflowLevel < backTo;
    return stays ? level : started(level, false);
  });
  return { task: { levelState: backTo, status: 'Pending', levels }, outcome: 'toFirstLevel' };
}

function approve(task: TaskState, from: Level, gross: string): { task: TaskState; outcome: Outcome } {
  const decided = task.levels.find(level => level.WorkflowLevel === from.WorkflowLevel);
  if (decided?.WorkflowLevelStatus !== 'Approved') return { task, outcome: 'waiting' };
  let next = task.levels.find(level => level.WorkflowLevel === from.WorkflowLevel + 1);
  let moved = task;
  if (next && isNotRequired(next, gross)) {
    moved = replaceLevel({ ...moved, levelState: next.WorkflowLevel }, { ...next, WorkflowLevelStatus: 'Approved' });
    next = moved.levels.find(level => level.WorkflowLevel === LEVEL.l1l2);
  }
  if (!next) return { task: { ...moved, status: 'Approved' }, outcome: 'approved' };
  return { task: { ...replaceLevel(moved, started(next, true)), levelState: next.WorkflowLevel }, outcome: 'moved' };
}
