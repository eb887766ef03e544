import { nonPoView } from './screens/nonPoView.ts';
import { invoicePdf } from './support/files.ts';
import { expect, test } from './support/portal.ts';
import { choose } from './support/select.ts';

const getName = ({ values }: { values: Record<string, string> }) => values['username'] ?? '';

test('an advance on an order is drafted, submitted and shown to its approver; another draft is deleted', async ({
  sandbox,
  open,
}) => {
  test.slow();
  const [supplier, approver] = await Promise.all([sandbox.persona('supplier'), sandbox.persona('approver')]);
  const number = `PF-${Date.now() % 1_000_000}`;
  const page = await open(supplier, '/Proformainvoice');
  const getRow = () => page.getByRole('row', { name: new RegExp(number) });

  await test.step('the supplier selects an order', async () => {
    await page.getByRole('button', { name: 'Create New' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Purchase Order' });
    await dialog.getByRole('button', { name: 'Create Invoice' }).click();
    await expect(dialog.getByText('Please select purchase order')).toBeVisible();
    await dialog.getByRole('radio').first().click();
    await dialog.getByRole('button', { name: 'Create Invoice' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'New Proforma Invoice' })).toBeVisible();
  });

  await test.step('the supplier saves a draft with the number only and reopens it', async () => {
    await expect(page.getByRole('button', { name: 'Submit Proforma Invoice' })).toBeDisabled();
    await page.getByRole('textbox', { name: 'Invoice Number' }).fill(number);
    await page.getByRole('button', { name: 'Save as Draft' }).click();
    await expect(page.getByText('Proforma invoice saved as Draft')).toBeVisible();
    await getRow().getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit' }).click();
  });

  await test.step('the supplier completes the draft with a real PDF and submits it', async () => {
    const date = page.getByRole('textbox', { name: 'Invoice Date' });
    await date.fill('01-Nov-2026');
    await date.press('Enter');
    await choose(page.getByRole('combobox', { name: 'Approver', exact: true }), getName(approver));
    await page.getByRole('textbox', { name: 'Narration' }).fill('Advance as agreed');
    const choosing = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload file: Upload Invoice' }).click();
    await (await choosing).setFiles(await invoicePdf([`Advance ${number}`]));
    await expect(page.getByText('invoice.pdf', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Line 1 PO Line Item' }).selectOption('00010');
    await page.getByRole('textbox', { name: 'Line 1 Advance Term' }).fill('Half with the order');
    await page.getByRole('textbox', { name: 'Line 1 Amount' }).fill('1,250.50');
    await page.getByRole('checkbox', { name: /I agree with the Terms and Conditions/ }).check();
    await page.getByRole('button', { name: 'Submit Proforma Invoice' }).click();
    await expect(page.getByText('Proforma invoice Created')).toBeVisible();
    await expect(getRow()).toContainText('Pending for approval');
  });

  const path = ((await getRow().getByRole('link').first().getAttribute('href')) ?? '').replace('/sportal', '');
  const approverPage = await open(approver, path);
  const view = nonPoView(approverPage);

  await test.step('the approver sees the invoice and the available actions', async () => {
    await expect(view.banner('Approval Pending with you')).toBeVisible();
    await view.offers('Approve', 'Send back', 'Reject');
    await expect(approverPage.getByRole('row', { name: /^Advance amount/ })).toContainText('1,250.50');
    await expect(approverPage.getByText('invoice.pdf', { exact: true })).toBeVisible();
  });

  await test.step('the supplier deletes another draft', async () => {
    const author = supplier.values['userid'];
    const draft = await sandbox.newInvoice({ context: 'ProformaInvoice', status: 'Draft', author });
    const row = page.getByRole('row', { name: new RegExp(draft.invoiceNumber) });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await row.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Proforma invoice is deleted')).toBeVisible();
    await expect(getRow()).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
