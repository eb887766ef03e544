import type { Page } from 'playwright/test';
import { newForm } from './screens/nonPoForm.ts';
import { nonPoList } from './screens/nonPoList.ts';
import { expect, test, type Actor, type Sandbox } from './support/portal.ts';
import { facturX, signedPdf } from './support/signed.ts';

async function parties(sandbox: Sandbox, supplier: Actor) {
  const input = (name: string, value: string) => ({
    input: { currentPage: 1, pageSize: 0, parameters: [{ name, value }], sortBy: 'id', sortOrder: 'asc' },
  });
  type Rows = { list: { data: { name: string; gstNumber: string }[] } };
  const ask = async (list: string, name: string, value: string) => {
    const query = `query ${list}($input: ListInput!) { list: ${list}(input: $input) { data { name gstNumber } } }`;
    return (await sandbox.call<Rows>(supplier, query, input(name, value))).list.data;
  };
  const [seller] = await ask('masterSupplierList', 'Code', supplier.values['suppliercode'] ?? '');
  const places = await ask('plantList', 'companyCode', '1000');
  const place = places.find(({ name }) => name.includes('Genome Valley'));
  return { sellerGstin: seller?.gstNumber ?? '', buyerGstin: place?.gstNumber ?? '' };
}

const strip = (page: Page) => page.getByRole('region', { name: 'What the file says' });

test('the supplier applies signed values and changes the total; the approver sees both totals', async ({
  sandbox,
  open,
}) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const number = 'SGN-2611-1';
  const signed = {
    ...(await parties(sandbox, supplier)),
    number,
    date: '2026-11-02',
    total: '118000.00',
    itemCount: 1,
    mainHsn: '998346',
  };
  const { page, form } = await newForm(open, supplier);
  const path =
    await test.step("the form shows the values before it applies them and doesn't overwrite entered data", async () => {
      await page.getByRole('textbox', { name: 'Invoice Number' }).fill('TYPED-1');
      await form.attach('Invoice Copy', await signedPdf(signed));
      await expect(strip(page)).toContainText('QR code verified');
      await expect(strip(page)).toContainText(`QR code: ${number} · Entered: TYPED-1`);
      await strip(page)
        .getByRole('button', { name: /^Fill \d fields…$/ })
        .click();
      const number_ = strip(page).getByRole('checkbox', { name: 'Invoice Number' });
      await expect(number_).not.toBeChecked();
      await expect(strip(page).getByRole('row', { name: /Line items/ })).toContainText('1 line, 1,00,000.00');
      await number_.check();
      await strip(page)
        .getByRole('button', { name: /^Fill \d fields$/ })
        .click();
      await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue(number);
      await expect(page.getByRole('textbox', { name: 'Line 1 Amount' })).toHaveValue('1,00,000.00');
      await expect(form.gross()).toContainText('1,18,000.00');
      await expect(strip(page)).not.toContainText("n't match");

      await page.getByRole('textbox', { name: 'Line 1 Amount' }).fill('110000');
      await page.keyboard.press('Tab');
      await expect(strip(page)).toContainText('Total · QR code: 1,18,000.00 · Entered: 1,29,800.00');
      await form.approver(approver.values['username'] ?? '');
      await form.agree();
      await form.submit();
      await expect(page.getByText('Non-PO Invoice created successfully')).toBeVisible();
      return nonPoList(page).getPath(number);
    });

  await test.step("page and dialog verify the stored file instead of trusting the supplier's form", async () => {
    const view = await open(approver, path);
    await expect(strip(view)).toContainText('QR code verified');
    await expect(strip(view)).toContainText('Total · QR code: 1,18,000.00 · Entered: 1,29,800.00');
    await expect(strip(view)).toContainText("1 field doesn't match");
    await view.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = view.getByRole('dialog', { name: 'Workflow Approve' });
    await expect(dialog).toContainText('QR code verified');
    await expect(dialog).toContainText('Total · QR code: 1,18,000.00 · Entered: 1,29,800.00');
  });
});

const LINES = Array.from({ length: 10 }, (_, index) => ({
  name: `Stability study batch ${index + 1}`,
  amount: `${1200 + index}.50`,
}));

test('the XML of an overseas invoice prefills a form of ten lines with two key presses', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier-overseas'), '/NonPoInvoice');
  await page.getByRole('button', { name: 'Create New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create Invoice' });
  await expect(dialog.getByRole('combobox', { name: 'Company' })).toBeFocused();
  for (const key of ['3000', 'Enter', 'Enter'])
    await (key === 'Enter' ? page.keyboard.press(key) : page.keyboard.type(key));
  await expect(page.getByRole('heading', { level: 1, name: 'New Non-PO Invoice' })).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Upload file: Invoice Copy/ }).click();
  await (await choosing).setFiles(await facturX('RL-2611-10', '2026-11-02', LINES, '12050.00'));
  const fill = strip(page).getByRole('button', { name: /^Fill \d fields…$/ });
  await expect(fill).toBeVisible();
  await fill.focus();
  await page.keyboard.press('Enter');
  await expect(strip(page).getByRole('button', { name: /^Fill \d fields$/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Invoice Number', exact: true })).toHaveValue('RL-2611-10');
  await expect(page.getByRole('textbox', { name: 'Line 10 Amount' })).toHaveValue('1,209.50');
  await expect(page.getByRole('row', { name: /^Gross amount/ })).toContainText('12,050.00');
});
