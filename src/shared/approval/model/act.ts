import type { Id } from '@/lib/ids';
import { isCreatedId } from '@/lib/success';
import { toCallError, type CallError } from '@/platform/graphql/callError';
import { sameLevels } from './levels';
import { COMMAND, outcomeOf } from './outcome';
import type { Action, WorkflowPerson, WorkflowTask } from './task';

/** What a workflow command takes, alone or as one of several (spec 2 §7, spec 3 §7). */
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

/** The command of this user on a record at a level. */
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

/** The writes. Both reject with `CallError`. */
export interface Commands {
  /** Id of the command; null, 0 or a negative number when the server does not confirm it. */
  command: (input: CommandInput) => Promise<Id | null>;
  /** Sends back to an earlier level; rejects when the server does not confirm it. */
  sendBackTo?: (input: CommandInput, level: number) => Promise<void>;
  /** Writes the levels of the task; false when the server does not confirm it. */
  reassign: (task: WorkflowTask) => Promise<boolean>;
}

export interface ActCalls extends Commands {
  readTask: () => Promise<WorkflowTask | null>;
}

export interface ActRequest {
  /** The backend's names of the record. */
  record: { module: string; context: string; contextId: Id };
  /** The task as the user saw it. */
  task: WorkflowTask;
  user: WorkflowPerson;
  action: Action;
  remarks: string;
  /** The level that it goes back to, 0 for the initiator; absent where that is not chosen. */
  backTo?: number | undefined;
  /** Puts the chosen approvers into a task; null: the levels stay. */
  rewrite: ((task: WorkflowTask) => WorkflowTask) | null;
}

export type ActResult =
  | { kind: 'done' }
  /** Nothing was recorded; the user may press again. */
  | { kind: 'refused'; message: string }
  /** Another approver has decided first. */
  | { kind: 'overtaken'; message: string }
  /** Sent, no answer, and the task cannot be read either. */
  | { kind: 'unknown'; message: string };

const NOUN: Record<Action, string> = { approve: 'approval', sendback: 'send-back', reject: 'rejection' };

/** No answer came: the act may have arrived or not. */
function isLost({ kind }: CallError): boolean {
  return kind === 'outage' || kind === 'timeout' || kind === 'aborted';
}

/** What the server itself said; undefined when the text is ours. */
function wordsOf(failure: CallError): string | undefined {
  return failure.cause !== undefined && failure.status === undefined && !isLost(failure) ? failure.message : undefined;
}

function noConfirmation(action: Action): string {
  return `The server did not confirm your ${NOUN[action]}, and it was not recorded. You can try again.`;
}

const MOVED_ON = 'This request has moved on and is no longer waiting for you.';

/**
 * What became of an act without a clear answer, read from the task itself (DECISIONS 33). `why` explains an act that did not
 * arrive; `spoken` are the server's own words, if it had any.
 */
export async function findOut(request: ActRequest, calls: ActCalls, why: string, spoken?: string): Promise<ActResult> {
  const { task, user, action } = request;
  let after: WorkflowTask | null;
  try {
    after = await calls.readTask();
  } catch {
    const message = `We cannot tell whether your ${NOUN[action]} got through: the connection was lost. Check again before repeating it.`;
    return { kind: 'unknown', message };
  }
  const outcome = outcomeOf(task, after, user, action);
  if (outcome.kind === 'arrived') return { kind: 'done' };
  if (outcome.kind === 'notArrived') return { kind: 'refused', message: why };
  return { kind: 'overtaken', message: outcome.message ?? spoken ?? MOVED_ON };
}

/** Writes the chosen approvers. Returns the task to command on, or why the command must not follow. */
async function writeLevels(request: ActRequest, calls: ActCalls): Promise<WorkflowTask | ActResult> {
  const { record, task, user, action, rewrite } = request;
  if (!rewrite) return task;
  // Read again first: a page that was open all morning must not write old levels over newer ones.
  let now: WorkflowTask | null;
  try {
    now = await calls.readTask();
  } catch (error) {
    return { kind: 'refused', message: `Nothing was sent yet. ${toCallError(error).message}` };
  }
  const outcome = outcomeOf(task, now, user, action);
  // Also when the user did the same elsewhere: what was chosen here was not written then.
  if (outcome.kind !== 'notArrived') return { kind: 'overtaken', message: outcome.message ?? MOVED_ON };
  if (!now) return task;
  const wanted = { ...rewrite(now), ...record };
  if (sameLevels(now, wanted)) return now;
  const notSaved = 'The chosen approvers were not saved, so nothing was approved.';
  try {
    return (await calls.reassign(wanted)) ? wanted : { kind: 'refused', message: `${notSaved} You can try again.` };
  } catch (error) {
    const failure = toCallError(error);
    const message = `${notSaved} ${failure.message}`;
    if (failure.kind === 'session') return { kind: 'refused', message };
    const result = await findOut(request, calls, message, wordsOf(failure));
    return result.kind === 'unknown' ? { kind: 'refused', message } : result;
  }
}

/** The command; a send-back to an earlier level has a call of its own. True when the server confirms it. */
async function send({ backTo = 0 }: ActRequest, calls: ActCalls, input: CommandInput): Promise<boolean> {
  if (backTo === 0 || !calls.sendBackTo) return isCreatedId(await calls.command(input));
  await calls.sendBackTo(input, backTo);
  return true;
}

/**
 * One press of Approve, Send back or Reject: levels first, then the command, each sent once. A clear answer ends it; anything else
 * is looked up in the task, so that nothing is told as done or as failed that is not.
 */
export async function act(request: ActRequest, calls: ActCalls): Promise<ActResult> {
  const written = await writeLevels(request, calls);
  if ('kind' in written) return written;
  const { record, user, action, remarks } = request;
  try {
    const isDone = await send(request, calls, commandInput(record, written.currentLevel, user, action, remarks));
    return isDone ? { kind: 'done' } : await findOut(request, calls, noConfirmation(action));
  } catch (error) {
    const failure = toCallError(error);
    if (failure.kind === 'session') return { kind: 'refused', message: failure.message };
    if (!isLost(failure)) return findOut(request, calls, failure.message, wordsOf(failure));
    const why = `The connection was lost. Your ${NOUN[action]} did not get through and nothing was recorded. You can try again.`;
    return findOut(request, calls, why);
  }
}
