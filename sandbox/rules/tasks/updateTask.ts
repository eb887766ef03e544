import type { Sql } from '../../data/database.ts';
import type { RecordType } from '../declared/recordType.ts';
import { LEVEL, type Level, type Person } from '../workflow/levels.ts';
import { withChosen } from '../workflow/chosen.ts';
import { findTask, saveTask } from './taskStore.ts';

/** After the Step 0 approver changed the record, whose amount may have crossed a limit. Chosen approvers are kept. */
export async function updateTask(
  db: Sql,
  { context }: RecordType,
  contextId: number,
  fresh: Level[],
  recordData: object,
): Promise<void> {
  const task = await findTask(db, context, contextId);
  if (!task) return;
  if (task.levels.length !== fresh.length) {
    const levels = withChosen(fresh, getSelected(task.levels, LEVEL.l1), getSelected(task.levels, LEVEL.l2));
    await saveTask(db, task.id, { ...task, levels });
  }
  await db.query('update workflow_task set record_data = $2, rut = now() where id = $1', [
    task.id,
    JSON.stringify(recordData),
  ]);
}

function getSelected(levels: Level[], number: number): Person[] {
  const level = levels.find(each => each.WorkflowLevel === number);
  return (level?.Approvers ?? []).map(each => ({
    userId: each.ApproverUserId,
    name: each.ApproverName,
    email: each.ApproverEmail,
  }));
}
