import { importInvoice } from './screens/importInvoice.ts';
import { nonPoForm } from './screens/nonPoForm.ts';
import { nonPoList } from './screens/nonPoList.ts';
import { printedInvoice } from './support/files.ts';
import { expect, test } from './support/portal.ts';

const COMPANY = 'Vireya Pharmaceuticals Limited';

test('a real PDF prefills the form, which is checked and submitted', async ({ sandbox, open }) => {
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
    /^From OCR-2026-1\.pdf: bill-to location, invoice number, invoice date, tax type, currency, 2 line items\./,
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
