import { expect, expectFineInEveryWindow, test } from './support/portal.ts';
import { printedInvoice } from './support/files.ts';

const HEADINGS =
  'Company Code,Supplier Code,Invoice Number,Invoice Date,Currency,Line Item Description,Amount,HSN/SAC Code,Tax Rate,Tax Amount,Narration,Reference Number,Ticket/PNR Number,Invoice File,Supporting File';

/** Returns a date that is not in the future in any time zone, as DD-MM-YYYY. */
function yesterday(): string {
  const [year, month, day] = new Date(Date.now() - 36 * 3_600_000).toISOString().slice(0, 10).split('-');
  return `${day}-${month}-${year}`;
}

test('travel invoices are imported with attachments, staged and submitted; failed steps are retried', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const code = supplier.values['suppliercode'] ?? '';
  const page = await open(supplier, '/TeInvoice');
  await expect(page.getByText('No record available!').first()).toBeVisible();
  await page.getByRole('link', { name: 'Bulk Import' }).click();
  await expect(page.getByText('No record available!').first()).toBeVisible();
  await expectFineInEveryWindow(page);
  await page.getByRole('button', { name: 'Import Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import Invoice' });

  await test.step('one attachment fails to upload and one is rejected', async () => {
    await sandbox.fault(supplier, { operation: 'Import/UploadAttachment', kind: 'status500', times: 1 });
    const { buffer } = await printedInvoice('TRV-1', code);
    await dialog
      .getByLabel('Choose files: Attachments')
      .setInputFiles(
        ['ticket 1.pdf', 'ticket 2.pdf', 'ticket#3.pdf'].map(name => ({ name, mimeType: 'application/pdf', buffer })),
      );
    await expect(dialog.getByText('ticket#3.pdf: Invalid file name')).toBeVisible();
    await expect(dialog.getByText('1 failed', { exact: true })).toBeVisible();
    await expect(dialog.getByText('1 of 2 uploaded')).toBeVisible();
    await expectFineInEveryWindow(page);
    await dialog.getByRole('button', { name: 'Retry failed (1)' }).click();
    await expect(dialog.getByText('2 of 2 uploaded')).toBeVisible();
  });

  await test.step('the reopened dialog shows the uploaded attachments', async () => {
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Import Invoice' }).click();
    await expect(dialog.getByText('2 of 2 uploaded')).toBeVisible();
    await dialog.getByRole('button', { name: 'Next' }).click();
  });

  await test.step('the import file is corrected and accepted', async () => {
    const row = (number: string, file: string) =>
      `1000,${code},${number},${yesterday()},INR,Air fare,4959.37,996425,5,,Audit,REF-1,PNR1,${file},`;
    const pick = (...rows: string[]) =>
      dialog.getByLabel(/File to import|Choose another file/).setInputFiles({
        name: 'travel.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from([HEADINGS, ...rows].join('\n')),
      });
    await pick(row('TRV 1', 'ticket 1.pdf'), row('TRV-2', ''));
    await expect(dialog.getByText('Space is not allowed').first()).toBeVisible();
    await expectFineInEveryWindow(page);
    await pick(row('TRV-1', 'ticket 1.pdf'), row('TRV-2', ''));
    await expect(dialog.getByText('Space is not allowed')).toHaveCount(0);
    await expect(dialog.getByText(/TRV-1\b/).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toBeHidden();
  });

  const list = page.getByRole('table', { name: 'Imported T & E Invoices' });
  const enableDelete = page.getByRole('switch', { name: 'Enable Delete' });

  await test.step('an invoice without invoice file can only be deleted', async () => {
    await expect(list.getByText('Invoice file missing')).toBeVisible();
    await expect(list.getByRole('checkbox', { name: 'Select TRV-2' })).toBeDisabled();
    await enableDelete.check({ force: true });
    await list.getByRole('checkbox', { name: 'Select TRV-2' }).check();
    await page.getByRole('button', { name: 'Submit (1)' }).click();
    await expect(
      page.getByText("All selected Invoice don't include Invoice File and Evidence Receipt file."),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Delete (1)' }).click();
    const question = page.getByRole('alertdialog', { name: 'Do you want to delete these Imported Invoices?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Invoice TRV-2 deleted.')).toBeVisible();
    await expect(list.getByRole('checkbox', { name: 'Select TRV-2' })).toHaveCount(0);
    await enableDelete.uncheck({ force: true });
  });

  await test.step('the supplier views the files and the page of an invoice', async () => {
    await list.getByRole('button', { name: 'Evidence Receipt File of TRV-1: none' }).click();
    const files = page.getByRole('dialog', { name: 'Evidence Receipt File of TRV-1' });
    await expect(files.getByText('No supporting documents available')).toBeVisible();
    await expectFineInEveryWindow(page);
    await files.getByRole('button', { name: 'Close' }).click();
    await expect(files).toBeHidden();
    await list.getByRole('link', { name: 'TRV-1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Imported T & E Invoice TRV-1' })).toBeVisible();
    await page.getByRole('button', { name: /^Distribution details of line/ }).click();
    await expect(page.getByRole('dialog', { name: /^Distribution details of line/ })).toBeVisible();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectFineInEveryWindow(page);
    await page.getByRole('link', { name: 'Imported T & E Invoices' }).click();
  });

  await test.step('the invoice is submitted at the second attempt', async () => {
    await list.getByRole('checkbox', { name: 'Select TRV-1' }).check();
    await sandbox.fault(supplier, { operation: 'submitStagingTEInvoice', kind: 'error', times: 1 });
    await page.getByRole('button', { name: 'Submit (1)' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
    await expectFineInEveryWindow(page);
    await page.getByRole('button', { name: 'Submit (1)' }).click();
    await expect(page.getByText('Invoices Imported Successfully.').last()).toBeVisible();
    await expect(list.getByRole('checkbox', { name: 'Select TRV-1' })).toHaveCount(0);
  });

  await test.step('the submitted invoice shows its parts', async () => {
    await page.goto(new URL('/sportal/TeInvoice', page.url()).href);
    await expect(page.getByRole('heading', { level: 1, name: 'T & E Invoice Import' })).toBeVisible();
    await page.getByRole('link', { name: 'TRV-1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'T & E Invoice TRV-1' })).toBeVisible();
    await page.getByRole('tab', { name: 'Line Items' }).click();
    // 4959.37 / 100 x 5, rounded down to 3 decimals.
    await expect(page.getByText('247.968').first()).toBeVisible();
    await expectFineInEveryWindow(page);
    await page.getByRole('tab', { name: 'Attachments' }).click();
    await expect(page.getByRole('list', { name: 'Invoice copies' })).toContainText('ticket 1.pdf');
    await expectFineInEveryWindow(page);
  });
});
