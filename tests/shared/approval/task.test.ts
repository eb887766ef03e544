import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { latestTask, levelsToJson, parseRights, parseTask, samePerson } from '@/shared/approval/model/task';
import { approverEntry, entriesAt, levelEntry, people, taskRow } from './fixtures.ts';

describe('parsing a task', () => {
  it.each([
    ['JSON text', JSON.stringify(entriesAt(2))],
    ['a list', entriesAt(2)],
    ['levels in another order', entriesAt(2).toReversed()],
  ])('reads workflowActions given as %s', (_, workflowActions) => {
    const task = parseTask(taskRow([], { workflowActions, workflowLevelState: 2 }));
    expect(task.levels.map(level => level.level)).toEqual([1, 2, 3, 4, 5]);
    expect(task.levels[1]?.approvers.map(approver => approver.name)).toEqual(['Lata Rao', 'Omar Khan']);
    expect(task.levels[4]?.isLast).toBe(true);
  });

  it.each([null, '', 'not json', '{"a":1}', 42, '[1,"x",null]', '"text"'])(
    'returns no levels for %j',
    workflowActions => {
      expect(parseTask(taskRow([], { workflowActions })).levels).toEqual([]);
    },
  );

  it.each([
    [
      ['Approve', 'Sendback'],
      ['approve', 'sendback'],
    ],
    ['Approve,Sendback', ['approve', 'sendback']],
    [' approve , SEND BACK,Reject', ['approve', 'sendback', 'reject']],
    ['["Approve","SentBack"]', ['approve', 'sendback']],
    [['Rejected', 'Delegate', 7, null], ['reject']],
    [null, []],
    ['', []],
    [{ approve: true }, []],
  ])('reads the rights %j', (value, rights) => {
    expect(parseRights(value)).toEqual(rights);
  });

  it.each([
    [true, true],
    ['true', true],
    ['TRUE', true],
    [1, true],
    [undefined, true],
    [false, false],
    ['false', false],
    ['0', false],
  ])('reads Active %j', (Active, expected) => {
    const task = parseTask(taskRow([levelEntry(1, [approverEntry(people.lata, { Active })])]));
    expect(task.levels[0]?.approvers[0]?.active).toBe(expected);
  });

  it('derives a missing level number from the step name', () => {
    const entries = [{ Name: 'Step 3', Approvers: null }, { Name: 'Step 0' }, { Approvers: '[]' }];
    expect(parseTask(taskRow(entries)).levels.map(({ level, name }) => [level, name])).toEqual([
      [1, 'Step 0'],
      [3, 'Step 2'],
      [4, 'Step 3'],
    ]);
  });

  it('picks the newest of several tasks', () => {
    const rows = [taskRow([], { id: 5 }), taskRow([], { id: 9 }), taskRow([], { id: 7 })];
    expect(latestTask(rows)?.id).toBe(9);
    expect(latestTask([])).toBeNull();
    expect(latestTask(null)).toBeNull();
  });

  it('picks the active or most recently acted-on task when IDs are text and have no order', () => {
    const acted = (Rut: string) => [levelEntry(1, [approverEntry(people.lata, { ApproveStatus: 'Sentback', Rut })])];
    const over = { workflowStatus: 'Sentback' };
    const first = taskRow(acted('2026-11-20T05:00:00Z'), { ...over, id: 'f0e1' });
    const second = taskRow(acted('2026-11-22T05:00:00Z'), { ...over, id: '0a1b' });
    const open = taskRow(entriesAt(1), { id: '5c5c' });
    expect(latestTask([first, second])?.id).toBe('0a1b');
    expect(latestTask([second, first])?.id).toBe('0a1b');
    expect(latestTask([first, open, second])?.id).toBe('5c5c');
  });

  it('compares users by ID, and by email only when an ID is missing', () => {
    expect(samePerson({ ...people.lata, userId: 'U-L1' }, people.lata)).toBe(true);
    expect(samePerson({ ...people.lata, userId: 'other' }, people.lata)).toBe(false);
    expect(samePerson({ ...people.lata, userId: '' }, people.lata)).toBe(true);
    expect(samePerson({ userId: '', name: '', email: '' }, { userId: '', name: '', email: '' })).toBe(false);
  });

  it('writes levels back unchanged, including unknown keys', () => {
    const entries = entriesAt(3).map(entry => ({ ...entry, escalation: { after: 3 } }));
    expect(JSON.parse(levelsToJson(parseTask(taskRow(entries)).levels))).toEqual(entries);
  });

  it('never throws for any text', () => {
    fc.assert(
      fc.property(fc.anything(), fc.jsonValue(), (anything, json) => {
        parseTask(taskRow([], { workflowActions: anything }));
        parseTask(taskRow([], { workflowActions: JSON.stringify(json) }));
        parseTask(taskRow([], { workflowActions: [{ Approvers: json, WorkflowLevel: json, Name: json }] }));
      }),
    );
  });
});
