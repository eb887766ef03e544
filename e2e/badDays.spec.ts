import { variablesIn, withVariables } from '../deploy/page.ts';
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

test.describe('with an address for reports', () => {
  test.use({ freshWindow: true });
  test('web vitals are sent when the page is hidden', async ({ sandbox, open }) => {
    const actor = await sandbox.newSupplier();
    const page = await open(actor, '/support');
    const reports: { what: string; name: string; value: number; version: string }[] = [];
    await page.route('**/reports', async route => {
      reports.push(JSON.parse(route.request().postData() ?? '') as (typeof reports)[number]);
      await route.fulfill({ status: 204 });
    });
    await page.route('**/sportal/NonPoInvoice', async route => {
      const response = await route.fetch();
      const html = await response.text();
      const asked = { VITE_REPORT_URL: '/reports', VITE_REPORT_PERCENT: '100', VITE_VITALS_PERCENT: '100' };
      await route.fulfill({ response, body: withVariables(html, { ...variablesIn(html), ...asked }) });
    });
    const watching = page.waitForResponse(/vitals/);
    await page.goto(page.url().replace('/support', '/NonPoInvoice'));
    await watching;
    await page.getByRole('heading', { level: 1 }).click();
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect.poll(() => reports.map(({ what, name }) => `${what} ${name}`)).toContain('vital LCP');
    expect(reports.find(({ name }) => name === 'LCP')?.value).toBeGreaterThan(0);
  });
});
