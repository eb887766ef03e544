import { expect, test } from './support/portal.ts';

test('a supplier finds its order, sees what is left of it, and follows it to receipts, invoices and a new invoice', async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.persona('supplier'), '/PurchaseOrder?f.poStatus=Partially%20Received');
  const orders = page.getByRole('table', { name: 'Purchase Orders' });

  const no = await test.step('the list says what is open of each order', async () => {
    await expect(orders.getByText(/ open$/).first()).toBeVisible();
    const first = orders.getByRole('link').first();
    const number = (await first.textContent()) ?? '';
    await first.click();
    await expect(page.getByRole('heading', { level: 1, name: `Purchase Order ${number}` })).toBeVisible();
    return number;
  });

  const related = page.getByRole('navigation', { name: 'Related documents' });
  await test.step('its page says in a sentence how far it has come', async () => {
    await expect(page.getByText(/^Of .* is received.*; .* is open\.$/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Order' })).toContainText(no);
  });

  await test.step('each line has its overheads', async () => {
    await page.getByRole('button', { name: 'Overheads of line 00010' }).click();
    const popup = page.getByRole('dialog', { name: 'Overheads of line 00010' });
    await expect(popup.getByRole('row')).toHaveCount(14);
    await page.keyboard.press('Escape');
  });

  await test.step('the order leads to its receipt, and the receipt back', async () => {
    const receipt = related.getByRole('link', { name: /^[GS]RN/ }).first();
    const name = (await receipt.textContent()) ?? '';
    await receipt.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      name.replace('GRN', 'Goods Receipt Note').replace('SRN', 'Service Receipt Note'),
    );
    await expect(page.getByRole('table', { name: 'Items' }).getByRole('row')).not.toHaveCount(1);
    await related.getByRole('link', { name: `PO ${no}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Purchase Order ${no}` })).toBeVisible();
  });
});

for (const [path, title, file] of [
  ['/PurchaseOrder', 'Purchase Orders', 'PurchaseOrderList'],
  ['/Grn', 'Goods Receipt Notes (GRN)', 'GrnList'],
  ['/Srn', 'Service Receipt Notes (SRN)', 'SrnList'],
] as const)
  test(`${path} lists and exports`, async ({ sandbox, open }) => {
    const page = await open(await sandbox.persona('auditor'), path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table', { name: title }).getByRole('link').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${file}_\\d{14}\\.xlsx$`));
  });
