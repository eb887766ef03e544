import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ManualEntry } from '@/features/manual/api/operations';
import '@/features/manual/components/EntryModal';
import '@/features/manual/components/RemarkModal';
import '@/features/manual/screens/ManualListScreen';
import { addDays, formatDay, today } from '@/lib/dates';
import type { Session } from '@/platform/session/session';
import { pdf } from '../../shared/attachments/realFiles.ts';
import { renderFeature } from '../../support/renderApp.tsx';
import { answer, graphqlError, server } from '../../support/server.ts';
import { atField } from '../../support/told.ts';
import { anEntry } from './entry.ts';
import { fill } from '../../support/render.tsx';

const companies = [
  { id: 1, code: '1000', name: 'Vireya Pharmaceuticals', countryCode: 'IN', countryName: 'India', currencyCode: 'INR' },
  { id: 2, code: '3000', name: 'Vireya Inc.', countryCode: 'US', countryName: 'United States', currencyCode: 'USD' },
];
const served = {
  id: 7,
  code: 'S0007',
  name: 'Meridian Labs',
  companyCode: '1000',
  companyName: 'Vireya Pharmaceuticals',
};
const type = (code: string, name: string) => ({ code, name });

let lists = 0;
let stored: ManualEntry | null;
let duplicates: object[];

beforeEach(() => {
  lists = 0;
  stored = anEntry();
  answer('filterList', { filterList: null });
  answer('manualInvoiceEntryList', () => {
    lists += 1;
    return { manualInvoiceEntryList: { totalRecords: stored ? 1 : 0, data: stored ? [stored] : [] } };
  });
  answer('manualInvoiceEntryById', () => ({ manualInvoiceEntryById: stored }));
  answer('companyList', { companyList: { totalRecords: 2, data: companies } });
  answer('masterSupplierList', { masterSupplierList: { totalRecords: 1, data: [served] } });
  answer('currencyList', { currencyList: { data: [type('INR', 'Indian Rupee')] } });
  answer('manualEntryDocumentTypeList', {
    manualEntryDocumentTypeList: { data: [type('PO', 'Purchase Order'), type('NonPO', 'Non PO')] },
  });
  answer('manualEntryApSubCategoryList', { manualEntryApSubCategoryList: { data: [type('GENERAL', 'General')] } });
  answer('manualInvoiceEntryBusinessLocation', {
    manualInvoiceEntryBusinessLocation: { data: [{ name1: 'Hyderabad' }] },
  });
  duplicates = answer('manualInvocieEntryDuplicateWarning', {
    manualInvocieEntryDuplicateWarning: { id: 0, message: null },
  });
  server.use(http.post('*/files/api/upload', () => HttpResponse.json({ result: 'success', statusText: 'OK' })));
});

async function open(button: string, session?: Partial<Session>) {
  const view = renderFeature({ path: '/ManualInvoiceEntry', ...(session && { session }) });
  await screen.findByText(/^Total Records/);
  await view.user.click(await screen.findByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog', { name: /^PO Invoice Entry Form/ }));
  const choose = async (field: string, option: string, typed = '') => {
    const box = dialog.getByRole('combobox', { name: field });
    await view.user.click(box);
    if (typed) await view.user.type(box, typed);
    await view.user.click(await screen.findByTitle(option));
  };
  const press = (name: string) => view.user.click(dialog.getByRole('button', { name }));
  return { ...view, dialog, choose, press };
}

/** antd gives every dialog in a test the same ID, so only the title identifies a dialog. */
async function getDialog(title: string) {
  const dialog = (await screen.findByText(title)).closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error(`${title} is no dialog`);
  return within(dialog);
}

/** Fills every required field of a new entry. */
async function fillAll({ user, dialog, choose }: Awaited<ReturnType<typeof open>>, order: string | null) {
  await choose('Company', 'Vireya Pharmaceuticals');
  await choose('Document Type', order === null ? 'Non PO' : 'Purchase Order');
  await choose('AP Sub-Category', 'General');
  if (order !== null) await fill(user, dialog.getByRole('textbox', { name: 'Purchase Order' }), order);
  await fill(user, dialog.getByRole('textbox', { name: 'Invoice Number' }), 'MAN-99');
  await fill(user, dialog.getByRole('textbox', { name: 'Invoice Date' }), formatDay(addDays(today(), -1)));
  await fill(user, dialog.getByRole('textbox', { name: 'Invoice Amount' }), '1180.5');
  await user.upload(dialog.getByLabelText('Choose file: Upload Invoice'), new File([await pdf()], 'man-99.pdf'));
  await dialog.findByRole('button', { name: 'Delete man-99.pdf' });
}

describe('new manual entry dialog', () => {
  beforeEach(() => {
    stored = null;
  });

  it('saves the values that follow from the company and reloads the list', async () => {
    const created = answer('createManualInvoiceEntry', { createManualInvoiceEntry: { id: 31 } });
    const modal = await open('Create New');
    expect(modal.dialog.getByRole('combobox', { name: 'Supplier' })).toBeDisabled();
    expect(modal.dialog.queryByRole('textbox', { name: 'FI Document Number' })).toBeNull();
    await fillAll(modal, '4500000001');
    const before = lists;
    await modal.press('Save');
    expect(await screen.findByText('Manual Invoice created successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(lists).toBe(before + 1));
    expect(duplicates).toHaveLength(1);
    expect(created).toMatchObject([
      {
        input: {
          countryCode: 'IN',
          companyCode: '1000',
          supplierId: 7,
          supplierCode: 'S0007',
          currencyCode: 'INR',
          currency: 'Indian Rupee',
          documentTypeCode: 'PO',
          purchaseOrder: '4500000001',
          apSubCategoryCode: 'GENERAL',
          invoiceNumber: 'MAN-99',
          invoiceDate: addDays(today(), -1),
          invoiceAmount: '1180.50',
          status: 'Open',
          createdBy: 'Supplier',
        },
      },
    ]);
  });

  it.each([
    [-1, 'This Invoice already exists'],
    [0, 'Sorry something went wrong please try again'],
  ])('for result %s shows %j and stays open', async (id, words) => {
    answer('createManualInvoiceEntry', { createManualInvoiceEntry: { id } });
    const modal = await open('Create New');
    await fillAll(modal, '4500000001');
    await modal.press('Save');
    expect((await modal.dialog.findAllByText(words))[0]).toBeVisible();
    expect(modal.dialog.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('MAN-99');
  });

  it('shows a duplicate warning and saves after confirmation', async () => {
    const created = answer('createManualInvoiceEntry', { createManualInvoiceEntry: { id: 31 } });
    answer('manualInvocieEntryDuplicateWarning', {
      manualInvocieEntryDuplicateWarning: { id: 1, message: 'MAN-98 has the same date and amount.' },
    });
    const modal = await open('Create New');
    await fillAll(modal, '4500000001');
    await modal.press('Save');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('MAN-98 has the same date and amount.');
    expect(created).toEqual([]);
    await modal.user.click(within(question).getByRole('button', { name: 'Submit anyway' }));
    expect(await screen.findByText('Manual Invoice created successfully')).toBeVisible();
    expect(created).toHaveLength(1);
  });

  it('searches twenty active records, but loads all companies and locations', async () => {
    const inUse = [
      { name: 'active', value: 'true' },
      { name: 'deleted', value: 'false' },
    ];
    const asked = {
      currency: answer('currencyList', { currencyList: { data: [type('USD', 'US Dollar')] } }),
      company: answer('companyList', { companyList: { totalRecords: 2, data: companies } }),
      location: answer('manualInvoiceEntryBusinessLocation', {
        manualInvoiceEntryBusinessLocation: { data: [{ name1: 'Hyderabad' }] },
      }),
      category: answer('manualEntryApSubCategoryList', {
        manualEntryApSubCategoryList: { data: [type('GENERAL', 'General')] },
      }),
    };
    const { choose } = await open('Create New');
    await choose('Country', 'India');
    await choose('Currency', 'USD');
    await choose('AP Sub-Category', 'General');
    await choose('Business Location', 'Hyderabad');
    const sent = (calls: object[]) => (calls[0] as { input: { pageSize: number; parameters: object[] } }).input;
    expect(sent(asked.currency)).toMatchObject({ currentPage: 1, pageSize: 20 });
    expect(sent(asked.category)).toMatchObject({ currentPage: 1, pageSize: 20 });
    expect(sent(asked.category).parameters).toEqual(
      expect.arrayContaining(inUse.map(one => expect.objectContaining(one))),
    );
    expect(sent(asked.company)).toMatchObject({ pageSize: 0 });
    expect(sent(asked.location)).toMatchObject({ pageSize: 0 });
    expect(sent(asked.location).parameters).toEqual(
      expect.arrayContaining(inUse.map(one => expect.objectContaining(one))),
    );
  });

  it("lets a user without a supplier search the company's suppliers", async () => {
    const asked = answer('masterSupplierList', { masterSupplierList: { totalRecords: 1, data: [served] } });
    const modal = await open('Create New', {
      roles: ['admin'],
      roleGroups: ['admin'],
      supplierId: null,
      supplierCode: null,
      supplierPan: null,
    });
    await modal.choose('Country', 'India');
    await modal.choose('Company', 'Vireya Pharmaceuticals');
    await modal.choose('Supplier', 'Meridian Labs', 'Meri');
    await waitFor(() =>
      expect(asked).toContainEqual({
        input: expect.objectContaining({
          pageSize: 20,
          parameters: [
            { name: 'codeorname', value: 'Meri' },
            { name: 'CompanyCode', value: '1000' },
          ],
        }) as unknown,
      }),
    );
  });
});

describe('edit manual entry dialog', () => {
  it('opens with the stored values and sends Closed once an FI document number is entered', async () => {
    const updated = answer('updateManualInvoiceEntry', { updateManualInvoiceEntry: { id: 12 } });
    const { user, dialog, press } = await open('Edit MAN-12');
    const number = await dialog.findByRole('textbox', { name: 'FI Document Number' });
    expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('MAN-12');
    await user.type(number, '19');
    await press('Update');
    expect(await dialog.findByText('10 digits required.')).toBeVisible();
    await user.type(number, '00000001');
    await press('Update');
    expect(await screen.findByText('Manual Invoice updated successfully')).toBeVisible();
    const { id, rut } = anEntry();
    expect(updated).toMatchObject([{ input: { id, rut, fiDocumentNumber: '1900000001', status: 'Closed' } }]);
  });

  it('keeps the entry closed when a reviewer closed it meanwhile', async () => {
    const updated = answer('updateManualInvoiceEntry', { updateManualInvoiceEntry: { id: 12 } });
    const { user, dialog, press } = await open('Edit MAN-12');
    await fill(user, await dialog.findByRole('textbox', { name: 'Email Sender' }), 'a@b.example');
    stored = anEntry({ status: 'Closed', rut: '2026-11-04T05:30:00Z' });
    await press('Update');
    expect(await dialog.findByText(/^This invoice has changed since you opened it/)).toBeVisible();
    expect(updated).toEqual([]);
    await press('Update');
    expect(await screen.findByText('Manual Invoice updated successfully')).toBeVisible();
    expect(updated).toMatchObject([{ input: { status: 'Closed', emailSender: 'a@b.example' } }]);
  });

  it('sends no update when the entry was rejected meanwhile', async () => {
    const updated = answer('updateManualInvoiceEntry', { updateManualInvoiceEntry: { id: 12 } });
    const { user, dialog, press } = await open('Edit MAN-12');
    await fill(user, await dialog.findByRole('textbox', { name: 'Email Sender' }), 'a@b.example');
    stored = anEntry({ status: 'Rejected', rut: '2026-11-04T05:30:00Z' });
    await press('Update');
    expect(await dialog.findByText(/^This invoice is Rejected now and can no longer be edited/)).toBeVisible();
    expect(updated).toEqual([]);
  });

  it('warns that unsaved changes are lost when the invoice is canceled', async () => {
    const closed = answer('updateManualInvoiceEntryRemark', { updateManualInvoiceEntryRemark: { id: 12 } });
    const { user, dialog, press } = await open('Edit MAN-12');
    await fill(user, await dialog.findByRole('textbox', { name: 'Email Sender' }), 'a@b.example');
    await press('Cancel invoice');
    const remark = await getDialog('Cancel invoice MAN-12');
    expect(remark.getByText('Your unsaved changes to this invoice will be lost.')).toBeVisible();
    await user.click(remark.getByRole('button', { name: 'Keep invoice' }));
    await waitFor(() => expect(screen.queryByText('Cancel invoice MAN-12')).toBeNull());
    expect(closed).toEqual([]);
    expect(dialog.getByRole('textbox', { name: 'Email Sender' })).toHaveValue('a@b.example');
  });

  it('lets the creator cancel the entry with a remark', async () => {
    const closed = answer('updateManualInvoiceEntryRemark', { updateManualInvoiceEntryRemark: { id: 12 } });
    const { user, dialog, press } = await open('Edit MAN-12');
    await dialog.findByRole('textbox', { name: 'FI Document Number' });
    await press('Cancel invoice');
    const remark = await getDialog('Cancel invoice MAN-12');
    await waitFor(() => expect(remark.getByRole('textbox', { name: 'Remark' })).toHaveFocus());
    await user.click(remark.getByRole('button', { name: 'Cancel invoice' }));
    expect(await remark.findByText('Remark is empty', atField)).toBeVisible();
    await fill(user, remark.getByRole('textbox', { name: 'Remark' }), 'Entered twice');
    await user.click(remark.getByRole('button', { name: 'Cancel invoice' }));
    expect(await screen.findByText('Invoice closed Successfully')).toBeVisible();
    expect(closed).toEqual([{ input: { id: 12, remarks: 'Entered twice', status: 'Closed' } }]);
    await waitFor(() => expect(lists).toBe(2));
  });

  it('shows that the entry no longer exists, and offers Retry after a failed load', async () => {
    answer('manualInvoiceEntryById', () => graphqlError('Asleep.'));
    const { user, dialog } = await open('Edit MAN-12');
    const retry = await dialog.findByRole('button', { name: 'Retry' });
    answer('manualInvoiceEntryById', { manualInvoiceEntryById: null });
    await user.click(retry);
    expect(await dialog.findByText('No Data Found')).toBeVisible();
  });
});
