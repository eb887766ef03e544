import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvalRights } from '@/shared/approval/model/rights';
import { parseTask, type Action } from '@/shared/approval/model/task';
import { approverEntry, goods, levelEntry, paper, people, taskAt, taskRow } from './fixtures.ts';

const { designated, lata, omar, ravi, bina, rhea, requester, stranger } = people;
const all: Action[] = ['approve', 'sendback', 'reject'];
const chosenRights: Action[] = ['approve', 'sendback'];

describe('approval rights', () => {
  it.each([
    [1, designated, all],
    [2, lata, chosenRights],
    [2, omar, chosenRights],
    [3, ravi, chosenRights],
    [4, bina, all],
    [5, rhea, all],
  ])('level %i: %o', (level, user, actions) => {
    const rights = approvalRights(taskAt(level), user, paper);
    expect(rights.actions).toEqual(actions);
    expect(rights.isPendingWithMe).toBe(true);
  });

  const everyone = Object.values(people);
  const askedAt: Record<number, string[]> = {
    1: ['u-des'],
    2: ['u-l1', 'u-l1b'],
    3: ['u-l2'],
    4: ['u-bulk'],
    5: ['u-rev'],
  };
  it.each([1, 2, 3, 4, 5])('level %i: only its own approvers may act', level => {
    const able = everyone.filter(user => approvalRights(taskAt(level), user, paper).actions.length > 0);
    expect(able.map(user => user.userId)).toEqual(askedAt[level]);
  });

  it.each(['Sentback', 'sent back', 'Draft', null])('no user may act when the task is %j', workflowStatus => {
    for (const user of everyone) {
      const rights = approvalRights(taskAt(1, { workflowStatus }), user, paper);
      expect(rights).toMatchObject({ actions: [], pending: [], isPendingWithMe: false, choosesL1L2: false });
    }
  });

  it('an approver who was removed from the level may not act', () => {
    const off = approverEntry(designated, { ApproveStatus: 'Pending', Active: 'false' });
    const entry = levelEntry(1, [off], { WorkflowLevelStatus: 'Pending' });
    expect(approvalRights(parseTask(taskRow([entry])), designated, paper)).toMatchObject({ actions: [], pending: [] });
  });

  it('status values match in any spelling', () => {
    const entry = levelEntry(1, [approverEntry(designated, { ApproveStatus: ' PENDING ' })], {
      WorkflowLevelStatus: 'pending',
    });
    const task = parseTask(taskRow([entry], { workflowStatus: 'PENDING', workflowLevelState: 1 }));
    expect(approvalRights(task, designated, paper).actions).toEqual(all);
  });

  it.each([
    ['Approve', ['approve']],
    ['Sendback,Reject', ['sendback', 'reject']],
    ['', []],
    [null, []],
  ])('only the listed rights are granted: %j', (ActionRights, actions) => {
    const entry = levelEntry(1, [approverEntry(designated, { ApproveStatus: 'Pending', ActionRights })], {
      WorkflowLevelStatus: 'Pending',
    });
    const rights = approvalRights(parseTask(taskRow([entry])), designated, paper);
    expect(rights.actions).toEqual(actions);
    expect(rights.choosesL1L2).toBe(actions.includes('approve' as never));
    expect(rights.isPendingWithMe).toBe(true);
  });

  it('choosing L1 and L2 is limited to Step 0 of contexts that support it', () => {
    expect(approvalRights(taskAt(1), designated, paper).choosesL1L2).toBe(true);
    expect(approvalRights(taskAt(2), lata, paper).choosesL1L2).toBe(false);
    expect(approvalRights(taskAt(1), designated, { ...paper, choosesL1L2AtStep0: false }).choosesL1L2).toBe(false);
    expect(approvalRights(taskAt(1), requester, paper).choosesL1L2).toBe(false);
  });

  it('a deviation approver is limited to Step 3 where supported (docs/decisions.md#deviation-approver)', () => {
    expect(approvalRights(taskAt(4), bina, goods).mayAddDeviation).toBe(true);
    expect(approvalRights(taskAt(4), bina, paper).mayAddDeviation).toBe(false);
    expect(approvalRights(taskAt(5), rhea, goods).mayAddDeviation).toBe(false);
    expect(approvalRights(taskAt(4), stranger, goods).mayAddDeviation).toBe(false);
  });

  it('property: only an active, pending approver of the pending level gets actions, and only listed ones', () => {
    const status = fc.constantFrom('Pending', 'pending', 'Approved', 'Rejected', 'Sentback', '', null, 'odd');
    const person = fc.constantFrom(...everyone);
    const approver = fc.record({
      person,
      ApproveStatus: status,
      Active: fc.constantFrom(true, false, 'true', 'false', null),
      ActionRights: fc.oneof(
        fc.subarray(['Approve', 'Sendback', 'Reject', 'Fly']),
        fc.constantFrom(null, 'Approve', 'x'),
      ),
    });
    const level = fc.record({ status, approvers: fc.array(approver, { maxLength: 3 }) });
    fc.assert(
      fc.property(
        fc.array(level, { maxLength: 6 }),
        fc.integer({ min: 0, max: 7 }),
        status,
        person,
        (levels, at, state, user) => {
          const entries = levels.map((one, index) =>
            levelEntry(
              index + 1,
              one.approvers.map(({ person: who, ...rest }) => approverEntry(who, rest)),
              {
                WorkflowLevelStatus: one.status,
              },
            ),
          );
          const task = parseTask(taskRow(entries, { workflowLevelState: at, workflowStatus: state }));
          const { actions, choosesL1L2, mayAddDeviation } = approvalRights(task, user, goods);
          const current = levels[at - 1];
          const asked = (current?.approvers ?? []).filter(
            one =>
              one.person === user &&
              one.ApproveStatus?.toLowerCase() === 'pending' &&
              one.Active !== false &&
              one.Active !== 'false',
          );
          if (
            state?.toLowerCase() !== 'pending' ||
            current?.status?.toLowerCase() !== 'pending' ||
            asked.length === 0
          ) {
            expect(actions).toEqual([]);
            expect(choosesL1L2 || mayAddDeviation).toBe(false);
          }
          const written = asked.flatMap(one => one.ActionRights ?? []).map(word => word.toLowerCase());
          for (const action of actions) expect(written).toContain(action);
        },
      ),
    );
  });
});
