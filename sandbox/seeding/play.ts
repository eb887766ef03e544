import {
  approver,
  CHOSEN_RIGHTS,
  LEVEL,
  withDeviation,
  type ApprovalRules,
  type Person,
} from '../rules/workflow/levels.ts';
import { act, type Command, type TaskState } from '../rules/workflow/transitions.ts';
import type { PlannedRecord, Stage } from '../data/seed/plan.ts';
import { employees } from '../data/seed/people.ts';

interface LogRow {
  workflow_level: number;
  command: string;
  user_id: string;
  user_name: string;
  remarks: string | null;
  at: string;
}

export interface SeededTask {
  task: TaskState;
  log: LogRow[];
  remarks: string | null;
}

const inGroup = (group: string, role: string) =>
  employees.filter(each => each.employeeGroup === group && each.roles.includes(role)).map(toPerson);
const FIXED = { bulk: inGroup('Accounts Payable', 'approver'), reviewers: inGroup('Finance Review', 'reviewer') };

const DEVIATION = employees.slice(55, 56).map(toPerson);

function toPerson({ userId, name, email }: Person): Person {
  return { userId, name, email };
}

const APPROVALS: Partial<Record<Stage, number>> = {
  step1: 1,
  step2: 2,
  step3: 3,
  step4: 4,
  step5: 5,
  approved: 9,
  closed: 9,
  rejectedAtStep3: 3,
  sentBackByStep1: 1,
  underQuery: 1,
  workInProgress: 2,
};
const ENDINGS: Partial<Record<Stage, [Command, string]>> = {
  rejectedAtStep0: ['Rejected', 'Service was already billed on another invoice'],
  rejectedAtStep3: ['Rejected', 'Rate does not match the agreement'],
  sentBackByStep0: ['Sentback', 'Please attach the signed service report'],
  sentBackByStep1: ['Sentback', 'Cost center and service period are missing'],
};
const APPROVAL_REMARKS = ['Verified with the service report', 'Checked, no issues', 'Approved for payment', null];

export function playTask(rules: ApprovalRules, planned: PlannedRecord, gross: string, submittedAt: string): SeededTask {
  const { stage, draw, creator } = planned;
  const clock = createClock(submittedAt, () => draw.int(3, 30));
  let state: TaskState = {
    levelState: 1,
    status: 'Pending',
    levels: rules.levels(toPerson(planned.approver), FIXED, gross),
  };
  state = { ...state, levels: withChosen(state, planned) };
  // For types with deviations, Step 4 is the deviation approver.
  if (rules.deviationFrom && stage === 'step4') state = { ...state, levels: withDeviation(state.levels, DEVIATION) };
  const log: LogRow[] = [
    {
      workflow_level: 0,
      command: 'Submitted',
      user_id: creator.userId,
      user_name: creator.name,
      remarks: null,
      at: submittedAt,
    },
  ];
  let lastRemarks: string | null = null;
  const run = (command: Command, remarks: string | null) => {
    const level = state.levels.find(each => each.WorkflowLevel === state.levelState);
    const waiting = level?.Approvers.find(each => each.ApproveStatus === 'Pending');
    if (state.status !== 'Pending' || !waiting) return;
    const at = clock();
    const { ApproverUserId: userId, ApproverName: name } = waiting;
    log.push({ workflow_level: state.levelState, command, user_id: userId, user_name: name, remarks, at });
    state = act(state, { command, levelState: state.levelState, userId, remarks: remarks ?? '', at, gross }, '').task;
    lastRemarks = remarks;
  };
  for (let count = APPROVALS[stage] ?? 0; count > 0; count--) run('Approved', draw.pick(APPROVAL_REMARKS));
  const ending = ENDINGS[stage];
  if (ending) run(...ending);
  // Before Step 0 approves, L1 and L2 are not chosen.
  if (state.levelState === LEVEL.designated && stage !== 'sentBackByStep1')
    state = { ...state, levels: unchosen(state) };
  return { task: state, log, remarks: lastRemarks };
}

function withChosen({ levels }: TaskState, { l1, l2 }: PlannedRecord) {
  const chosen: Record<number, Person[]> = { [LEVEL.l1]: [l1], [LEVEL.l2]: [l2], [LEVEL.l1l2]: [l1, l2] };
  return levels.map(level => {
    const people = chosen[level.WorkflowLevel];
    return people ? { ...level, Approvers: people.map(each => approver(toPerson(each), CHOSEN_RIGHTS)) } : level;
  });
}

function unchosen({ levels }: TaskState) {
  const free: number[] = [LEVEL.l1, LEVEL.l2, LEVEL.l1l2];
  return levels.map(level => (free.includes(level.WorkflowLevel) ? { ...level, Approvers: [] } : level));
}

function createClock(start: string, hours: () => number): () => string {
  let now = new Date(start).getTime();
  return () => {
    now += hours() * 3_600_000 + 17 * 60_000;
    return new Date(now).toISOString();
  };
}
