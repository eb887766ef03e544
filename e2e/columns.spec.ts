import type { Page } from 'playwright/test';
import { expect, test } from './support/portal.ts';

/** Lists with many columns, each with the persona that sees the most columns. */
const LISTS = {
  supplier: ['/NonPoInvoice', '/PurchaseOrder'],
  approver: ['/Approvalcenter'],
  admin: ['/Supplier', '/ReportNonPoInvoice'],
} as const;

interface Cut {
  title: string;
  text: string;
}

/** Returns cells whose text is cut off and that have no title with the full text. */
async function cutIn(page: Page): Promise<Cut[]> {
  const grid = page.locator('main table[aria-busy="false"]');
  await expect(grid.locator('tbody tr[data-row]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return grid.evaluate(table => {
    const titles = [...table.querySelectorAll('thead th')];
    const found = [];
    for (const row of table.querySelectorAll('thead tr, tr[data-row]'))
      for (const [at, cell] of [...row.children].entries())
        if (cell.scrollWidth > cell.clientWidth && !cell.hasAttribute('title'))
          found.push({ title: titles[at]?.textContent ?? '', text: cell.textContent ?? '' });
    return found;
  });
}

for (const [persona, paths] of Object.entries(LISTS))
  test(`${persona}: every list cell shows its full text or has it as title`, async ({ sandbox, open }) => {
    const actor = await sandbox.persona(persona);
    for (const path of paths)
      await test.step(path, async () => {
        const page = await open(actor, path);
        expect(await cutIn(page)).toEqual([]);
      });
  });

test('a name of 100 characters leaves the other columns visible and is shown in full as cell title', async ({
  sandbox,
  open,
}) => {
  const name = `${'Brihanmumbai Pharmaceuticals and Engineering '.repeat(2)}Limited`;
  const supplier = await sandbox.newSupplier({ name });
  await sandbox.newInvoice({ author: supplier.values['userid'], invoiceNumber: 'LONG-1', amount: '1000000000000' });
  const page = await open(await sandbox.persona('admin'), '/NonPoInvoice?f.invoiceNumber=LONG-1');
  expect(await cutIn(page)).toEqual([]);
  await expect(page.getByRole('cell', { name }).first()).toHaveAttribute('title', name);
  await expect(page.getByRole('row', { name: /LONG-1/ })).toContainText('11,80,00,00,00,000.00 INR');
});
