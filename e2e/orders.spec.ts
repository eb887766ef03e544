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

test('items of an order are chosen for a delivery invoice', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/PurchaseOrder/View/2');
  await page.getByRole('button', { name: 'Create Delivery Invoice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Select item' });
  await dialog.getByRole('button', { name: 'Create Delivery Invoice' }).click();
  await expect(dialog.getByText('Please select atleast one item')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Select item 00010' }).check();
  await dialog.getByRole('button', { name: 'Create Delivery Invoice' }).click();
  await expect(page).toHaveURL(/\/DeliveryInvoice\/Create\?po=2&items=\d+$/);
});

test('a supplier sees no order of another supplier, an auditor all and nothing to create', async ({
  sandbox,
  open,
}) => {
  const other = await open(await sandbox.newSupplier(), '/PurchaseOrder');
  await expect(other.getByText('Total Records: 0')).toBeVisible();
  await other.goto(new URL('/sportal/PurchaseOrder/View/2', other.url()).href);
  await expect(other.getByText('No Data Found')).toBeVisible();
  const reader = await open(await sandbox.persona('auditor'), '/PurchaseOrder/View/2');
  await expect(reader.getByRole('region', { name: 'Line items' })).toBeVisible();
  await expect(reader.getByRole('button', { name: 'Create Delivery Invoice' })).toHaveCount(0);
});

for (const [path, title, file] of [
  ['/PurchaseOrder', 'Purchase Orders', 'PurchaseOrderList'],
  ['/Grn', 'Goods Receipt Notes (GRN)', 'GrnList'],
  ['/Srn', 'Service Receipt Notes (SRN)', 'SrnList'],
  ['/ReportDeliveryInvoiceAging', 'Delivery Invoice Aging Report', 'ReportDeliveryInvoiceAgingList'],
  ['/ReportDeliveryInvoiceTransaction', 'Delivery Invoice Transactions Report', 'ReportDeliveryInvoiceTransactionList'],
  ['/ReportProformaInvoiceAging', 'Proforma Invoice Aging Report', 'ReportProformaInvoiceAgingList'],
  ['/ReportProformaInvoiceTransaction', 'Proforma Invoice Transactions Report', 'ReportProformaInvoiceTransactionList'],
] as const)
  test(`${path} lists and exports`, async ({ sandbox, open }) => {
    const page = await open(await sandbox.persona('auditor'), path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table', { name: title }).getByRole('link').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export to Excel' }).click();
    expect((await download).suggestedFilename()).toMatch(new RegExp(`^${file}_\\d{14}\\.xlsx$`));
  });
