import { screen, waitFor } from '@testing-library/react';
import { personalKey } from '@/platform/session/session';
import { expect, it } from 'vitest';
import { answer } from '../../support/server.ts';
import { cell, fillHeader, openNew, put, saveDraft, serveReference, submit, typeCode } from './openForm.ts';
import { submitted } from './record.ts';

type User = Awaited<ReturnType<typeof openNew>>['user'];

async function fill(user: User, number: string): Promise<void> {
  await fillHeader(user, { number });
  await put(user, cell(1, 'Amount'), '1000');
  await typeCode(user, 1, '998346');
  await waitFor(() => expect(cell(1, 'HSN/SAC Code')).toHaveValue('998346'));
}

it('the new invoice form opens with the focus in the first empty field', async () => {
  serveReference();
  await openNew();
  await waitFor(() => expect(screen.getByLabelText('Bill To Location')).toHaveFocus());
});

it("'Submit and create another' keeps company and parties and suggests the last choices first", async () => {
  const { saved } = serveReference();
  const { user } = await openNew();
  await fill(user, 'INV-7');
  await user.click(screen.getByText('Submit and create another'));
  await waitFor(() => expect(saved).toHaveLength(1));
  await waitFor(() => expect(screen.getByLabelText('Invoice Number')).toHaveValue(''));
  expect(screen.getByRole('heading', { level: 1, name: 'New Non-PO Invoice' })).toBeVisible();
  expect(screen.getAllByText(/Meridian Labs/).length).toBeGreaterThan(0);
  expect(screen.getByLabelText('Bill To Location')).toHaveValue('');
  await user.click(screen.getByLabelText('Approver'));
  expect(await screen.findByTitle('Dev Sharma')).toBeInTheDocument();
  expect(localStorage.getItem(personalKey('u-100', 'chosen', '1000'))).toContain('Genome Valley');
});

it('an existing invoice number is marked and links to its invoice', async () => {
  serveReference();
  answer('nonPoInvoiceCreate', { nonPoInvoiceCreate: { id: -1 } });
  const other = { ...submitted, id: 77, invoiceNumber: 'INV-7', supplierCode: 'S0007', companyCode: '1000' };
  const list = answer<{ input: { parameters: object[] } }>('nonPoInvoiceList', {
    nonPoInvoiceList: { totalRecords: 1, data: [{ ...other, rct: '2026-01-02T00:00:00Z' }] },
  });
  const { user } = await openNew();
  await fill(user, 'INV-7');
  await submit(user);
  const link = await screen.findByText('Open Invoice #77');
  expect(link.closest('a')?.getAttribute('href')).toMatch(/\/NonPoInvoice\/View\/77$/);
  expect(screen.getByLabelText('Invoice Number')).toBeInvalid();
  expect(screen.getByLabelText('Invoice Number')).toHaveAccessibleDescription(/This invoice already exist/);
  expect(list[0]?.input.parameters).toEqual([{ name: 'invoiceNumber', value: 'INV-7' }]);
});

it("an empty draft isn't saved", async () => {
  const { saved } = serveReference();
  const { user } = await openNew();
  await saveDraft(user);
  expect(await screen.findByText(/This draft is empty/)).toBeVisible();
  expect(saved).toHaveLength(0);
});
