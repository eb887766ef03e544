import { GraphQLError } from 'graphql';
import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import { changeTypes } from '../changes/changeTypes.ts';
import { getType } from '../rules/declared/knownTypes.ts';
import { kinds } from '../recordTypes/recordTypes.ts';
import type { RecordType } from '../rules/declared/recordType.ts';
import { badInput, forbidden } from '../rules/errors.ts';
import { AT_LEVEL_SINCE } from '../rules/records/aging.ts';
import { createWorkflowCommand, type WorkflowCommandInput } from '../changes/command.ts';
import { findTask } from '../rules/tasks/taskStore.ts';
import { statusKey } from '@/lib/status';
import type { Resolver, Resolvers } from '../rules/context.ts';

interface Task {
  id: number;
  levelSince: string;
}

const TASK_COLUMNS = `t.id, t.module, t.context, t.context_id "contextId", t.context_path "contextPath",
         t.workflow_level_state "workflowLevelState", t.workflow_status "workflowStatus", t.requester_id "requesterId",
         t.requester_name "requesterName", t.requester_email "requesterEmail", t.rcb, t.title,
         t.current_remarks "currentRemarks", t.workflow_actions::text "workflowActions", t.level_since "levelSince"`;
const toMoment = (sql: string) => `to_char(${sql} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const SENT_BACK_BY = `select g.user_name from workflow_log g where g.task_id = t.id and g.command = 'Sentback' order by g.id desc limit 1`;

/** `$1` is the user; `since`: start of waiting; `more` adds details. */
const taskSql = ({ context, table, details }: RecordType, since: string, more: string, where: string) => `
  select ${TASK_COLUMNS},
         (jsonb_build_object(${Object.entries(details)
           .map(([name, sql]) => `'${name}', ${sql}`)
           .join(', ')},
           'pendingSince', ${toMoment(since)}, ${more}))::text "recordData"
    from workflow_task t
    join ${table} i on i.id = t.context_id and not i.deleted
   where t.context = '${context}' and ${where}`;

const CURRENT_LEVEL = `jsonb_path_query_first(t.workflow_actions, '$[*] ? (@.WorkflowLevel == $level)',
  jsonb_build_object('level', t.workflow_level_state))`;

const WAITS_FOR_ME = `t.workflow_status = 'Pending' and t.participants @> array[$1::text]
  and exists (select from jsonb_array_elements(${CURRENT_LEVEL} -> 'Approvers') a
               where a ->> 'ApproverUserId' = $1 and a ->> 'ApproveStatus' = 'Pending' and (a ->> 'Active')::boolean)`;

const pendingTasks = (kind: RecordType) =>
  taskSql(
    kind,
    AT_LEVEL_SINCE,
    `'approvalType', case when i.query_status is not null then 'Query' else ${CURRENT_LEVEL} ->> 'approvalType' end`,
    WAITS_FOR_ME,
  );

/** Sent back by Step 0 to the requester's side, or by a later step to the approver of Step 0. */
const sentBackTasks = (kind: RecordType) =>
  taskSql(
    kind,
    't.level_since',
    `'approvalType', ${CURRENT_LEVEL} ->> 'approvalType', 'remarks', i.work_flow_remark,
     'sentBackBy', (${SENT_BACK_BY})`,
    `i.status = 'SentBack'
     and i.id in (select id from ${kind.table} where rcb = $1 and status = 'SentBack' and not deleted
            union select id from ${kind.table} where supplier_id = $2::int and status = 'SentBack' and not deleted
            union select context_id from workflow_task
                   where context = '${kind.context}' and participants @> array[$1::text] and workflow_status = 'Pending')
     and (
       t.workflow_status = 'Sentback' and (i.rcb = $1 or i.supplier_id = $2::int and i.created_by = 'Supplier')
       or ${WAITS_FOR_ME})`,
  );

/** Tasks of profile changes; the task itself holds participants and details. */
const changeTasks = (where: string) => `
  select ${TASK_COLUMNS},
         (coalesce(t.record_data, '{}') || jsonb_build_object('approvalType', ${CURRENT_LEVEL} ->> 'approvalType',
           'pendingSince', ${toMoment('t.level_since')}, 'sentBackBy', (${SENT_BACK_BY})))::text "recordData"
    from workflow_task t
   where t.context in (${changeTypes.map(({ context }) => `'${context}'`).join(', ')}) and ${where}`;

const CHANGES_BACK_TO_ME = `t.workflow_status = 'Sentback' and (t.requester_id = $1 or t.context_id = $2::int)`;

async function getTasks(
  db: Database,
  sql: (kind: RecordType) => string,
  onChanges: string,
  params: unknown[],
): Promise<Task[]> {
  const found: Task[] = [];
  for (const kind of kinds) found.push(...(await db.query<Task>(sql(kind), params)));
  found.push(...(await db.query<Task>(changeTasks(onChanges), params)));
  return found.sort((a, b) => a.levelSince.localeCompare(b.levelSince) || a.id - b.id);
}

const waiting: Resolver<{ userId: string }> = (_source, { userId }, { db, viewer }) => {
  mustBeOwn(userId, viewer);
  return getTasks(db, pendingTasks, WAITS_FOR_ME, [viewer.userId]);
};

const sentBack: Resolver<{ userId: string }> = (_source, { userId }, { db, viewer }) => {
  mustBeOwn(userId, viewer);
  return getTasks(db, sentBackTasks, CHANGES_BACK_TO_ME, [viewer.userId, viewer.supplierId]);
};

function mustBeOwn(userId: string, viewer: Viewer): void {
  if (userId !== viewer.userId) throw forbidden('You can only list your own tasks.');
}

const MAX_AT_ONCE = 1000;

/** Each task in a separate transaction, with the rules of a single approval. */
const approveAll: Resolver<{ input: WorkflowCommandInput[] }> = async (_source, { input }, { db, viewer }) => {
  if (input.length === 0) throw badInput('Select at least one task.');
  if (input.length > MAX_AT_ONCE) throw badInput(`Select at most ${MAX_AT_ONCE} tasks.`);
  let isUpdateAll = true;
  for (const one of input) isUpdateAll = (await isApproved(db, viewer, one)) && isUpdateAll;
  return { isUpdateAll };
};

async function isApproved(db: Database, viewer: Viewer, input: WorkflowCommandInput): Promise<boolean> {
  try {
    if (statusKey(input.commandName) !== 'approved') return false; // bulk requests can only approve
    const task = await findTask(db, input.context, input.contextId);
    // The command refuses tasks with an open query.
    if (task?.status === 'Pending' && getType(input.context)?.approval?.notInBulk.includes(task.levelState))
      return false;
    await createWorkflowCommand(db, viewer, input);
    return true;
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

export const taskResolvers: Resolvers = {
  Query: {
    getWorkflowTaskByApproverId: waiting,
    getWorkflowTaskSentback: sentBack,
  },
  Mutation: { workflowApproveAllCommand: approveAll },
};
