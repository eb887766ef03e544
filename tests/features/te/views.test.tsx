import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import '@/features/te/components/DistributionModal';
import '@/features/te/screens/StagedViewScreen';
import '@/features/te/screens/TeViewScreen';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError, server } from '../../support/server.ts';
import { line, stagedInvoice, teInvoice } from './te.ts';

const openStaged = () => renderFeature({ path: '/TeInvoiceImport/View/5' });
const openFinal = (search = '') => renderFeature({ path: `/TeInvoice/View/5${search}` });
const valueOf = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
/** Returns the cell texts of a table's rows. */
const getRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row => [...row.children].map(cell => cell.textContent));

describe('imported invoice view', () => {
  it('shows header, lines with calculated tax, totals and files, and links back to the import', async () => {
    answer('stagingTEInvoiceById', { stagingTEInvoiceById: stagedInvoice(5) });
    openStaged();
    expect(await screen.findByRole('heading', { level: 1, name: 'Imported T & E Invoice TRV-5' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Imported T & E Invoices' })).toHaveAttribute(
      'href',
      '/sportal/TeInvoiceImport',
    );
    expect(valueOf('Invoice Date')).toBe('05-10-2026');
    expect(valueOf('Reference Number')).toBe('REF-1');
    expect(valueOf('Ticket/PNR Number')).toBe('PNR123');
    expect(valueOf('Billable')).toBe('Yes');
    expect(valueOf('Company')).toBe('1000 · <b>Vireya</b>');
    expect(valueOf('Approver')).toContain('rohan@vireya.example');
    expect(screen.queryByText('L1 Approvers')).toBeNull();
    expect(getRows('Line items')).toEqual([
      expect.arrayContaining([
        '00010',
        '<i>Air fare</i>',
        '996425 · Air transport',
        '4,959.370',
        '247.968',
        '5,207.338',
      ]),
    ]);
    expect(screen.getByRole('row', { name: 'Tax 247.968' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Invoice Amount (INR) 5,207.338' })).toBeVisible();
    expect(within(screen.getByRole('list', { name: 'Invoice copies' })).getByText('TRV-5.pdf')).toBeVisible();
    expect(screen.getByText('No supporting documents available')).toBeVisible();
  });

  it('shows the distribution of a line', async () => {
    answer('stagingTEInvoiceById', { stagingTEInvoiceById: stagedInvoice(5) });
    const { user } = openStaged();
    await user.click(await screen.findByRole('button', { name: 'Distribution details of line 00010' }));
    const dialog = await screen.findByRole('dialog', { name: 'Distribution details of line 00010' });
    expect(within(dialog).getByText('4,959.370')).toBeVisible();
    const [first, second] = getRows('Distribution');
    expect(first).toEqual(expect.arrayContaining(['Share 1', '2,975.620', '148.781', '1000-QC · Quality Control']));
    expect(first).toEqual(
      expect.arrayContaining(['541020 · Testing', 'WBS-1', 'EAS-1', 'IO-1 · IO1 · Audit', 'PC-1000']),
    );
    expect(second).toEqual(expect.arrayContaining(['Share 2', '1,983.750', '99.187']));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the tax code instead of the HSN code outside India, and a message without distribution', async () => {
    const items = [{ ...line, splits: [] }];
    answer('stagingTEInvoiceById', {
      stagingTEInvoiceById: stagedInvoice(5, { countryCode: 'US', items, invoiceCopy: null }),
    });
    const { user } = openStaged();
    expect(await screen.findByRole('columnheader', { name: 'Tax Code' })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'HSN/SAC Code' })).toBeNull();
    expect(screen.getByText('No invoice copies available')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Distribution details of line 00010' }));
    expect(await screen.findByText('No record available!')).toBeVisible();
  });
});

describe('submitted invoice view', () => {
  it('has tabs for header, lines and files, and keeps the open tab in the URL', async () => {
    answer('teInvoiceById', { teInvoiceById: teInvoice(5, { supportingDocuments: null }) });
    const { user, router } = openFinal();
    expect(await screen.findByRole('heading', { level: 1, name: 'T & E Invoice TRV-5' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'T & E Invoices' })).toHaveAttribute('href', '/sportal/TeInvoice');
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual(['Header', 'Line Items 1', 'Attachments 1']);
    expect(screen.getByRole('tab', { name: 'Header' })).toHaveAttribute('aria-selected', 'true');
    expect(valueOf('Document No')).toBe('TEI/000005');
    expect(valueOf('Due Date')).toBe('04-11-2026');
    expect(valueOf('TCS Amount')).toBe('4.96');
    expect(valueOf('Invoice Amount')).toBe('5,312.298 INR');
    expect(screen.queryByText('ERP Message')).toBeNull();
    screen.getByRole('tab', { name: 'Header' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(router.state.location.search).toBe('?tab=lines');
    expect(screen.getByRole('tabpanel', { name: /Line Items/ })).toBeVisible();
    // Gross 5,207.338, TCS 4.96 and the tax line of 100 (spec 3 §5).
    expect(screen.getByRole('row', { name: 'Tax 347.968' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'TCS 4.960' })).toBeVisible();
    expect(screen.getByRole('row', { name: 'Invoice Amount (INR) 5,312.298' })).toBeVisible();
    await user.keyboard('{End}');
    expect(screen.getByRole('list', { name: 'Invoice copies' })).toHaveTextContent('TRV-5.pdf');
    expect(screen.getByText('No supporting documents available')).toBeVisible();
  });

  it('shows the data that imported invoices lack: copies, codes with names, WBS of lines (spec 3 §3)', async () => {
    const copy = (name: string) => ({ file_uid: `u-${name}`, file_name: name, file_status: 'Success', fileSize: 5 });
    answer('teInvoiceById', {
      teInvoiceById: teInvoice(5, {
        invoiceCopies: JSON.stringify([copy('TRV-5 signed.pdf')]),
        documentTypeCode: 'TE',
        documentTypeName: 'Travel',
        departmentCode: 'QA',
        departmentName: 'Quality',
        items: [{ ...line, itemSplitAwbNo: null, awbAmount: null, wbsNumber: 'W-1', wbsNumberName: 'Audit' }],
      }),
    });
    const { user } = openFinal();
    expect(await screen.findByText('TE · Travel')).toBeVisible();
    expect(valueOf('Document Type')).toBe('TE · Travel');
    expect(valueOf('Department')).toBe('QA · Quality');
    await user.click(screen.getByRole('tab', { name: /Line Items/ }));
    expect(screen.getByRole('cell', { name: 'W-1 · Audit' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Attachments 2' }));
    const copies = screen.getByRole('list', { name: 'Invoice copies' });
    expect(within(copies).getByText('TRV-5 signed.pdf')).toBeVisible();
    expect(within(copies).getByText('TRV-5.pdf')).toBeVisible();
  });

  it("opens the tab in the URL, and shows 'Failed to find attached file' for a missing file", async () => {
    answer('teInvoiceById', { teInvoiceById: teInvoice(5) });
    server.use(http.get('*/api/download/:uid', () => HttpResponse.json({ result: 'noResult', fileData: null })));
    const { user } = openFinal('?tab=attachments');
    await user.click(await screen.findByRole('button', { name: 'Download TRV-5.pdf' }));
    expect(await screen.findByText('Failed to find attached file')).toBeVisible();
  });
});

it("an imported invoice that doesn't exist shows 'No Data Found'", async () => {
  answer('stagingTEInvoiceById', { stagingTEInvoiceById: null });
  openStaged();
  expect(await screen.findByText('No Data Found')).toBeVisible();
});

it('a submitted invoice shows the error and Retry instead of the page after a failed load', async () => {
  answer('teInvoiceById', () => graphqlError('Asleep.'));
  const { user } = openFinal();
  expect(await screen.findByText('Asleep.')).toBeVisible();
  answer('teInvoiceById', { teInvoiceById: teInvoice(5) });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'T & E Invoice TRV-5' })).toBeVisible();
});
