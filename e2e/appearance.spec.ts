import type { Page } from 'playwright/test';
import { expect, expectReadable, test } from './support/portal.ts';

const DARK = 'rgb(16, 23, 31)';
const LIGHT = 'rgb(243, 245, 248)';

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('theme and density follow the system until the user selects them', async ({ sandbox, open }) => {
  const page = await open(await sandbox.newSupplier(), '/NonPoInvoice');
  await expect.poll(() => ground(page)).toBe(LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => ground(page)).toBe(DARK);

  await test.step("the user's selection overrides the system and survives a reload", async () => {
    await page.locator('header').getByRole('button', { name: /^\[/ }).click();
    await page.getByRole('radio', { name: 'Light' }).check();
    await page.getByRole('radio', { name: 'Compact' }).check();
    await expect.poll(() => ground(page)).toBe(LIGHT);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await ground(page)).toBe(LIGHT);
    await page.locator('header').getByRole('button', { name: /^\[/ }).click();
    await expect(page.getByRole('radio', { name: 'Compact' })).toBeChecked();
    await page.keyboard.press('Tab');
    const ring = page.getByRole('radio', { name: 'Light' });
    await expect(ring, 'visible on the menu, not as in the header').toHaveCSS('outline-color', 'rgb(11, 92, 143)');
  });

  await test.step('printing uses the light theme', async () => {
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => ground(page)).toBe(DARK);
    await page.evaluate(() =>
      addEventListener('beforeprint', () => (document.title = getComputedStyle(document.body).color)),
    );
    await page.pdf();
    expect(await page.title(), 'ink, while the page was printed').toBe('rgb(22, 32, 44)');
    expect(await ground(page)).toBe(DARK);
  });
});

test('an invoice, its form and its approval are readable in the dark theme', async ({ sandbox, open }) => {
  const invoice = await sandbox.newInvoice({ author: 'supplier', step: 0 });
  const desk = await open(await sandbox.persona('approver'), `/NonPoInvoice/View/${invoice.id}`);
  await desk.emulateMedia({ colorScheme: 'dark' });
  await expect(desk.getByRole('button', { name: 'Approve', exact: true })).toBeVisible();
  await expectReadable(desk);
  // The tooltip overlays the page without dimming it.
  await desk
    .getByRole('button', { name: /^What is/ })
    .first()
    .click();
  const note = desk.getByRole('tooltip');
  await expect(note).toBeVisible();
  expect(await note.evaluate(box => getComputedStyle(box, '::backdrop').backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  await expectReadable(desk);
  const form = await open(await sandbox.persona('supplier'), '/NonPoInvoice');
  await form.emulateMedia({ colorScheme: 'dark' });
  await form.getByRole('button', { name: 'Create New' }).click();
  await expect(form.getByRole('dialog')).toBeVisible();
  await expectReadable(form);
});
