import { DATETIME_24_FORMAT, formatMoment } from '../../../src/lib/dates';
import type { RecordType } from '../declared/recordType.ts';
import { first, type Sql } from '../../data/database.ts';
import { getParticipants, type Level, type Person } from '../workflow/levels.ts';
import type { TaskState } from '../workflow/transitions.ts';

export interface StoredTask extends TaskState {
  id: number;
  requesterId: string;
}

/** Undefined when it was never submitted. */
export async function findTask(db: Sql, context: string, contextId: number): Promise<StoredTask | undefined> {
  return first<StoredTask>(
    db,
    `select id, requester_id "requesterId", workflow_level_state "levelState", workflow_status status,
            workflow_actions levels
       from workflow_task where context = $1 and context_id = $2`,
    [context, contextId],
  );
}

export interface Submission {
  contextId: number;
  title: string;
  requester: Person;
  levels: Level[];
  recordData: object;
}

/** A send-back restarts the approval. */
export async function submitTask(
  db: Sql,
  { module, context, path }: Pick<RecordType, 'module' | 'context' | 'path'>,
  submission: Submission,
): Promise<void> {
  const { contextId, title, requester, levels, recordData } = submission;
  const task = await first<{ id: number }>(
    db,
    `insert into workflow_task (module, context, context_id, context_path, workflow_level_state, workflow_status, record_data,
                                requester_id, requester_name, requester_email, rcb, title, workflow_actions, participants)
     values ($1, $2, $3, $4, 1, 'Pending', $5, $6, $7, $8, $6, $9, $10, $11)
     on conflict (context, context_id) do update
        set workflow_level_state = 1, workflow_status = 'Pending', record_data = excluded.record_data, title = excluded.title,
            workflow_actions = excluded.workflow_actions, participants = excluded.participants, current_remarks = null,
            level_since = now(), rut = now()
     returning id`,
    [
      module,
      context,
      contextId,
      `${path}${contextId}`,
      JSON.stringify(recordData),
      requester.userId,
      requester.name,
      requester.email,
      title,
      JSON.stringify(levels),
      getParticipants(levels),
    ],
  );
  if (task) await writeLog(db, task.id, { level: 0, command: 'Submitted', by: requester, remarks: '' });
}

/** Participants keep access to the record. */
export async function saveTask(db: Sql, id: number, task: TaskState, remarks?: string): Promise<void> {
  await db.query(
    `update workflow_task
        set level_since = case when workflow_level_state = $2 then level_since else now() end,
            workflow_level_state = $2, workflow_status = $3, workflow_actions = $4,
            participants = array(select distinct unnest(participants || $5::text[])),
            current_remarks = coalesce($6, current_remarks), rut = now()
      where id = $1`,
    [id, task.levelState, task.status, JSON.stringify(task.levels), getParticipants(task.levels), remarks ?? null],
  );
}

export interface LogEntry {
  level: number;
  command: string;
  by: Person;
  remarks: string;
}

export async function writeLog(db: Sql, taskId: number, { level, command, by, remarks }: LogEntry): Promise<void> {
  await db.query(
    `insert into workflow_log (task_id, workflow_level, command, user_id, user_name, remarks) values ($1, $2, $3, $4, $5, $6)`,
    [taskId, level, command, by.userId, by.name, remarks || null],
  );
}

const PAST_TENSE: Record<string, string> = {
  Submitted: 'submitted',
  Approved: 'approved',
  Rejected: 'rejected',
  Sentback: 'sent back',
};

/** 'Meera Iyer approved it on 21-Nov-2026 10:42.' */
export async function lastActed(db: Sql, taskId: number): Promise<string> {
  const last = await first<{ name: string; command: string; at: string }>(
    db,
    'select user_name name, command, at from workflow_log where task_id = $1 order by id desc limit 1',
    [taskId],
  );
  if (!last) return '';
  return `${last.name} ${PAST_TENSE[last.command] ?? last.command} it on ${formatMoment(last.at, DATETIME_24_FORMAT)}.`;
}
