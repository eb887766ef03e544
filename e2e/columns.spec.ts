import type { Page } from 'playwright/test';
import { expect, test } from './support/portal.ts';

/** The lists of every room, by who sees most of each. */
const LISTS = {
  supplier: ['/NonPoInvoice', '/ProformaInvoice', '/DeliveryInvoice', '/PurchaseOrder', '/Grn', '/Srn'],
  approver: ['/NonPoInvoice', '/Approvalcenter', '/ReportNonPoInvoiceAging'],
  reviewer: ['/ManualInvoiceEntry', '/Approvalcenter'],
  admin: [
    '/ProformaInvoice',
    '/DeliveryInvoice',
    '/PurchaseOrder',
    '/Supplier',
    '/TeInvoice',
    '/ReportNonPoInvoice',
    '/ReportProformaInvoiceTransaction',
    '/ReportDeliveryInvoiceTransaction',
  ],
} as const;

/** A text that is longer than this, in pixels, may end in dots: its column has had the room that there is for one text. */
const LONG = 260;

interface Cut {
  title: string;
  text: string;
  width: number;
}

/** Cells and titles of the list that end in dots, once all of it is drawn. */
async function cutIn(page: Page): Promise<Cut[]> {
  const grid = page.locator('main table[aria-busy="false"]');
  await expect(grid.locator('tbody tr[data-row]').first()).toBeVisible();
  // Cells out of sight, and what lists load later, come when the browser has time.
  await expect
    .poll(() =>
      grid.evaluate(table => {
        const count = table.querySelectorAll('thead th').length;
        return [...table.querySelectorAll('tr[data-row]')].every(row => row.children.length === count);
      }),
    )
    .toBe(true);
  await page.waitForLoadState('networkidle');
  return grid.evaluate(table => {
    const titles = [...table.querySelectorAll('thead th')];
    const found = [];
    for (const row of table.querySelectorAll('thead tr, tr[data-row]'))
      for (const [at, cell] of [...row.children].entries())
        if (cell.scrollWidth > cell.clientWidth)
          found.push({
            title: titles[at]?.textContent ?? '',
            text: cell.textContent ?? '',
            width: cell.clientWidth,
          });
    return found;
  });
}

const withRoom = ({ width }: Cut) => width < LONG;

for (const [persona, paths] of Object.entries(LISTS))
  test(`${persona}: no text of a list ends in dots whose column could have had the room`, async ({ sandbox, open }) => {
    const actor = await sandbox.persona(persona);
    for (const path of paths)
      await test.step(path, async () => {
        const page = await open(actor, path);
        expect((await cutIn(page)).filter(withRoom)).toEqual([]);
      });
  });

test('columns fit in compact density, and on the next page, where none gets narrower', async ({ sandbox, open }) => {
  const approver = await sandbox.persona('approver');
  const page = await open(approver, '/NonPoInvoice');
  await page
    .locator('header')
    .getByRole('button', { name: approver.values['username'] ?? '' })
    .click();
  await page.getByRole('radio', { name: 'Compact' }).check();
  await page.keyboard.press('Escape');
  expect((await cutIn(page)).filter(withRoom)).toEqual([]);
  const widths = () =>
    page.locator('main thead th').evaluateAll(titles => titles.map(title => title.getBoundingClientRect().width));
  const before = await widths();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^Page 2 of/)).toBeVisible();
  expect((await cutIn(page)).filter(withRoom)).toEqual([]);
  for (const [at, width] of (await widths()).entries()) expect(width).toBeGreaterThanOrEqual((before[at] ?? 0) - 0.5);
});

test('a name of a hundred letters leaves the other columns their room, and can be read under the pointer', async ({
  sandbox,
  open,
}) => {
  const name = `${'Brihanmumbai Pharmaceuticals and Engineering '.repeat(2)}Limited`;
  const supplier = await sandbox.newSupplier({ name });
  await sandbox.newInvoice({ author: supplier.values['userid'], invoiceNumber: 'LONG-1', amount: '1000000000000' });
  const page = await open(await sandbox.persona('admin'), '/NonPoInvoice?f.invoiceNumber=LONG-1');
  const cut = await cutIn(page);
  expect(cut.filter(withRoom)).toEqual([]);
  await expect(page.getByRole('cell', { name }).first()).toHaveAttribute('title', name);
  await expect(page.getByRole('row', { name: /LONG-1/ })).toContainText('11,80,00,00,00,000.00 INR');
});
