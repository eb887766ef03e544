import type { Page } from 'playwright/test';
import { nonPoView } from './screens/nonPoView.ts';
import { invoicePdf, storedPaper } from './support/files.ts';
import { hands, took } from './support/hands.ts';
import { expect, SIZES, test, type Sandbox } from './support/portal.ts';
import { raiseQuery } from './support/setup.ts';

/** What each journey took on the portal as it was, counted by these tests (November 2026). */
const BEFORE = {
  delivery: { keys: 19, clicks: 4, pages: 2, scrolled: 0 },
  query: { keys: 26, clicks: 1, pages: 0, scrolled: 0 },
  mouse: { keys: 0, clicks: 25, pages: 12, scrolled: 0 },
  phone: { keys: 0, clicks: 25, pages: 12, scrolled: 0 },
  keyboard: { keys: 26, clicks: 0, pages: 12, scrolled: 0 },
  together: { keys: 0, clicks: 3, pages: 0, scrolled: 0 },
  entry: { keys: 26, clicks: 4, pages: 1, scrolled: 0 },
};
/** The most that each may take. */
const LIMIT = {
  ...BEFORE,
  delivery: { keys: 20, clicks: 3, pages: 2, scrolled: 0 },
  entry: { keys: 27, clicks: 1, pages: 0, scrolled: 0 },
};
const held = (journey: keyof typeof BEFORE) => ({ before: BEFORE[journey], limit: LIMIT[journey] });

test('two receipts become a delivery invoice', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const item = { quantity: '10', price: '1200.00', taxRate: '18', received: ['4', '6'] };
  await sandbox.newOrder({ supplierCode: supplier.values['suppliercode'], type: 'ZNB', items: [item] });
  const page = await open(supplier, '/DeliveryInvoice');
  await expect(page.getByRole('button', { name: 'Create against GRN' })).toBeVisible();
  const { count, click, press, type, onTo, tabTo } = hands(page);
  const dialog = page.getByRole('dialog', { name: 'Select items' });
  const box = (name: string) => page.getByRole('textbox', { name, exact: true });

  await click(page.getByRole('button', { name: 'Create against GRN' }));
  const receipts = dialog.getByRole('row').filter({ hasText: /5600/ }).getByRole('checkbox');
  await expect(receipts).toHaveCount(2);
  for (const receipt of await receipts.all()) await click(receipt);
  await press('Enter');
  await expect(box('Line 2 Quantity')).not.toHaveValue('');

  await expect(box('Invoice Number')).toBeFocused();
  await type('DI-26-117');
  await tabTo(box('Invoice Date'));
  await type('2/11');
  const choosing = page.waitForEvent('filechooser');
  await onTo(page.getByRole('button', { name: 'Upload file: Upload Invoice' }));
  await press('Enter');
  await (await choosing).setFiles(await invoicePdf(['Invoice DI-26-117']));
  await expect(page.getByText('invoice.pdf', { exact: true })).toBeVisible();
  await onTo(page.getByRole('checkbox', { name: /I agree/ }));
  await press('Space');
  await press('Control+Enter');
  await expect(page.getByText('Delivery Invoice created successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/DeliveryInvoice$/);
  took('delivery invoice of two receipts', held('delivery'), count);
});

test('a query is answered', async ({ sandbox, open }) => {
  const [supplier, approver] = await Promise.all([sandbox.newSupplier(), sandbox.persona('approver')]);
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], invoiceNumber: 'ASK-2611' });
  await raiseQuery(sandbox, approver, supplier, id);
  const page = await open(supplier, '/queryResponse');
  await expect(page.getByRole('button', { name: 'Answer ASK-2611' })).toBeVisible();
  const { count, click, type, press } = hands(page);
  await click(page.getByRole('button', { name: 'Answer ASK-2611' }));
  await expect(page.getByRole('textbox', { name: 'Response' })).toBeFocused();
  await type('October, as in the order.');
  await press('Control+Enter');
  await expect(page.getByText('Query answered Succesfully')).toBeVisible();
  took('query answered', held('query'), count);
});

const TWELVE = Array.from({ length: 12 }, (_, at) => `${at + 1}`.padStart(2, '0'));

/** Twelve invoices that wait at L1 for an approver whose tasks no other test looks at. */
async function twelve(sandbox: Sandbox, l1: string, prefix: string) {
  const supplier = await sandbox.newSupplier();
  for (const at of TWELVE)
    await sandbox.newInvoice({ author: supplier.values['userid'], step: 1, l1, invoiceNumber: `${prefix}-${at}` });
}

/** Waits until the next invoice can be decided on; after the last one, until that is decided. */
async function isThere(page: Page, number: string | undefined) {
  const view = nonPoView(page);
  const mine = view.banner('Approval Pending with you');
  if (number === undefined) return expect(mine).toBeHidden();
  await expect(view.heading(number)).toBeVisible();
  await expect(mine).toBeVisible();
}

for (const [way, title, size] of [
  ['mouse', 'twelve approvals by mouse', SIZES[0]],
  ['phone', 'twelve approvals on a phone', SIZES[1]],
  ['keyboard', 'twelve approvals by keyboard', SIZES[0]],
] as const)
  test(title, async ({ sandbox, open }) => {
    const desk = { mouse: 'usr-e-056', phone: 'usr-e-057', keyboard: 'usr-e-058' }[way];
    const prefix = { mouse: 'BYM', phone: 'BYP', keyboard: 'BYK' }[way];
    await twelve(sandbox, desk, prefix);
    const page = await open(await sandbox.persona(desk), `/Approvalcenter?q=${prefix}`, size);
    await expect(page.getByRole('link', { name: new RegExp(`^${prefix}`) })).toHaveCount(12);
    const numbers = await page.getByRole('link', { name: new RegExp(`^${prefix}`) }).allInnerTexts();
    const { count, click, press } = hands(page);
    const dialog = page.getByRole('dialog', { name: 'Workflow Approve' });
    if (way === 'keyboard') {
      await press('j');
      await press('Enter');
    } else await click(page.getByRole('link', { name: numbers[0] ?? '' }));
    for (const [at, number] of numbers.entries()) {
      await isThere(page, number);
      if (way === 'keyboard') {
        await press('a');
        await expect(dialog.getByRole('textbox', { name: 'Remarks' })).toBeFocused();
        await press('Enter');
      } else {
        await click(page.getByRole('button', { name: 'Approve', exact: true }));
        await click(dialog.getByRole('button', { name: 'Approve' }));
      }
      await isThere(page, numbers[at + 1]);
    }
    took(title, held(way), count);
  });

test('twelve approvals at once', async ({ sandbox, open }) => {
  await twelve(sandbox, 'usr-e-060', 'ALL12');
  const page = await open(await sandbox.persona('usr-e-060'), '/Approvalcenter?q=ALL12');
  await expect(page.getByRole('link', { name: /^ALL12/ })).toHaveCount(12);
  const { count, click } = hands(page);
  await click(page.getByRole('checkbox', { name: 'Select all 12' }));
  await click(page.getByRole('button', { name: 'Approve All (12)' }));
  await click(page.getByRole('dialog').getByRole('button', { name: 'Approve 12' }));
  await expect(page.getByText('Workflow approved successfully')).toBeVisible();
  took('twelve approvals at once', held('together'), count);
});

test('a manual entry is closed', async ({ sandbox, open, request, baseURL }) => {
  const [supplier, reviewer] = await Promise.all([sandbox.newSupplier(), sandbox.persona('reviewer')]);
  const number = `CLOSE-${Date.now() % 1_000_000}`;
  const file_uid = await storedPaper(request, baseURL, supplier, { context: 'ManualInvoiceEntry', contextId: '0' });
  await sandbox.call(
    supplier,
    'mutation m($input: ManualInvoiceEntryInput!) { createManualInvoiceEntry(input: $input) { id } }',
    {
      input: {
        countryCode: 'IN',
        companyCode: '1000',
        supplierCode: supplier.values['suppliercode'],
        currencyCode: 'INR',
        documentTypeCode: 'PO',
        apSubCategoryCode: 'GENERAL',
        purchaseOrder: '4500000001',
        invoiceNumber: number,
        invoiceDate: '2026-11-02',
        invoiceAmount: '1180.00',
        uploadInvoice: JSON.stringify([{ file_uid, fileName: 'cheque.pdf' }]),
      },
    },
  );
  const page = await open(reviewer, '/ManualInvoiceEntry');
  await expect(page.getByRole('link', { name: number })).toBeVisible();
  const { count, click, fill, press } = hands(page);
  await click(page.getByRole('button', { name: `Review ${number}` }));
  const dialog = page.getByRole('dialog', { name: `Review and close invoice ${number}` });
  await expect(dialog.getByRole('textbox', { name: 'Remark' })).toBeFocused();
  await fill(dialog.getByRole('textbox', { name: 'Remark' }), 'Settled outside the portal');
  await press('Control+Enter');
  await expect(page.getByText('Invoice closed Successfully')).toBeVisible();
  took('manual entry closed', held('entry'), count);
});
