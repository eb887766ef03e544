import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { stagingColumns, stagingShape } from '@/features/te/fields/staging.list';
import { teList } from '@/features/te/fields/te.list';
import '@/features/te/screens/StagingListScreen';
import '@/features/te/screens/TeListScreen';
import { describeList } from '../../support/describeList.tsx';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer } from '../../support/server.ts';
import { staged } from './te.ts';

/** Suppliers see their own records only (spec 3 §6). */
const own = { name: 'SupplierPanOrCode', value: 'ABCDE1234F' };
const filtered = {
  search: '?f.invoiceNumber=TRV&f.refKey3=PNR',
  parameters: [
    { name: 'invoiceNumber', value: 'TRV' },
    { name: 'refKey3', value: 'PNR' },
  ],
};
const later = { companyNames: { companyList: null } };

describeList(teList, {
  path: '/TeInvoice',
  title: 'T & E Invoice Import',
  operation: 'teInvoiceList',
  later,
  row: { ...staged(5), no: 'TEI/000005', status: 'SentBack', dueDate: '2026-11-04', erpSync: 'Parked', erpNo: '519' },
  texts: ['05-10-2026', 'SentBack', '04-11-2026', '1,23,456.50', '<b>Vireya</b>', 'PNR123'],
  links: { 'TRV-5': '/sportal/TeInvoice/View/5' },
  always: [own],
  filtered,
  exportPath: 'ExportTEInvoice',
  empty: 'No record available!',
});

describeList(
  { ...stagingShape, columns: stagingColumns(() => {}) },
  {
    path: '/TeInvoiceImport',
    title: 'Imported T & E Invoices',
    operation: 'stagingTEInvoiceList',
    later,
    row: { ...staged(7) },
    texts: ['05-10-2026', '1,23,456.50', '<b>Vireya</b>', 'PNR123', 'Add file'],
    links: { 'TRV-7': '/sportal/TeInvoiceImport/View/7' },
    always: [own],
    filtered,
    exportPath: 'ExportStagingTEInvoice',
    empty: 'No record available!',
  },
);

it('the invoice list links to the import', async () => {
  answer('teInvoiceList', { page: null });
  renderFeature({ path: '/TeInvoice' });
  expect(await screen.findByRole('link', { name: 'Bulk Import' })).toHaveAttribute('href', '/sportal/TeInvoiceImport');
});
