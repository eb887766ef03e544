import { getApprovalHistory } from '../../changes/approvalHistory.ts';
import type { ChangeType } from '../../changes/changeTypes.ts';
import { STATUS_AFTER } from '../../changes/decide.ts';
import { changeLevels } from '../../changes/send.ts';
import { getChanges } from '../../rules/history/history.ts';
import { getParticipants, type Person } from '../../rules/workflow/levels.ts';
import { act, type TaskState } from '../../rules/workflow/transitions.ts';
import { employees } from '../../data/seed/people.ts';
import type { PlannedRequest } from './requests.ts';

interface Step {
  state: TaskState;
  remarks: string | null;
  by: Person;
  command: string;
  level: number;
  at: string;
}

export interface PlayedRequest {
  planned: PlannedRequest;
  kind: ChangeType;
  requester: Person;
  steps: Step[];
  state: TaskState;
  rowStatus: string;
}

const HOURS = 3_600_000;

/** Sends the request at 9:30; its approvers act one day and some hours apart. */
export function playRequest(kind: ChangeType, planned: PlannedRequest, requester: Person): PlayedRequest {
  const sent = Date.parse(`${planned.day}T09:30:00Z`);
  let state: TaskState = { levelState: 1, status: 'Pending', levels: changeLevels(kind, employees) };
  let rowStatus = 'Pending';
  const steps: Step[] = [
    { state, remarks: null, by: requester, command: 'Submitted', level: 0, at: new Date(sent).toISOString() },
  ];
  for (const [index, [command, said, backTo = 0]] of (planned.acts ?? []).entries()) {
    const level = state.levelState;
    const by = employees.find(({ userId }) => userId === kind.approvers[level - 1]?.[0]);
    if (!by) throw new Error(`No approver decides on level ${level} of ${kind.context}`);
    const at = new Date(sent + (index + 1) * 27 * HOURS).toISOString();
    const { userId } = by;
    const done = act(state, { command, levelState: level, userId, remarks: said ?? '', at, gross: '0', backTo }, '');
    state = done.task;
    rowStatus = STATUS_AFTER[done.outcome] ?? rowStatus;
    steps.push({ state, remarks: said ?? null, by, command, level, at });
  }
  return { planned, kind, requester, steps, state, rowStatus };
}

export function rowsOfRequest(
  { planned: { supplierId }, kind, requester, steps, state }: PlayedRequest,
  taskId: number,
  details: { title: string; recordData: object },
) {
  const { module, context, path } = kind;
  const [submitted] = steps;
  const last = steps.at(-1);
  return {
    task: {
      id: taskId,
      module,
      context,
      context_id: supplierId,
      context_path: `${path}${supplierId}`,
      workflow_level_state: state.levelState,
      workflow_status: state.status,
      record_data: details.recordData,
      requester_id: requester.userId,
      requester_name: requester.name,
      requester_email: requester.email,
      rcb: requester.userId,
      title: details.title,
      current_remarks: last?.remarks ?? null,
      workflow_actions: state.levels,
      participants: getParticipants(state.levels),
      rct: submitted?.at,
      level_since: steps.findLast(({ level }) => level !== state.levelState)?.at,
      rut: last?.at,
    },
    log: steps.map(({ level, command, by, remarks, at }) => ({
      task_id: taskId,
      workflow_level: level,
      command,
      user_id: by.userId,
      user_name: by.name,
      remarks,
      at,
    })),
    history: getHistory(kind, supplierId, taskId, steps),
  };
}

function getHistory(kind: ChangeType, supplierId: number, taskId: number, steps: readonly Step[]) {
  const [entity] = getApprovalHistory(kind).entities;
  if (!entity) return [];
  const getRow = ({ state, remarks }: Step) => ({
    entity_id: String(taskId),
    workflow_status: state.status,
    workflow_level_state: String(state.levelState),
    current_remarks: remarks,
    workflow_actions: JSON.stringify(state.levels),
  });
  return steps.flatMap((step, index) => {
    const before = steps[index - 1];
    return getChanges(entity, new Map(before ? [['task', getRow(before)]] : []), new Map([['task', getRow(step)]])).map(
      change => ({
        context: 'SupplierUpdate',
        context_id: supplierId,
        ...change,
        trackingid: `seed-approval-${taskId}-${index}`,
        rcb: step.by.userId,
        username: step.by.name,
        change_date: step.at,
      }),
    );
  });
}
