import type { Locator, Page } from 'playwright/test';
import { nonPoView } from './screens/nonPoView.ts';
import { expect, expectFine, resize, test } from './support/portal.ts';
import { expectFits } from './support/fits.ts';
import { smallTargets, touch } from './support/targets.ts';

/** An approver that no other test uses. */
const DESK = 'usr-e-053';
const TASKS = 16;
const DESKTOP = { width: 1440, height: 900 };
/** The desktop's window at 200 %. */
const DESKTOP_AT_200 = { width: 720, height: 450 };
const PHONE = { width: 390, height: 844 };

// The test emulates touch, so the next test must not reuse its window.
test.use({ freshWindow: true });

const rows = (page: Page, word: string) => page.locator('main tbody tr').filter({ hasText: word });

/** Returns the share of the window height that sticky elements leave for scrolled content. */
async function shareOfContent(page: Page): Promise<number> {
  await page.evaluate(() => scrollTo(0, 300));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  return page.evaluate(() => {
    let free = 0;
    for (let y = 2; y < innerHeight; y += 4) {
      let over = document.elementFromPoint(innerWidth / 2, y);
      while (over && !['sticky', 'fixed'].includes(getComputedStyle(over).position)) over = over.parentElement;
      if (!over) free += 4;
    }
    return free / innerHeight;
  });
}

/** Counts the rows that are fully visible above `bottom`, in pixels from the top of the page. */
const wholeAbove = (found: Locator, bottom: number) =>
  found.evaluateAll(
    (all, limit) => all.filter(row => row.getBoundingClientRect().bottom + scrollY <= limit).length,
    bottom,
  );

test('an approver sees fifteen tasks, and the key data of each, without scrolling', async ({ sandbox, open }) => {
  const me = await sandbox.persona(DESK);
  const supplier = await sandbox.newSupplier();
  const author = supplier.values['userid'];
  for (let at = 1; at <= TASKS; at++) {
    await sandbox.newInvoice({ author, step: 1, l1: DESK, invoiceNumber: `SIGHT-${at}`, amount: '2700000' });
  }

  const page = await open(me, '/Approvalcenter', DESKTOP);
  await expect(rows(page, 'SIGHT-')).toHaveCount(TASKS);
  expect(await wholeAbove(rows(page, 'SIGHT-'), DESKTOP.height)).toBeGreaterThanOrEqual(15);

  await rows(page, 'SIGHT-1').getByRole('link', { name: 'SIGHT-1', exact: true }).click();
  const view = nonPoView(page);
  await expect(view.heading('SIGHT-1')).toBeVisible();
  await expect(view.banner('Approval Pending with you')).toBeVisible();
  const next = page.getByRole('link', { name: /^Next: SIGHT-\d+/ });
  // The document preview is visible without scrolling or a click.
  await expect(page.getByRole('region', { name: 'Documents' }).getByText('SIGHT-1.pdf')).toBeInViewport();
  await expect(page.getByRole('heading', { level: 2, name: 'Line items' })).toBeInViewport();
  await expect(page.getByText(/^Gross amount \(INR\)/i)).toBeInViewport();
  const fields = await page.getByRole('heading', { level: 2 }).first().boundingBox();
  // Includes the line with the extracted data, which loads after the record.
  expect(fields?.y, 'above the first fields').toBeLessThanOrEqual(264);

  const strip = page.locator('main header');
  const told = ['#SIGHT-1', '31,86,000.00', 'Due', supplier.values['username'] ?? '', 'Pending for approval'];
  for (const size of [DESKTOP, PHONE]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    for (const words of told) await expect(strip.getByText(words).first(), words).toBeInViewport({ ratio: 0.9 });
  }

  // The success message must not push content out of a phone's window.
  await view.approve();
  await expect(page.getByRole('link', { name: 'Back to SIGHT-1' })).toBeVisible();
  await expect(view.banner('Approval Pending with you')).toBeVisible();
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ ...PHONE, width });
    await expectFits(page);
    await expect(next).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Approve', exact: true })).toBeInViewport({ ratio: 1 });
  }
});

const LINES = {
  NonPoInvoice: ['Line items'],
  ProformaInvoice: ['Line items'],
  DeliveryInvoice: ['Line items', 'Three-way match'],
};

for (const [context, tables] of Object.entries(LINES))
  test(`${context}: the lines fit on the page beside the open document`, async ({ sandbox, open }) => {
    const supplier = await sandbox.newSupplier();
    const author = supplier.values['userid'];
    const { id } = await sandbox.newInvoice({ context, author, step: 0, amount: '99000.75' });
    const page = await open(await sandbox.persona('approver'), `/${context}/View/${id}`, DESKTOP);
    await expect(page.getByRole('button', { name: 'Hide document' })).toBeVisible();
    for (const name of tables) await expect(page.getByRole('table', { name })).toBeVisible();
    await expectFine(page);
    await resize(page, DESKTOP_AT_200);
    await expectFits(page);
  });

test("on a phone a profile section starts in the first window, without other sections' finished approvals", async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.persona('supplier'), '/Supplier/Update/1#bank', PHONE);
  await expect(page.getByRole('heading', { name: 'Bank Details' })).toBeInViewport();
  const ended = page.getByRole('region', { name: 'Approval: Serviceable Item' });
  await expect(ended).toHaveCount(0);
  await page.goto(new URL('/sportal/Supplier/Update/1', page.url()).href);
  await expect(ended).toBeVisible();
});

test("text without break opportunities doesn't widen the page", async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const text = `a${'\u20dd'.repeat(600)}`;
  const input = { notes: text };
  const { id } = await sandbox.newInvoice({ author: supplier.values['userid'], input });
  const approver = await sandbox.persona('approver');
  for (const size of [DESKTOP, PHONE]) {
    const page = await open(approver, `/NonPoInvoice/View/${id}`, size);
    await expect(page.getByText(text).first()).toBeVisible();
    const hiddenWidth = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(hiddenWidth)).toBeLessThanOrEqual(0);
  }
});

test('on a phone a card shows its payment state, and every status fits its tag', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/NonPoInvoice?f.paymentState=Overdue', PHONE);
  const card = rows(page, 'Overdue').first();
  const cell = (title: string) => card.locator(`[data-label='${title}']`);
  await expect(cell('Payment')).toHaveText('Overdue');
  const top = async (title: string) => (await cell(title).boundingBox())?.y ?? 0;
  expect(Math.abs((await top('Due Date')) - (await top('Status'))), 'the day beside the status').toBeLessThan(10);
  expect((await top('Payment')) - (await top('Status')), 'the payment below it').toBeGreaterThan(20);
  const name = await cell('Payment').evaluate(element => getComputedStyle(element, '::before').display);
  expect(name, 'behind its name').not.toBe('none');

  await page.goto(new URL('/sportal/ReportNonPoInvoiceAging', page.url()).href);
  const status = page.locator("main tbody [data-label='Status'] span");
  await expect(status.filter({ hasText: 'Pending for approval' }).first()).toBeVisible();
  const cut = await status.evaluateAll(all => all.filter(tag => tag.scrollWidth > tag.clientWidth).length);
  expect(cut, 'words that stick out of their tag').toBe(0);
});

test('a tooltip in a list shows its whole text', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/NonPoInvoice', DESKTOP);
  await page.locator('main tbody td').getByRole('button', { name: 'Draft', exact: true }).first().hover();
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toContainText('Not submitted.');
  const hiddenWidth = () => tooltip.evaluate(box => box.scrollWidth - box.clientWidth);
  expect(await hiddenWidth()).toBe(0);
});

test('at 320 pixels the aging table fits its card, with the figures below their headings', async ({
  sandbox,
  open,
}) => {
  const page = await open(await sandbox.persona('admin'), '/ReportNonPoInvoiceAging', { ...PHONE, width: 320 });
  await touch(page);
  const table = page.getByRole('table', { name: 'Invoices by level and age' });
  const total = table.getByRole('button', { name: /at all levels, of any age/ });
  await expect(total).toHaveText(/\d/);
  const right = (element: Locator) => element.evaluate(box => box.getBoundingClientRect().right);
  const card = page.getByRole('region', { name: 'By level and age' });
  expect(await right(table)).toBeLessThanOrEqual(await right(card));
  const textRight = (element: Locator) =>
    element.evaluate(box => {
      const range = document.createRange();
      range.selectNodeContents(box.firstChild ?? box);
      return range.getBoundingClientRect().right;
    });
  const headings = table.locator('thead th');
  const figures = table.locator('tbody tr').last().locator('td button');
  const count = await figures.count();
  expect(count).toBeGreaterThan(1);
  for (let at = 0; at < count; at++)
    expect(Math.abs((await textRight(headings.nth(at + 1))) - (await textRight(figures.nth(at))))).toBeLessThan(2);
  await expectFits(page);
});

test('on a phone the labels of the Approve All buttons fit inside the buttons', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('bulk'), '/Approvalcenter?tab=SupplierFinancialInfoUpdate', {
    ...PHONE,
    width: 320,
  });
  await touch(page);
  await page.getByRole('checkbox', { name: /Select all/ }).click();
  await page.getByRole('button', { name: /^Approve All \(/ }).click();
  const approve = page.getByRole('dialog').getByRole('button', { name: /anyway/ });
  await expect(approve).toBeVisible();
  expect(await approve.evaluate(button => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0);
  await expectFits(page);
});

test('neither the first notifications nor selecting a row move the rows of a report', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('admin'), '/ReportNonPoInvoice', DESKTOP);
  const row = page.locator('main tbody tr').nth(3);
  await expect(row).toBeVisible();
  const top = async () => (await row.boundingBox())?.y;
  const before = await top();
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
  await page.locator('main tbody').getByRole('checkbox').first().click();
  await expect(page.getByText('1 selected')).toBeVisible();
  expect(await top()).toBe(before);
});

test('at 200 % zoom content and fields keep most of the window, and amounts keep their currency', async ({
  sandbox,
  open,
}) => {
  const supplier = await sandbox.newSupplier();
  const author = supplier.values['userid'];
  const { id } = await sandbox.newInvoice({ author, invoiceNumber: 'ZOOM-1', amount: '1250000.75', status: 'Draft' });
  const page = await open(supplier, '/NonPoInvoice', DESKTOP_AT_200);
  await expect(rows(page, 'ZOOM-1').getByText('INR', { exact: true })).toBeInViewport({ ratio: 1 });
  await rows(page, 'ZOOM-1').getByRole('link', { name: 'ZOOM-1' }).click();
  await expect(page).toHaveURL(new RegExp(`/View/${id}$`));
  await expect(page.getByRole('region', { name: 'Line items' })).toBeVisible();
  expect(await shareOfContent(page), 'view').toBeGreaterThan(0.7);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Invoice Number' })).toBeVisible();
  expect(await shareOfContent(page), 'form').toBeGreaterThan(0.7);
});

// jsdom focuses inert elements, too.
test('on a phone, Escape closes the menu and returns the focus', async ({ sandbox, open }) => {
  const page = await open(await sandbox.persona('supplier'), '/support', PHONE);
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(page.getByRole('button', { name: 'Close menu' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('touch targets are at least 44 pixels, and fifteen cards fit on four screens', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const { userid: author, suppliercode = '' } = supplier.values;
  for (let at = 1; at <= TASKS; at++)
    await sandbox.newInvoice({ author, invoiceNumber: `TOUCH-${at}`, amount: '1000' });

  const page = await open(supplier, '/NonPoInvoice', PHONE);
  await touch(page);
  await expect(rows(page, 'TOUCH-')).toHaveCount(15);
  expect(await wholeAbove(rows(page, 'TOUCH-'), 4 * PHONE.height)).toBe(15);
  expect.soft(await smallTargets(page), 'list').toEqual([]);

  await rows(page, 'TOUCH-16').getByRole('link').first().click();
  await expect(page.getByRole('region', { name: 'Line items' })).toBeVisible();
  expect.soft(await smallTargets(page), 'view').toEqual([]);

  await page.goto(
    new URL(`/sportal/NonPoInvoice/Add?company=1000&country=IN&supplier=${suppliercode}`, page.url()).href,
  );
  await expect(page.getByLabel('Invoice Number')).toBeVisible();
  expect.soft(await smallTargets(page), 'form').toEqual([]);
  // The totals are in one row, the buttons in another.
  const bar = page
    .getByRole('button', { name: 'Submit for Approval' })
    .locator('xpath=ancestor::section[1]/div[last()]');
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(96);

  const approvals = await open(await sandbox.persona('l1'), '/Approvalcenter', PHONE);
  await touch(approvals);
  await expect(approvals.locator('main tbody tr').nth(3)).toBeVisible();
  expect.soft(await smallTargets(approvals), 'approval center').toEqual([]);
});

/** Finds text on a background without a visible border. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :is(span, output, nav a)')].flatMap(element => {
      const { backgroundColor, borderTopWidth, outlineStyle } = getComputedStyle(element);
      const hasGround = !['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'].includes(backgroundColor);
      const isDrawn = parseFloat(borderTopWidth) > 0 || outlineStyle !== 'none';
      return element.checkVisibility() && hasGround && !isDrawn ? `${element.className} '${element.textContent}'` : [];
    }),
  );

test('in forced colors a tag keeps its border and the logo its background', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const author = supplier.values['userid'];
  await sandbox.newInvoice({ author, invoiceNumber: 'EDGE-1', step: 1 });
  const page = await open(supplier, '/NonPoInvoice', DESKTOP);
  await expect(rows(page, 'EDGE-1')).toHaveCount(1);
  expect(await edgeless(page), 'list').toEqual([]);
  await rows(page, 'EDGE-1').getByRole('link', { name: 'EDGE-1' }).click();
  await expect(page.getByText(/^Approval Pending with/)).toBeVisible();
  expect(await edgeless(page), 'view').toEqual([]);
  const goTo = (path: string) => page.goto(new URL(`/sportal${path}`, page.url()).href);
  await goTo('/queryResponse');
  await expect(page.getByRole('tab').first()).toBeVisible();
  expect(await edgeless(page), 'tabs').toEqual([]);
  await goTo(`/Supplier/Update/${supplier.values['supplierid']}#bank`);
  await expect(page.getByRole('button', { name: 'Add bank account' })).toBeVisible();
  expect(await edgeless(page), 'profile').toEqual([]);
  await goTo(`/NonPoInvoice/Add?company=1000&country=IN&supplier=${supplier.values['suppliercode']}`);
  await page.getByRole('button', { name: 'Submit for Approval' }).click();
  await expect(page.getByText('There is a problem')).toBeVisible();
  expect(await edgeless(page), 'form with errors').toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const logo = page.getByRole('link', { name: 'Supplier Portal, home' });
  await expect(logo).toHaveCSS('background-color', 'rgb(10, 61, 98)');
});
