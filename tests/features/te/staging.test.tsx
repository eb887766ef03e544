import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { StagedRow } from '@/features/te/api/operations';
import '@/features/te/components/RowFilesModal';
import '@/features/te/screens/StagingListScreen';
import type { Session } from '@/platform/session/session';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError, server } from '../../support/server.ts';
import * as real from '../../shared/attachments/realFiles.ts';
import { aFile, staged } from './te.ts';

let rows: StagedRow[];
let asked: object[];

beforeEach(() => {
  rows = [
    staged(5),
    staged(6, { invoiceCopy: '[]' }),
    staged(7, { rcb: 'u-2', createdByName: 'Daniel Weber' }),
    // An attachment without a stored file does not count (spec 3 §5).
    staged(8, { invoiceCopy: '[{"file_name":"TRV-8.pdf"}]' }),
  ];
  asked = answer('stagingTEInvoiceList', () => ({ page: { totalRecords: rows.length, data: rows } }));
  answer('filterList', { filterList: null });
  answer('companyNames', { companyList: null });
});

const open = (session?: Partial<Session>) => renderFeature({ path: '/TeInvoiceImport', ...(session && { session }) });
const choose = (number: string) => screen.findByRole('checkbox', { name: `Select ${number}` });
const press = (name: string) => screen.getByRole('button', { name });
const outcomes = async () =>
  within(await screen.findByRole('region', { name: 'Result' }))
    .getAllByRole('listitem')
    .map(item => item.textContent);

describe('selecting imported invoices', () => {
  it("is limited to the user's own invoices with an invoice file; other rows show the reason", async () => {
    open();
    expect(await choose('TRV-5')).toBeEnabled();
    for (const number of ['TRV-6', 'TRV-7', 'TRV-8']) expect(await choose(number)).toBeDisabled();
    expect(screen.getAllByText('Invoice file missing')).toHaveLength(2);
    expect(screen.getByText('Imported by Daniel Weber')).toBeVisible();
  });

  it('allows all own invoices while Enable Delete is on, and shows Delete only then', async () => {
    const { user } = open();
    await choose('TRV-5');
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Enable Delete' }));
    expect(await choose('TRV-6')).toBeEnabled();
    expect(await choose('TRV-7')).toBeDisabled();
    expect(press('Delete')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await choose('TRV-6'));
    expect(press('Delete (1)')).toHaveAttribute('aria-disabled', 'false');
    // Switching off removes selections that are no longer allowed.
    await user.click(screen.getByRole('switch', { name: 'Enable Delete' }));
    expect(screen.getByText('Select invoices to submit them')).toBeVisible();
  });

  it('is hidden from a read-only user, as are the toolbar and the import', async () => {
    open({ roles: ['auditor'], roleGroups: ['auditor'] });
    expect(await screen.findByRole('link', { name: 'TRV-5' })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Import Invoice' })).toBeNull();
  });
});

describe('submitting imported invoices', () => {
  it('sends the selected invoices in one request and shows the remaining ones', async () => {
    const sent = answer('submitStagingTEInvoice', () => {
      rows = rows.slice(1);
      return { submitStagingTEInvoice: { id: 1, status: 'success', message: '', data: [] } };
    });
    const { user } = open();
    await user.click(await choose('TRV-5'));
    await user.click(press('Submit (1)'));
    expect(await screen.findByText('Invoices Imported Successfully.')).toBeVisible();
    expect(sent).toEqual([{ list: [{ id: 5 }] }]);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'TRV-5' })).toBeNull());
    expect(screen.getByText('Select invoices to submit them')).toBeVisible();
    expect(asked).toHaveLength(2);
  });

  it('does nothing when no invoice is selected', async () => {
    const { user } = open();
    await choose('TRV-5');
    await user.click(press('Submit'));
    expect(screen.queryByText('Failed to import selected Invoices.')).toBeNull();
  });

  it('shows the reason for each rejected invoice and keeps the selection', async () => {
    const data = [{ key: 'TRV-5', value: 'This invoice already exist' }];
    answer('submitStagingTEInvoice', { submitStagingTEInvoice: { id: -1, status: 'error', message: 'No', data } });
    const { user } = open();
    await user.click(await choose('TRV-5'));
    await user.click(press('Submit (1)'));
    expect(await outcomes()).toEqual(['TRV-5This invoice already exist']);
    expect((await screen.findAllByText('Failed to import selected Invoices.'))[0]).toBeVisible();
    expect(press('Submit (1)')).toBeVisible();
    await user.click(within(screen.getByRole('region', { name: 'Result' })).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
  });
});

describe('deleting imported invoices', () => {
  const begin = async () => {
    const { user } = open();
    await choose('TRV-5');
    await user.click(screen.getByRole('switch', { name: 'Enable Delete' }));
    await user.click(await choose('TRV-5'));
    await user.click(await choose('TRV-6'));
    await user.click(press('Delete (2)'));
    return {
      user,
      question: await screen.findByRole('alertdialog', { name: 'Do you want to delete these Imported Invoices?' }),
    };
  };

  it('shows the result for each invoice', async () => {
    answer<{ input: { id: number } }>('stagingTEInvoiceDelete', ({ input }) =>
      input.id === 6 ? graphqlError('Asleep.') : { stagingTEInvoiceDelete: { result: 'Deleted' } },
    );
    const { user, question } = await begin();
    expect(within(question).getByRole('cell', { name: 'TRV-5' })).toBeVisible();
    expect(within(question).getByRole('cell', { name: 'TRV-6' })).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(async () =>
      expect(await outcomes()).toEqual([
        'Invoice TRV-5 deleted.',
        'Failed to delete Invoice TRV-6Asleep. Copy details ',
      ]),
    );
    await waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('files of an imported row', () => {
  // Comparing the copy with the invoice is tested in einvoiceOnPage.test.tsx.
  beforeEach(() => void answer('stagingTEInvoiceById', { stagingTEInvoiceById: null }));
  const files = (name: string) => screen.findByRole('button', { name });

  it('accept one pdf, gif or jpeg, which is saved immediately', async () => {
    server.use(http.post('*/api/upload', () => HttpResponse.json({ result: 'success' })));
    const saved = answer<{ input: { id: number; invoiceCopy: string } }>('stagingTEInvoiceUpdate', {
      stagingTEInvoiceUpdate: { status: 'Updated' },
    });
    const { user } = open();
    await user.click(await files('Invoice File of TRV-6: none'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice File of TRV-6' }));
    expect(dialog.getByText('No invoice copies available')).toBeVisible();
    await user.upload(
      dialog.getByLabelText('Choose file: Invoice File of TRV-6'),
      real.getFile(await real.pdf(), 'ticket.pdf', 'application/pdf'),
    );
    expect(await screen.findByText('File updated!')).toBeVisible();
    expect(saved[0]?.input.id).toBe(6);
    expect(attachmentsFromJson(saved[0]?.input.invoiceCopy)).toMatchObject([{ file_name: 'ticket.pdf' }]);
    expect(saved[0]?.input).not.toHaveProperty('supportingDocuments');
    await waitFor(() => expect(dialog.queryByText('No invoice copies available')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('stay on the file service once the row referenced them, even after removal', async () => {
    const removed: unknown[] = [];
    server.use(
      http.post('*/api/upload', () => HttpResponse.json({ result: 'success' })),
      http.get('*/api/delete/:uid', ({ params }) => {
        removed.push(params['uid']);
        return HttpResponse.json({ result: 'success' });
      }),
    );
    const saved = answer('stagingTEInvoiceUpdate', { stagingTEInvoiceUpdate: { status: 'Updated' } });
    const { user } = open();
    await user.click(await files('Invoice File of TRV-6: none'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Invoice File of TRV-6' }));
    await user.upload(
      dialog.getByLabelText('Choose file: Invoice File of TRV-6'),
      real.getFile(await real.pdf(), 'ticket.pdf', 'application/pdf'),
    );
    expect(await screen.findByText('File updated!')).toBeVisible();
    await user.click(await dialog.findByRole('button', { name: 'Delete ticket.pdf' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(saved).toHaveLength(2));
    expect(await dialog.findByText('No invoice copies available')).toBeVisible();
    expect(removed).toEqual([]);
  });

  it("stay unchanged with 'Failed to update file' when saving fails", async () => {
    server.use(http.post('*/api/upload', () => HttpResponse.json({ result: 'success' })));
    answer('stagingTEInvoiceUpdate', { stagingTEInvoiceUpdate: { status: 'Not found' } });
    const { user } = open();
    await user.click(await files('Evidence Receipt File of TRV-5: none'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Evidence Receipt File of TRV-5' }));
    await user.upload(
      dialog.getByLabelText('Choose file: Evidence Receipt File of TRV-5'),
      real.getFile(real.gif, 'ticket.gif', 'image/gif'),
    );
    expect(await screen.findByText('Failed to update file')).toBeVisible();
    expect(dialog.getByText('No supporting documents available')).toBeVisible();
  });

  it('are read-only when another user imported the row', async () => {
    rows = [staged(7, { rcb: 'u-2', supportingDocuments: JSON.stringify([aFile('a.pdf'), aFile('b.pdf')]) })];
    const { user } = open();
    await user.click(await files('Evidence Receipt File of TRV-7: 2 files'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Evidence Receipt File of TRV-7' }));
    expect(dialog.getByRole('button', { name: 'Download a.pdf' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /^Upload/ })).toBeNull();
    expect(dialog.queryByRole('button', { name: /^Delete/ })).toBeNull();
  });
});
