import * as z from 'zod/mini';
import { safeParseJsonText } from '../../../src/lib/jsonText';
import type { Database, Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { badInput, conflict, forbidden } from '../errors.ts';
import { getSnapshot, writeChanges } from '../history/history.ts';
import { getType } from '../declared/knownTypes.ts';
import { withChosen } from '../workflow/chosen.ts';
import { LEVEL, withDeviation, type ApprovalRules, type Person } from '../workflow/levels.ts';
import { findTask, lastActed, saveTask, type StoredTask } from './taskStore.ts';

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

/** Step → active approver user ids in sequence. */
type Choice = Map<number, string[]>;

/**
 * Step 0 chooses L1 and L2, Step 3 of some types the deviation approvers. Names, e-mail addresses and rights come
 * from the server.
 */
export async function workflowTaskReassign(
  db: Database,
  viewer: Viewer,
  input: WorkflowTaskReassignInput,
): Promise<{ module: string; context: string }> {
  const choice = readChoice(input.workflowActions);
  const kind = getType(input.context);
  await db.transaction(async tx => {
    const task = await findTask(tx, input.context, input.contextId);
    if (!kind?.approval || !task || task.id !== input.id) throw badInput('This record has no approval.');
    if (task.status !== 'Pending' || task.levelState !== input.workflowLevelState)
      throw conflict(`This request was already decided. ${await lastActed(tx, task.id)}`);
    const free = levelsToChoose(task, viewer, kind.approval);
    mustLeaveOthersAlone(task, choice, free);
    const chosen = free.map(level => choice.get(level) ?? []);
    const people = await getEmployees(tx, chosen.flat());
    mustBeFree(task, people, viewer, chosen, free);
    const former = await getSnapshot(tx, kind, input.contextId);
    const [first = [], second = []] = chosen.map(userIds => pick(people, userIds));
    const levels =
      task.levelState === LEVEL.designated ? withChosen(task.levels, first, second) : withDeviation(task.levels, first);
    await saveTask(tx, task.id, { ...task, levels });
    await writeChanges(tx, viewer, kind, input.contextId, former);
  });
  return { module: input.module, context: input.context };
}

function levelsToChoose(task: StoredTask, viewer: Viewer, { deviationFrom }: ApprovalRules): number[] {
  const current = task.levels.find(level => level.WorkflowLevel === task.levelState);
  const listed = current?.Approvers.some(
    each => each.ApproverUserId === viewer.userId && each.Active && each.ApproveStatus === 'Pending',
  );
  if (listed && task.levelState === LEVEL.designated) return [LEVEL.l1, LEVEL.l2];
  if (listed && task.levelState === deviationFrom) return [LEVEL.deviation];
  throw forbidden(
    deviationFrom === undefined
      ? 'Only the Step 0 approver can choose L1 and L2 approvers.'
      : 'Only Step 0 and Step 3 approvers can choose other approvers.',
  );
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

function mustLeaveOthersAlone(task: StoredTask, choice: Choice, free: number[]): void {
  for (const level of task.levels) {
    const { WorkflowLevel: number } = level;
    if (free.includes(number)) continue;
    const before = level.Approvers.filter(each => each.Active).map(each => each.ApproverUserId);
    const after = choice.get(number);
    if (after?.join() !== before.join())
      throw forbidden(
        free.includes(LEVEL.deviation)
          ? 'Only the deviation approvers can be changed here.'
          : 'Only the L1 and L2 approvers can be changed here.',
      );
  }
}

async function getEmployees(db: Sql, userIds: string[]): Promise<Map<string, Person>> {
  const rows = await db.query<Person>(
    `select user_id "userId", name, email from employee where user_id = any($1) and active and not deleted`,
    [userIds],
  );
  const found = new Map(rows.map(row => [row.userId, row]));
  const unknown = userIds.find(userId => !found.has(userId));
  if (unknown !== undefined) throw badInput(`There is no employee '${unknown}'.`);
  return found;
}

/** At most five per level, no duplicates in the loop, neither requester nor current approver (spec 2 §5, spec 3 §5). */
function mustBeFree(
  task: StoredTask,
  people: Map<string, Person>,
  viewer: Viewer,
  chosen: string[][],
  free: number[],
): void {
  if (chosen.some(each => each.length > MAX_APPROVERS)) throw badInput('Max Five Approver allow');
  // For L1/L2 only later levels count; the last level repeats L1 and L2 itself.
  const inLoop = new Set(
    task.levels
      .filter(
        ({ WorkflowLevel: number }) => !free.includes(number) && number !== LEVEL.designated && number !== LEVEL.l1l2,
      )
      .flatMap(level => level.Approvers.map(each => each.ApproverUserId)),
  );
  for (const userId of chosen.flat()) {
    const name = people.get(userId)?.name ?? userId;
    if (userId === viewer.userId || userId === task.requesterId) throw badInput(`${name} Please select another user`);
    if (inLoop.has(userId) || isDesignated(task, userId)) throw badInput(`${name} This user already in loop`);
    inLoop.add(userId);
  }
}

function isDesignated(task: StoredTask, userId: string): boolean {
  const first = task.levels.find(level => level.WorkflowLevel === LEVEL.designated);
  return first?.Approvers.some(each => each.ApproverUserId === userId) ?? false;
}

function pick(people: Map<string, Person>, userIds: string[]): Person[] {
  return userIds.flatMap(userId => people.get(userId) ?? []);
}
