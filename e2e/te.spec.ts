import { expect, test } from './support/portal.ts';
import { printedInvoice } from './support/files.ts';

const HEADINGS =
  'Company Code,Supplier Code,Invoice Number,Invoice Date,Currency,Line Item Description,Amount,HSN/SAC Code,Tax Rate,Tax Amount,Narration,Reference Number,Ticket/PNR Number,Invoice File,Supporting File';

/** A day that is not in the future anywhere, DD-MM-YYYY. */
function yesterday(): string {
  const [year, month, day] = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

test('travel and expense: attachments, the file, staging, submitted; what fails is tried again', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const code = supplier.values['suppliercode'] ?? '';
  const page = await open(supplier, '/TeInvoice');
  await page.getByRole('link', { name: 'Bulk Import' }).click();
  await page.getByRole('button', { name: 'Import Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Invoice' });

  // One of three attachments fails on the way, and one is not taken at all.
  await sandbox.fault(supplier, { operation: 'Import/UploadAttachment', kind: 'status500', times: 1 });
  const pdf = await printedInvoice('TRV-1', code);
  const bytes = pdf.buffer;
  await dialog.getByLabel('Choose files: Attachments').setInputFiles([
    { name: 'ticket 1.pdf', mimeType: 'application/pdf', buffer: bytes },
    { name: 'ticket 2.pdf', mimeType: 'application/pdf', buffer: bytes },
    { name: 'ticket#3.pdf', mimeType: 'application/pdf', buffer: bytes },
  ]);
  await expect(dialog.getByText('ticket#3.pdf: Invalid file name')).toBeVisible();
  await expect(dialog.getByText('1 failed', { exact: true })).toBeVisible();
  await expect(dialog.getByText('1 of 2 uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
  await expect(dialog.getByText('2 of 2 uploaded')).toBeVisible();

  // Opened again, it knows what it has.
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Import Invoice' }).click();
  await expect(dialog.getByText('2 of 2 uploaded')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next' }).click();

  const row = (number: string, file: string) =>
    `1000,${code},${number},${yesterday()},INR,Air fare,4959.37,996425,5,,Audit,REF-1,PNR1,${file},`;
  const csv = [HEADINGS, row('TRV-1', 'ticket 1.pdf'), row('TRV-2', '')].join('\n');
  await dialog
    .getByLabel('File to import')
    .setInputFiles({ name: 'travel.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await expect(dialog.getByText('TRV-2', { exact: true })).toBeVisible();
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();

  // TRV-2 has no invoice file: it can only be deleted.
  const list = page.getByRole('table', { name: 'Imported T & E Invoices' });
  await expect(list.getByText('Add its invoice file first')).toBeVisible();
  await expect(list.getByRole('checkbox', { name: 'Select TRV-2' })).toBeDisabled();
  await page.getByRole('switch', { name: 'Enable Delete' }).check({ force: true });
  await list.getByRole('checkbox', { name: 'Select TRV-2' }).check();
  await page.getByRole('button', { name: 'Submit (1)' }).click();
  await expect(
    page.getByText("All selected Invoice don't include Invoice File and Evidence Receipt file."),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Delete (1)' }).click();
  const question = page.getByRole('alertdialog', { name: 'Do you want to delete these Imported Invoices?' });
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Invoice TRV-2 deleted.')).toBeVisible();
  await page.getByRole('switch', { name: 'Enable Delete' }).uncheck({ force: true });

  await list.getByRole('checkbox', { name: 'Select TRV-1' }).check();
  await sandbox.fault(supplier, { operation: 'submitStagingTEInvoice', kind: 'error', times: 1 });
  await page.getByRole('button', { name: 'Submit (1)' }).click();
  await expect(page.getByText('Failed to import selected Invoices.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Submit (1)' }).click();
  await expect(page.getByText('Invoices Imported Successfully.').last()).toBeVisible();

  await page.getByRole('navigation').getByRole('link', { name: 'T & E Invoices' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'T & E Invoice Import' })).toBeVisible(); // the staged ones have a link of that name, too
  await page.getByRole('link', { name: 'TRV-1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'T & E Invoice TRV-1' })).toBeVisible();
  await page.getByRole('tab', { name: 'Line Items' }).click();
  // 4959.37 / 100 x 5, rounded down to 3 decimals.
  await expect(page.getByText('247.968').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Attachments' }).click();
  await expect(page.getByRole('list', { name: 'Invoice copies' })).toContainText('ticket 1.pdf');
});
