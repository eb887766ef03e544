import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, graphqlError } from '../../support/server.ts';
import { told } from '../../support/told.ts';
import { entriesAt, levelEntry, approverEntry, people, taskRow } from './fixtures.ts';
import { mountBar, openDialog, serveTask } from './mountBar.tsx';
import { fill } from '../../support/render.tsx';

const { designated, lata, requester, rhea } = people;

afterEach(() => vi.useRealTimers());

const bar = () => screen.findByRole('region', { name: 'Approval' });
const buttons = () => screen.queryAllByRole('button').map(button => button.textContent);

describe('approval bar', () => {
  it('shows the banner, level table and permitted buttons; loads the task once with CONTEXTID and Context', async () => {
    const { asked } = serveTask(taskRow(entriesAt(2)));
    const { user } = mountBar(lata);
    expect(within(await bar()).getByRole('status')).toHaveTextContent('Approval Pending with youNext: L2, Ravi Kumar');
    expect(buttons()).toEqual(['Send back', 'Approve', 'Details']);
    expect(asked).toEqual([
      {
        input: {
          currentPage: 1,
          pageSize: 40,
          parameters: [
            { name: 'CONTEXTID', value: '4711' },
            { name: 'Context', value: 'PaperContext' },
          ],
        },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'Details' }));
    const rows = within(screen.getByRole('table', { name: 'Approval levels' })).getAllByRole('row');
    expect(rows.map(row => row.textContent)).toEqual([
      'Approval LevelApproverStatusRemarksWhen',
      '1 InitiatorDev SharmaSubmittedFine, Dev Sharma20-Nov-2026 10:30 AM',
      '2 L1Lata Rao (you)Pending',
      '2 L1Omar KhanPending',
      '3 L2Ravi KumarUpcoming',
      '4 Bulk ApproverBina ShahUpcoming',
      '5 ReviewerRhea IyerUpcoming',
    ]);
  });

  it.each(['Under Query', 'work-in-progress'])(
    'shows nothing and sends no request in %s (docs/decisions.md#approval-bar-hidden)',
    status => {
      const { asked } = serveTask(taskRow(entriesAt(2)));
      mountBar(lata, { status });
      expect(document.querySelector('section')).toBeNull();
      expect(asked).toEqual([]);
    },
  );

  it('shows nothing for a record without a workflow', async () => {
    const { asked } = serveTask(null);
    mountBar(lata, { status: 'Draft' });
    expect(screen.getByRole('region', { name: 'Status' })).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    expect(asked).toHaveLength(1);
  });

  it("shows the banner and a note without buttons when the task's levels can't be read", async () => {
    serveTask(taskRow('{broken'));
    const { user } = mountBar(lata);
    await bar();
    await user.click(screen.getByRole('button', { name: 'Details' }));
    expect(screen.getByText("The approval levels couldn't be read.")).toBeVisible();
    expect(buttons()).toEqual(['Details', 'Workflow Log']);
  });

  it('shows an error with a retry when loading fails', async () => {
    const { held } = serveTask(taskRow(entriesAt(2)));
    const good = held.row;
    held.row = graphqlError('The workflow service sleeps.');
    const { user } = mountBar(lata);
    await told("The approval couldn't be loaded. The workflow service sleeps.");
    held.row = good;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await bar()).toBeVisible();
  });

  it('shows hostile text as plain text', async () => {
    const evil = '<img src=x onerror=alert(1)> =HYPERLINK("http://x") {name}';
    const entries = [
      levelEntry(1, [approverEntry({ ...designated, name: evil }, { ApproveStatus: 'Rejected', Remarks: evil })]),
    ];
    serveTask(taskRow(entries, { workflowStatus: 'Rejected' }));
    const { user } = mountBar(lata);
    expect(await bar()).toHaveTextContent(`${evil}, Initiator: ${evil}`);
    await user.click(screen.getByRole('button', { name: 'Details' }));
    await user.click(screen.getByRole('button', { name: 'Workflow Log' }));
    expect(within(await screen.findByRole('dialog')).getAllByText(evil)).toHaveLength(2);
    expect(document.querySelector('img')).toBeNull();
  });
});

describe('workflow log', () => {
  it('shows the specified columns and the full remarks, then returns focus to its button', async () => {
    serveTask(taskRow(entriesAt(5)));
    const { user } = mountBar(requester);
    await user.click(await screen.findByRole('button', { name: 'Details' }));
    await user.click(screen.getByRole('button', { name: 'Workflow Log' }));
    const log = within(await screen.findByRole('dialog', { name: 'Workflow Log' }));
    expect(log.getAllByRole('columnheader').map(head => head.textContent)).toEqual([
      'Approval Level',
      'Date',
      'Name',
      'Email',
      'Status',
      'Remarks',
    ]);
    expect(log.getAllByRole('row')[1]).toHaveTextContent(
      'Initiator20-Nov-2026 10:30 AMDev Sharmadev@buyer.exampleSubmittedFine, Dev Sharma',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Workflow Log' })).toHaveFocus());
  });
});

describe('Save As Draft', () => {
  const named = { userId: designated.userId, email: designated.email };

  it('shows for the designated approver when it is their turn and opens the record for correction', async () => {
    serveTask(taskRow(entriesAt(1)));
    const onSaveAsDraft = vi.fn();
    const { user } = mountBar(designated, { designated: named, onSaveAsDraft });
    await user.click(await screen.findByRole('button', { name: 'Save As Draft' }));
    expect(onSaveAsDraft).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the designated approver when it does not wait for them', designated, 2, true],
    ['a page that does not offer it', designated, 1, false],
  ])('is hidden for %s', async (_, user, level, offered) => {
    serveTask(taskRow(entriesAt(level)));
    mountBar(user, { designated: named, ...(offered ? { onSaveAsDraft: () => {} } : {}) });
    await bar();
    expect(buttons()).not.toContain('Save As Draft');
  });
});

describe('approval actions', () => {
  it('approves with one command, shows the message and reloads task and record after half a second', async () => {
    const { held, asked } = serveTask(taskRow(entriesAt(2)));
    const commands = answer('createWorkflowCommand', () => {
      held.row = taskRow(entriesAt(3));
      return { createWorkflowCommand: { id: 900 } };
    });
    const onActed = vi.fn();
    const decided = vi.fn();
    const { user } = mountBar(lata, { onActed }, decided);
    const dialog = within(await openDialog(user, 'Approve'));
    expect(dialog.getByText('Next: L2, Ravi Kumar.')).toBeVisible();
    await fill(user, dialog.getByLabelText('Remarks'), '  Checked with the plant  ');

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    fireEvent.click(dialog.getByRole('button', { name: 'Approve' }));
    for (let ms = 0; ms < 50 && !document.body.textContent?.includes('Workflow approved successfully'); ms += 1)
      await act(() => vi.advanceTimersByTimeAsync(1));
    expect(document.body).toHaveTextContent('Workflow approved successfully');
    await act(() => vi.advanceTimersByTimeAsync(440));
    expect(asked).toHaveLength(1);
    expect(onActed).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(60));
    vi.useRealTimers();

    await waitFor(() => expect(screen.getByText('Approval Pending with Ravi Kumar')).toBeVisible());
    expect(asked).toHaveLength(2);
    expect(onActed.mock.calls).toEqual([[{ action: 'approve', lastLevel: false, othersAsked: false, toLevel: false }]]);
    expect(decided.mock.calls).toEqual([['approve']]);
    expect(commands).toEqual([
      {
        input: {
          contextId: 4711,
          module: 'PaperModule',
          context: 'PaperContext',
          remarks: 'Checked with the plant',
          commandName: 'Approved',
          workflowLevelState: 2,
          userId: 'u-l1',
          user: 'Lata Rao',
          userEmail: 'lata@buyer.example',
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
    const state = within(await bar()).getByRole('status');
    await waitFor(() => expect(state).toHaveFocus());
    expect(buttons()).not.toContain('Approve');
  });

  it("a rejection requires remarks that aren't only spaces", async () => {
    const button = 'Reject';
    const { held } = serveTask(taskRow(entriesAt(5)));
    const commands = answer<{ input: { remarks: string } }>('createWorkflowCommand', () => {
      held.row = taskRow(entriesAt(5), { workflowStatus: 'Rejected' });
      return { createWorkflowCommand: { id: 1 } };
    });
    const onActed = vi.fn();
    const { user } = mountBar(rhea, { onActed });
    const dialog = within(await openDialog(user, button));
    const remarks = dialog.getByLabelText(/Remarks/);
    await waitFor(() => expect(remarks).toHaveFocus());
    await user.type(remarks, '   ');
    await user.click(dialog.getByRole('button', { name: button }));
    expect(dialog.getByText('Remarks is required')).toBeVisible();
    expect(remarks).toBeInvalid();
    expect(remarks).toHaveFocus();
    expect(remarks).toHaveAccessibleDescription('Remarks is required');
    expect(commands).toEqual([]);

    await user.type(remarks, 'Two bills in one{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.body).toHaveTextContent('Request rejected'));
    const acted = { action: 'reject', lastLevel: true, othersAsked: false, toLevel: false };
    await waitFor(() => expect(onActed).toHaveBeenCalledWith(acted));
    expect(commands).toMatchObject([
      { input: { commandName: 'Rejected', remarks: 'Two bills in one', workflowLevelState: 5 } },
    ]);
  });

  it("keeps remarks over the backend's limit and shows an error", async () => {
    const button = 'Approve';
    serveTask(taskRow(entriesAt(2)));
    const commands = answer('createWorkflowCommand', { createWorkflowCommand: { id: 1 } });
    const { user } = mountBar(lata);
    const dialog = within(await openDialog(user, button));
    const remarks = dialog.getByLabelText(/Remarks/);
    fireEvent.change(remarks, { target: { value: 'x'.repeat(4001) } });
    await user.click(dialog.getByRole('button', { name: button }));
    expect(remarks).toHaveAccessibleDescription('At most 4000 characters');
    expect(remarks).toHaveFocus();
    expect(commands).toEqual([]);
    fireEvent.change(remarks, { target: { value: 'x'.repeat(4000) } });
    await user.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(commands).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends one command however often the button is pressed', async () => {
    serveTask(taskRow(entriesAt(2)));
    let finish = () => {};
    const commands = answer('createWorkflowCommand', async () => {
      await new Promise<void>(resolve => (finish = resolve));
      return { createWorkflowCommand: { id: 1 } };
    });
    const { user } = mountBar(lata);
    const dialog = within(await openDialog(user, 'Approve'));
    const press = dialog.getByRole('button', { name: 'Approve' });
    await user.dblClick(press);
    await user.type(dialog.getByLabelText('Remarks'), '{Control>}{Enter}{/Control}');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    await waitFor(() => expect(commands).toHaveLength(1));
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(commands).toHaveLength(1);
  });

  it('Cancel and Escape confirm before discarding remarks, change nothing and return focus to the button', async () => {
    serveTask(taskRow(entriesAt(2)));
    const commands = answer('createWorkflowCommand', {});
    const { user } = mountBar(lata);
    for (const leave of ['{Escape}', 'Cancel']) {
      const dialog = within(await openDialog(user, 'Send back'));
      await fill(user, dialog.getByLabelText(/Remarks/), 'Not sure');
      if (leave === 'Cancel') await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      else await user.keyboard(leave);
      const asked = within(await screen.findByRole('alertdialog', { name: 'Close without sending?' }));
      await user.click(asked.getByRole('button', { name: 'Stay' }));
      expect(dialog.getByLabelText(/Remarks/)).toHaveValue('Not sure');
      await user.click(dialog.getByRole('button', { name: 'Cancel' }));
      const question = within(await screen.findByRole('alertdialog'));
      await user.click(question.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(screen.getByRole('button', { name: 'Send back' })).toHaveFocus());
    }
    expect(commands).toEqual([]);
  });
});
