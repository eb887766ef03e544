import { screen, waitFor, within } from '@testing-library/react';
import { isPersonalKey, personalKey } from '@/platform/session/session';
import { describe, expect, it, vi } from 'vitest';
import { leave } from '@/platform/leaving/leave';
import { answer, graphqlError } from '../../support/server.ts';
import { HttpResponse } from 'msw';
import { storeSession } from '../../support/session.ts';
import { entriesAt, people, taskRow } from './fixtures.ts';
import { cut, mountBar, openDialog, serveTask, getSession } from './mountBar.tsx';
import { fill } from '../../support/render.tsx';

const { lata, omar, rhea } = people;

/** Level 2 after Omar, Lata's colleague, acted. */
function actedByOmar(ApproveStatus: string) {
  return taskRow(
    entriesAt(3).map(entry =>
      entry.WorkflowLevel === 2
        ? {
            ...entry,
            WorkflowLevelStatus: ApproveStatus,
            Approvers:
              entriesAt(2)[1]?.Approvers.map(one =>
                (one as { ApproverUserId: string }).ApproverUserId === omar.userId
                  ? { ...one, ApproveStatus, Rut: '2026-11-21T05:01:00Z' }
                  : { ...one, ApproveStatus: '' },
              ) ?? [],
          }
        : entry,
    ),
  );
}

describe('two approvers acting at the same time', () => {
  it('the second approver sees what was done and by whom, and the page shows the new state', async () => {
    const { held } = serveTask(taskRow(entriesAt(2)));
    const commands = answer('createWorkflowCommand', () => {
      held.row = actedByOmar('Approved');
      return graphqlError('This request has moved on.', { code: 'CONFLICT' });
    });
    const onActed = vi.fn();
    const { user } = mountBar(lata, { onActed });
    const dialog = within(await openDialog(user, 'Send back'));
    await fill(user, dialog.getByLabelText(/Remarks/), 'Wrong plant');
    await user.click(dialog.getByRole('button', { name: 'Send back' }));
    expect(
      await dialog.findByText(
        'Omar Khan approved this request on 21-Nov-2026 10:31 AM. Your decision was not recorded.',
      ),
    ).toBeVisible();
    expect(dialog.getByLabelText(/Remarks/)).toHaveValue('Wrong plant');
    expect(dialog.queryByRole('button', { name: 'Send back' })).toBeNull();
    expect(screen.getByText('Approval Pending with Ravi Kumar')).toBeInTheDocument();

    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(onActed).toHaveBeenCalledWith(null));
    expect(screen.queryByRole('button', { name: 'Send back' })).toBeNull();
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'Approval' })).getByRole('status')).toHaveFocus(),
    );
    expect(commands).toHaveLength(1);
  });
});

describe('connection lost during an action', () => {
  it('reports an unknown outcome while offline; Check again looks it up without sending anything', async () => {
    const { held } = serveTask(taskRow(entriesAt(2)));
    const commands = answer('createWorkflowCommand', () => {
      held.row = cut();
      return cut();
    });
    const { user } = mountBar(lata);
    const dialog = within(await openDialog(user, 'Approve'));
    await fill(user, dialog.getByLabelText('Remarks'), 'Fine');
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await dialog.findByText(/we don't know if your approval was recorded/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Copy details' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Approve' })).toBeNull();

    // Ctrl+Enter does not send the decision again either.
    await user.type(dialog.getByLabelText('Remarks'), '{Control>}{Enter}{/Control}');
    held.row = taskRow(entriesAt(2));
    await user.click(await dialog.findByRole('button', { name: 'Check again' }));
    expect(await dialog.findByText('Your decision was not recorded. Try again.')).toBeVisible();
    expect(await dialog.findByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(dialog.getByLabelText('Remarks')).toHaveValue('Fine');
    expect(commands).toHaveLength(1);
  });

  it('warns that the page may be out of date when the reload after a success fails', async () => {
    const { held } = serveTask(taskRow(entriesAt(2)));
    answer('createWorkflowCommand', () => {
      held.row = graphqlError('Asleep.');
      return { createWorkflowCommand: { id: 3 } };
    });
    const { user } = mountBar(lata);
    const dialog = within(await openDialog(user, 'Approve'));
    await user.click(dialog.getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('The approval shown may be out of date. Asleep.')).toBeVisible();
    held.row = taskRow(entriesAt(3));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Approval Pending with Ravi Kumar')).toBeVisible();
  });
});

it('a refused command keeps the dialog open with all input and shows the reason', async () => {
  serveTask(taskRow(entriesAt(5)));
  const commands = answer('createWorkflowCommand', () =>
    graphqlError('Remarks is required', { code: 'BAD_USER_INPUT' }),
  );
  const { user } = mountBar(rhea);
  const dialog = within(await openDialog(user, 'Reject'));
  await fill(user, dialog.getByLabelText(/Remarks/), 'Not ours');
  await user.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('Remarks is required')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Copy details' })).toBeNull();
  expect(dialog.getByLabelText(/Remarks/)).toHaveValue('Not ours');
  expect(await dialog.findByRole('button', { name: 'Reject' })).toBeEnabled();
  expect(commands).toHaveLength(1);
});

describe('session that ends while typing', () => {
  it('restores typed remarks after sign-in for the same user, record and action only', async () => {
    const to = vi.spyOn(leave, 'to').mockImplementation(() => {});
    storeSession(getSession(rhea));
    serveTask(taskRow(entriesAt(5)));
    answer('createWorkflowCommand', () => new HttpResponse('', { status: 401 }));
    const first = mountBar(rhea);
    let dialog = within(await openDialog(first.user, 'Reject'));
    await fill(first.user, dialog.getByLabelText(/Remarks/), 'Half a page of reasons');
    await first.user.click(dialog.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(to).toHaveBeenCalledTimes(1));
    expect(Object.keys(localStorage)).toEqual([personalKey('u-rev', 'approval', 'PaperContext', 4711, 'reject')]);
    first.unmount();

    storeSession(getSession(rhea));
    const second = mountBar(rhea);
    dialog = within(await openDialog(second.user, 'Send back'));
    expect(dialog.getByLabelText(/Remarks/)).toHaveValue('');
    await second.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    dialog = within(await openDialog(second.user, 'Reject'));
    expect(dialog.getByLabelText(/Remarks/)).toHaveValue('Half a page of reasons');
    expect(Object.keys(localStorage).filter(key => isPersonalKey(key))).toEqual([]);
  });
});
