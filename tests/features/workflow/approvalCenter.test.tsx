import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { useReducer } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApproveAllDialog } from '@/features/workflow/components/ApproveAllDialog';
import { SequenceBar } from '@/features/workflow/components/SequenceBar';
import { createClient } from '@/platform/graphql/client';
import { leave } from '@/platform/leaving/leave';
import { PlatformProvider } from '@/platform/PlatformProvider';
import { reportSessionLost } from '@/platform/session/sessionLost';
import { addDecision, NO_DECISIONS } from '@/shared/approval/decisions';
import { approverEntry, entriesAt, people, taskRow } from '../../shared/approval/fixtures';
import { held } from '../../support/held';
import { fill, renderUi, TestTheme } from '../../support/render';
import { renderApp } from '../../support/renderApp';
import { answer, graphqlError } from '../../support/server';
import { aSession, storeSession } from '../../support/session';

const me = people.bina;
const FINANCE = 'SupplierFinancialInfoUpdate';
const session = {
  userId: me.userId,
  userName: me.name,
  userEmail: me.email,
  roles: ['approver'],
  supplierId: null,
  supplierCode: null,
  supplierPan: null,
};

function waiting(id: number, more: Record<string, unknown> = {}, record: Record<string, unknown> = {}) {
  return {
    id,
    module: 'NonPoInvoice',
    context: 'NonPoInvoice',
    contextId: id,
    contextPath: null,
    workflowLevelState: 4,
    requesterName: null,
    requesterEmail: null,
    title: null,
    recordData: JSON.stringify({
      invoiceNumber: `INV-${id}`,
      supplierName: 'Asha Labs',
      totalGrossAmount: '120000',
      currencyCode: 'INR',
      countryCode: 'IN',
      pendingSince: `2026-11-0${id}T05:00:00Z`,
      ...record,
    }),
    ...more,
  };
}

// Answers the queries of records that open from the list, which these tests ignore.
beforeEach(() => {
  answer('manualInvoiceEntryById', { manualInvoiceEntryById: null });
  answer('SupplerInfoHistory', { SupplerInfoHistory: [] });
  answer('accountRows', {
    supplierByBankList: null,
    supplierLocationOfPresenceList: null,
    supplierByContactList: null,
  });
  answer('supplierByBankList', { supplierByBankList: { data: [] } });
  for (const list of ['workflowTaskQuery', 'queryList']) answer(list, { [list]: { totalRecords: 0, data: [] } });
});

/** Serves the current list; `gone` lists the tasks approved since. */
function serveTasks(rows: ReturnType<typeof waiting>[]) {
  const gone = new Set<number>();
  answer('getWorkflowTaskByApproverId', () => ({
    getWorkflowTaskByApproverId: rows.filter(row => !gone.has(row.contextId)),
  }));
  return gone;
}

async function choose(numbers: number[]) {
  const view = renderApp({ path: '/Approvalcenter', session });
  for (const number of numbers)
    await view.user.click(await screen.findByRole('checkbox', { name: `Select INV-${number}` }));
  await view.user.click(screen.getByRole('button', { name: `Approve All (${numbers.length})` }));
  return { ...view, dialog: within(screen.getByRole('dialog')) };
}

describe('approval center', () => {
  it('approves the selected tasks in one request as specified, shows a message and reloads', async () => {
    const gone = serveTasks([
      waiting(1),
      waiting(2, {}, { totalGrossAmount: '99.50', currencyCode: 'USD', countryCode: 'US' }),
      waiting(3),
    ]);
    const { until, release } = held();
    const calls = answer('workflowApproveAllCommand', async () => {
      await until;
      gone.add(1).add(2);
      return { workflowApproveAllCommand: { isUpdateAll: true } };
    });
    const { user, dialog } = await choose([1, 2]);
    expect(dialog.getByRole('heading', { name: 'Approve 2 requests?' })).toBeVisible();
    expect(dialog.getByText('1,20,000.00')).toBeVisible();
    expect(dialog.getByText('99.50')).toBeVisible();
    expect(dialog.queryByRole('region', { name: 'Bank accounts' })).toBeNull();
    // Shift+Enter starts a new line, Enter submits; later keys are ignored.
    await user.type(dialog.getByLabelText('Remarks (optional)'), 'Checked{Shift>}{Enter}{/Shift}{Backspace}{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Approve 2' }));
    release();
    expect(await screen.findByText('Workflow approved successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'INV-1' })).toBeNull());
    expect(screen.getByRole('link', { name: 'INV-3' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    const line = (contextId: number) => ({
      contextId,
      module: 'NonPoInvoice',
      context: 'NonPoInvoice',
      remarks: 'Checked',
      commandName: 'Approved',
      workflowLevelState: 4,
      userId: me.userId,
      user: me.name,
      userEmail: me.email,
    });
    expect(calls).toEqual([{ input: [line(1), line(2)] }]);
  });

  it('approves bank account changes too, with fraud warnings and notes on incomplete checks', async () => {
    const change = (id: number, supplierName: string, cards: object) =>
      waiting(
        id,
        { module: FINANCE, context: FINANCE, workflowLevelState: 1, title: `Financial Information ${id}` },
        { invoiceNumber: '', totalGrossAmount: '', supplierName, ...cards },
      );
    serveTasks([
      change(1, 'Deccan Cleanroom Systems Private Limited', {
        Bank: [
          { AccountNumber: '1', AccountHolderName: 'Rajesh <b>Kumar</b>', BankName: 'ICICI Bank', IFSC: 'HDFC0000060' },
        ],
      }),
      change(2, 'Konkan Logistics Private Limited', {
        LocationBank: [
          {
            accountNumber: '2',
            accountHolderName: 'KONKAN LOGISTICS PVT LTD',
            bankName: 'HDFC Bank',
            ifsc: 'HDFC0000060',
          },
        ],
      }),
    ]);
    const sent = answer('workflowApproveAllCommand', { workflowApproveAllCommand: { isUpdateAll: true } });
    const { user } = renderApp({ path: '/Approvalcenter', session });
    expect(await screen.findByPlaceholderText('Request, supplier')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 2' }));
    // Change requests have no amounts, so their description gets the space.
    expect(screen.getByRole('columnheader', { name: /^Request/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: /^Amount/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Approve All (2)' }));
    const dialog = within(screen.getByRole('dialog'));
    const warnings = within(dialog.getByRole('region', { name: 'Bank accounts' }));
    expect(warnings.getByText('1 request has a fraud warning')).toBeVisible();
    const [item, ...others] = warnings.getAllByRole('listitem');
    expect(others).toEqual([]);
    expect(item).toHaveTextContent(
      'Deccan Cleanroom Systems Private Limited: Account holder is “Rajesh <b>Kumar</b>”, but the legal name is ' +
        '“Deccan Cleanroom Systems Private Limited”. IFSC HDFC0000060 belongs to HDFC Bank, but the bank entered is “ICICI Bank”.',
    );
    expect(await warnings.findByText(/^1 request not fully checked\./)).toBeVisible();
    const approve = dialog.getByRole('button', { name: 'Approve 2 anyway' });
    await user.click(approve);
    const remarks = dialog.getByRole('textbox', { name: 'Reason for approving despite the warnings' });
    expect(dialog.getByRole('alert')).toHaveTextContent('Remarks is required');
    expect(remarks).toHaveFocus();
    expect(remarks).toHaveAccessibleDescription('Remarks is required');
    expect(sent).toEqual([]);
    await user.keyboard('Confirmed with the supplier by phone');
    expect(dialog.queryByText('Remarks is required')).toBeNull();
    await user.click(approve);
    expect(await screen.findByText('Workflow approved successfully')).toBeVisible();
    expect(sent).toMatchObject([
      {
        input: [
          { contextId: 1, context: FINANCE, remarks: 'Confirmed with the supplier by phone' },
          { contextId: 2, context: FINANCE, remarks: 'Confirmed with the supplier by phone' },
        ],
      },
    ]);
  });

  it("checks each request like its review page, and counts only those that couldn't be loaded", async () => {
    const change = (id: number) =>
      waiting(
        id,
        { module: FINANCE, context: FINANCE, workflowLevelState: 1, title: `Financial Information ${id}` },
        { invoiceNumber: '', totalGrossAmount: '', supplierName: `Konkan ${id}` },
      );
    const entry = (entityName: string, delta: Record<string, [string, string]>) => ({
      tableName: entityName,
      records: [
        {
          id: 1,
          entityName,
          entityLabel: entityName,
          entityId: 12,
          changeDate: '2026-11-20T10:00:00Z',
          delta: JSON.stringify(
            Object.fromEntries(
              Object.entries(delta).map(([Label, [OldValue, NewValue]]) => [Label, { OldValue, NewValue, Label }]),
            ),
          ),
          rcb: 'u-100',
          type: 'Update',
          username: 'Asha Rao',
        },
      ],
    });
    serveTasks([change(1), change(2), change(3), change(4)]);
    let release = () => {};
    const held = new Promise<void>(resolve => (release = resolve));
    answer<{ input: { contextId: number } }>('SupplerInfoHistory', async ({ input: { contextId } }) => {
      await held;
      if (contextId === 4) return graphqlError('Asleep.');
      const account = entry('SupplierBank', { bankName: ['One', 'Two'] });
      return {
        SupplerInfoHistory: [
          contextId === 2 ? entry('SupplierBank', { accountNumber: ['1', '2'] }) : account,
          ...(contextId === 2 ? [entry('SupplierContact', { email: ['a@x.example', 'a@y.example'] })] : []),
        ],
      };
    });
    answer<{ input: { parameters: { value: string }[] } }>('accountRows', ({ input }) => {
      const supplier = input.parameters[0]?.value;
      const account = { id: 12, accountNumber: `77${supplier}`, country: 'Cyprus', locationType: '["Factory"]' };
      const location = { id: 1, locationType: 'Factory', city: 'Pune', country: supplier === '2' ? 'India' : 'Cyprus' };
      return {
        supplierByBankList: { data: [account] },
        supplierLocationOfPresenceList: { data: [location] },
        supplierByContactList: { data: [{ id: 12, firstName: 'Anjali', lastName: 'Rao' }] },
      };
    });
    const asked = answer<{ input: { parameters: { value: string }[] } }>('supplierByBankList', ({ input }) => {
      const accountNumber = input.parameters[0]?.value;
      const user = { id: 99, supplierId: 31, accountNumber, email: 'k@konkan.example', deleted: false };
      return { supplierByBankList: { data: accountNumber === '771' ? [user] : [] } };
    });
    const { user } = renderApp({ path: '/Approvalcenter', session });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 4' }));
    await user.click(screen.getByRole('button', { name: 'Approve All (4)' }));
    const dialog = within(screen.getByRole('dialog'));
    const warnings = within(dialog.getByRole('region', { name: 'Bank accounts' }));
    expect(warnings.getByText('Checking the bank accounts of 4 requests…')).toBeVisible();
    expect(dialog.getByRole('textbox')).toBeEnabled();
    release();
    expect(await warnings.findByText(/^1 request not fully checked\./)).toBeVisible();
    expect(warnings.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Konkan 1: Supplier #31 (k@konkan.example) uses the same account number.',
      'Konkan 2: The account is in Cyprus, but location “Factory - Pune - India” is in India. This request also changes the e-mail address of ' +
        'Anjali Rao from a@x.example to a@y.example. The account changed, but no document was added since. ' +
        'The documents may be for the former account.',
    ]);
    expect(dialog.getByRole('button', { name: 'Approve 4 anyway' })).toBeVisible();
    expect(asked).toHaveLength(3);
  });

  it('disables selecting tasks that need more than an approval, and shows why', async () => {
    serveTasks([waiting(1, { workflowLevelState: 1 }), waiting(2, {}, { approvalType: 'Query' }), waiting(3)]);
    const { user } = renderApp({ path: '/Approvalcenter', session });
    const first = await screen.findByRole('checkbox', { name: 'Select INV-1' });
    expect(first).toBeDisabled();
    expect(first).toHaveAccessibleDescription('L1 and L2 approvers are missing: open to choose');
    expect(screen.getByRole('checkbox', { name: 'Select INV-2' })).toHaveAccessibleDescription(
      'Waiting for an answer to a query',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Select all 1' }));
    expect(screen.getByRole('button', { name: 'Approve All (1)' })).toBeVisible();
  });

  it("shows the result for each row when the response doesn't confirm all approvals", async () => {
    const gone = serveTasks([waiting(1), waiting(2), waiting(3)]);
    answer('workflowApproveAllCommand', () => {
      gone.add(1).add(3);
      return { workflowApproveAllCommand: { isUpdateAll: false } };
    });
    answer<{ input: { parameters: { value: string }[] } }>('workflowTaskQuery', ({ input }) => {
      const mine = input.parameters[0]?.value === '1';
      const entries = entriesAt(5);
      const actor = mine ? me : people.rhea;
      const acted = { ApproveStatus: mine ? 'Approved' : 'Rejected', Rut: '2026-11-20T05:00:00Z' };
      const level = entries[3];
      if (level) level.Approvers = [approverEntry(actor, acted)];
      return { workflowTaskQuery: { data: [taskRow(entries, { workflowLevelState: 5 })] } };
    });
    const { user, dialog } = await choose([1, 2, 3]);
    await user.click(dialog.getByRole('button', { name: 'Approve 3' }));
    const result = within(await screen.findByRole('region', { name: 'Result of Approve All' }));
    expect(result.getByRole('alert')).toHaveTextContent('1 approved, 2 not approved:');
    const rows = result.getAllByRole('listitem').map(item => item.textContent);
    expect(rows).toEqual([
      expect.stringContaining('Not approved; still waiting for you'),
      expect.stringMatching(/INV-3.*Rhea Iyer rejected this request on 20-Nov-2026/),
      expect.stringMatching(/INV-1.*Approved$/),
    ]);
    expect(screen.queryByText('Workflow approved successfully')).toBeNull();
  });

  it('never repeats a request without a response, and checks its result instead', async () => {
    serveTasks([waiting(1)]);
    const calls = answer('workflowApproveAllCommand', () => HttpResponse.error());
    const { user, dialog } = await choose([1]);
    await user.type(dialog.getByLabelText('Remarks (optional)'), 'Checked');
    await user.click(dialog.getByRole('button', { name: 'Approve 1' }));
    expect(await screen.findByText('Not approved; still waiting for you')).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Copy details' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Result of Approve All' })).toBeNull();
    // The remarks survive a failed attempt.
    await user.click(screen.getByRole('checkbox', { name: 'Select INV-1' }));
    await user.click(screen.getByRole('button', { name: 'Approve All (1)' }));
    expect(screen.getByLabelText('Remarks (optional)')).toHaveValue('Checked');
  });

  it('restores the remarks of Approve All after a lost session', async () => {
    vi.spyOn(leave, 'to').mockImplementation(() => {});
    const openDialog = () =>
      renderUi(
        <PlatformProvider session={aSession(session)} client={createClient({ retryDelay: 1 })}>
          <ApproveAllDialog
            tasks={[]}
            userId={me.userId}
            remarksBefore=""
            phase="idle"
            onApprove={() => {}}
            onClose={() => {}}
          />
        </PlatformProvider>,
      );
    storeSession(aSession(session));
    const { user, unmount } = openDialog();
    await fill(user, screen.getByLabelText('Remarks (optional)'), 'Checked');
    reportSessionLost();
    unmount();
    storeSession(aSession(session));
    openDialog();
    expect(screen.getByLabelText('Remarks (optional)')).toHaveValue('Checked');
  });

  it('keeps tab, search and sort order in the URL and restores them after visiting a record', async () => {
    serveTasks([waiting(1), waiting(2), waiting(3, { context: 'ManualInvoiceEntry', module: 'ManualInvoiceEntry' })]);
    const { user, router } = renderApp({ path: '/Approvalcenter?sort=since.desc', session });
    expect(await screen.findByRole('tab', { name: 'Non-PO Invoices 2' })).toHaveAttribute('aria-selected', 'true');
    const links = () => screen.getAllByRole('link', { name: /^INV-/ }).map(link => link.textContent);
    expect(links()).toEqual(['INV-2', 'INV-1']);
    await user.keyboard('{Tab}');
    await user.click(screen.getByRole('tab', { name: 'Non-PO Invoices 2' }));
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Manual Invoices 1' })).toHaveFocus();
    expect(router.state.location.search).toContain('tab=ManualInvoiceEntry');
    await user.click(screen.getByRole('link', { name: 'INV-3' }));
    const sequence = within(await screen.findByRole('navigation', { name: 'From Approval Center' }));
    expect(sequence.getByText('1 of 1')).toBeVisible();
    expect(sequence.getByText('Last request')).toBeVisible();
    await user.click(sequence.getByRole('link', { name: 'Approval Center' }));
    expect(await screen.findByRole('tab', { name: 'Manual Invoices 1' })).toHaveAttribute('aria-selected', 'true');
  });

  /** Opens the bar on the first of three records, with a button that decides the current record. */
  function openBar(more: { stale?: boolean } = {}) {
    const positions = [1, 2, 3].map(id => ({
      href: `/ManualInvoiceEntry/View/${id}`,
      label: `INV-${id} · Asha Labs`,
      companyCode: '',
      countryCode: '',
    }));
    const place = { list: 'approvals', backTo: '/Approvalcenter', backLabel: 'Approval Center' };
    const sequence = { ...place, positions, at: 0, ...more };
    function Page() {
      const [decisions, decide] = useReducer(addDecision, NO_DECISIONS);
      return (
        <>
          <SequenceBar decisions={decisions} />
          <button onClick={() => decide('approve')}>Decide</button>
        </>
      );
    }
    const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
      initialEntries: [{ pathname: '/ManualInvoiceEntry/View/1', state: { sequence } }],
    });
    const signedIn = aSession(session);
    storeSession(signedIn);
    render(
      <PlatformProvider session={signedIn} client={createClient({ retryDelay: 1 })}>
        <RouterProvider router={router} />
      </PlatformProvider>,
      { wrapper: TestTheme },
    );
    return { router, user: userEvent.setup() };
  }

  it('opens the next record after a decision and skips those decided by other users meanwhile', async () => {
    const gone = serveTasks([1, 2, 3].map(id => waiting(id, { context: 'ManualInvoiceEntry' })));
    const { router, user } = openBar();
    gone.add(1).add(2);
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    const back = await screen.findByRole('link', { name: 'Back to INV-1 · Asha Labs' });
    expect(back.closest('output')).toHaveTextContent('Approved INV-1 · Asha Labs');
    expect(router.state.location.pathname).toBe('/ManualInvoiceEntry/View/3');
    expect(await screen.findByText('2 of 2')).toBeVisible();
    await user.click(back);
    await waitFor(() => expect(router.state.location.pathname).toBe('/ManualInvoiceEntry/View/1'));
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Back to/ })).toBeNull());
  });

  it('keeps the refreshed sequence while it reloads after a decision', async () => {
    const tasks = [1, 2, 3].map(id => waiting(id, { context: 'ManualInvoiceEntry' }));
    serveTasks(tasks).add(2);
    const { user } = openBar({ stale: true });
    expect(await screen.findByText('1 of 2')).toBeVisible();
    const { until, release } = held();
    answer('getWorkflowTaskByApproverId', async () => {
      await until;
      return { getWorkflowTaskByApproverId: tasks.slice(2) };
    });
    await user.click(screen.getByRole('button', { name: 'Decide' }));
    expect(screen.getByText('1 of 2')).toBeVisible();
    release();
    expect(await screen.findByText('2 of 2')).toBeVisible();
  });

  it("keeps the previous sequence when the pending tasks can't be loaded", async () => {
    const asked = answer('getWorkflowTaskByApproverId', () => new HttpResponse(null, { status: 500 }));
    const { user } = openBar();
    await user.click(await screen.findByRole('button', { name: 'Decide' }));
    expect(await screen.findByText('2 of 3')).toBeVisible();
    expect(asked.length).toBeGreaterThan(0);
    expect(screen.getByRole('link', { name: 'Previous: INV-1 · Asha Labs' })).toBeVisible();
  });

  it('shows a message when no task is pending', async () => {
    serveTasks([]);
    renderApp({ path: '/Approvalcenter', session });
    expect(await screen.findByText('No record available!')).toBeVisible();
  });

  it('offers an inline Retry after a failed load', async () => {
    let broken = true;
    answer('getWorkflowTaskByApproverId', () =>
      broken ? new HttpResponse(null, { status: 500 }) : { getWorkflowTaskByApproverId: [waiting(1)] },
    );
    const { user } = renderApp({ path: '/Approvalcenter', session });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    broken = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'INV-1' })).toBeVisible();
  });
});
