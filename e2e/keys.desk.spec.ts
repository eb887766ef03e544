import type { Page } from 'playwright/test';
import { nonPoView } from './screens/nonPoView.ts';
import { hands, took } from './support/hands.ts';
import { expect, test, type Sandbox } from './support/portal.ts';

/** An approver that no other test uses. */
const DESK = 'usr-e-058';

const TWELVE = Array.from({ length: 12 }, (_, at) => `${at + 1}`.padStart(2, '0'));

/** Creates twelve invoices that are pending at L1. */
async function twelve(sandbox: Sandbox, l1: string, prefix: string) {
  const supplier = await sandbox.newSupplier();
  for (const at of TWELVE)
    await sandbox.newInvoice({ author: supplier.values['userid'], step: 1, l1, invoiceNumber: `${prefix}-${at}` });
}

/** Waits until the next invoice can be approved, or until the last approval is finished. */
async function isThere(page: Page, number: string | undefined) {
  const view = nonPoView(page);
  const mine = view.banner('Approval Pending with you');
  if (number === undefined) return expect(mine).toBeHidden();
  await expect(view.heading(number)).toBeVisible();
  await expect(mine).toBeVisible();
}

test('an approver approves twelve requests by keyboard', async ({ sandbox, open }) => {
  await twelve(sandbox, DESK, 'BYK');
  const page = await open(await sandbox.persona(DESK), '/Approvalcenter?q=BYK');
  const links = page.getByRole('link', { name: /^BYK/ });
  await expect(links).toHaveCount(12);
  const numbers = await links.allInnerTexts();
  const { count, press } = hands(page);
  const dialog = page.getByRole('dialog', { name: 'Workflow Approve' });
  await press('j');
  await press('Enter');
  for (const [at, number] of numbers.entries()) {
    await isThere(page, number);
    await press('a');
    await expect(dialog.getByRole('textbox', { name: 'Remarks' })).toBeFocused();
    await press('Enter');
    await isThere(page, numbers[at + 1]);
  }
  const effort = { keys: 26, clicks: 0, pages: 12, scrolled: 0 };
  took('twelve approvals by keyboard', { before: effort, limit: effort }, count);
});
