import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import { isStatus, sameStatus, statusKey } from '@/lib/status';
import {
  isPending,
  getLevel,
  personName,
  samePerson,
  type Action,
  type Approver,
  type WorkflowPerson,
  type WorkflowTask,
} from './task';

/** Command names of the backend (docs/decisions.md#workflow-commands). */
export const COMMAND: Record<Action, string> = { approve: 'Approved', sendback: 'Sentback', reject: 'Rejected' };

export const DECIDED: Record<Action, string> = { approve: 'Approved', sendback: 'Sent back', reject: 'Rejected' };

export type ActionOutcome =
  /** Recorded; `message` has the time. */
  | { kind: 'arrived'; message: string | null }
  /** Not recorded; the task still waits for the user. */
  | { kind: 'notArrived' }
  /** The task no longer waits for the user for another reason; `message` is null if no action explains it. */
  | { kind: 'overtaken'; message: string | null };

const ACT: Record<string, string | undefined> = {
  approved: 'approved this request',
  sentback: 'sent this request back',
  rejected: 'rejected this request',
};

function approversAt(task: WorkflowTask, level: number): readonly Approver[] {
  return getLevel(task, level)?.approvers ?? [];
}

/** Returns the approvers of the level that acted between two reads, latest first. */
function newActs(before: WorkflowTask, after: WorkflowTask): Approver[] {
  const known = approversAt(before, before.currentLevel);
  return approversAt(after, before.currentLevel)
    .filter(approver => approver.status && !isPending(approver.status))
    .filter(approver => {
      const earlier = known.find(candidate => samePerson(candidate, approver));
      return !earlier || !sameStatus(earlier.status, approver.status) || earlier.actedAt !== approver.actedAt;
    })
    .sort((a, b) => b.actedAt.localeCompare(a.actedAt));
}

function overtakenMessage(acts: readonly Approver[], user: WorkflowPerson): string | null {
  const last = acts[0];
  if (!last) return null;
  const act = ACT[statusKey(last.status)] ?? `set this request to ${last.status}`;
  const when = formatMoment(last.actedAt, DATETIME_12_FORMAT);
  const who = samePerson(last, user) ? 'You already' : personName(last);
  const rest = samePerson(last, user) ? '' : ' Your decision was not recorded.';
  return `${who} ${act}${when ? ` on ${when}` : ''}.${rest}`;
}

/**
 * Compares the task before the action with the task now. A server that resets a level on send-back leaves no trace of the approver: then
 * the task's new status counts, unless another user's action explains it.
 */
export function getOutcome(
  before: WorkflowTask,
  after: WorkflowTask | null,
  user: WorkflowPerson,
  action: Action,
): ActionOutcome {
  if (!after) return { kind: 'overtaken', message: null };
  const acts = newActs(before, after);
  const mine = acts.find(approver => samePerson(approver, user));
  if (mine) {
    const kind = sameStatus(mine.status, COMMAND[action]) ? 'arrived' : 'overtaken';
    return { kind, message: overtakenMessage([mine], user) };
  }
  const stillAsked =
    isPending(after.status) &&
    after.currentLevel === before.currentLevel &&
    approversAt(after, after.currentLevel).some(
      approver => approver.active && isPending(approver.status) && samePerson(approver, user),
    );
  if (stillAsked) return { kind: 'notArrived' };
  if (
    acts.length === 0 &&
    action === 'sendback' &&
    (isStatus(after.status, 'sentback') || after.currentLevel < before.currentLevel)
  )
    return { kind: 'arrived', message: null };
  return { kind: 'overtaken', message: overtakenMessage(acts, user) };
}
