import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { readImportResult } from '@/features/te/import/importResult';
import { sendTeImport } from '@/features/te/components/TeImportModal';
import { teImport } from '@/features/te/import/te.import';
import { addDays, today } from '@/lib/dates';
import { ImportWorkbench } from '@/shared/importing/ImportWorkbench';
import { createImportGuard } from '@/shared/importing/importGuard';
import { renderUi } from '../../support/render';
import { server } from '../../support/server';
import { aSession, storeSession } from '../../support/session';

describe('result of the T&E import', () => {
  it.each<[string, unknown, object]>([
    ['success', { status: '1', message: 'success', data: 'uid|a.xlsx|/x|9' }, { ok: true }],
    [
      'an error with rows in its keys',
      { status: '1', message: 'error', data: [{ key: 'Row 3: Invoice Number', value: 'Exists' }] },
      { ok: false, message: 'Error while uploading', problems: [{ key: 'Invoice Number', row: 3, value: 'Exists' }] },
    ],
    [
      'an error as text',
      { status: '1', message: 'error', data: '[{"key":"TRV-1","value":"Closed"}]' },
      { ok: false, problems: [{ key: 'TRV-1', row: null, value: 'Closed' }] },
    ],
    [
      'an error as text with pipes',
      { status: '1', message: 'error', data: 'Row 2: Amount|Amount is required|Row 3: Currency|Unknown' },
      {
        ok: false,
        problems: [
          { key: 'Amount', row: 2, value: 'Amount is required' },
          { key: 'Currency', row: 3, value: 'Unknown' },
        ],
      },
    ],
    [
      'a failure as text',
      { status: '1', message: 'failed', data: 'Sheet is locked' },
      { ok: false, message: 'Sheet is locked' },
    ],
    ['another status', { status: '0', message: 'No access', data: null }, { ok: false, message: 'No access' }],
    ['nothing', null, { ok: false, message: 'Upload failed' }],
  ])('is parsed: %s', (_, answer, expected) => expect(readImportResult(answer)).toMatchObject(expected));
});

it('the import sends the file in its form field and maps server errors to their cells', async () => {
  storeSession(aSession());
  let sent = 0;
  server.use(
    http.post('*/Import/TEInvoiceImport', async ({ request }) => {
      // Read as text, because jsdom cannot parse the request. The workbench's test checks the bytes.
      expect(await request.text()).toContain('name="file"');
      sent += 1;
      return HttpResponse.json(
        sent > 1
          ? { status: '1', message: 'success', data: '' }
          : {
              status: '1',
              message: 'error',
              data: [{ key: 'Row 2: Invoice Number', value: 'This invoice already exist' }],
            },
      );
    }),
  );
  const onImported = vi.fn();
  const { user } = renderUi(
    <ImportWorkbench
      def={teImport}
      send={sendTeImport}
      guard={createImportGuard()}
      onCancel={() => {}}
      onAccepted={onImported}
    />,
  );
  const day = addDays(today(), -3);
  const csv = `Company Code,Supplier Code,Invoice Number,Invoice Date,Currency,Line Item Description,Amount\n1000,200101,TRV-1,${day},INR,Air fare,5400\n`;
  await user.upload(screen.getByLabelText('File to import'), new File([csv], 'travel.csv'));
  await screen.findByRole('cell', { name: 'TRV-1' });
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Error while uploading')).toBeVisible();
  const list = screen.getByRole('list', { name: 'Problems' });
  await user.click(within(list).getByRole('button', { name: /Row 2 · Invoice Number This invoice already exist/ }));
  await waitFor(() => expect(screen.getByRole('cell', { name: 'TRV-1' })).toHaveFocus());
  await user.keyboard('TRV-2{Enter}');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(onImported).toHaveBeenCalled());
  expect(sent).toBe(2);
});
