import { describe, expect, it } from 'vitest';
import { checkApproverChoice } from '@/shared/approval/model/choice';
import { parseTask, type WorkflowPerson } from '@/shared/approval/model/task';
import { approverEntry, levelEntry, people, taskAt, taskRow } from './fixtures.ts';

const { requester, designated, lata, ravi, bina, rhea, stranger } = people;
const five: WorkflowPerson[] = Array.from({ length: 5 }, (_, n) => ({
  userId: `p${n}`,
  name: `P${n}`,
  email: `p${n}@b.example`,
}));

describe('validating chosen approvers (spec 3 §5)', () => {
  // The first level selects L1 and L2 approvers; levels 4 and 5 are the loop.
  it.each([
    ['l1', stranger, null],
    ['l2', stranger, null],
    ['l1', requester, 'Meera Supplies Please select another user'],
    ['l2', requester, 'Meera Supplies Please select another user'],
    ['l1', designated, 'Dev Sharma Please select another user'],
    ['l2', designated, 'Dev Sharma Please select another user'],
    ['l1', bina, 'Bina Shah This user already in loop'],
    ['l2', rhea, 'Rhea Iyer This user already in loop'],
  ] as const)('%s: %o → %s', (kind, person, message) => {
    expect(checkApproverChoice(person, [], taskAt(1), kind)).toBe(message);
  });

  it('ignores levels 2 and 3, because the choice rewrites them', () => {
    const task = taskAt(1);
    const filled = taskAt(3);
    const again = { ...filled, currentLevel: 1, levels: [...task.levels.slice(0, 1), ...filled.levels.slice(1)] };
    expect(checkApproverChoice(lata, [], again, 'l1')).toBeNull();
    expect(checkApproverChoice(lata, [], again, 'l2')).toBeNull();
    expect(checkApproverChoice(ravi, [], again, 'l1')).toBeNull();
  });

  it.each([
    [lata, 'Lata Rao This user already in loop'],
    [designated, 'Dev Sharma This user already in loop'],
    [bina, 'Bina Shah Please select another user'],
    [requester, 'Meera Supplies Please select another user'],
    [rhea, null],
    [stranger, null],
  ])('deviation: checks every level except 5: %o → %s', (person, message) => {
    expect(checkApproverChoice(person, [], taskAt(4), 'deviation')).toBe(message);
  });

  it('matches users by ID in any case, and by email when an ID is missing', () => {
    expect(checkApproverChoice({ ...bina, userId: 'U-BULK' }, [], taskAt(1), 'l1')).toBe(
      'Bina Shah This user already in loop',
    );
    const task = parseTask(taskRow([levelEntry(1, []), levelEntry(4, [approverEntry({ ...bina, userId: '' })])]));
    expect(checkApproverChoice(bina, [], task, 'l1')).toBe('Bina Shah This user already in loop');
  });

  it('allows a user who was removed from a level', () => {
    const task = parseTask(taskRow([levelEntry(1, []), levelEntry(4, [approverEntry(bina, { Active: false })])]));
    expect(checkApproverChoice(bina, [], task, 'l1')).toBeNull();
  });

  it('rejects a user who is already chosen for the other level', () => {
    expect(checkApproverChoice(lata, [], taskAt(1), 'l2', [lata])).toBe('Lata Rao This user already in loop');
    expect(checkApproverChoice(lata, [], taskAt(1), 'l2', [ravi])).toBeNull();
  });

  it('allows up to five approvers', () => {
    expect(checkApproverChoice(stranger, five.slice(1), taskAt(1), 'l1')).toBeNull();
    expect(checkApproverChoice(stranger, five, taskAt(1), 'l1')).toBe('Max Five Approver allow');
  });

  it('identifies users without a name by their email address', () => {
    expect(checkApproverChoice({ ...requester, name: '' }, [], taskAt(1), 'l1')).toBe(
      'meera@supplier.example Please select another user',
    );
  });
});
