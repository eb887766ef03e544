import type { Page } from 'playwright/test';
import { nonPoView } from './screens/nonPoView.ts';
import { invoicePdf } from './support/files.ts';
import { expect, test, type Actor, type Sandbox } from './support/portal.ts';
import { chooseAmong } from './support/select.ts';
import { decide } from './support/setup.ts';

const DELIVERY = { module: 'DeliveryInvoice', context: 'DeliveryInvoice' };
const getName = ({ values }: Actor) => values['username'] ?? '';
const getCode = ({ values }: Actor) => values['suppliercode'] ?? '';
const aNumber = () => `DI-${String(Date.now() % 100_000_000)}`;

function form(page: Page) {
  return {
    quantity: (line = 1) => page.getByRole('textbox', { name: `Line ${line} Quantity` }),
    amount: (line = 1) => page.getByRole('textbox', { name: `Line ${line} Amount` }),
    /** Fills every field that the order does not prefill. */
    async fill(number: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Invoice Number' }).fill(number);
      const date = page.getByRole('textbox', { name: 'Invoice Date' });
      await date.fill('01-Nov-2026');
      await date.press('Enter');
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Upload file: Upload Invoice' }).click();
      await (await choosing).setFiles(await invoicePdf([`Invoice ${number}`]));
      await expect(page.getByText('invoice.pdf', { exact: true })).toBeVisible();
      await page.getByRole('checkbox', { name: /I agree with the Terms and Conditions/ }).check();
    },
    async submit(): Promise<void> {
      await page.getByRole('button', { name: 'Submit for Approval' }).click();
      await expect(page.getByText('Delivery Invoice created successfully')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Delivery Invoice List' })).toBeVisible();
    },
  };
}

const getRow = (page: Page, number: string) => page.getByRole('row', { name: new RegExp(number) });

async function viewPath(page: Page, number: string): Promise<string> {
  const href = await getRow(page, number).getByRole('link').first().getAttribute('href');
  return (href ?? '').replace('/sportal', '');
}

const goods = (more: object = {}) => ({ quantity: '10', price: '1200.00', taxRate: '18', received: ['10'], ...more });

/** The approvers; the first one is the PR initiator of the orders created here. */
async function people(sandbox: Sandbox) {
  const [approver, l1, l2, bulk, deviation] = await Promise.all(
    ['approver', 'l1', 'l2', 'bulk', 'reviewer'].map(persona => sandbox.persona(persona)),
  );
  if (!approver || !l1 || !l2 || !bulk || !deviation) throw new Error('no personas');
  return { approver, l1, l2, bulk, deviation };
}

test('an order is invoiced from its page and approved with a deviation', async ({ sandbox, open }) => {
  test.slow();
  const supplier = await sandbox.newSupplier();
  const order = await sandbox.newOrder({ supplierCode: getCode(supplier), items: [goods({ received: ['6'] })] });
  const { approver, l1, l2, bulk, deviation } = await people(sandbox);
  const number = aNumber();
  const page = await open(supplier, `/PurchaseOrder/View/${order.id}`);

  await test.step('the supplier selects the item', async () => {
    await page.getByRole('button', { name: 'Create Delivery Invoice' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select item' });
    await dialog.getByRole('button', { name: 'Create Delivery Invoice' }).click();
    await expect(dialog.getByText('Please select atleast one item')).toBeVisible();
    await dialog.getByRole('checkbox', { name: /item 00010/ }).check();
    await dialog.getByRole('button', { name: 'Create Delivery Invoice' }).click();
    await expect(form(page).quantity()).toHaveValue('9');
  });

  await test.step('a reload keeps the selected item and the entered data', async () => {
    await form(page).quantity().fill('8');
    await page.getByRole('textbox', { name: 'Invoice Number' }).fill(number);
    await expect(page.getByText('Saved on this device')).toBeVisible();
    await page.reload();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(form(page).quantity()).toHaveValue('8');
    await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toHaveValue(number);
  });

  await test.step('a quantity above the received quantity is rejected; the corrected form is submitted', async () => {
    await form(page).quantity().fill('11');
    await form(page).quantity().press('Tab');
    await expect(page.getByText('Is more than Recd Qty').first()).toBeVisible();
    await form(page).quantity().fill('8');
    await form(page).quantity().press('Tab');
    await expect(page.getByRole('row', { name: /^Grand total/ })).toContainText('11,328.00');
    await expect(page.getByText("The line doesn't match the order and receipt.")).toBeVisible();
    await form(page).fill(number);
    await form(page).submit();
    await expect(getRow(page, number)).toContainText('Pending for approval');
  });

  const path = await viewPath(page, number);
  const approverPage = await open(approver, path);
  const view = nonPoView(approverPage);

  await test.step('the approver sees the deviations', async () => {
    await expect(view.banner('Approval Pending with you')).toBeVisible();
    await expect(approverPage.getByText("The line doesn't match the order and receipt.").first()).toBeVisible();
    await expect(approverPage.getByRole('row', { name: /Exceeds received quantity \(6\)/ })).toBeVisible();
  });

  await test.step('the approver selects L1 and L2, who approve', async () => {
    await view.approve({ l1: getName(l1), l2: getName(l2) });
    await expect(view.banner(`Approval Pending with ${getName(l1)}`)).toBeVisible();
    const id = Number(path.split('/').pop());
    await decide(sandbox, l1, id, 2, 'Approved', DELIVERY);
    await decide(sandbox, l2, id, 3, 'Approved', DELIVERY);
  });

  await test.step('Step 3 adds a deviation approver, who approves last', async () => {
    const last = await open(bulk, path);
    await last.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = last.getByRole('dialog', { name: 'Workflow Approve' });
    await expect(dialog.getByText("The line doesn't match the order and receipt.")).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Deviation Approver' }).check();
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(dialog.getByText('Please select approver')).toBeVisible();
    await chooseAmong(dialog.getByRole('combobox', { name: 'Deviation approvers' }), getName(deviation));
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(nonPoView(last).banner(`Approval Pending with ${getName(deviation)}`)).toBeVisible();
    const end = await open(deviation, path);
    await nonPoView(end).offers('Approve');
    await nonPoView(end).approve();
    await expect(nonPoView(end).banner('Request is approved')).toBeVisible();
  });
});

test('an invoice against receipts is sent back, corrected and approved', async ({ sandbox, open }) => {
  test.slow();
  const supplier = await sandbox.newSupplier();
  const service = { itemType: 'Service', quantity: '4', price: '500.00', received: ['1.5'] };
  const items = [goods({ received: ['6', '4'] }), service];
  await sandbox.newOrder({ supplierCode: getCode(supplier), type: 'ZNB', items });
  await sandbox.newOrder({ supplierCode: getCode(supplier), type: 'ZNB', items: [goods()] });
  const { approver, l1, l2, bulk } = await people(sandbox);
  const number = aNumber();
  const page = await open(supplier, '/DeliveryInvoice');

  await test.step('the supplier can select receipts of one order but not of two', async () => {
    await page.getByRole('button', { name: 'Create against GRN' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select items' });
    const boxes = dialog.getByRole('row').filter({ hasText: /5600/ }).getByRole('checkbox');
    await expect(boxes).toHaveCount(4);
    const create = dialog.getByRole('button', { name: 'Create Invoice' });
    await create.click();
    await expect(dialog.getByText('Please select item')).toBeVisible();
    await expect(boxes.first()).toBeVisible(); // `all` does not wait
    for (const box of await boxes.all()) await box.check();
    await create.click();
    await expect(dialog.getByText('You can only select same order number item.')).toBeVisible();
    await boxes.first().uncheck();
    await create.click();
    await expect(form(page).quantity(3)).toBeVisible();
  });

  await test.step('goods need whole quantities, services allow decimals', async () => {
    const quantities = [1, 2, 3].map(line => form(page).quantity(line));
    for (const box of quantities) await box.fill('1.5');
    await quantities[0]?.press('Tab');
    await expect(page.getByText('Decimal is not allowed').first()).toBeVisible();
    const kinds = await page.getByRole('table', { name: 'Line items' }).getByRole('row').allTextContents();
    const serviceLine = kinds.findIndex(text => /Test service/.test(text)) - 1;
    for (const [index, box] of quantities.entries()) await box.fill(index === serviceLine ? '1.5' : '2');
    await form(page).fill(number);
    await form(page).submit();
  });

  const path = await viewPath(page, number);
  const approverPage = await open(approver, path);

  await test.step('the invoice is sent back, corrected and approved', async () => {
    await expect(approverPage.getByText('All 3 lines match the order and receipt.').first()).toBeVisible();
    await nonPoView(approverPage).note('Send back', 'Please bill the second receipt with three');
    await getRow(page, number).getByRole('link').first().click();
    await page.getByRole('button', { name: 'Edit' }).click();
    await form(page).quantity(2).fill('3');
    await form(page).submit();
    await approverPage.reload();
    await nonPoView(approverPage).approve({ l1: getName(l1), l2: getName(l2) });
    const id = Number(path.split('/').pop());
    await decide(sandbox, l1, id, 2, 'Approved', DELIVERY);
    await decide(sandbox, l2, id, 3, 'Approved', DELIVERY);
    await decide(sandbox, bulk, id, 4, 'Approved', DELIVERY);
    await approverPage.reload();
    await expect(nonPoView(approverPage).banner('Request is approved')).toBeVisible();
  });
});
