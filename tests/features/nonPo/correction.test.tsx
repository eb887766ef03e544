import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/nonPo/screens/NonPoFormScreens';
import '@/features/nonPo/screens/NonPoViewScreen';
import type { NonPoInvoice } from '@/features/nonPo/api/operations';
import { nonPoRoutes } from '@/features/nonPo/routes';
import type { Session } from '@/platform/session/session';
import { approverEntry, entriesAt, people, taskRow } from '../../shared/approval/fixtures.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { atField } from '../../support/told.ts';
import { designated, serveForm, submitted } from './record.ts';

let record: NonPoInvoice;
let level: number;
beforeEach(() => {
  record = { ...submitted, approverId: people.designated.userId, approverEmail: people.designated.email };
  level = 1;
  serveForm(() => record);
  answer('workflowTaskQuery', () => {
    const row = taskRow(entriesAt(level), { module: 'NonPoInvoice', context: 'NonPoInvoice', contextId: record.id });
    return { workflowTaskQuery: { totalRecords: 1, data: [{ ...row, workflowActions: String(row.workflowActions) }] } };
  });
});
const open = (path: string, session: Partial<Session> = designated) =>
  renderFeature({ path, routes: nonPoRoutes, session });

it('the form of a sent-back invoice shows who sent it back and why', async () => {
  record = { ...submitted, status: 'SentBack', userCanEdit: true };
  const [first, ...later] = entriesAt(1);
  const back = { ApproveStatus: 'Sentback', Remarks: 'The order number is missing.', Rut: '2026-11-21T05:00:00Z' };
  answer('workflowTaskQuery', {
    workflowTaskQuery: {
      totalRecords: 1,
      data: [
        taskRow([{ ...first, Approvers: [approverEntry(people.designated, back)] }, ...later], {
          context: 'NonPoInvoice',
          contextId: record.id,
          workflowStatus: 'Sentback',
        }),
      ],
    },
  });
  const own = { supplierId: record.supplierId, supplierCode: record.supplierCode };
  renderFeature({ path: '/NonPoInvoice/Edit?id=12', routes: nonPoRoutes, session: own });
  const why = await screen.findByRole('region', { name: 'Approval' });
  expect(why).toHaveTextContent('Request is sent back for correction to Meera Supplies');
  expect(why).toHaveTextContent('Dev Sharma, Initiator: The order number is missing.');
  expect(screen.getByRole('textbox', { name: 'Item Text' })).toBeVisible();
});

describe('Save As Draft of the designated approver', () => {
  it('opens the invoice for correction, saves all of it as a draft, and returns to the approval', async () => {
    answer('nonPoInvoiceDuplicateWarning', { nonPoInvoiceDuplicateWarning: { id: 0, message: null } });
    const saved = answer<{ input: Record<string, unknown> }>('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 12 } });
    const { user, router } = open('/NonPoInvoice/View/12');
    await user.click(await screen.findByRole('button', { name: 'Save As Draft' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Correct Non-PO Invoice \[#12\]/ })).toBeVisible();
    expect(router.state.location).toMatchObject({ pathname: '/sportal/NonPoInvoice/Edit', search: '?id=12' });
    // No submit button: the approval continues at its current level.
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    for (const name of ['Submit for Approval', 'Save as Draft'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    // Approvers and the supplier's consents stay unchanged.
    expect(screen.getByRole('combobox', { name: 'Approver' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: /I agree with the Terms and Conditions/ })).toBeDisabled();

    await user.type(screen.getByRole('textbox', { name: 'Item Text' }), ' checked');
    await user.click(screen.getByRole('button', { name: 'Save As Draft' }));
    expect(await screen.findByText('Non-PO Invoice saved as Draft')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice/View/12');
    expect(saved).toHaveLength(1);
    expect(saved[0]?.input).toMatchObject({
      id: 12,
      status: 'Draft',
      createdBy: 'Supplier',
      approverId: people.designated.userId,
      isAgree: true,
      itemText: 'Stability checked',
      items: [{ uid: 'l1', amount: '1000.00' }],
    });
  });

  it('applies the validation rules of a submit', async () => {
    const saved = answer('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 12 } });
    const { user } = open('/NonPoInvoice/Edit?id=12');
    await user.clear(await screen.findByRole('textbox', { name: 'Invoice Number' }));
    await user.click(screen.getByRole('button', { name: 'Save As Draft' }));
    expect(await screen.findByText('Invoice Number is required', atField)).toBeVisible();
    expect(saved).toEqual([]);
  });
});
