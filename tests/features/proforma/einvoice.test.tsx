import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/domain/einvoice/read/readDocument';
import '@/domain/einvoice/components/InForm';
import '@/features/proforma/proforma.einvoice';
import '@/features/proforma/screens/ProformaFormScreens';
import { proformaRoutes } from '@/features/proforma/routes';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, server } from '../../support/server.ts';
import { draft, serveProforma } from './order.ts';

/** An invoice as CII: LG-2026/118 over 1,484.50. */
const XML = readFileSync('tests/domain/einvoice/examples/cii.xml');

const cell = (line: number, title: string) => screen.getByLabelText<HTMLInputElement>(`Line ${line} ${title}`);

/** Opens the form of a draft with extracted data and one empty line. */
async function open() {
  const line = { poItemLineNumber: null, poItemAmount: null, itemDescription: null, lineItemDescription: null };
  serveProforma(() => ({
    ...draft,
    invoiceDocument: JSON.stringify([{ file_uid: 'f1', file_name: 'i.xml', file_status: 'done', fileSize: 1200 }]),
    lineItems: draft.lineItems.map(({ uid }) => ({ uid, ...line, amount: null })),
  }));
  answer('supplierByBankList', { supplierByBankList: { data: [] } });
  const fileData = { byteArr: XML.toString('base64'), fileName: 'i.xml', mimeType: 'text/xml' };
  server.use(http.get('*/files/api/download/:uid', () => HttpResponse.json({ result: 'success', fileData })));
  const { user } = renderFeature({ path: '/ProformaInvoice/Edit?id=54', routes: proformaRoutes });
  const found = await screen.findByLabelText('What the file says');
  const choose = await within(found).findByText(/^(Fill|Use values) .*…$/);
  return { user, found, choose };
}

it("applying the attached document's amount keeps later input in the line", async () => {
  const { user, found, choose } = await open();
  await user.selectOptions(cell(1, 'PO Line Item'), '00010');
  await user.click(cell(1, 'Advance Term'));
  await user.paste('Half with the order');
  await user.click(choose);
  // The amount is still empty, although the line has other values.
  expect(within(found).getByLabelText('Amount')).toBeChecked();
  expect(within(found).getByLabelText('Invoice Number')).not.toBeChecked();
  await user.click(within(found).getByText(/^Fill \d+ fields?$/));
  const totals = screen.getByText(/^Advance amount/).closest('tr');
  await waitFor(() => expect(totals).toHaveTextContent('1,484.50'));
  expect(cell(1, 'PO Line Item')).toHaveValue('00010');
  expect(cell(1, 'Advance Term')).toHaveValue('Half with the order');
  expect(cell(1, 'Amount').closest('tr')).toHaveTextContent('700.00');
});

it("the attached document's amount isn't suggested when there are several lines", async () => {
  const { user, found, choose } = await open();
  await user.click(screen.getByRole('button', { name: 'Add line' }));
  await user.click(choose);
  expect(within(found).getByLabelText('Invoice Number')).toBeVisible();
  expect(within(found).queryByLabelText('Amount')).toBeNull();
});
