import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { WorkflowPerson } from '@/shared/approval/model/task';
import { held } from '../../support/held.ts';
import { answer } from '../../support/server.ts';
import { entriesAt, goods, people, taskRow } from './fixtures.ts';
import { mountBar, openDialog, serveTask } from './mountBar.tsx';

const { designated, lata, omar, ravi, bina, stranger } = people;
const extra: WorkflowPerson[] = Array.from({ length: 6 }, (_, n) => ({
  userId: `e${n}`,
  name: `Extra Hand ${n}`,
  email: `extra${n}@buyer.example`,
}));

/** Serves the employee search, by name or email. */
function serveEmployees() {
  const everyone = [...Object.values(people), ...extra];
  return answer<{ input: { parameters: { value: string }[] } }>('employeeDetailsList', ({ input }) => {
    const text = input.parameters[0]?.value.toLowerCase() ?? '';
    const data = everyone.filter(({ name, email }) => `${name} ${email}`.toLowerCase().includes(text));
    return { employeeDetailsList: { data: [...data, { userId: '', name: 'No Login', email: 'x' }] } };
  });
}

async function pick(user: UserEvent, label: RegExp, ...chosen: WorkflowPerson[]) {
  const box = screen.getByRole('combobox', { name: label });
  for (const person of chosen) {
    await user.click(box);
    await user.paste(person.name);
    const option = await waitFor(() => {
      const found = screen.getAllByTitle(person.name).find(one => one.matches('.ant-select-item-option'));
      if (!found) throw new Error(`${person.name} is not offered`);
      return found;
    });
    await user.click(option);
  }
}

const l1 = /L1 approver/;
const l2 = /L2 approver/;

type Reassigned = { input: { workflowActions: string } };

describe('L1 and L2 selection at Step 0', () => {
  it('requires both approvers', async () => {
    serveTask(taskRow(entriesAt(1)));
    serveEmployees();
    const { user } = mountBar(designated);
    const dialog = within(await openDialog(user, 'Approve'));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: l1 })).toHaveFocus());
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getAllByText('Please select L1 and L2 approver')).toHaveLength(2);
    await pick(user, l1, lata);
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getAllByText('Please select L1 and L2 approver')).toHaveLength(1);
    expect(dialog.getByRole('combobox', { name: l2 })).toHaveFocus();
    expect(dialog.getByRole('combobox', { name: l2 })).toHaveAccessibleDescription('Please select L1 and L2 approver');
  });

  it('searches by code from three characters', async () => {
    serveTask(taskRow(entriesAt(1)));
    const searches = answer('employeeDetailsList', { employeeDetailsList: { data: [lata] } });
    const { user } = mountBar(designated);
    const dialog = within(await openDialog(user, 'Approve'));
    await user.type(dialog.getByRole('combobox', { name: l1 }), 'E1');
    expect(await screen.findByText('Type at least 3 characters')).toBeVisible();
    await user.type(dialog.getByRole('combobox', { name: l1 }), '02');
    expect(await screen.findByTitle('Lata Rao')).toBeVisible();
    expect(searches).toMatchObject([{ input: { parameters: [{ name: 'code', value: 'E102' }] } }]);
  });

  it('searches by name from five characters, ten results per request, newest first', async () => {
    serveTask(taskRow(entriesAt(1)));
    const searches = serveEmployees();
    const { user } = mountBar(designated);
    const dialog = within(await openDialog(user, 'Approve'));
    const box = dialog.getByRole('combobox', { name: l1 });
    await user.type(box, 'Lata');
    expect(await screen.findByText('Type at least 5 characters')).toBeVisible();
    await user.type(box, ' R');
    expect(await screen.findByTitle('Lata Rao')).toBeVisible();
    expect(searches).toEqual([
      {
        input: {
          currentPage: 1,
          pageSize: 10,
          parameters: [{ name: 'nameoremail', value: 'Lata R' }],
          sortBy: 'id',
          sortOrder: 'desc',
        },
      },
    ]);
    await user.clear(box);
    await user.type(box, 'No Login');
    expect(await screen.findByText('No Data')).toBeVisible();
  });

  it('waits for pending employee lookups before it submits', async () => {
    serveTask(taskRow(entriesAt(1)));
    const searching = held();
    answer<{ input: { parameters: { value: string }[] } }>('employeeDetailsList', async ({ input }) => {
      await searching.until;
      const named = [lata, ravi].filter(person => person.name === input.parameters[0]?.value);
      return { employeeDetailsList: { data: named } };
    });
    answer('workflowTaskReassign', { workflowTaskReassign: { module: 'PaperModule', context: 'PaperContext' } });
    const commands = answer('createWorkflowCommand', { createWorkflowCommand: { id: 5 } });
    const { user } = mountBar(designated);
    const dialog = within(await openDialog(user, 'Approve'));
    await user.type(dialog.getByRole('combobox', { name: l1 }), lata.name);
    await user.tab();
    await user.type(dialog.getByRole('combobox', { name: l2 }), ravi.name);
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByRole('button', { name: 'Approve', busy: true })).toBeVisible();
    expect(commands).toEqual([]);
    expect(dialog.queryByText('Please select L1 and L2 approver')).toBeNull();
    searching.release();
    await waitFor(() => expect(commands).toHaveLength(1));
  });

  it('writes the levels first, then sends the command, with the exact payloads in this order', async () => {
    const { held, asked } = serveTask(taskRow(entriesAt(1)));
    serveEmployees();
    const order: string[] = [];
    const reassigned = answer<Reassigned>('workflowTaskReassign', ({ input }) => {
      order.push('reassign');
      held.row = taskRow(input.workflowActions, { workflowLevelState: 1 });
      return { workflowTaskReassign: { module: 'PaperModule', context: 'PaperContext' } };
    });
    const commands = answer('createWorkflowCommand', () => {
      order.push('command');
      held.row = taskRow(entriesAt(2));
      return { createWorkflowCommand: { id: 5 } };
    });
    const { user } = mountBar(designated);
    const dialog = within(await openDialog(user, 'Approve'));
    await pick(user, l1, lata, omar);
    await pick(user, l2, ravi);
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approval Pending with Lata Rao, Omar Khan')).toBeVisible();

    expect(order).toEqual(['reassign', 'command']);
    expect(asked).toHaveLength(3); // initial read, before writing the levels, and reload
    const { workflowActions, ...rest } = reassigned[0]?.input ?? { workflowActions: '[]' };
    expect(rest).toEqual({
      id: 71,
      module: 'PaperModule',
      context: 'PaperContext',
      contextId: 4711,
      workflowLevelState: 1,
      workflowStatus: 'Pending',
    });
    const asPicked = (person: WorkflowPerson) => ({
      ApproverUserId: person.userId,
      ApproverName: person.name,
      ApproverEmail: person.email,
      ApproveStatus: 'Pending',
      ActionRights: ['Approve', 'Sendback'],
      Active: true,
      Remarks: '',
    });
    const before = entriesAt(1);
    expect(JSON.parse(workflowActions)).toEqual([
      before[0],
      { ...before[1], Approvers: [asPicked(lata), asPicked(omar)] },
      { ...before[2], Approvers: [asPicked(ravi)] },
      before[3],
      before[4],
    ]);
    expect(commands).toMatchObject([{ input: { commandName: 'Approved', workflowLevelState: 1, remarks: '' } }]);
  });

  it("rejects a user who isn't allowed and shows the reason", async () => {
    serveTask(taskRow(entriesAt(1)));
    serveEmployees();
    const { user } = mountBar(designated);
    const dialog = within(await openDialog(user, 'Approve'));
    await pick(user, l1, bina);
    expect(await dialog.findByText('Bina Shah This user already in loop')).toBeVisible();
    expect(dialog.getByLabelText(l1), 'the list is not over it').toHaveAttribute('aria-expanded', 'false');
    await pick(user, l1, lata);
    await waitFor(() => expect(dialog.queryByText(/already in loop/)).toBeNull());
    expect(dialog.getByText('Lata Rao')).toBeVisible();
    expect(dialog.queryByText(bina.name)).toBeNull();
  });

  it('prefills the approvers of the previous round', async () => {
    const entries = entriesAt(1, { chosen: true });
    serveTask(taskRow(entries));
    const { user } = mountBar(designated);
    const dialog = within(await openDialog(user, 'Approve'));
    for (const { name } of [lata, omar, ravi]) expect(dialog.getByText(name)).toBeVisible();
  });
});

describe('deviation approver at the deviation step', () => {
  function serveGoods() {
    const four = entriesAt(4)
      .slice(0, 4)
      .map((entry, index) => ({ ...entry, IsLastWorkflowLevel: index === 3 }));
    const task = serveTask(taskRow(four));
    serveEmployees();
    const reassigned = answer<Reassigned>('workflowTaskReassign', ({ input }) => {
      task.held.row = taskRow(input.workflowActions, { workflowLevelState: 4 });
      return { workflowTaskReassign: { module: 'GoodsModule', context: 'GoodsContext' } };
    });
    const commands = answer('createWorkflowCommand', { createWorkflowCommand: { id: 5 } });
    return { ...task, reassigned, commands };
  }
  const approvers = /Deviation approvers/;

  it('is required when the checkbox is checked and becomes the last level', async () => {
    const { reassigned, commands } = serveGoods();
    const { user } = mountBar(bina, { context: goods });
    const dialog = within(await openDialog(user, 'Approve'));
    await user.click(dialog.getByRole('checkbox', { name: 'Deviation Approver' }));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(dialog.getByText('Please select approver')).toBeVisible();
    await pick(user, approvers, lata);
    expect(await dialog.findByText('Lata Rao This user already in loop')).toBeVisible();
    await pick(user, approvers, stranger);
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(commands).toHaveLength(1));
    const levels = JSON.parse(reassigned[0]?.input.workflowActions ?? '[]') as Record<string, unknown>[];
    expect(levels.map(level => level['IsLastWorkflowLevel'])).toEqual([false, false, false, false, true]);
    expect(levels[4]).toMatchObject({
      WorkflowLevel: 5,
      approvalType: 'All',
      tatDays: 2,
      Approvers: [{ ApproverUserId: 'u-x', ActionRights: ['Approve'] }],
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('leaves the levels unchanged when the checkbox is unchecked', async () => {
    const { reassigned, commands } = serveGoods();
    const { user } = mountBar(bina, { context: goods });
    const dialog = within(await openDialog(user, 'Approve'));
    await user.click(dialog.getByRole('checkbox', { name: 'Deviation Approver' }));
    await user.click(dialog.getByRole('checkbox', { name: 'Deviation Approver' }));
    expect(dialog.queryByRole('combobox')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    await waitFor(() => expect(commands).toHaveLength(1));
    expect(reassigned).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
