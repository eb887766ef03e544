import type { Page } from 'playwright/test';
import { expect, expectFine, SIZES, test } from './support/portal.ts';

/** Counts key presses and clicks. */
function hand(page: Page) {
  let [keys, clicks] = [0, 0];
  const pages = new Set<string>();
  page.on('framenavigated', frame => frame === page.mainFrame() && pages.add(frame.url()));
  return {
    press: async (key: string) => {
      keys += key.split('+').length;
      await page.keyboard.press(key);
    },
    /** Not counted: the user has to type the number with any design. */
    type: (text: string) => page.keyboard.type(text),
    click: async (name: string | RegExp) => {
      clicks += 1;
      await page.getByRole('link', { name }).first().click();
    },
    took: (journey: string, before: string) => {
      // oxlint-disable-next-line no-console -- what the closing note quotes
      console.log(`journey: ${journey}: ${keys} keys, ${clicks} clicks, ${pages.size} pages; before: ${before}`);
      return { keys, clicks, pages: pages.size };
    },
  };
}

const search = (page: Page) => page.getByRole('combobox', { name: 'Search and commands' });

test('the search opens an invoice by its number from any page with three keys plus the digits', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], invoiceNumber: '70081234' });
  const page = await open(supplier, '/support');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const me = hand(page);
  await me.press('Control+k');
  await expect(search(page)).toBeFocused();
  await me.type('70081234');
  await me.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/NonPoInvoice/View/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: /70081234/ })).toBeVisible();
  const { keys, clicks } = me.took(
    'find one invoice by its number from anywhere',
    '2 clicks and the list’s search, if its kind is known',
  );
  expect([keys, clicks]).toEqual([3, 0]);

  // An empty search lists recently opened records.
  await page.goto('workbench');
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', { name: /^70081234/ })).toBeVisible();
});

test('the search passes axe on desktop and phone, and the search works by touch', async ({ sandbox, open }) => {
  for (const size of SIZES) {
    const page = await open(await sandbox.persona('supplier'), '/workbench', size);
    if (size.width < 768) await page.getByRole('button', { name: 'Search and commands' }).click();
    else await search(page).click();
    await expect(page.getByRole('listbox', { name: 'Found' })).toBeVisible();
    await search(page).fill('report');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectFine(page);
    await page.getByRole('option', { name: /Non-PO Aging/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Non PO Aging Report' })).toBeVisible();
  }
});
