import { describe, expect, it } from 'vitest';
import { CallError } from '@/platform/graphql/callError';
import { act, findOut, type ActCalls, type ActRequest, type CommandInput } from '@/shared/approval/model/act';
import { withApprovers } from '@/shared/approval/model/levels';
import { parseTask, type WorkflowTask } from '@/shared/approval/model/task';
import { entriesAt, people, taskAt, taskRow } from './fixtures.ts';

const { designated, lata, omar, ravi } = people;
const record = { module: 'PaperModule', context: 'PaperContext', contextId: 4711 };

/** Returns the task after an approver of level 2 acted. */
function actedOn(
  by: typeof lata,
  ApproveStatus: string,
  more: { state?: number; status?: string; Rut?: string | null } = {},
) {
  const entries = entriesAt(2).map(entry =>
    entry.WorkflowLevel === 2
      ? {
          ...entry,
          WorkflowLevelStatus: ApproveStatus,
          Approvers: entry.Approvers.map(one =>
            'ApproverUserId' in one && one.ApproverUserId === by.userId
              ? { ...one, ApproveStatus, Rut: more.Rut === undefined ? '2026-11-21T05:01:00Z' : more.Rut }
              : { ...one, ApproveStatus: '' },
          ),
        }
      : entry,
  );
  return parseTask(taskRow(entries, { workflowLevelState: more.state ?? 3, workflowStatus: more.status ?? 'Pending' }));
}

type Scripted<T> = T | CallError | (() => T | CallError);

/** Creates calls that respond by script and record their order. */
function backend(script: {
  reads?: Scripted<WorkflowTask | null>[];
  command?: Scripted<number | null>;
  reassign?: Scripted<boolean>;
}) {
  const log: string[] = [];
  const commands: CommandInput[] = [];
  const reads = [...(script.reads ?? [])];
  const answer = async <T>(value: Scripted<T> | undefined, otherwise: T): Promise<T> => {
    const result =
      typeof value === 'function' ? (value as () => T | CallError)() : value === undefined ? otherwise : value;
    if (result instanceof CallError) throw result;
    return result;
  };
  const calls: ActCalls = {
    readTask: () => {
      log.push('read');
      const next = reads.length > 1 ? reads.shift() : reads[0];
      return answer(next === undefined ? null : next, null);
    },
    reassign: () => {
      log.push('reassign');
      return answer(script.reassign, true);
    },
    command: input => {
      log.push('command');
      commands.push(input);
      return answer(script.command, 9);
    },
  };
  return { calls, log, commands };
}

const lost = new CallError('outage');
const server = (message: string) => new CallError('server', { message, cause: new Error('graphql') });

const approve: ActRequest = { record, task: taskAt(2), user: lata, action: 'approve', remarks: 'Fine', rewrite: null };
const sendBack: ActRequest = { ...approve, action: 'sendback', remarks: 'Wrong' };
const choose: ActRequest = {
  ...approve,
  task: taskAt(1),
  user: designated,
  rewrite: task => withApprovers(task, [lata], [ravi]),
};
const chosen = { ...withApprovers(taskAt(1), [lata], [ravi]) };

describe('sending an approval action', () => {
  it("sends the command once with the backend's command name and makes no other request", async () => {
    const { calls, log, commands } = backend({});
    expect(await act(approve, calls)).toEqual({ kind: 'done' });
    expect(log).toEqual(['command']);
    expect(commands).toEqual([
      {
        contextId: 4711,
        module: 'PaperModule',
        context: 'PaperContext',
        remarks: 'Fine',
        commandName: 'Approved',
        workflowLevelState: 2,
        userId: 'u-l1',
        user: 'Lata Rao',
        userEmail: 'lata@buyer.example',
      },
    ]);
  });

  it.each([
    ['sendback', 'Sentback'],
    ['reject', 'Rejected'],
  ] as const)('sends %s as the command %s', async (action, name) => {
    const { calls, commands } = backend({});
    await act({ ...approve, action }, calls);
    expect(commands[0]?.commandName).toBe(name);
  });

  it.each([null, 0, -1])("doesn't accept %j as a confirmation", async id => {
    const { calls } = backend({ command: id, reads: [taskAt(2)] });
    expect(await act(approve, calls)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^Your \S+ was not recorded/),
    });
    const arrived = backend({ command: id, reads: [actedOn(lata, 'Approved')] });
    expect(await act(approve, arrived.calls)).toEqual({ kind: 'done' });
  });
});

describe('choosing approvers', () => {
  it('reads the task, writes the levels, then sends the command', async () => {
    const { calls, log } = backend({ reads: [taskAt(1)] });
    expect(await act(choose, calls)).toEqual({ kind: 'done' });
    expect(log).toEqual(['read', 'reassign', 'command']);
  });

  it("doesn't rewrite levels that already have the chosen approvers", async () => {
    const { calls, log } = backend({ reads: [chosen] });
    expect(await act(choose, calls)).toEqual({ kind: 'done' });
    expect(log).toEqual(['read', 'command']);
  });

  it.each([
    ['refused', server('No')],
    ['lost', lost],
    ['not confirmed', false],
  ])('sends no command when writing the levels was %s', async (_, reassign) => {
    const { calls, log } = backend({ reads: [taskAt(1)], reassign });
    const result = await act(choose, calls);
    expect(result).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^The chosen approvers were not saved, so nothing was approved/),
    });
    expect(log).not.toContain('command');
  });

  it('sends nothing when reading the task first fails', async () => {
    const { calls, log } = backend({ reads: [lost] });
    expect(await act(choose, calls)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^Nothing was sent/),
    });
    expect(log).toEqual(['read']);
  });

  it("doesn't overwrite levels that another user changed first", async () => {
    const { calls, log } = backend({ reads: [taskAt(2)] });
    expect(await act(choose, calls)).toMatchObject({
      kind: 'overtaken',
      message: 'You already approved this request on 20-Nov-2026 10:30 AM.',
    });
    expect(log).toEqual(['read']);
  });

  it('sends only the command on the second attempt after the first command was lost', async () => {
    let taken = taskAt(1);
    const first = backend({ reads: [taskAt(1)], command: lost });
    const flaky: ActCalls = {
      ...first.calls,
      readTask: async () => (first.log.push('read'), taken),
      reassign: async task => {
        first.log.push('reassign');
        taken = task;
        return true;
      },
    };
    expect(await act(choose, flaky)).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/^The connection was lost, and your .* was not recorded/),
    });
    const second = backend({});
    expect(await act({ ...choose, task: taken }, { ...flaky, command: second.calls.command })).toEqual({
      kind: 'done',
    });
    expect(first.log).toEqual(['read', 'reassign', 'command', 'read', 'read']);
    expect(second.log).toEqual(['command']);
  });
});

describe('checking the task after a missing or refused response', () => {
  it.each([lost, new CallError('timeout'), new CallError('aborted'), new CallError('server', { status: 500 })])(
    '%o: reports the action as done when the task shows it',
    async command => {
      const { calls, log } = backend({ command, reads: [actedOn(lata, 'Approved')] });
      expect(await act(approve, calls)).toEqual({ kind: 'done' });
      expect(log).toEqual(['command', 'read']);
    },
  );

  it("reports the action as refused when the task doesn't show it", async () => {
    const { calls } = backend({ command: lost, reads: [taskAt(2)] });
    expect(await act(approve, calls)).toEqual({
      kind: 'refused',
      message: 'The connection was lost, and your approval was not recorded. Try again.',
      cause: lost,
    });
  });

  it("reports an unknown outcome when the task can't be read", async () => {
    const { calls } = backend({ command: lost, reads: [lost] });
    expect(await act(sendBack, calls)).toMatchObject({
      kind: 'unknown',
      message: expect.stringMatching(/don't know if your send-back was recorded/),
    });
  });

  it('reports who acted first, what they did and when', async () => {
    const conflict = server('This request has moved on.');
    const { calls } = backend({ command: conflict, reads: [actedOn(omar, 'Approved')] });
    expect(await act(approve, calls)).toEqual({
      kind: 'overtaken',
      message: 'Omar Khan approved this request on 21-Nov-2026 10:31 AM. Your decision was not recorded.',
    });
  });

  it.each([
    ['Sentback', 'Omar Khan sent this request back. Your decision was not recorded.'],
    ['Rejected', 'Omar Khan rejected this request. Your decision was not recorded.'],
    ['Held', 'Omar Khan set this request to Held. Your decision was not recorded.'],
  ])("reports another approver's action: %s", async (status, message) => {
    const { calls } = backend({ command: lost, reads: [actedOn(omar, status, { Rut: null, status, state: 2 })] });
    expect(await act(approve, calls)).toEqual({ kind: 'overtaken', message });
  });

  it('reports when the user already acted in another tab', async () => {
    const { calls } = backend({
      command: server('Too late'),
      reads: [actedOn(lata, 'Sentback', { status: 'Sentback' })],
    });
    expect(await act(approve, calls)).toEqual({
      kind: 'overtaken',
      message: 'You already sent this request back on 21-Nov-2026 10:31 AM.',
    });
  });

  it("shows the server's message, or a default one, when the task shows no action by any user", async () => {
    const gone = { ...taskAt(4), id: 71 };
    const spoken = backend({
      command: server('This request has moved on. Approved by Zoe.'),
      reads: [{ ...gone, levels: [] }],
    });
    expect(await act(approve, spoken.calls)).toEqual({
      kind: 'overtaken',
      message: 'This request has moved on. Approved by Zoe.',
    });
    const silent = backend({ command: lost, reads: [null] });
    expect(await act(approve, silent.calls)).toEqual({
      kind: 'overtaken',
      message: 'Already decided; this request is no longer waiting for you.',
    });
  });

  it('detects a send-back from the task status when no approver entry records it', async () => {
    const reset = parseTask(taskRow(entriesAt(1, { chosen: true }), { workflowStatus: 'Sentback' }));
    const { calls } = backend({ command: lost, reads: [reset] });
    expect(await act(sendBack, calls)).toEqual({ kind: 'done' });
  });

  it("shows the server's message for a validation refusal and allows another attempt", async () => {
    const cause = new CallError('validation', { message: 'Remarks is required' });
    const { calls } = backend({ command: cause, reads: [taskAt(2)] });
    expect(await act(approve, calls)).toEqual({ kind: 'refused', message: 'Remarks is required', cause });
  });

  it('makes no further request after the session ended', async () => {
    const { calls, log } = backend({ command: new CallError('session'), reads: [taskAt(2)] });
    expect(await act(approve, calls)).toMatchObject({ kind: 'refused' });
    expect(log).toEqual(['command']);
  });

  it('sends no command when the user checks again', async () => {
    const { calls, log } = backend({ reads: [actedOn(lata, 'Approved')] });
    expect(await findOut(approve, calls, 'why')).toEqual({ kind: 'done' });
    expect(log).toEqual(['read']);
  });
});
