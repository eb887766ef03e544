import { describe, expect, it } from 'vitest';
import { getBanner } from '@/shared/approval/model/banner';
import { recordTypes } from '@/domain/recordTypes';
import { parseTask } from '@/shared/approval/model/task';
import { approverEntry, entriesAt, levelEntry, paper, people, taskAt, taskRow } from './fixtures.ts';

const { designated, lata, requester, bina } = people;

describe('approval banner', () => {
  it('shows that the task waits for the user, and who is next', () => {
    expect(getBanner(taskAt(2), lata, paper)).toEqual({
      tone: 'yours',
      lead: '',
      text: 'Approval Pending with you',
      email: '',
      reason: '',
      next: 'L2, Ravi Kumar',
    });
  });

  it('names only the people of the next level when the context defines no step roles', () =>
    expect(getBanner(taskAt(2), lata, { ...paper, stepRoles: [] }).next).toBe('Ravi Kumar'));

  it('shows other users whom the task waits for', () => {
    const banner = getBanner(taskAt(2), requester, paper);
    expect(banner).toMatchObject({ tone: 'pending', text: 'Approval Pending with Lata Rao, Omar Khan' });
    expect(getBanner(taskAt(5), requester, paper)).toMatchObject({ text: 'Approval Pending with Rhea Iyer', next: '' });
  });

  it('shows the level name when its approvers are unknown, and the next level by role only', () => {
    const entries = [levelEntry(1, [], { WorkflowLevelStatus: 'Pending' }), levelEntry(2, [])];
    expect(getBanner(parseTask(taskRow(entries)), requester, paper)).toMatchObject({
      text: 'Approval Pending with Initiator',
      next: 'L1',
    });
    expect(getBanner(parseTask(taskRow('broken')), requester, paper).text).toBe('Approval Pending with an approver');
  });

  it('shortens a long list of approvers', () => {
    const crowd = Array.from({ length: 5 }, (_, n) =>
      approverEntry({ userId: `c${n}`, name: `Person ${n}`, email: '' }, { ApproveStatus: 'Pending' }),
    );
    const task = parseTask(taskRow([levelEntry(1, crowd, { WorkflowLevelStatus: 'Pending' })]));
    expect(getBanner(task, lata, paper).text).toBe('Approval Pending with Person 0, Person 1, Person 2 and 2 more');
  });

  it.each([
    ['Approved', 'approved', 'Request is approved'],
    ['REJECTED', 'rejected', 'Request is rejected, Initiator has to create new request'],
    ['Sentback', 'sentback', 'Request is sent back for correction to Meera Supplies'],
    ['sent back', 'sentback', 'Request is sent back for correction to Meera Supplies'],
    ['SendBack', 'sentback', 'Request is sent back for correction to Meera Supplies'],
    ['Held', 'quiet', 'Held'],
    ['', 'quiet', 'Approval status unknown'],
  ])('shows the correct text for status %j', (workflowStatus, tone, text) => {
    expect(getBanner(taskAt(3, { workflowStatus }), lata, paper)).toMatchObject({ tone, text, next: '' });
  });

  it.each([
    ['Sentback', 'Sentback'],
    ['Rejected', 'Rejected'],
  ])('shows the reason for %s', (workflowStatus, ApproveStatus) => {
    const entries = [
      levelEntry(1, [
        approverEntry(designated, { ApproveStatus, Remarks: 'Wrong cost centre', Rut: '2026-11-20T05:00:00Z' }),
      ]),
    ];
    const task = parseTask(taskRow(entries, { workflowStatus }));
    expect(getBanner(task, requester, paper).reason).toBe('Dev Sharma, Initiator: Wrong cost centre');
    const bare = parseTask(taskRow('', { workflowStatus, currentRemarks: 'See mail' }));
    expect(getBanner(bare, requester, paper).reason).toBe('See mail');
  });

  it('shows the first level why a later level sent the request back', () => {
    const entries = entriesAt(1, { chosen: true }).map(entry =>
      entry.WorkflowLevel === 3
        ? levelEntry(3, [approverEntry(people.ravi, { ApproveStatus: 'Sentback', Remarks: 'Two bills in one' })])
        : entry,
    );
    expect(getBanner(parseTask(taskRow(entries)), designated, paper)).toMatchObject({
      tone: 'yours',
      lead: 'Sent back by Ravi Kumar, L2',
      text: 'Approval Pending with you',
      reason: 'Two bills in one',
    });
    expect(getBanner(parseTask(taskRow(entries)), requester, paper)).toMatchObject({
      tone: 'sentback',
      lead: 'Sent back by Ravi Kumar, L2',
      text: 'Approval Pending with Dev Sharma',
    });
  });

  it.each(['SupplierUpdate', 'SupplierFinancialInfoUpdate', 'SupplierServiceableItemUpdate'] as const)(
    'shows for %s who has the request, with their email address (spec 1 §4)',
    kind => {
      const profile = { ...paper, banners: recordTypes[kind].banners };
      expect(getBanner(taskAt(4), lata, profile)).toMatchObject({
        text: 'Approval Pending with Bina Shah',
        email: '(bina@buyer.example)',
      });
      const words = ['Pending', 'Sentback', 'Rejected', 'Approved'].map(
        workflowStatus => getBanner(taskAt(4, { workflowStatus }), bina, profile).text,
      );
      expect(words).toEqual([
        'Approval Pending with you',
        'Request is sent back for correction to Meera Supplies',
        'Request is rejected, Initiator has to create new request',
        'Request is approved',
      ]);
    },
  );

  it('inserts names unchanged, including special characters', () => {
    const name = "$& <b>{name}</b> $'";
    const task = taskAt(1, { workflowStatus: 'Sentback', requesterName: name });
    expect(getBanner(task, lata, paper).text).toBe(`Request is sent back for correction to ${name}`);
  });
});
