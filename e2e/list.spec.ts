import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { openFilters } from './screens/nonPoList.ts';
import { expect, test } from './support/portal.ts';
import { chooseAmong } from './support/select.ts';

test('every field type filters the list, the URL can be shared, and Back removes the last filter', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const author = supplier.values['userid'];
  await Promise.all([
    sandbox.newInvoice({ author, invoiceNumber: 'KIND-1', invoiceDate: '2026-11-02', amount: '1000' }),
    sandbox.newInvoice({ author, invoiceNumber: 'KIND-2', invoiceDate: '2026-11-03', amount: '2000' }),
    sandbox.newInvoice({ author, invoiceNumber: 'KIND-3', invoiceDate: '2026-11-04', amount: '3000' }),
    sandbox.newInvoice({ author, invoiceNumber: 'KIND-4', invoiceDate: '2026-11-04', amount: '4000', status: 'Draft' }),
  ]);
  const page = await open(await sandbox.persona('admin'), '/NonPoInvoice');
  await openFilters(page);
  const panel = page.getByRole('tabpanel', { name: 'Filter' });
  const total = (count: number) => expect(page.getByText(`Total Records: ${count}`, { exact: true })).toBeVisible();
  const apply = () => panel.getByRole('button', { name: 'Apply' }).click();
  const day = async (label: string, shown: string) => {
    await panel.getByRole('textbox', { name: label }).fill(shown);
    await panel.getByRole('textbox', { name: label }).press('Tab');
  };

  // cimSupplier
  await chooseAmong(panel.getByRole('combobox', { name: 'Supplier' }), supplier.values['username'] ?? '');
  await apply();
  await total(4);
  // checkBox
  await panel.getByRole('checkbox', { name: 'Pending for approval' }).check();
  await apply();
  await total(3);
  // dateRange: both ends count
  await day('Invoice Date from', '03-Nov-2026');
  await day('Invoice Date to', '04-Nov-2026');
  await apply();
  await total(2);
  // date: 30 days after the invoice date
  await day('Due Date', '03-Dec-2026');
  await apply();
  await total(1);
  // number with a thousands separator
  await panel.getByRole('textbox', { name: 'Gross Amount' }).fill('2,360');
  await apply();
  await expect(page).toHaveURL(/f\.totalGrossAmount=2360/);
  await total(1);
  await expect(page.getByRole('row', { name: /KIND-2/ })).toBeVisible();

  const handedOn = await open(await sandbox.persona('auditor'), page.url().replace(/^.*\/sportal/, ''));
  await expect(handedOn.getByText('Total Records: 1', { exact: true })).toBeVisible();
  await expect(handedOn.getByRole('row', { name: /KIND-2/ })).toBeVisible();
  await expect(handedOn.getByRole('list', { name: 'Active filters' }).getByRole('listitem')).toHaveCount(6);

  await page.goBack();
  await expect(page).not.toHaveURL(/totalGrossAmount/);
  await expect(panel.getByRole('textbox', { name: 'Gross Amount' })).toHaveValue('');
  await page.goBack();
  await total(2);
  await page.getByRole('button', { name: 'Remove filter Invoice Date' }).click();
  await total(3);
  await page.getByRole('button', { name: 'Gross Amount' }).click();
  await expect(page.getByRole('columnheader', { name: /^Gross Amount/ })).toHaveAttribute('aria-sort', 'ascending');
  const numbers = page.getByRole('cell', { name: /^KIND-/ });
  await expect(numbers).toHaveText(['KIND-1', 'KIND-2', 'KIND-3']);
  await page.getByRole('button', { name: 'Gross Amount' }).click();
  await expect(numbers).toHaveText(['KIND-3', 'KIND-2', 'KIND-1']);
  await page.goBack();
  await expect(numbers).toHaveText(['KIND-1', 'KIND-2', 'KIND-3']);
});

test('Excel and CSV exports contain the filtered rows, and no cell is a formula', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/NonPoInvoice?f.status=Approved');
  const counted = page.getByText(/^Total Records\D*[1-9]/);
  await expect(counted).toBeVisible();
  const total = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);

  const excel = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
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
