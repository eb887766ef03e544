import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/domain/einvoice/read/readDocument';
import '@/domain/einvoice/components/OnRecord';
import '@/features/te/components/RowFilesModal';
import '@/features/te/screens/StagedViewScreen';
import '@/features/te/screens/StagingListScreen';
import '@/features/te/te.einvoice';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, server } from '../../support/server.ts';
import { line, staged, stagedInvoice } from './te.ts';

/** An invoice as CII: LG-2026/118 of 2-Nov-2026, in EUR. */
const XML = readFileSync('tests/domain/einvoice/examples/cii.xml');

beforeEach(() => {
  const fileData = { byteArr: XML.toString('base64'), fileName: 'invoice.xml', mimeType: 'text/xml' };
  server.use(http.get('*/files/api/download/:uid', () => HttpResponse.json({ result: 'success', fileData })));
  answer('supplierByBankList', { supplierByBankList: { data: [] } });
  answer('stagingTEInvoiceById', {
    stagingTEInvoiceById: stagedInvoice(5, { items: [{ ...line, taxRate: '12', taxAmount: null, grossAmount: null }] }),
  });
});

it('an imported invoice shows differences from its attached e-invoice and hints before submitting', async () => {
  const { user } = renderFeature({ path: '/TeInvoiceImport/View/5' });
  expect(await screen.findByLabelText('What the file says')).toHaveTextContent(
    'Invoice number · File: LG-2026/118 · Entered: TRV-5',
  );
  const hints = within(await screen.findByRole('region', { name: 'Check before submitting' }));
  await user.click(hints.getByText(/you can still submit$/));
  expect(hints.getByText('Line 1 uses 12% GST.')).toBeVisible();
});

it('the attached invoice of a row is compared when its file dialog opens', async () => {
  const rows = [staged(5)];
  answer('stagingTEInvoiceList', { page: { totalRecords: rows.length, data: rows } });
  answer('filterList', { filterList: null });
  answer('companyNames', { companyList: null });
  const { user } = renderFeature({ path: '/TeInvoiceImport' });
  await user.click(await screen.findByRole('button', { name: 'Invoice File of TRV-5: 1 file' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invoice File of TRV-5' }));
  expect(await dialog.findByLabelText('What the file says')).toHaveTextContent(
    'Invoice number · File: LG-2026/118 · Entered: TRV-5',
  );
});
