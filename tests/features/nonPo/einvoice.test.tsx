import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
// Imported up front, so that no interaction waits for the module transform.
import '@/domain/einvoice/read/readDocument';
import '@/domain/einvoice/components/InForm';
import '@/domain/einvoice/components/OnRecord';
import '@/features/nonPo/nonPo.einvoice';
import '@/features/nonPo/screens/NonPoFormScreens';
import '@/features/nonPo/screens/NonPoViewScreen';
import type { NonPoInvoice } from '@/features/nonPo/api/operations';
import { nonPoRoutes } from '@/features/nonPo/routes';
import { env } from '@/platform/env';
import { entriesAt, people, taskRow } from '../../shared/approval/fixtures.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, server } from '../../support/server.ts';
import { cell, put, serveReference } from './openForm.ts';
import { designated, studyItem, submitted } from './record.ts';

/** An invoice as CII: LG-2026/118 of 2-Nov-2026 with two lines, in EUR. */
const XML = readFileSync('tests/domain/einvoice/examples/cii.xml');

let record: NonPoInvoice;
beforeEach(() => {
  serveReference('DE');
  record = {
    ...submitted,
    countryCode: 'DE',
    companyCode: '4000',
    currencyCode: 'EUR',
    currency: 'Euro',
    taxType: 'No Tax',
    taxTypeCode: 'NT',
    approverId: people.designated.userId,
    approverEmail: people.designated.email,
    items: [{ ...studyItem, hsnSacCode: null, taxCode: 'A19', taxRate: '0', taxAmount: '0', grossAmount: '1000.00' }],
  };
  answer('nonPoInvoiceById', () => ({ nonPoInvoiceById: record }));
  answer('supplierByBankList', { supplierByBankList: { data: [] } });
  const fileData = { byteArr: XML.toString('base64'), fileName: 'invoice.xml', mimeType: 'text/xml' };
  server.use(http.get('*/files/api/download/:uid', () => HttpResponse.json({ result: 'success', fileData })));
});

const strip = () => screen.findByLabelText('What the file says');

describe('invoice view with an attached e-invoice', () => {
  it('shows each field that differs from the stored file with both values, in page and dialog', async () => {
    answer('workflowTaskQuery', () => {
      const row = taskRow(entriesAt(1), { module: 'NonPoInvoice', context: 'NonPoInvoice', contextId: record.id });
      const data = [{ ...row, workflowActions: String(row.workflowActions) }];
      return { workflowTaskQuery: { totalRecords: 1, data } };
    });
    const { user } = renderFeature({ path: '/NonPoInvoice/View/12', routes: nonPoRoutes, session: designated });
    expect(await strip()).toHaveTextContent('Invoice number · File: LG-2026/118 · Entered: INV-12');
    expect(await strip()).toHaveTextContent(/fields don't match/);
    expect(await strip()).toHaveTextContent('Payment to DE02120300000000202051 by 02-Dec-2026');
    await user.click(await screen.findByText('Approve'));
    const dialog = await screen.findByRole('dialog', { name: 'Workflow Approve' });
    expect(dialog).toHaveTextContent('Invoice number · File: LG-2026/118 · Entered: INV-12');
  });

  it('shows that the file is being read when the supplier has a GSTIN', async () => {
    record = { ...record, supplierGstNumber: '27AAACS1234A1Z9' };
    renderFeature({ path: '/NonPoInvoice/View/12', routes: nonPoRoutes, session: designated });
    expect(await screen.findByText(/^Checking the invoice file/)).toBeVisible();
    expect(await strip()).toBeVisible();
    expect(screen.queryByText(/^Checking the invoice file/)).toBeNull();
  });
});

it('the invoice view reads no attached invoice when the environment disables it', async () => {
  env.readsEinvoices = false;
  onTestFinished(() => void (env.readsEinvoices = true));
  renderFeature({ path: '/NonPoInvoice/View/12', routes: nonPoRoutes, session: designated });
  await screen.findByText('Line items');
  expect(screen.queryByText(/^Checking the invoice file/)).toBeNull();
});

describe('draft form with an attached e-invoice', () => {
  beforeEach(() => {
    record = { ...record, status: 'Draft', rcb: 'u-100', invoiceNumber: 'TYPED-1', invoiceDate: null };
  });
  const open = async () => {
    const opened = renderFeature({ path: '/NonPoInvoice/Edit?id=12', routes: nonPoRoutes });
    await screen.findByLabelText('Invoice Number');
    return opened;
  };

  it('previews each suggested value and overwrites typed values only on request', async () => {
    const { user } = await open();
    const found = await strip();
    await user.click(await within(found).findByText(/^(Fill|Use values) .*…$/));
    expect(within(found).getByLabelText('Invoice Number')).not.toBeChecked();
    expect(within(found).getByLabelText('Line items')).not.toBeChecked();
    expect(within(found).getByLabelText('Invoice Date')).toBeChecked();
    await user.click(within(found).getByText('Fill 1 field'));
    await waitFor(() => expect(screen.getByLabelText('Invoice Date')).toHaveValue('02-Nov-2026'));
    expect(screen.getByLabelText('Invoice Number')).toHaveValue('TYPED-1');
    expect(screen.getByLabelText('Line 1 Amount')).toHaveValue('1,000.00');

    await user.click(await within(found).findByText('Use values from XML…'));
    await user.click(within(found).getByLabelText('Invoice Number'));
    await user.click(within(found).getByLabelText('Line items'));
    await user.click(within(found).getByText('Fill 2 fields'));
    await waitFor(() => expect(screen.getByLabelText('Invoice Number')).toHaveValue('LG-2026/118'));
    expect(screen.getByLabelText('Line 1 Description')).toHaveValue('Glass vials, 10 ml');
    expect(screen.getByLabelText('Line 1 Amount')).toHaveValue('1,225.00');
    // Only one tax code has this rate.
    expect(screen.getByLabelText('Line 1 Tax Code')).toHaveValue('A19');
  });

  describe('after applying its lines', () => {
    type User = Awaited<ReturnType<typeof open>>['user'];
    const takeLines = async (user: User) => {
      const found = await strip();
      await user.click(await within(found).findByText(/^(Fill|Use values) .*…$/));
      for (const box of within(found).getAllByRole<HTMLInputElement>('checkbox'))
        if (box.checked !== (box === within(found).getByLabelText('Line items'))) await user.click(box);
      await user.click(within(found).getByText('Fill 1 field'));
    };
    const getRow = (line: number) => cell(line, 'Amount').closest('tr') ?? document.body;

    it('Ctrl+Z in the table restores the previous lines, and a second Ctrl+Z undoes the earlier edit', async () => {
      const { user } = await open();
      await user.click(cell(1, 'Amount'));
      await user.keyboard('{Control>}{Enter}{/Control}');
      await takeLines(user);
      await waitFor(() => expect(cell(1, 'Description')).toHaveValue('Glass vials, 10 ml'));
      await user.click(cell(1, 'Description'));
      await user.keyboard('{Control>}z{/Control}');
      await screen.findByText('Undid filling from the XML.');
      expect(cell(1, 'Amount')).toHaveValue('1,000.00');
      expect(cell(1, 'Description')).toHaveValue(studyItem.lineItemDescription);
      expect(cell(2, 'Description')).toHaveValue('');
      await user.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(screen.queryByLabelText('Line 2 Amount')).toBeNull());
    });

    it("lines are calculated with the attached document's tax type when it is applied as well", async () => {
      const data = ['No Tax', 'VAT'].map(name => ({ code: name, name }));
      answer('taxTypeList', { taxTypeList: { totalRecords: data.length, data } });
      const { user } = await open();
      const found = await strip();
      await user.click(await within(found).findByText(/^(Fill|Use values) .*…$/));
      await user.click(within(found).getByLabelText('Tax Type'));
      await user.click(within(found).getByLabelText('Line items'));
      await user.click(within(found).getByText('Fill 3 fields'));
      await waitFor(() => expect(getRow(1)).toHaveTextContent(/19.*232\.75.*1,457\.75/));
    });
  });

  it('suggests no currency when the form has the same currency under another name', async () => {
    const { user } = await open();
    const found = await strip();
    await user.click(await within(found).findByText(/^(Fill|Use values) .*…$/));
    expect(within(found).getByLabelText('Line items')).toBeVisible();
    expect(within(found).queryByLabelText('Currency')).toBeNull();
  });

  it('compares again when the user leaves an edited field', async () => {
    const { user } = await open();
    expect(await strip()).toHaveTextContent('File: LG-2026/118 · Entered: TYPED-1');
    const number = screen.getByLabelText('Invoice Number');
    await user.clear(number);
    await put(user, number, 'LG2026-118');
    await user.tab();
    await waitFor(async () => expect(await strip()).not.toHaveTextContent('Invoice number'));
  });

  it('shows other invoices with the same number in any spelling, and other records with the same file', async () => {
    const { unmount } = renderFeature({ path: '/NonPoInvoice/View/12', routes: nonPoRoutes, session: designated });
    await strip();
    unmount();
    record = { ...record, id: 13 };
    const row = {
      id: 44,
      rct: null,
      companyCode: '4000',
      supplierCode: record.supplierCode,
      invoiceNumber: 'LG 2026-118',
    };
    const asked = answer('nonPoInvoiceList', { nonPoInvoiceList: { totalRecords: 1, data: [row] } });
    renderFeature({ path: '/NonPoInvoice/Edit?id=13', routes: nonPoRoutes });
    await waitFor(async () => expect(await strip()).toHaveTextContent('LG 2026-118 is already used by invoice #44.'));
    expect(JSON.stringify(asked)).toContain('"2026"');
  });
});
