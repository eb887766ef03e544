import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect } from 'vitest';
import type { UserEvent } from '@testing-library/user-event';
// Imported up front, so that no interaction waits for the module transform.
import '@/shared/approval/ApproveDialog';
import '@/shared/approval/NotesDialog';
import '@/shared/approval/WorkflowLog';
import { createClient } from '@/platform/graphql/client';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { ApprovalActions } from '@/shared/approval/ApprovalActions';
import { ApprovalBar } from '@/shared/approval/ApprovalBar';
import { DecisionContext } from '@/shared/approval/decisions';
import type { Action, WorkflowPerson, WorkflowTaskRow } from '@/shared/approval/model/task';
import { useLevels } from '@/shared/approval/useLevels';
import { useApproval, type ApprovalOptions } from '@/shared/approval/useApproval';
import { renderUi } from '../../support/render.tsx';
import { answer } from '../../support/server.ts';
import { aSession } from '../../support/session.ts';
import { paper } from './fixtures.ts';

export function getSession(user: WorkflowPerson) {
  return aSession({ userId: user.userId, userName: user.name, userEmail: user.email, roles: ['approver'] });
}

/** Combines the approval's components as a record's view does. */
function Approval(options: ApprovalOptions) {
  const approval = useApproval(options);
  const levels = useLevels(approval);
  return (
    <>
      <ApprovalActions approval={approval} about="7,080.00 INR" />
      <ApprovalBar approval={approval} about="7,080.00 INR" tools={levels.toggle} />
      {levels.panel}
    </>
  );
}

/** Mounts the approval for one user with a real client over the mock server. */
export function mountBar(
  user: WorkflowPerson,
  options: Partial<ApprovalOptions> = {},
  onDecision: (action: Action) => void = () => {},
) {
  return renderUi(
    <PlatformProvider session={getSession(user)} client={createClient({ retryDelay: 1 })}>
      <DecisionContext value={onDecision}>
        <Approval context={paper} contextId={4711} status="Pending for approval" {...options} />
      </DecisionContext>
    </PlatformProvider>,
  );
}

/** Serves the task for the next `workflowTaskQuery` and records every query's variables. */
export function serveTask(first: WorkflowTaskRow | null) {
  const held: { row: WorkflowTaskRow | null | Response } = { row: first };
  const asked = answer('workflowTaskQuery', () =>
    held.row instanceof Response
      ? held.row.clone()
      : { workflowTaskQuery: { totalRecords: held.row ? 1 : 0, data: held.row ? [dto(held.row)] : [] } },
  );
  return { held, asked };
}

function dto(row: WorkflowTaskRow) {
  return { ...row, workflowActions: row.workflowActions as string };
}

export const cut = () => HttpResponse.error();

/** Opens the dialog of a button; its first field then has the focus. */
export async function openDialog(user: UserEvent, button: 'Approve' | 'Send back' | 'Reject') {
  await user.click(await screen.findByRole('button', { name: button }));
  const dialog = await screen.findByRole('dialog');
  // Every decision dialog shows the amount.
  expect(dialog).toHaveTextContent('7,080.00 INR');
  await waitFor(() => expect(dialog.querySelector('input:focus, textarea:focus')).not.toBeNull());
  return dialog;
}
