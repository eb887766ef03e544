import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import { CallError, toCallError } from '@/platform/graphql/callError';
import { sameLevels } from './levels';
import { COMMAND, getOutcome } from './outcome';
import type { Action, WorkflowPerson, WorkflowTask } from './task';

/** Input of one workflow command, also within a batch (spec 2 §7, spec 3 §7). */
export interface CommandInput {
  contextId: Id;
  module: string;
  context: string;
  remarks: string;
  commandName: string;
  workflowLevelState: number;
  userId: string;
  user: string;
  userEmail: string;
}

export function commandInput(
  { module, context, contextId }: ActRequest['record'],
  level: number,
  user: WorkflowPerson,
  action: Action,
  remarks: string,
): CommandInput {
  return {
    contextId,
    module,
    context,
    remarks,
    commandName: COMMAND[action],
    workflowLevelState: level,
    userId: user.userId,
    user: user.name,
    userEmail: user.email,
  };
}

/** Approval mutations; all reject with `CallError`. */
export interface Commands {
  /** Id of the command; null, 0 or negative if the server doesn't confirm it. */
  command: (input: CommandInput) => Promise<Id | null>;
  /** Sends back to an earlier level; rejects if not confirmed. */
  sendBackTo?: (input: CommandInput, level: number) => Promise<void>;
  /** Writes the task's levels; false if not confirmed. */
  reassign: (task: WorkflowTask) => Promise<boolean>;
}

export interface ActCalls extends Commands {
  readTask: () => Promise<WorkflowTask | null>;
}

export interface ActRequest {
  record: { module: string; context: string; contextId: Id };
  task: WorkflowTask;
  user: WorkflowPerson;
  action: Action;
  remarks: string;
  /** Target level, 0 for the initiator; absent if the user can't choose. */
  backTo?: number | undefined;
  /** Adds the selected approvers to a task; null: keep the levels. */
  rewrite: ((task: WorkflowTask) => WorkflowTask) | null;
}

export type ActResult =
  | { kind: 'done' }
  | { kind: 'refused'; message: string; cause?: CallError | undefined }
  | { kind: 'overtaken'; message: string; cause?: undefined }
  /** Sent without response, and the task can't be read either. */
  | { kind: 'unknown'; message: string; cause: CallError };

const NOUN: Record<Action, string> = { approve: 'approval', sendback: 'send-back', reject: 'rejection' };

/** Returns true if no response arrived, so the action may have been recorded. */
function isLost({ kind }: CallError): boolean {
  return kind === 'outage' || kind === 'timeout' || kind === 'aborted';
}

function getWords(failure: CallError): string | undefined {
  return failure.cause !== undefined && failure.status === undefined && !isLost(failure) ? failure.message : undefined;
}

function noConfirmation(action: Action): string {
  return `Your ${NOUN[action]} was not recorded. Try again.`;
}

const MOVED_ON = 'Already decided; this request is no longer waiting for you.';

/** Reads the task to find the result of an action without clear response (docs/decisions.md#send-back-target). */
export async function findOut(
  request: ActRequest,
  calls: ActCalls,
  why: string,
  cause?: CallError,
): Promise<ActResult> {
  const { task, user, action } = request;
  let after: WorkflowTask | null;
  try {
    after = await calls.readTask();
  } catch (error) {
    const message = `The connection was lost, so we don't know if your ${NOUN[action]} was recorded. Check again before repeating it.`;
    return { kind: 'unknown', message, cause: cause ?? toCallError(error) };
  }
  const outcome = getOutcome(task, after, user, action);
  if (outcome.kind === 'arrived') return { kind: 'done' };
  if (outcome.kind === 'notArrived') return { kind: 'refused', message: why, cause };
  return { kind: 'overtaken', message: outcome.message ?? (cause && getWords(cause)) ?? MOVED_ON };
}

/** Writes the selected approvers. Returns the task for the command, or a result that prevents it. */
async function writeLevels(request: ActRequest, calls: ActCalls): Promise<WorkflowTask | ActResult> {
  const { record, task, user, action, rewrite } = request;
  if (!rewrite) return task;
  // Reads the task first, so that a page open for hours doesn't overwrite newer levels.
  let now: WorkflowTask | null;
  try {
    now = await calls.readTask();
  } catch (error) {
    const cause = toCallError(error);
    return { kind: 'refused', message: `Nothing was sent. ${cause.message}`, cause };
  }
  const outcome = getOutcome(task, now, user, action);
  // Also if the same user acted elsewhere, because this dialog's choices were not written then.
  if (outcome.kind !== 'notArrived') return { kind: 'overtaken', message: outcome.message ?? MOVED_ON };
  if (!now) return task;
  const wanted = { ...rewrite(now), ...record };
  if (sameLevels(now, wanted)) return now;
  const notSaved = 'The chosen approvers were not saved, so nothing was approved.';
  try {
    return (await calls.reassign(wanted)) ? wanted : { kind: 'refused', message: `${notSaved} Try again.` };
  } catch (error) {
    const cause = toCallError(error);
    const message = `${notSaved} ${cause.message}`;
    if (cause.kind === 'session') return { kind: 'refused', message };
    const result = await findOut(request, calls, message, cause);
    return result.kind === 'unknown' ? { kind: 'refused', message, cause } : result;
  }
}

async function send({ backTo = 0, action }: ActRequest, calls: ActCalls, input: CommandInput): Promise<void> {
  if (backTo !== 0 && calls.sendBackTo) await calls.sendBackTo(input, backTo);
  else if (!isCreatedId(await calls.command(input))) throw new CallError('server', { message: noConfirmation(action) });
}

/**
 * Executes Approve, Send back or Reject: levels first, then the command, each sent once. Without a clear response it reads the result from
 * the task.
 */
export async function act(request: ActRequest, calls: ActCalls): Promise<ActResult> {
  const written = await writeLevels(request, calls);
  if ('kind' in written) return written;
  const { record, user, action, remarks } = request;
  try {
    await send(request, calls, commandInput(record, written.currentLevel, user, action, remarks));
    return { kind: 'done' };
  } catch (error) {
    const cause = toCallError(error);
    if (cause.kind === 'session') return { kind: 'refused', message: cause.message };
    const lost = `The connection was lost, and your ${NOUN[action]} was not recorded. Try again.`;
    return findOut(request, calls, isLost(cause) ? lost : cause.message, cause);
  }
}
