import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { expect, test } from './support/portal.ts';

test('filters live in the address, survive a reload, and become a preset that can be shared and deleted', async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.persona('supplier'), '/NonPoInvoice');
  await page.getByRole('checkbox', { name: 'Draft' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/f\.status=Draft/);
  const statuses = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(statuses.first()).toContainText('Draft');
  await expect(page.getByRole('row').filter({ hasText: 'Approved' })).toHaveCount(0);
  await page.reload();
  await expect(statuses.first()).toContainText('Draft');

  await page.getByRole('button', { name: '+ Save this filter as Preset' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Name is empty')).toBeVisible();
  await page.getByRole('textbox', { name: /name/i }).last().fill('My drafts');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Create successfully!')).toBeVisible();

  await page.getByRole('tab', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page).not.toHaveURL(/f\.status/);
  await page.getByRole('tab', { name: 'Presets' }).click();
  await page.getByRole('button', { name: /^My drafts/ }).click();
  await expect(page).toHaveURL(/f\.status=Draft/);

  await page.getByRole('tab', { name: 'Presets' }).click();
  await page.getByRole('button', { name: /Delete.*My drafts/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Record deleted')).toBeVisible();
});

test('sorting and paging ask the server and stay in the address', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('admin'), '/NonPoInvoice');
  await page.getByRole('button', { name: /^Gross Amount/ }).click();
  await expect(page).toHaveURL(/sort=totalGrossAmount&order=asc/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Page 1 of/)).toBeVisible();
});

test('both exports carry the filtered rows, and no cell is a formula', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/NonPoInvoice?f.status=Approved');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const total = Number(/\d+/.exec((await page.getByText(/^Total Records/).textContent()) ?? '')?.[0]);

  const excel = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to Excel' }).click();
  const workbook = await excel;
  expect(workbook.suggestedFilename()).toMatch(/^NonPoInvoiceList_\d{14}\.xlsx$/);
  const rows = await readXlsxFile(await readFile(await workbook.path()));
  expect(JSON.stringify(rows)).toContain('Approved');

  const csv = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export to CSV' }).click();
  const text = await readFile(await (await csv).path(), 'utf8');
  const { data } = Papa.parse<string[]>(text.trim());
  expect(data).toHaveLength(total + 1);
  expect(data.flat().filter(cell => /^[=+@]/.test(cell))).toEqual([]);
});

test('a supplier sees its own invoices only, an overseas one too', async ({ sandbox, open }) => {
  const page = await open(await sandbox.newSupplier(), '/NonPoInvoice');
  await expect(page.getByRole('table').getByText('No records available!')).toBeVisible();
  const overseas = await open(await sandbox.persona('supplier-overseas'), '/NonPoInvoice');
  await expect(overseas.getByRole('row').nth(1)).toContainText('Hollis & Grant');
  await expect(overseas.getByRole('row').filter({ hasText: 'Sahyadri' })).toHaveCount(0);
});
