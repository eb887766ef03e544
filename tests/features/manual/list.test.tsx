import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { manualList } from '@/features/manual/fields/manual.list';
import '@/features/manual/screens/ManualListScreen';
import type { Session } from '@/platform/session/session';
import { describeList } from '../../support/describeList.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { anEntry } from './entry.ts';
import { fill } from '../../support/render.tsx';

const row = anEntry({ invoiceNumber: '<b>MAN-12</b>', status: 'Work in Progress', remarks: 'Ask the plant' });

describeList(manualList, {
  path: '/ManualInvoiceEntry',
  title: 'Manual Invoice Entry',
  operation: 'manualInvoiceEntryList',
  alias: 'manualInvoiceEntryList',
  row,
  texts: ['02-Nov-2026', 'Work in Progress', '4500000001', 'Purchase Order', '1,18,000.50', 'Ask the plant'],
  links: { '<b>MAN-12</b>': '/sportal/ManualInvoiceEntry/View/12' },
  filtered: {
    search: '?f.status=Open&f.purchaseOrder=45',
    parameters: [
      { name: 'purchaseOrder', value: '45' },
      { name: 'status', value: 'Open', type: 'checkBox' },
    ],
  },
  always: [{ name: 'SupplierPanOrCode', value: 'ABCDE1234F' }],
  empty: 'No record available!',
  exportPath: 'ExportManualInvoiceEntry',
});

describe('manual entry list', () => {
  it("lets a reviewer close an entry that isn't Closed from its row", async () => {
    answer('filterList', { filterList: null });
    const rows = [
      anEntry({ id: 1, invoiceNumber: 'MAN-1' }),
      anEntry({ id: 3, invoiceNumber: 'MAN-3', status: 'Closed' }),
    ];
    answer('manualInvoiceEntryList', () => ({ manualInvoiceEntryList: { totalRecords: rows.length, data: rows } }));
    const closed = answer('updateManualInvoiceEntryRemark', () => {
      rows[0] = anEntry({ id: 1, invoiceNumber: 'MAN-1', status: 'Closed' });
      return { updateManualInvoiceEntryRemark: { id: 1 } };
    });
    const session = { userId: 'u-9', userEmail: 'r@x.example', roles: ['reviewer'], roleGroups: ['reviewer'] };
    const { user } = renderFeature({ path: '/ManualInvoiceEntry', session });
    await user.click(await screen.findByRole('button', { name: 'Review MAN-1' }));
    expect(screen.queryByRole('button', { name: 'Review MAN-3' })).toBeNull();
    const dialog = within(await screen.findByRole('dialog', { name: 'Review and close invoice MAN-1' }));
    await fill(user, dialog.getByRole('textbox', { name: 'Remark' }), 'Paid outside');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Invoice closed Successfully')).toBeVisible();
    expect(closed).toEqual([{ input: { id: 1, remarks: 'Paid outside', status: 'Closed' } }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Review MAN-1' })).toBeNull());
  });

  const creator = {};
  const auditor = {
    userId: 'u-9',
    userEmail: 'a@x.example',
    userName: 'Au',
    roles: ['auditor'],
    roleGroups: ['auditor'],
  };
  const stranger = { userId: 'u-9', userEmail: 'b@x.example', userName: 'Bea' };
  it.each<[who: string, session: Partial<Session>, edits: string[], creates: boolean]>([
    ['its creator', creator, ['Edit MAN-1', 'Edit MAN-3'], true],
    ['another user', stranger, [], true],
    ['the auditor', auditor, [], false],
  ])(
    'offers %s Edit unless the entry is Rejected, and Create New unless the user only has read access',
    async (_who, session, edits, creates) => {
      answer('filterList', { filterList: null });
      const entries = [
        anEntry({ id: 1, invoiceNumber: 'MAN-1' }),
        anEntry({ id: 2, invoiceNumber: 'MAN-2', status: 'Rejected' }),
        anEntry({ id: 3, invoiceNumber: 'MAN-3', status: 'Closed' }),
      ];
      answer('manualInvoiceEntryList', { manualInvoiceEntryList: { totalRecords: 3, data: entries } });
      renderFeature({ path: '/ManualInvoiceEntry', session });
      const table = within(await screen.findByRole('table', { name: 'Manual Invoice Entry' }));
      await table.findByRole('link', { name: 'MAN-1' });
      expect(table.getByRole('columnheader', { name: 'Action' })).toBeVisible();
      expect(
        table.queryAllByRole('button', { name: /^Edit MAN/ }).map(button => button.getAttribute('aria-label')),
      ).toEqual(edits);
      expect(screen.queryAllByRole('button', { name: 'Create New' })).toHaveLength(creates ? 1 : 0);
    },
  );
});
