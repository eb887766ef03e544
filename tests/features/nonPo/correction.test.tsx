import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/features/nonPo/screens/NonPoFormScreens';
import '@/features/nonPo/screens/NonPoViewScreen';
import type { NonPoInvoice } from '@/features/nonPo/api/operations';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { approverEntry, entriesAt, people, taskRow } from '../../shared/approval/fixtures.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { atField } from '../../support/told.ts';
import { serveForm, submitted } from './record.ts';

/** The designated approver of `submitted`. */
const approver = {
  ...aBuyer(people.designated),
  roles: ['approver'],
};

function aBuyer({ userId, name, email }: typeof people.designated) {
  return {
    userId,
    userName: name,
    userEmail: email,
    roleGroups: ['approver'],
    supplierId: null,
    supplierCode: null,
    supplierPan: null,
  };
}

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
const open = (path: string, session = approver) => renderFeature({ path, routes: nonPoRoutes, session });

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

  it('Cancel returns to the view without sending anything', async () => {
    const saved = answer('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: 12 } });
    const { user, router } = open('/NonPoInvoice/Edit?id=12');
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
    expect(router.state.location.pathname).toBe('/sportal/NonPoInvoice/View/12');
    expect(saved).toEqual([]);
  });

  it.each([
    ['at the next level', () => (level = 2)],
    ['on an invoice that an employee raised', () => (record = { ...record, createdBy: 'employee' })],
  ])('is rejected %s', async (_when, change) => {
    change();
    open('/NonPoInvoice/Edit?id=12');
    expect(await screen.findByText('This invoice cannot be edited.')).toBeVisible();
  });

  it('is neither offered to nor available to another approver', async () => {
    const other = { ...aBuyer(people.lata), roles: ['approver'] };
    const { unmount } = open('/NonPoInvoice/View/12', other);
    await screen.findByText(/Approval Pending with/);
    expect(screen.queryByRole('button', { name: 'Save As Draft' })).toBeNull();
    unmount();
    open('/NonPoInvoice/Edit?id=12', other);
    expect(await screen.findByText('This invoice cannot be edited.')).toBeVisible();
  });

  it('keeps the input when the invoice was rejected meanwhile', async () => {
    const { user } = open('/NonPoInvoice/Edit?id=12');
    const text = await screen.findByRole('textbox', { name: 'Item Text' });
    await user.type(text, ' x');
    record = { ...record, status: 'Rejected' };
    await user.click(screen.getByRole('button', { name: 'Save As Draft' }));
    expect(await screen.findByText(/is Rejected now and can no longer be edited/)).toBeVisible();
    await waitFor(() => expect(text).toHaveValue('Stability x'));
  });
});
