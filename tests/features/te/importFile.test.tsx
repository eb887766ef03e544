import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { readImportResult } from '@/features/te/import/importResult';
import { sendTeImport } from '@/features/te/components/TeImportModal';
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

it('the import sends the file in its form field', async () => {
  storeSession(aSession());
  server.use(
    http.post('*/Import/TEInvoiceImport', async ({ request }) => {
      // Read as text, because jsdom cannot parse the request.
      expect(await request.text()).toContain('name="file"');
      return HttpResponse.json({ status: '1', message: 'success', data: '' });
    }),
  );
  const { signal } = new AbortController();
  const sending = sendTeImport(new File(['x'], 'travel.csv'), { setMessage: () => {}, progress: () => {}, signal });
  expect(await sending).toMatchObject({ ok: true });
});
