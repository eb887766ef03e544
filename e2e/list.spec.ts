import { readFile } from 'node:fs/promises';
import Papa from 'papaparse';
import readXlsxFile from 'read-excel-file/node';
import { openFilters } from './screens/nonPoList.ts';
import { expect, test } from './support/portal.ts';
import { chooseAmong } from './support/select.ts';

test('filters live in the address, survive a reload, and become a preset that can be shared and deleted', async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.persona('supplier'), '/NonPoInvoice');
  await openFilters(page);
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

test('a preset shared on one side is applied there by others, who cannot delete it; the other side never sees it', async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.persona('approver'), '/NonPoInvoice?f.status=Draft&f.status=SentBack');
  await openFilters(page);
  const save = async (name: string, shared: boolean) => {
    await page.getByRole('button', { name: '+ Save this filter as Preset' }).click();
    await page.getByRole('textbox', { name: 'Preset name' }).fill(name);
    if (shared) await page.getByRole('checkbox', { name: 'Share with others' }).check();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Preset name' })).toHaveCount(0);
  };
  const mark = String(Date.now());
  await save(`Open ${mark}`, true);
  await save(`Mine ${mark}`, false);

  const supplier = await open(await sandbox.newSupplier(), '/NonPoInvoice?tab=presets');
  await expect(supplier.getByText('No source list available!')).toBeVisible();
  const other = await open(await sandbox.persona('auditor'), '/NonPoInvoice?tab=presets');
  const shared = other.getByRole('button', { name: new RegExp(`^Open ${mark}`) });
  await expect(shared).toContainText('Shared');
  await expect(shared).toContainText('Status: Draft, SentBack');
  await expect(other.getByRole('button', { name: new RegExp(`Mine ${mark}`) })).toHaveCount(0);
  await expect(other.getByRole('button', { name: `Delete preset Open ${mark}` })).toHaveCount(0);
  await shared.click();
  await expect(other).toHaveURL(/f\.status=Draft&f\.status=SentBack/);
  await expect(other.getByRole('list', { name: 'Active filters' })).toContainText('Draft, SentBack');

  await page.getByRole('tab', { name: 'Presets' }).click();
  for (const name of [`Open ${mark}`, `Mine ${mark}`]) {
    await page.getByRole('button', { name: `Delete preset ${name}` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('button', { name: `Delete preset ${name}` })).toHaveCount(0);
  }
});

test('every kind of filter narrows the list, the address can be handed on, and Back takes the last one off', async ({
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
  // date: 30 days after the invoice's
  await day('Due Date', '03-Dec-2026');
  await apply();
  await total(1);
  // number, as people write it
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

test('both exports carry the filtered rows, and no cell is a formula', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/NonPoInvoice?f.status=Approved');
  const counted = page.getByText(/^Total Records\D*[1-9]/);
  await expect(counted).toBeVisible();
  const total = Number(/\d+/.exec((await counted.textContent()) ?? '')?.[0]);

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
