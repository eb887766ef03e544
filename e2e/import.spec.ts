import { importInvoice } from './screens/importInvoice.ts';
import { nonPoForm } from './screens/nonPoForm.ts';
import { nonPoList } from './screens/nonPoList.ts';
import { photographedInvoice, printedInvoice } from './support/files.ts';
import { expect, test } from './support/portal.ts';

const COMPANY = 'Vireya Pharmaceuticals Limited';

test('a real PDF is read, its form is checked and submitted', async ({ sandbox, open }) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const page = await open(supplier, '/NonPoInvoice');
  const dialog = importInvoice(page);
  await dialog.open();
  await dialog.company(COMPANY);
  await dialog.file(await printedInvoice('OCR-2026-1', supplier.values['suppliercode'] ?? ''));
  const processing = dialog.dialog.getByRole('button', { name: 'Processing' }).waitFor();
  await dialog.submitUntil(page.getByRole('heading', { level: 1, name: 'New Non-PO Invoice' }));
  await processing;
  const said = page.getByText(
    /^Read from OCR-2026-1\.pdf: bill-to location, invoice number, invoice date, tax type, currency, 2 line items\./,
  );
  await expect(said).toBeVisible();
  const field = (name: string) => page.getByRole('textbox', { name });
  const check = async () => {
    await expect(field('Invoice Number')).toHaveValue('OCR-2026-1');
    await expect(field('Invoice Date')).toHaveValue('02-Nov-2026');
    await expect(field('Line 1 Description')).toHaveValue('Stability testing');
    await expect(field('Line 1 Amount')).toHaveValue('40,000.00');
    await expect(field('Line 2 Description')).toHaveValue('Courier');
    await expect(field('Line 2 Amount')).toHaveValue('2,500.50');
    await expect(field('Bill To Location')).toHaveValue('Genome Valley R&D Centre');
    await expect(page.getByRole('list', { name: 'Invoice Copy' })).toContainText('OCR-2026-1.pdf');
  };
  await check();
  await page.reload();
  await expect(said).toBeVisible();
  await check();

  const form = nonPoForm(page);
  await form.approver(approver.values['username'] ?? '');
  await expect(form.gross()).toContainText('50,150.59');
  await form.agree();
  await form.submit();
  await expect(page.getByText('Non-PO Invoice created successfully')).toBeVisible();
  await nonPoList(page).shows('OCR-2026-1', 'Pending for approval');
  await expect(nonPoList(page).row('OCR-2026-1')).toContainText('50,150.59');
});

test('what cannot be read says why, and one can go on by hand', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const own = supplier.values['suppliercode'] ?? '';
  const page = await open(supplier, '/NonPoInvoice');
  const dialog = importInvoice(page);
  await dialog.open();
  await dialog.submit();
  await expect(dialog.problem).toHaveText('Please upload a file and select a company.');
  await dialog.company(COMPANY);
  await dialog.submit();
  await expect(dialog.problem).toHaveText('Please upload a file and select a company.');

  await dialog.file(await printedInvoice('OCR-OTHER-1', '200104'));
  await dialog.submitUntil(dialog.problem.getByText('Supplier did not match.'));

  await dialog.file(photographedInvoice);
  await dialog.submit();
  await expect(dialog.problem).toContainText('Failed to fetch data from ICR Service');

  await dialog.file(await printedInvoice('OCR-DOWN-1', own));
  await sandbox.fault(supplier, { operation: 'mutationPostNonPoInvoiceFile', kind: 'null' });
  await dialog.submit();
  await expect(dialog.problem).toContainText('Failed to process Invoice.');
  await sandbox.fault(supplier, { operation: 'mutationPostNonPoInvoiceFile', kind: 'error' });
  await dialog.submit();
  await expect(dialog.problem).toContainText('Failed to submit Invoice file.');

  await dialog.dialog.getByRole('button', { name: 'Continue by hand' }).click();
  await expect(page.getByText(/^OCR-DOWN-1\.pdf is attached\. Nothing could be read from it/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Invoice Copy' })).toContainText('OCR-DOWN-1.pdf');
  await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('');
});

test('who acts for several suppliers picks the supplier, and its code must be on the file; Cancel ends the reading', async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.persona('userwithsupplier'), '/NonPoInvoice');
  const dialog = importInvoice(page);
  await dialog.open();
  await dialog.supplier('Trident Calibration');
  await dialog.company(COMPANY);
  await dialog.file(await printedInvoice('OCR-DESK-1', '200105'));
  await dialog.submitUntil(dialog.problem.getByText('Supplier did not match.'));

  await dialog.file(await printedInvoice('OCR-DESK-2', '200104'));
  await dialog.submit();
  await dialog.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog.dialog).toBeHidden();
  await expect(page).toHaveURL(/\/NonPoInvoice$/);

  await dialog.open();
  await dialog.supplier('Trident Calibration');
  await dialog.company(COMPANY);
  await dialog.file(await printedInvoice('OCR-DESK-3', '200104'));
  await dialog.submitUntil(page.getByRole('textbox', { name: 'Invoice Number' }));
  await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('OCR-DESK-3');
  await expect(page.getByText('Trident Calibration Services LLP').first()).toBeVisible();
});
