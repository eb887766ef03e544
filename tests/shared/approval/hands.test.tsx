import { screen, waitFor, within } from '@testing-library/react';
import { personalKey } from '@/platform/session/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterApproval } from '@/shared/approval/model/levels';
import { parseTask } from '@/shared/approval/model/task';
import { recentPeople, rememberPeople } from '@/shared/approval/recentPeople';
import { answer } from '../../support/server.ts';
import { aSession, storeSession } from '../../support/session.ts';
import { approverEntry, entriesAt, levelEntry, paper, people, taskAt, taskRow } from './fixtures.ts';
import { mountBar, openDialog, serveTask } from './mountBar.tsx';
import { fill } from '../../support/render.tsx';

const { designated, lata, omar, ravi, bina } = people;
const scope = `${paper.context}.1000`;

beforeEach(() => {
  localStorage.clear();
  storeSession(aSession({ userId: designated.userId }));
});

describe('recently chosen approvers', () => {
  const of = { userId: designated.userId, scope, level: 'l1' } as const;

  it('returns the latest first, at most five, without duplicates, per user, scope and level', () => {
    rememberPeople(of, [lata]);
    rememberPeople(of, [omar]);
    rememberPeople(of, [lata, ravi]);
    expect(recentPeople(of).map(person => person.name)).toEqual(['Lata Rao', 'Ravi Kumar', 'Omar Khan']);
    for (const n of [1, 2, 3, 4]) rememberPeople(of, [{ userId: `e${n}`, name: `Extra ${n}`, email: '' }]);
    expect(recentPeople(of)).toHaveLength(5);
    expect(recentPeople({ ...of, level: 'l2' })).toEqual([]);
    expect(recentPeople({ ...of, scope: 'other' })).toEqual([]);
    expect(recentPeople({ ...of, userId: 'other' })).toEqual([]);
  });

  it("returns an empty list when the stored value can't be read", () => {
    localStorage.setItem(personalKey(of.userId, 'approvers', scope, 'l1'), '{"broken"');
    expect(recentPeople(of)).toEqual([]);
  });

  // e2e/keys.desk.spec.ts tests selecting and submitting them with Enter.
  it("suggests them before the user types, without users who aren't allowed", async () => {
    rememberPeople(of, [lata, designated]);
    serveTask(taskRow(entriesAt(1)));
    const { user } = mountBar(designated, { scope: '1000' });
    await openDialog(user, 'Approve');
    const offered = () => screen.queryAllByTitle(/./).filter(one => one.matches('.ant-select-item-option'));
    await waitFor(() => expect(offered().map(one => one.title)).toEqual(['Lata Rao']));
  });
});

describe('message about the next step after an approval', () => {
  it.each([
    [taskAt(2), 'Next: L2, Ravi Kumar.'],
    [taskAt(5), 'This is the final approval.'],
    // No level follows, but the loop may still continue, so the message is empty.
    [parseTask(taskRow([levelEntry(4, [approverEntry(bina)], { WorkflowLevelStatus: 'Pending' })])), ''],
    [parseTask(taskRow('broken')), ''],
  ])('case %#', (task, words) => expect(afterApproval(task, bina, paper)).toBe(words));

  it('names the remaining approvers when all approvers of the level must approve', () => {
    const both = [lata, omar].map(person => approverEntry(person, { ApproveStatus: 'Pending' }));
    const more = { WorkflowLevelStatus: 'Pending', approvalType: 'All', IsLastWorkflowLevel: true };
    const task = parseTask(taskRow([levelEntry(6, both, more)]));
    expect(afterApproval(task, lata, paper)).toBe('Omar Khan must also approve at this level.');
  });
});

it('a send-back goes to the initiator unless the user chooses an earlier level', async () => {
  const [first, ...rest] = entriesAt(2);
  const withRemoved = { ...first, Approvers: [...(first?.Approvers ?? []), approverEntry(omar, { Active: false })] };
  const { held } = serveTask(taskRow([withRemoved, ...rest]));
  const context = { ...paper, choosesSendbackLevel: true };
  const commands = answer<{ input: { remarks: string } }>('createWorkflowCommand', () => {
    held.row = taskRow(entriesAt(2), { workflowStatus: 'Sentback' });
    return { createWorkflowCommand: { id: 9 } };
  });
  const toLevel = answer('dynamicLevelSendback', { dynamicLevelSendback: { status: 'Sentback' } });
  const { user } = mountBar(lata, { context });
  const dialog = within(await openDialog(user, 'Send back'));
  await fill(user, dialog.getByLabelText(/Remarks/), 'Look again');
  expect(dialog.getByRole('radio', { name: /Meera Supplies, for correction/ })).toBeChecked();
  // An approver who was removed from a level does not decide again.
  expect(dialog.getByRole('radio', { name: 'Dev Sharma (Initiator), for a new decision' })).not.toBeChecked();
  await user.click(dialog.getByRole('button', { name: 'Send back' }));
  await waitFor(() => expect(commands).toMatchObject([{ input: { remarks: 'Look again' } }]));
  expect(toLevel).toEqual([]);
});

it('Enter in the remarks field submits the approval; Shift+Enter starts a new line', async () => {
  const { held } = serveTask(taskRow(entriesAt(2)));
  const commands = answer<{ input: { remarks: string } }>('createWorkflowCommand', () => {
    held.row = taskRow(entriesAt(3));
    return { createWorkflowCommand: { id: 9 } };
  });
  const { user } = mountBar(lata);
  const dialog = within(await openDialog(user, 'Approve'));
  await user.type(dialog.getByLabelText('Remarks'), 'Checked{Shift>}{Enter}{/Shift}twice{Enter}');
  await waitFor(() => expect(commands).toMatchObject([{ input: { remarks: 'Checked\ntwice' } }]));
});
