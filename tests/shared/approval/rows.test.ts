import { describe, expect, it } from 'vitest';
import { levelRows } from '@/shared/approval/model/rows';
import { parseTask } from '@/shared/approval/model/task';
import { approverEntry, entriesAt, levelEntry, paper, people, taskAt, taskRow } from './fixtures.ts';

const { designated, lata, requester, rhea, bina } = people;

function getStatus(
  level: number,
  own: unknown,
  levelStatus: string,
  more: { workflowStatus?: string; current?: number; Active?: boolean } = {},
) {
  const person = level === 1 ? designated : level === 5 ? rhea : lata;
  const entry = levelEntry(level, [approverEntry(person, { ApproveStatus: own, Active: more.Active ?? true })], {
    WorkflowLevelStatus: levelStatus,
  });
  const task = parseTask(
    taskRow([entry], { workflowLevelState: more.current ?? 1, workflowStatus: more.workflowStatus ?? 'Pending' }),
  );
  return levelRows(task, requester, paper)[0]?.status;
}

describe('rows of the level table', () => {
  it('include one row per approver and one row for each level without approvers', () => {
    const rows = levelRows(parseTask(taskRow(entriesAt(1))), designated, paper);
    expect(rows.map(row => [row.position, row.role, row.approver?.name ?? null, row.status])).toEqual([
      [1, 'Initiator', 'Dev Sharma', 'Pending'],
      [2, 'L1', null, 'Upcoming'],
      [3, 'L2', null, 'Upcoming'],
      [4, 'Bulk Approver', 'Bina Shah', 'Upcoming'],
      [5, 'Reviewer', 'Rhea Iyer', 'Upcoming'],
    ]);
    expect(rows.map(row => row.isCurrent)).toEqual([true, false, false, false, false]);
    expect(rows.map(row => row.isMe)).toEqual([true, false, false, false, false]);
  });

  it('show what was done, when and why', () => {
    const rows = levelRows(taskAt(3), designated, paper);
    expect(rows.slice(0, 3)).toMatchObject([
      { status: 'Submitted', remarks: 'Fine, Dev Sharma', actedAt: '2026-11-20T05:00:00Z', opensLevel: true },
      { status: 'Approved', remarks: 'Fine, Lata Rao', opensLevel: true },
      { status: 'No action needed', remarks: '', actedAt: '', opensLevel: false },
    ]);
  });

  it.each([
    // the two labels of spec 2 §4
    [1, 'Approved', 'Approved', {}, 'Submitted'],
    [5, '', 'Approved', { current: 5, workflowStatus: 'Approved' }, 'Not Required'],
    [5, 'Pending', 'APPROVED', { current: 6 }, 'Not Required'],
    [5, 'Approved', 'Approved', { current: 6 }, 'Approved'],
    [5, 'Pending', 'Pending', { current: 5 }, 'Pending'],
    [5, '', 'Not Started', { current: 2 }, 'Upcoming'],
    // all other levels
    [2, 'approved', 'Approved', { current: 3 }, 'Approved'],
    [2, 'sendback', 'Sentback', { workflowStatus: 'Sentback' }, 'Sentback'],
    [2, 'REJECTED', 'Rejected', { current: 2, workflowStatus: 'Rejected' }, 'Rejected'],
    [2, 'Pending', 'Pending', { current: 2 }, 'Pending'],
    [2, '', 'Approved', { current: 3 }, 'No action needed'],
    [2, '', 'Not Started', { workflowStatus: 'Rejected' }, 'Not reached'],
    [2, '', 'Not Started', { workflowStatus: 'Sentback' }, 'Upcoming'],
    [2, 'Pending', 'Pending', { current: 2, Active: false }, 'Removed'],
    [2, 'Delegated', 'Pending', { current: 2 }, 'Delegated'],
  ])('level %i, own status %j, level %j, %o: %s', (level, own, levelStatus, more, shown) => {
    expect(getStatus(level, own, levelStatus, more)).toBe(shown);
  });

  it('show the step name when the context defines no role for the step', () => {
    const rows = levelRows(taskAt(4), bina, { ...paper, stepRoles: ['Initiator'] });
    expect([...new Set(rows.map(row => row.role))]).toEqual(['Initiator', 'Step 1', 'Step 2', 'Step 3', 'Step 4']);
  });
});
