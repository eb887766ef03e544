import { newForm, nonPoForm } from './screens/nonPoForm.ts';
import { expect, test } from './support/portal.ts';

test('leaving with unsaved work asks for confirmation once', async ({ sandbox, open }) => {
  const actor = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: actor.values['userid'], status: 'Draft' });
  const page = await open(actor, `/NonPoInvoice/Edit?id=${id}`);
  await nonPoForm(page).number('LEAVE-1');
  await page.getByRole('link', { name: `Invoice #${id}` }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue('LEAVE-1');
});

test('hostile text is rejected or shown as plain text in every field, and never executed', async ({
  sandbox,
  open,
}) => {
  const { page, form } = await newForm(open, await sandbox.newSupplier());
  const hostile = '<img src=x onerror=alert(1)>';
  let alerted = false;
  page.on('dialog', dialog => {
    alerted = true;
    void dialog.dismiss();
  });
  await form.number('=cmd|A1');
  await page.getByRole('textbox', { name: 'Item Text' }).fill(hostile);
  await page.getByRole('textbox', { name: 'Line 1 Description' }).fill(hostile);
  await page.getByRole('textbox', { name: 'Notes' }).fill(hostile);
  await form.saveDraft();
  await expect(page.getByText('Special character not allowed').first()).toBeVisible();
  await form.number('HOSTILE-1');
  await page.getByRole('textbox', { name: 'Item Text' }).fill('');
  await page.getByRole('textbox', { name: 'Line 1 Description' }).fill('=1+1');
  await form.saveDraft();
  await expect(page.getByText('Non-PO Invoice saved as Draft')).toBeVisible();
  await page
    .getByRole('row', { name: /HOSTILE-1/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.getByText('=1+1')).toBeVisible();
  expect(alerted).toBe(false);
});
