import * as z from 'zod/mini';
import { safeParseJsonText } from '@/lib/jsonText';
import type { Database, Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, conflict, forbidden } from '../errors.ts';
import { snapshotOf, writeChanges } from '../history/history.ts';
import { kindOf } from '../../kinds/kinds.ts';
import { withChosen } from './chosen.ts';
import { LEVEL, type Person } from './levels.ts';
import { findTask, lastActed, saveTask, type StoredTask } from './taskStore.ts';

/** The contract's `WorkflowTaskReassignInput`. */
export interface WorkflowTaskReassignInput {
  id: number;
  module: string;
  context: string;
  contextId: number;
  workflowLevelState: number;
  workflowActions: string;
}

const MAX_APPROVERS = 5;

const wireLevels = z.array(
  z.object({
    WorkflowLevel: z.coerce.number(),
    Approvers: z.array(z.object({ ApproverUserId: z.string(), Active: z.optional(z.nullable(z.boolean())) })),
  }),
);

/** Step → approver user ids in their order, inactive ones left out. */
type Choice = Map<number, string[]>;

/**
 * Writes the L1 and L2 approvers that the approver of Step 0 chose. Every other level must arrive as it was read; names,
 * addresses and rights are the server's.
 */
export async function workflowTaskReassign(
  db: Database,
  viewer: Viewer,
  input: WorkflowTaskReassignInput,
): Promise<{ module: string; context: string }> {
  const choice = readChoice(input.workflowActions);
  const kind = kindOf(input.context);
  await db.transaction(async tx => {
    const task = await findTask(tx, input.context, input.contextId);
    if (!kind || !task || task.id !== input.id) throw badInput('There is no approval for this record.');
    if (task.status !== 'Pending' || task.levelState !== input.workflowLevelState)
      throw conflict(`This request has moved on. ${await lastActed(tx, task.id)}`);
    mustBeStep0Approver(task, viewer);
    mustLeaveOthersAlone(task, choice);
    const l1 = choice.get(LEVEL.l1) ?? [];
    const l2 = choice.get(LEVEL.l2) ?? [];
    const people = await employeesOf(tx, [...l1, ...l2]);
    mustBeFree(task, people, viewer, [l1, l2]);
    const former = await snapshotOf(tx, kind, input.contextId);
    await saveTask(tx, task.id, { ...task, levels: withChosen(task.levels, pick(people, l1), pick(people, l2)) });
    await writeChanges(tx, viewer, kind, input.contextId, former);
  });
  return { module: input.module, context: input.context };
}

function readChoice(text: string): Choice {
  const parsed = safeParseJsonText(wireLevels, text);
  if (!parsed.success) throw badInput(`workflowActions cannot be read: ${parsed.error}`);
  return new Map(
    parsed.data.map(level => [
      level.WorkflowLevel,
      level.Approvers.filter(each => each.Active !== false).map(each => each.ApproverUserId),
    ]),
  );
}

function mustBeStep0Approver(task: StoredTask, viewer: Viewer): void {
  const first = task.levels.find(level => level.WorkflowLevel === LEVEL.designated);
  const listed = first?.Approvers.some(
    each => each.ApproverUserId === viewer.userId && each.Active && each.ApproveStatus === 'Pending',
  );
  if (task.levelState !== LEVEL.designated || !listed)
    throw forbidden('Only the approver of Step 0 chooses the L1 and L2 approvers.');
}

function mustLeaveOthersAlone(task: StoredTask, choice: Choice): void {
  for (const level of task.levels) {
    const { WorkflowLevel: number } = level;
    if (number === LEVEL.l1 || number === LEVEL.l2) continue;
    const before = level.Approvers.filter(each => each.Active).map(each => each.ApproverUserId);
    const after = choice.get(number);
    if (after?.join() !== before.join()) throw forbidden('Only the L1 and L2 approvers can be changed here.');
  }
}

async function employeesOf(db: Sql, userIds: string[]): Promise<Map<string, Person>> {
  const rows = await db.query<Person>(
    `select user_id "userId", name, email from employee where user_id = any($1) and active and not deleted`,
    [userIds],
  );
  const found = new Map(rows.map(row => [row.userId, row]));
  const unknown = userIds.find(userId => !found.has(userId));
  if (unknown !== undefined) throw badInput(`There is no employee '${unknown}'.`);
  return found;
}

/** At most five a level, nobody twice in the loop, neither the requester nor the current approver (spec 2 §5). */
function mustBeFree(task: StoredTask, people: Map<string, Person>, viewer: Viewer, chosen: string[][]): void {
  if (chosen.some(each => each.length > MAX_APPROVERS)) throw badInput('Max Five Approver allow');
  const inLoop = new Set(
    task.levels
      .filter(level => level.WorkflowLevel === LEVEL.bulk || level.WorkflowLevel === LEVEL.reviewer)
      .flatMap(level => level.Approvers.map(each => each.ApproverUserId)),
  );
  for (const userId of chosen.flat()) {
    const name = people.get(userId)?.name ?? userId;
    if (userId === viewer.userId || userId === task.requesterId) throw badInput(`${name} Please select another user`);
    if (inLoop.has(userId)) throw badInput(`${name} This user already in loop`);
    inLoop.add(userId);
  }
}

function pick(people: Map<string, Person>, userIds: string[]): Person[] {
  return userIds.flatMap(userId => people.get(userId) ?? []);
}
