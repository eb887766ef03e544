import type { Page } from 'playwright/test';
import { approvalCenter } from './screens/approvalCenter.ts';
import { nonPoView } from './screens/nonPoView.ts';
import { expect, test } from './support/portal.ts';
import { chooseAmong } from './support/select.ts';

/** An approver whose tasks no other test looks at. */
const DESK = 'usr-e-055';

/** A hand on the keyboard that counts. */
function hand(page: Page) {
  const keys: string[] = [];
  return {
    press: async (key: string) => {
      keys.push(key);
      await page.keyboard.press(key);
    },
    /** Prints what a journey took, beside what it took before, and holds it to its goal. */
    took: (journey: string, goal: number, before: string) => {
      // oxlint-disable-next-line no-console -- what the closing note quotes
      console.log(`keys: ${journey}: ${keys.length} (${keys.join(' ')}); before: ${before}`);
      expect(keys.length, journey).toBeLessThanOrEqual(goal);
      keys.length = 0;
    },
  };
}

test('an approver decides at Step 0 by five keys, later by two, and comes to the next task by none', async ({
  sandbox,
  open,
}) => {
  const [me, l1, l2] = await Promise.all([sandbox.persona(DESK), sandbox.persona('l1'), sandbox.persona('l2')]);
  const supplier = await sandbox.newSupplier();
  const author = supplier.values['userid'];
  // Invoices of this run: those of the one before still wait at the same desk.
  const run = Date.now() % 1_000_000;
  const [atStep0, later] = [`KEY0-${run}`, `KEY1-${run}`];
  for (const at of [1, 2]) await sandbox.newInvoice({ author, approver: DESK, invoiceNumber: `${atStep0}-${at}` });
  for (const at of [1, 2, 3]) await sandbox.newInvoice({ author, step: 1, l1: DESK, invoiceNumber: `${later}-${at}` });

  const page = await open(me, '/Approvalcenter');
  const center = approvalCenter(page);
  const numberOf = (task: string) => center.row(task).getByRole('link', { name: task });
  const view = nonPoView(page);
  const { press, took } = hand(page);
  const dialog = page.getByRole('dialog', { name: 'Workflow Approve' });
  const chosenBefore = (name: string) =>
    page.locator('.ant-select-dropdown:visible .ant-select-item-option-active').filter({ hasText: name });

  await test.step('the first time L1 and L2 are searched', async () => {
    await center.search(atStep0, 2);
    await numberOf(`${atStep0}-1`).click();
    await expect(view.banner('Approval Pending with you')).toBeVisible();
    await page.keyboard.press('a');
    await expect(dialog).toContainText(`1,180.00 INR · ${supplier.values['username']}`);
    await chooseAmong(dialog.getByRole('combobox', { name: 'L1' }), l1.values['username'] ?? '');
    await chooseAmong(dialog.getByRole('combobox', { name: 'L2' }), l2.values['username'] ?? '');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(view.heading(`${atStep0}-2`)).toBeVisible();
  });

  await test.step('Step 0 in five keys', async () => {
    await expect(view.banner('Approval Pending with you')).toBeVisible();
    await press('a');
    await expect(chosenBefore(l1.values['username'] ?? '')).toBeVisible();
    await press('Enter');
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await press('Tab');
    await expect(chosenBefore(l2.values['username'] ?? '')).toBeVisible();
    await press('Enter');
    await expect(page.locator('.ant-select-dropdown:visible')).toHaveCount(0);
    await press('Enter');
    await expect(page.getByText('Workflow approved successfully').last()).toBeVisible();
    await expect(view.banner('Approval Pending with you')).toBeHidden();
    took('approver, Step 0', 5, '17 (4 clicks, 13 keys, Next among them; L1 and L2 by five letters each)');
  });

  await test.step('any other decision in two', async () => {
    await page.goBack();
    await center.search(later, 3);
    await numberOf(`${later}-1`).click();
    for (const at of [1, 2]) {
      await expect(view.heading(`${later}-${at}`)).toBeVisible();
      await expect(view.banner('Approval Pending with you')).toBeVisible();
      await press('a');
      await expect(dialog.getByRole('textbox', { name: 'Remarks' })).toBeFocused();
      await press('Enter');
      await expect(view.heading(`${later}-${at + 1}`)).toBeVisible();
      took(`approver, any other, ${at}`, 2, '3 clicks (Approve, Approve, Next)');
    }
  });

  await test.step('the list of keys, which also switches them off', async () => {
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const what of ['Approve', 'Send back', 'Query', 'Previous task', 'Show or hide the document'])
      await expect(keys.getByText(what, { exact: true })).toBeVisible();
    await expect(keys.getByText('Next task'), 'this is the last one').toHaveCount(0);
    await keys.getByRole('checkbox', { name: 'Use single keys on this device' }).uncheck();
    await page.keyboard.press('Escape');
    await expect(keys).toBeHidden();
    await page.keyboard.press('p');
    await expect(view.heading(`${later}-3`)).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

/** Runs in the page: what in a dialog gets the focus, one after the other. */
function recordFocus(): void {
  const focused: string[] = [];
  Object.assign(globalThis, { focused });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element && target.closest('[role="dialog"]'))
      focused.push(target.getAttribute('aria-label') ?? target.getAttribute('role') ?? target.tagName.toLowerCase());
  });
}
const focusedSince = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { focused: string[] }).focused.splice(0));

test('a dialog has the focus in its first field from the start, on a slow machine too', async ({ sandbox, open }) => {
  const me = await sandbox.persona(DESK);
  const supplier = await sandbox.newSupplier();
  const number = `FOCUS-${Date.now() % 1_000_000}`;
  const author = supplier.values['userid'];
  for (const at of [1, 2, 3]) await sandbox.newInvoice({ author, step: 1, l1: DESK, invoiceNumber: `${number}-${at}` });
  const page = await open(me, '/Approvalcenter');
  const view = nonPoView(page);
  await approvalCenter(page).search(number, 3);
  await page.getByRole('link', { name: `${number}-1` }).click();
  await page.evaluate(recordFocus);
  const cdp = await page.context().newCDPSession(page);
  const titles = { a: 'Workflow Approve', s: 'Notes', q: 'Query', '?': 'Keyboard shortcuts' };

  for (const rate of [1, 6]) {
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    for (const [key, title] of Object.entries(titles)) {
      await expect(view.banner('Approval Pending with you')).toBeVisible();
      const dialog = page.getByRole('dialog', { name: title });
      await focusedSince(page);
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      const [first, ...more] = await focusedSince(page);
      expect(first, `${title} at ${rate}x`).toMatch(key === '?' ? /^dialog$/ : /^(textarea|input|combobox)$/);
      expect(more).not.toContain('Close');
      // Enter does not close a dialog that lacks something.
      if (key !== 'a') {
        await page.keyboard.press('Enter');
        await expect(dialog).toBeVisible();
        await dialog.getByRole('button', { name: /^Close/ }).click();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        continue;
      }
      // Enter approves in the moment in which the dialog appears.
      await page.keyboard.press('Enter');
      await expect(view.heading(`${number}-${rate === 1 ? 2 : 3}`)).toBeVisible();
    }
  }
});

test('a supplier sees when an invoice is paid by one click', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const made = await sandbox.newInvoice({ author: supplier.values['userid'], status: 'Approved', amount: '1000' });
  await sandbox.erp({ context: 'NonPoInvoice', id: made.id, steps: 4 });
  const page = await open(supplier, '/NonPoInvoice');
  let clicks = 0;
  await page.getByRole('link', { name: String(made.invoiceNumber) }).click();
  clicks += 1;
  await expect(
    page.getByText(/^Paid 1,1\d\d\.\d\d INR on .* after a deduction of .* INR\. Reference .+\.$/),
  ).toBeVisible();
  await expect(nonPoView(page).progress.getByRole('listitem').last()).toContainText('Paid');
  // oxlint-disable-next-line no-console -- what the closing note quotes
  console.log(`clicks: supplier, when am I paid: ${clicks}; before: 3 to the report, and a sideways scroll there`);
  expect(clicks).toBe(1);
});
