import { readFile } from 'node:fs/promises';
import readXlsxFile from 'read-excel-file/node';
import { nonPoView } from './screens/nonPoView.ts';
import { expect, test } from './support/portal.ts';
import { raiseQuery } from './support/setup.ts';
import type { Page } from 'playwright/test';

test('a query is found from the Action Center, leads to its record, and is gone once answered', async ({
  sandbox,
  open,
}) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], invoiceNumber: 'FOUND-1' });
  await raiseQuery(sandbox, approver, supplier, id);

  const page = await open(supplier, '/workbench');
  const place = page.getByRole('row', { name: /Query Response/ });
  await expect(place.getByRole('cell', { name: '1', exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: /SentBack Invoices/ }).getByRole('cell', { name: '0' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Pending Approvals/ })).toHaveCount(0); // a supplier approves nothing
  await place.getByRole('link', { name: 'View Query Response' }).click();

  for (const label of ['Proforma Invoice', 'Delivery Invoice', 'Manual Invoices']) {
    await page.getByRole('tab', { name: new RegExp(`^${label}`) }).click();
    await expect(page.getByText('No record available!')).toBeVisible();
  }
  await page.getByRole('tab', { name: /^Non-PO Invoice/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'FOUND-1' });
  for (const text of [approver.values['username'] ?? '', 'Documents', 'Under Query', '1,180.00'])
    await expect(row).toContainText(text);
  await expect(row.getByRole('heading', { name: 'Which period does this invoice cover, please?' })).toBeVisible();
  await row.getByRole('link', { name: 'View FOUND-1' }).click();
  await expect(page).toHaveURL(new RegExp(`/NonPoInvoice/View/${id}$`));
  await expect(nonPoView(page).query('Under Query', 'Waiting for your response')).toBeVisible();
  await page.goBack();
  await row.getByRole('button', { name: 'Answer FOUND-1' }).click();
  await expect(row.getByRole('textbox', { name: 'Response' })).toBeVisible();
  // What the conversation says of the query, the card above it does not say again.
  for (const fact of ['Category', 'Status']) await expect(row.getByText(fact, { exact: true })).toHaveCount(1);
  await row.getByRole('textbox', { name: /^Response/ }).fill('The whole quarter, July to September');
  await row.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Query answered Succesfully')).toBeVisible();
  await expect(page.getByText('No record available!')).toBeVisible();
});

test('the workbench says where payments are looked up, and notices stay dismissed', async ({ sandbox, open }) => {
  const page = await open(await sandbox.newSupplier(), '/');
  await expect(page).toHaveURL(/\/workbench$/);
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible();
  await expect(page.getByText('No payment is on its way.')).toBeVisible();
  const notices = page.getByRole('region', { name: 'Notifications' });
  await expect(notices).toContainText('Planned maintenance');
  await notices.getByRole('button', { name: '1 more' }).click();
  await expect(notices).toContainText('Please submit invoices of the third quarter by 31-Dec-2026.');
  await expect(notices).not.toContainText('Festival holidays');
  await notices.getByRole('button', { name: 'Dismiss Planned maintenance' }).click();
  await page.reload();
  await expect(notices).toContainText('Year-end closing');
  await expect(notices).not.toContainText('Planned maintenance');

  const panel = page.getByRole('region', { name: 'Payment Related Queries' });
  await expect(panel).toContainText('10:00 A.M - 7:00 P.M (Mon-Fri)');
  await panel.getByRole('link', { name: 'transactions report' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Non PO Transactions Report' })).toBeVisible();
});

/** The rows of the workbook that the screen exports, the titles first. */
async function exported(page: Page, name: RegExp): Promise<string[][]> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const workbook = await download;
  expect(workbook.suggestedFilename()).toMatch(name);
  const [sheet] = await readXlsxFile(await readFile(await workbook.path()));
  return (sheet?.data ?? []).map(row => row.map(String));
}

test('the reports list, lead to the invoice and export what they list', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const author = supplier.values['userid'];
  const paid = await sandbox.newInvoice({ author, status: 'Approved', invoiceNumber: 'REP-DONE', amount: '2000' });
  const open1 = await sandbox.newInvoice({ author, step: 2, invoiceNumber: 'REP-OPEN', amount: '3000' });

  const page = await open(supplier, '/ReportNonPoInvoice');
  await expect(page.getByText('Total Records: 2')).toBeVisible();
  await expect(page.getByRole('row', { name: /REP-DONE/ })).toContainText('2,360.00');
  const all = await exported(page, /^ReportNonPoInvoiceList_\d{14}\.xlsx$/);
  expect(all).toHaveLength(3);
  const column = all[0]?.indexOf('Invoice Number') ?? -1;
  expect(all.slice(1).map(row => row[column])).toEqual(expect.arrayContaining(['REP-DONE', 'REP-OPEN']));
  await page
    .getByRole('row', { name: /REP-DONE/ })
    .getByRole('link', { name: 'REP-DONE' })
    .click();
  await expect(page).toHaveURL(new RegExp(`/NonPoInvoice/View/${paid.id}$`));
  await expect(nonPoView(page).heading('REP-DONE')).toBeVisible();

  // Only what is on its way grows old.
  await page.goto('ReportNonPoInvoiceAging');
  await expect(page.getByText('Total Records: 1')).toBeVisible();
  const row = page.getByRole('row', { name: /REP-OPEN/ });
  for (const text of ['Arvind Rao', 'L2', '3,540.00']) await expect(row).toContainText(text);
  const aging = await exported(page, /^ReportNonPoInvoiceAgingList_\d{14}\.xlsx$/);
  expect(aging).toHaveLength(2);
  expect(aging[1]).toEqual(expect.arrayContaining(['REP-OPEN', 'L2']));
  await row.getByRole('link', { name: 'REP-OPEN' }).click();
  await expect(page).toHaveURL(new RegExp(`/NonPoInvoice/View/${open1.id}$`));
});
