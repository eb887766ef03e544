import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getPeople, sameLevels, withApprovers, withDeviation, withoutDeviation } from '@/shared/approval/model/levels';
import { levelsToJson, parseTask } from '@/shared/approval/model/task';
import { approverEntry, entriesAt, levelEntry, people, taskAt, taskRow } from './fixtures.ts';

const { designated, lata, omar, ravi, bina, stranger } = people;

type Written = ReturnType<typeof levelEntry>;
const written = (task: ReturnType<typeof taskAt>) => JSON.parse(levelsToJson(task.levels)) as Written[];

describe('L1 and L2 levels', () => {
  it('fill Step 1 and Step 2 with Approve and Sendback rights and leave the other levels unchanged', () => {
    const before = entriesAt(1);
    const after = written(withApprovers(parseTask(taskRow(before)), [lata, omar], [ravi]));
    const asked = (person: typeof lata) => ({
      ApproverUserId: person.userId,
      ApproverName: person.name,
      ApproverEmail: person.email,
      ApproveStatus: 'Pending',
      ActionRights: ['Approve', 'Sendback'],
      Active: true,
      Remarks: '',
    });
    expect(after).toEqual([
      before[0],
      { ...before[1], Approvers: [asked(lata), asked(omar)] },
      { ...before[2], Approvers: [asked(ravi)] },
      before[3],
      before[4],
    ]);
  });

  it('replace the approvers of an earlier round and reopen their levels', () => {
    const entries = entriesAt(3).map(entry =>
      entry.WorkflowLevel === 3 ? { ...entry, WorkflowLevelStatus: 'Sentback' } : entry,
    );
    const after = withApprovers(parseTask(taskRow(entries, { workflowLevelState: 1 })), [stranger], [ravi]);
    expect(after.levels.slice(1, 3)).toMatchObject([
      { status: 'Pending', approvers: [{ name: 'Xavier Nobody', status: 'Pending', remarks: '' }] },
      { status: 'Pending', approvers: [{ name: 'Ravi Kumar', status: 'Pending' }] },
    ]);
  });

  it("create the steps when the task doesn't have them yet", () => {
    const one = levelEntry(1, [approverEntry(designated)], { IsLastWorkflowLevel: true });
    const after = written(withApprovers(parseTask(taskRow([one])), [lata], [ravi]));
    expect(after.map(level => [level.Name, level.WorkflowLevel, level.IsLastWorkflowLevel])).toEqual([
      ['Step 0', 1, false],
      ['Step 1', 2, false],
      ['Step 2', 3, true],
    ]);
  });

  it('write rights as comma-separated text when the task uses that format', () => {
    const entries = [levelEntry(1, [approverEntry(designated, { ActionRights: 'Approve,Reject' })])];
    const after = written(withApprovers(parseTask(taskRow(entries)), [lata], [ravi]));
    expect(after[1]?.Approvers[0]).toMatchObject({ ActionRights: 'Approve,Sendback' });
  });
});

describe('deviation level', () => {
  const four = () =>
    parseTask(
      taskRow(
        entriesAt(4)
          .slice(0, 4)
          .map((e, i) => ({ ...e, IsLastWorkflowLevel: i === 3 })),
      ),
    );

  it('is level 5, the last one: all must approve within two days, with the Approve right only', () => {
    const after = written(withDeviation(four(), [stranger, lata]));
    expect(after.map(level => level.IsLastWorkflowLevel)).toEqual([false, false, false, false, true]);
    expect(after[4]).toEqual({
      Name: 'Step 4',
      WorkflowLevel: 5,
      WorkflowLevelStatus: 'Pending',
      IsLastWorkflowLevel: true,
      approvalType: 'All',
      tatDays: 2,
      Approvers: [stranger, lata].map(person => ({
        ApproverUserId: person.userId,
        ApproverName: person.name,
        ApproverEmail: person.email,
        ApproveStatus: 'Pending',
        ActionRights: ['Approve'],
        Active: true,
        Remarks: '',
      })),
    });
  });

  it('can be removed again, which makes the previous level the last one', () => {
    const before = four();
    const after = withoutDeviation(withDeviation(before, [stranger]));
    expect(written(after)).toEqual(written(before));
    expect(withoutDeviation(before)).toBe(before);
  });
});

describe('sameLevels', () => {
  it('is true for the same approvers in any order, with or without a pending status', () => {
    const task = withApprovers(taskAt(1), [lata, omar], [ravi]);
    expect(sameLevels(task, withApprovers(task, [omar, lata], [ravi]))).toBe(true);
    const notAsked = parseTask(
      taskRow(
        written(task).map(level => ({ ...level, Approvers: level.Approvers.map(a => ({ ...a, ApproveStatus: '' })) })),
      ),
    );
    expect(sameLevels(notAsked, withApprovers(notAsked, [lata, omar], [ravi]))).toBe(true);
  });

  it.each([
    ['another person', [lata, bina], [ravi]],
    ['fewer', [lata], [ravi]],
    ['swapped', [ravi], [lata, omar]],
  ])('is false for %s', (_, l1, l2) => {
    const task = withApprovers(taskAt(1), [lata, omar], [ravi]);
    expect(sameLevels(task, withApprovers(task, l1, l2))).toBe(false);
  });

  it('is false for an approver who acted in an earlier round and for an added or removed level', () => {
    const task = taskAt(3);
    expect(sameLevels(task, withApprovers(task, getPeople(task, 'l1'), getPeople(task, 'l2')))).toBe(false);
    const four = parseTask(taskRow(entriesAt(4).slice(0, 4)));
    expect(sameLevels(four, withDeviation(four, [stranger]))).toBe(false);
    const five = withDeviation(four, [stranger]);
    expect(sameLevels(five, withoutDeviation(five))).toBe(false);
  });

  it('property: a written choice is never written twice, and other levels never change', () => {
    const crowd = fc.uniqueArray(fc.constantFrom(...Object.values(people)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(crowd, crowd, (l1, l2) => {
        const before = taskAt(1);
        const sent = withApprovers(before, l1, l2);
        const read = parseTask(taskRow(levelsToJson(sent.levels)));
        expect(getPeople(read, 'l1')).toEqual(l1);
        expect(getPeople(read, 'l2')).toEqual(l2);
        expect(sameLevels(read, withApprovers(read, l1, l2))).toBe(true);
        expect([read.levels[0], ...read.levels.slice(3)]).toEqual([before.levels[0], ...before.levels.slice(3)]);
      }),
    );
  });
});
