import { getPages } from './support/pdfText.ts';
import { expect, test, type Actor } from './support/portal.ts';

const value = (actor: Actor, name: string) => actor.values[name] ?? '';

test('an invoice prints on one page: letterhead, parties, lines, totals in words and levels, no buttons', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({
    author: value(supplier, 'userid'),
    step: 1,
    invoiceNumber: 'PRINT-1',
    amount: '100000',
  });
  const page = await open(supplier, `/NonPoInvoice/View/${id}`);
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  await expect(page.getByText(/^Approval Pending with /)).toBeVisible();
  const gross = await page.getByText('Gross amount', { exact: true }).locator('xpath=following-sibling::*').innerText();

  const name = await page.getByRole('region', { name: 'Supplier' }).locator('summary').innerText();

  const pages = await getPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toHaveLength(1);
  const [sheet = ''] = pages;
  const supplierName = name.replace(/\s+\S+$/, '');
  expect(sheet.indexOf(supplierName), 'the letterhead').toBeLessThan(
    sheet.lastIndexOf(`Non-PO Invoice [#${id}] #PRINT-1`),
  );
  expect(sheet.indexOf(supplierName)).toBeGreaterThan(-1);
  expect(sheet).toContain(gross.replace(/\s+/g, ' '));
  expect(sheet).toMatch(/Rupees One Lakh .* Only/);
  expect(sheet).toMatch(/Approval levels .* Initiator .* Submitted .*\d\d-\w{3}-\d{4} \d\d:\d\d [AP]M/);
  expect(sheet).toContain(`/sportal/NonPoInvoice/View/${id}`);
  expect(sheet, 'its status').toContain('Pending for approval');
  expect(sheet).toContain('Page 1 of 1');
  for (const pressed of ['Print', 'Details', 'Workflow Log', 'History Log', 'Skip to content', 'Invoice List'])
    expect(sheet).not.toContain(`${pressed} `);

  await test.step('the screen is unchanged after printing', async () => {
    await expect(page.getByText(/^Printed on/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
  });
});

test('a section without printed content has no heading', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier-pan'), '/NonPoInvoice?f.status=Draft');
  // Seeded drafts have no notes and no accepted disclaimer; no other test creates drafts of this supplier.
  await page.getByRole('row', { name: /Draft/ }).first().getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Notes and disclaimer' })).toBeVisible();
  const sheet = (await getPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  expect(sheet).toContain('Line items');
  expect(sheet).not.toContain('Notes and disclaimer');
});

test("a visible notification isn't printed", async ({ sandbox, open }) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('l1')]);
  const { id } = await sandbox.newInvoice({
    author: value(supplier, 'userid'),
    step: 1,
    l1: value(approver, 'userid'),
    invoiceNumber: 'PRINT-2',
  });
  const page = await open(approver, `/NonPoInvoice/View/${id}`);
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  await page.getByRole('dialog', { name: 'Workflow Approve' }).getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Workflow approved successfully').last()).toBeVisible();
  const sheet = (await getPages(await page.pdf({ preferCSSPageSize: true }))).join(' ');
  expect(sheet).toContain('PRINT-2');
  expect(sheet).not.toContain('Workflow approved successfully');
});

test('a long order prints all lines, with its number and the table head on each page', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const items = Array.from({ length: 150 }, (_, index) => ({ quantity: '1', price: '10', name: `Part ${index + 1}.` }));
  const order = await sandbox.newOrder({ supplierCode: value(supplier, 'suppliercode'), items });
  const page = await open(supplier, `/PurchaseOrder/View/${order.id}`);
  await expect(page.getByRole('table', { name: 'Line items' })).toBeVisible();

  const pages = await getPages(await page.pdf({ preferCSSPageSize: true }));
  expect(pages.length).toBeGreaterThan(1);
  const text = pages.join(' ');
  for (const { name } of items) expect(text).toContain(name);
  for (const [index, sheet] of pages.entries()) {
    expect(sheet).toContain(`Purchase Order ${order.no}`);
    expect(sheet).toContain(`Page ${index + 1} of ${pages.length}`);
  }
  for (const sheet of pages.slice(1, -1)) expect(sheet).toContain('Item Code');
});
