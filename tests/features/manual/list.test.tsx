import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { manualList } from '@/features/manual/fields/manual.list';
import '@/features/manual/screens/ManualListScreen';
import type { Session } from '@/platform/session/session';
import { describeList } from '../../support/describeList.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { anEntry } from './entry.ts';

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
  const creator = {};
  const auditor = {
    userId: 'u-9',
    userEmail: 'a@x.example',
    userName: 'Au',
    roles: ['auditor'],
    roleGroups: ['auditor'],
  };
  const reviewer = { ...auditor, roles: ['reviewer'], roleGroups: ['reviewer'] };
  const stranger = { userId: 'u-9', userEmail: 'b@x.example', userName: 'Bea' };
  it.each<[who: string, session: Partial<Session>, actions: string[], creates: boolean]>([
    ['a reviewer', reviewer, ['Review MAN-1', 'Review MAN-2'], true],
    ['its creator', creator, ['Edit MAN-1', 'Edit MAN-3'], true],
    ['another user', stranger, [], true],
    ['the auditor', auditor, [], false],
  ])(
    'offers %s the actions allowed for each row, and Create New unless the user only has read access',
    async (_who, session, actions, creates) => {
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
        table.queryAllByRole('button', { name: /^(Edit|Review) MAN/ }).map(button => button.getAttribute('aria-label')),
      ).toEqual(actions);
      expect(screen.queryAllByRole('button', { name: 'Create New' })).toHaveLength(creates ? 1 : 0);
    },
  );
});
