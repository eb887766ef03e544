import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { manualImport } from '@/features/manual/import/manual.import';
import '@/features/manual/components/ManualImportModal';
import '@/features/manual/screens/ManualListScreen';
import { addDays, today } from '@/lib/dates';
import { getHeadings, sampleRow } from '../../support/importFiles.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, server } from '../../support/server.ts';

const none = () => Promise.resolve([]);
const def = manualImport({ documentTypes: none, apSubCategories: none, currencies: none });

beforeEach(() => {
  answer('manualInvoiceEntryList', { manualInvoiceEntryList: null });
  answer('filterList', { filterList: null });
  const list = (rows: object[]) => ({ data: rows });
  answer('manualEntryDocumentTypeList', {
    manualEntryDocumentTypeList: list([{ code: 'PO', name: 'Purchase Order' }]),
  });
  answer('manualEntryApSubCategoryList', {
    manualEntryApSubCategoryList: list([{ code: 'GENERAL', name: 'General' }]),
  });
  answer('currencyList', { currencyList: list([{ id: 1, code: 'INR', name: 'Indian Rupee' }]) });
});

/** Opens the dialog with one valid row, ready to submit. */
async function ready() {
  const { user } = renderFeature({ path: '/ManualInvoiceEntry' });
  await user.click(await screen.findByRole('button', { name: 'Import Item' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import Item' }));
  const row: Record<string, string | undefined> = { ...sampleRow(def), invoiceDate: addDays(today(), -3) };
  const csv = [getHeadings(def), def.columns.map(({ key }) => row[key])].map(cells => cells.join(',')).join('\n');
  await user.upload(dialog.getByLabelText('File to import'), new File([csv], 'entries.csv'));
  await dialog.findByRole('cell', { name: 'INV-2026-0001' });
  return { user, dialog };
}

const upload = (reply: object) =>
  server.use(
    http.post('*/Import/ManualInvoice', async ({ request }) => {
      expect(await request.text()).toContain('name="image"');
      return HttpResponse.json(reply);
    }),
  );
const imported = { id: 1, result: 'Success', errorCode: null, message: 'success', totalRecordCount: 1 };

it.each([
  [
    'another message',
    { status: '1', message: 'Row 2 is wrong', data: null },
    /^entries.* Some validations are failed\. Please download error file, correct errors and try again\.$/,
  ],
  ['another status', { status: '0', message: 'No room', data: null }, /^entries.* file upload failed\.$/],
])('an upload that answers %s shows the message of spec 3 §8 and imports nothing', async (_what, reply, words) => {
  upload(reply);
  const called = answer('manualInvoiceImport', { manualInvoiceImport: null });
  const { user, dialog } = await ready();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(called).toEqual([]);
});

it('the error file of an invalid upload is downloadable; a missing file shows an error (spec 3 §7, §8)', async () => {
  upload({ status: '1', message: 'Row 2 is wrong', data: 'err-1|entries_errors.xlsx|/files/err-1|90' });
  const { user, dialog } = await ready();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  const link = await dialog.findByRole('button', { name: 'Download error file' });
  server.use(http.get('*/api/download/err-1', () => HttpResponse.json({ result: 'noResult' })));
  await user.click(link);
  expect(await dialog.findByText('File not exists')).toBeVisible();
  const fileData = { byteArr: btoa('wrong'), mimeType: 'text/csv', fileName: 'other.csv' };
  server.use(http.get('*/api/download/err-1', () => HttpResponse.json({ result: 'success', fileData })));
  const saved: string[] = [];
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} }); // jsdom has neither
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await user.click(link);
  await waitFor(() => expect(saved).toEqual(['entries_errors.xlsx']));
  vi.restoreAllMocks();
});

it("the import sends the uploaded file's descriptor and shows why it failed", async () => {
  upload({ status: '1', message: 'success', data: 'uid-1|entries.xlsx|/files/uid-1|812' });
  const called = answer('manualInvoiceImport', () => ({
    manualInvoiceImport: { ...imported, id: 0, message: 'the sheet is locked', succeedRecordCount: 0, data: [] },
  }));
  const { user, dialog } = await ready();
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await dialog.findByText('Error while submitting: the sheet is locked')).toBeVisible();
  expect(called).toEqual([
    { input: { fileUid: 'uid-1', fileName: 'entries.xlsx', fileUrl: '/files/uid-1', size: '812' } },
  ]);
  const asked = answer('manualInvoiceEntryList', { manualInvoiceEntryList: null });
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(asked).toHaveLength(1)); // the server may have imported some rows
});

it("a full import shows 'Successfully Rejected' and reloads the list (docs/decisions.md#import-success)", async () => {
  upload({ status: '1', message: 'success', data: 'uid-1|entries.xlsx|/files/uid-1|812' });
  answer('manualInvoiceImport', { manualInvoiceImport: { ...imported, succeedRecordCount: 1, data: [] } });
  const { user, dialog } = await ready();
  const asked = answer('manualInvoiceEntryList', { manualInvoiceEntryList: null });
  await user.click(dialog.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Successfully Rejected')).toBeVisible();
  expect(screen.getByText('1 invoice imported')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Import Item' })).toBeNull());
  await waitFor(() => expect(asked).toHaveLength(1));
});
