import { GraphQLError } from 'graphql';
import { describe, expect, it } from 'vitest';
import { approver, CHOSEN_RIGHTS, LEVEL, invoiceLevels, type Level } from '../../../sandbox/rules/workflow/levels.ts';
import { act, type Command, type Outcome, type TaskState } from '../../../sandbox/rules/workflow/transitions.ts';

const person = (userId: string) => ({ userId, name: `Name of ${userId}`, email: `${userId}@x.example` });
const FIXED = { bulk: [person('bulk'), person('bulk2')], reviewers: [person('reviewer')] };

function choose(levels: Level[], l1: string[], l2: string[]): Level[] {
  const chosen: Record<number, string[]> = { [LEVEL.l1]: l1, [LEVEL.l2]: l2, [LEVEL.l1l2]: [...l1, ...l2] };
  return levels.map(level => {
    const users = chosen[level.WorkflowLevel];
    return users ? { ...level, Approvers: users.map(user => approver(person(user), CHOSEN_RIGHTS)) } : level;
  });
}

function submitted(gross = '60000', l1 = ['l1'], l2 = ['l2']): TaskState {
  return { levelState: 1, status: 'Pending', levels: choose(invoiceLevels(person('boss'), FIXED, gross), l1, l2) };
}

type Step = [user: string, command: Command];

function play(task: TaskState, gross: string, steps: Step[]): { task: TaskState; outcome: Outcome | null } {
  let outcome: Outcome | null = null;
  for (const [userId, command] of steps) {
    const at = '2026-11-21T10:00:00.000Z';
    const action = { command, levelState: task.levelState, userId, remarks: 'because', at, gross };
    ({ task, outcome } = act(task, action, 'Someone acted.'));
  }
  return { task, outcome };
}

const approveAll = (...users: string[]): Step[] => users.map(user => [user, 'Approved']);

describe('the approval workflow of a non-PO invoice', () => {
  it.each<[gross: string, steps: Step[], outcome: Outcome, level: number, status: string]>([
    ['60000', approveAll('boss'), 'moved', 2, 'Pending'],
    ['60000', approveAll('boss', 'l1'), 'moved', 3, 'Pending'],
    ['60000', approveAll('boss', 'l1', 'l2'), 'moved', 4, 'Pending'],
    ['60000', approveAll('boss', 'l1', 'l2', 'bulk2'), 'moved', 5, 'Pending'],
    ['60000', approveAll('boss', 'l1', 'l2', 'bulk', 'reviewer'), 'approved', 5, 'Approved'],
    // Below 50,000 no review is required.
    ['49999.99', approveAll('boss', 'l1', 'l2', 'bulk'), 'approved', 5, 'Approved'],
    ['50000', approveAll('boss', 'l1', 'l2', 'bulk'), 'moved', 5, 'Pending'],
    // Above ten lakh, L1 and L2 must both confirm again.
    ['1000000', approveAll('boss', 'l1', 'l2', 'bulk', 'reviewer'), 'approved', 5, 'Approved'],
    ['1000000.01', approveAll('boss', 'l1', 'l2', 'bulk', 'reviewer'), 'moved', 6, 'Pending'],
    ['1000000.01', approveAll('boss', 'l1', 'l2', 'bulk', 'reviewer', 'l2'), 'waiting', 6, 'Pending'],
    ['1000000.01', approveAll('boss', 'l1', 'l2', 'bulk', 'reviewer', 'l2', 'l1'), 'approved', 6, 'Approved'],
    ['60000', [['boss', 'Rejected']], 'rejected', 1, 'Rejected'],
    ['60000', [...approveAll('boss', 'l1', 'l2'), ['bulk', 'Rejected']], 'rejected', 4, 'Rejected'],
    ['60000', [['boss', 'Sentback']], 'toRequester', 1, 'Sentback'],
    ['60000', [...approveAll('boss'), ['l1', 'Sentback']], 'toFirstLevel', 1, 'Pending'],
    ['60000', [...approveAll('boss', 'l1', 'l2', 'bulk'), ['reviewer', 'Sentback']], 'toFirstLevel', 1, 'Pending'],
    // The first level's approver may return a request to its requester.
    ['60000', [...approveAll('boss'), ['l1', 'Sentback'], ['boss', 'Sentback']], 'toRequester', 1, 'Sentback'],
    [
      '60000',
      [...approveAll('boss'), ['l1', 'Sentback'], ...approveAll('boss', 'l1', 'l2', 'bulk', 'reviewer')],
      'approved',
      5,
      'Approved',
    ],
  ])('with gross amount %s and steps %j is %s at level %i, %s', (gross, steps, outcome, level, status) => {
    const played = play(submitted(gross), gross, steps);
    expect(played.outcome).toBe(outcome);
    expect(played.task.levelState).toBe(level);
    expect(played.task.status).toBe(status);
  });

  it("skips the reviewer when the review isn't required", () => {
    const { task } = play(submitted('1000'), '1000', approveAll('boss', 'l1', 'l2', 'bulk'));
    const reviewer = task.levels.find(level => level.WorkflowLevel === LEVEL.reviewer);
    expect(reviewer?.WorkflowLevelStatus).toBe('Approved');
    expect(reviewer?.Approvers.map(each => each.ApproveStatus)).toEqual(['']);
  });

  it('needs one approval at an Any level and leaves the other approvers without a status', () => {
    const { task } = play(submitted('60000', ['a', 'b', 'c']), '60000', approveAll('boss', 'b'));
    const l1 = task.levels.find(level => level.WorkflowLevel === LEVEL.l1);
    expect(l1?.Approvers.map(each => each.ApproveStatus)).toEqual(['', 'Approved', '']);
    expect(task.levelState).toBe(LEVEL.l2);
  });

  it('restarts at the first level after a send-back and keeps the reason visible', () => {
    const steps: Step[] = [...approveAll('boss', 'l1', 'l2'), ['bulk', 'Sentback']];
    const { task } = play(submitted(), '60000', steps);
    expect(task.levels.map(level => level.WorkflowLevelStatus)).toEqual([
      'Pending',
      'Not Started',
      'Not Started',
      'Sentback',
      'Not Started',
    ]);
    const bulk = task.levels.find(level => level.WorkflowLevel === LEVEL.bulk);
    expect(bulk?.Approvers[0]).toMatchObject({ ApproveStatus: 'Sentback', Remarks: 'because' });
  });
});

describe('rejected approval actions', () => {
  const at = '2026-11-21T10:00:00.000Z';
  const base = { command: 'Approved' as Command, levelState: 1, userId: 'boss', remarks: '', at, gross: '60000' };
  const l1Turn = play(submitted(), '60000', approveAll('boss')).task;
  const over = play(submitted(), '60000', [['boss', 'Rejected']]).task;
  const half = play(submitted('2000000'), '2000000', approveAll('boss', 'l1', 'l2', 'bulk', 'reviewer', 'l1')).task;

  it.each<[what: string, task: TaskState, action: Partial<typeof base>, code: string, message: RegExp]>([
    ['a stranger', submitted(), { userId: 'x' }, 'FORBIDDEN', /Only the listed approver/],
    ['a later approver', submitted(), { userId: 'bulk' }, 'FORBIDDEN', /Only the listed approver/],
    ['without L1 and L2', submitted('1', [], []), {}, 'BAD_USER_INPUT', /^Please select L1 and L2 approver$/],
    ['without L2', submitted('1', ['l1'], []), {}, 'BAD_USER_INPUT', /^Please select L1 and L2 approver$/],
    ['send-back without remarks', submitted(), { command: 'Sentback' }, 'BAD_USER_INPUT', /^Remarks is required$/],
    [
      'reject with blank remarks',
      submitted(),
      { command: 'Rejected', remarks: '  ' },
      'BAD_USER_INPUT',
      /^Remarks is required$/,
    ],
    [
      'L1 rejecting',
      l1Turn,
      { userId: 'l1', levelState: 2, command: 'Rejected', remarks: 'no' },
      'FORBIDDEN',
      /do not include Reject/,
    ],
    ['on an earlier level', l1Turn, {}, 'CONFLICT', /already decided\. Someone acted\./],
    ['on a rejected request', over, {}, 'CONFLICT', /already decided/],
    ['twice on an All level', half, { userId: 'l1', levelState: 6 }, 'CONFLICT', /already acted/],
  ])('%s', (_what, task, action, code, message) => {
    const run = () => act(task, { ...base, ...action }, 'Someone acted.');
    expect(run).toThrow(message);
    try {
      run();
    } catch (error) {
      expect(error instanceof GraphQLError && error.extensions['code']).toBe(code);
    }
  });
});
