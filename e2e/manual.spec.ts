import { invoicePdf } from './support/files.ts';
import { expect, test } from './support/portal.ts';
import { choose } from './support/select.ts';

test('a manual entry is created, corrected, reviewed and closed; its scanned documents are downloaded', async ({
  sandbox,
  open,
}) => {
  const [supplier, reviewer] = await Promise.all([sandbox.newSupplier(), sandbox.persona('reviewer')]);
  const number = `MAN-${Date.now() % 1_000_000}`;
  const page = await open(supplier, '/ManualInvoiceEntry');
  const dialog = page.getByRole('dialog', { name: 'PO Invoice Entry Form' });
  const getRow = () => page.getByRole('row', { name: new RegExp(number) });

  await test.step('the supplier enters company, order and a real PDF', async () => {
    await expect(page.getByText('Total Records: 0')).toBeVisible();
    await page.getByRole('button', { name: 'Create New' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Company is required').first()).toBeVisible();
    await choose(dialog.getByRole('combobox', { name: 'Company' }), 'Vireya Pharmaceuticals Limited');
    await choose(dialog.getByRole('combobox', { name: 'Document Type' }), 'Purchase Order');
    await choose(dialog.getByRole('combobox', { name: 'AP Sub-Category' }), 'Raw Material');
    await dialog.getByRole('textbox', { name: 'Purchase Order' }).fill('450000000');
    await dialog.getByRole('textbox', { name: 'Invoice Number' }).fill(number);
    const date = dialog.getByRole('textbox', { name: 'Invoice Date' });
    await date.fill('01-Nov-2026');
    await date.press('Enter');
    await dialog.getByRole('textbox', { name: 'Invoice Amount' }).fill('1,180.50');
    const choosing = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: 'Upload file: Upload Invoice' }).click();
    await (await choosing).setFiles(await invoicePdf([`Invoice ${number}`]));
    await expect(dialog.getByText('invoice.pdf', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('10 digits required.', { exact: true })).toBeVisible();
    await dialog.getByRole('textbox', { name: 'Purchase Order' }).fill('4500000001');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Manual Invoice created successfully')).toBeVisible();
    await expect(getRow()).toContainText('Open');
    await expect(getRow()).toContainText('1,180.50');
  });

  await test.step('the creator corrects the entry; Escape asks before it discards changes', async () => {
    await page.getByRole('button', { name: `Edit ${number}` }).click();
    await expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue(number);
    await dialog.getByRole('textbox', { name: 'Invoice Number' }).press('End');
    await page.keyboard.type('X');
    await page.keyboard.press('Escape');
    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(dialog.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue(`${number}X`);
    await dialog.getByRole('textbox', { name: 'Invoice Number' }).fill(number);
    await expect(dialog.getByRole('textbox', { name: 'FI Document Number' })).toBeVisible();
    await choose(dialog.getByRole('combobox', { name: 'Document Type' }), 'Non PO');
    await expect(dialog.getByRole('textbox', { name: 'Purchase Order' })).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Manual Invoice updated successfully')).toBeVisible();
    await expect(getRow()).toContainText('Non PO');
  });

  const path = ((await getRow().getByRole('link').first().getAttribute('href')) ?? '').replace('/sportal', '');
  const reviewerPage = await open(reviewer, path);

  await test.step('a reviewer closes the entry with a remark', async () => {
    await expect(reviewerPage.getByText('Non PO')).toBeVisible();
    await expect(reviewerPage.getByText('Purchase Order', { exact: true })).toHaveCount(0);
    await reviewerPage.getByRole('button', { name: 'Review' }).click();
    const remark = reviewerPage.getByRole('dialog', { name: `Review and close invoice ${number}` });
    await remark.getByRole('button', { name: 'Close invoice' }).click();
    await expect(remark.getByText('Remark is empty').first()).toBeVisible();
    await remark.getByRole('textbox', { name: 'Remark' }).fill('Settled outside the portal');
    await remark.getByRole('button', { name: 'Close invoice' }).click();
    await expect(reviewerPage.getByText('Invoice closed Successfully')).toBeVisible();
    await expect(reviewerPage.getByRole('button', { name: 'Review' })).toHaveCount(0);
    await expect(
      reviewerPage.getByText('Closed By', { exact: true }).locator('xpath=following-sibling::dd[1]'),
    ).toHaveText(reviewer.values['username'] ?? '');
  });

  await test.step('the scanned invoice and supporting documents of another entry are downloaded', async () => {
    await reviewerPage.goto('ManualInvoiceEntry/View/3');
    const scans = reviewerPage.getByRole('region', { name: 'Scanned documents' });
    for (const name of ['Download scanned invoice', /^Download URN.*_GRN\.pdf$/]) {
      const download = reviewerPage.waitForEvent('download');
      await scans.getByRole('button', { name }).click();
      expect((await download).suggestedFilename()).toMatch(/^URN.*\.pdf$/);
    }
  });
});
