import { nonPoForm } from './screens/nonPoForm.ts';
import { nonPoList } from './screens/nonPoList.ts';
import { nonPoView } from './screens/nonPoView.ts';
import { invoicePdf } from './support/files.ts';
import { expect, test } from './support/portal.ts';

test('the designated approver corrects a submitted invoice, which stays pending for approval', async ({
  sandbox,
  open,
}) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], invoiceNumber: 'CORRECT-1' });
  const approverPage = await open(approver, `/NonPoInvoice/View/${id}`);
  await approverPage.getByRole('button', { name: 'Save As Draft' }).click();
  await expect(approverPage.getByRole('heading', { level: 1, name: `Correct Non-PO Invoice [#${id}]` })).toBeVisible();
  await approverPage.reload();
  await approverPage.getByRole('textbox', { name: 'Line 1 Amount' }).fill('1500');
  await expect(nonPoForm(approverPage).gross()).toContainText('1,770.00');
  await expect(approverPage.getByRole('button', { name: 'Submit for Approval' })).toHaveCount(0);
  await approverPage.getByRole('button', { name: 'Save As Draft' }).click();
  await expect(approverPage.getByText('Non-PO Invoice saved as Draft')).toBeVisible();

  await expect(approverPage).toHaveURL(new RegExp(`/NonPoInvoice/View/${id}$`));
  await expect(nonPoView(approverPage).status('Pending for approval')).toBeVisible();
  await expect(nonPoView(approverPage).banner('Approval Pending with you')).toBeVisible();
  await expect(approverPage.getByRole('row', { name: /Test service/ })).toContainText('1,770.00');

  const page = await open(supplier, `/NonPoInvoice/View/${id}`);
  await expect(page.getByRole('row', { name: /Test service/ })).toContainText('1,770.00');
  await page.getByRole('button', { name: 'History Log' }).click();
  const changed = page.getByRole('dialog', { name: 'History Log' }).getByRole('row', { name: /^Invoice Amount/ });
  await expect(changed.first()).toContainText(/1,180\.00.*1,770\.00/);
  await expect(
    page
      .getByRole('dialog')
      .getByText(approver.values['username'] ?? '')
      .first(),
  ).toBeVisible();
});

test("a file warns of a duplicate in the next invoice's form, but not in the draft that contains it", async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.newSupplier(), '/NonPoInvoice');
  const form = nonPoForm(page);
  const list = nonPoList(page);
  const copy = await invoicePdf(['Invoice SAME-1']);
  const looked = page.getByText(/^No signed QR code/);
  const double = page.getByText(/^This file is already attached to/);
  await form.open('Vireya Pharmaceuticals Limited');
  await form.number('SAME-1');
  await form.attach('Invoice Copy', copy);
  await expect(looked).toBeVisible();
  await expect(double).toHaveCount(0);
  await form.saveDraft();
  await list.shows('SAME-1', 'Draft');

  await list.row('SAME-1').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(looked).toBeVisible();
  await expect(double).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('link', { name: 'Invoice List' }).click();

  await form.open('Vireya Pharmaceuticals Limited');
  await form.attach('Invoice Copy', copy);
  await expect(double).toHaveText(/^This file is already attached to Non-PO Invoice #\d+\.$/);
});
