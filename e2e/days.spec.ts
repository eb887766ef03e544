import type { Page } from 'playwright/test';
import { nonPoForm } from './screens/nonPoForm.ts';
import { nonPoList } from './screens/nonPoList.ts';
import { expect, test } from './support/portal.ts';

// In a zone behind UTC, midnight UTC falls on the previous day. The backend sends days as UTC timestamps.
test.use({ timezoneId: 'America/New_York', freshWindow: true });

const DAY = /"(\d{4}-\d{2}-\d{2})"/g;

/** Replaces every day in the backend's responses with a timestamp. */
async function sendMoments(page: Page): Promise<void> {
  await page.route('**/graphql', async route => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll(DAY, '"$1T00:00:00Z"') });
  });
}

test('a date in New York is the same in list, view and form after repeated saves', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier();
  const number = 'NEW-YORK-1';
  const { id } = await sandbox.newInvoice({
    author: supplier.values['userid'],
    status: 'Draft',
    invoiceNumber: number,
    invoiceDate: '2026-11-05',
  });
  const stored = async () => {
    const query = 'query ($id: Int!) { nonPoInvoiceById(id: $id) { invoiceDate } }';
    const { nonPoInvoiceById } = await sandbox.call<{ nonPoInvoiceById: unknown }>(supplier, query, { id });
    return nonPoInvoiceById;
  };
  const page = await open(supplier, '/Support');
  await sendMoments(page);
  await page.goto('NonPoInvoice');
  await expect(nonPoList(page).row(number)).toContainText('05-Nov-2026');
  const date = page.getByRole('textbox', { name: 'Invoice Date' });
  const save = async () => {
    const sent = page.waitForRequest(request => (request.postData() ?? '').includes('"invoiceDate"'));
    await nonPoForm(page).saveDraft();
    await expect(page.getByText('Non-PO Invoice saved as Draft')).toBeVisible();
    return (await sent).postData();
  };

  for (let times = 0; times < 2; times += 1) {
    await page.goto(`NonPoInvoice/View/${id}`);
    await expect(page.getByText('05-Nov-2026').first()).toBeVisible();
    await page.getByRole('button', { name: 'Edit' }).click();
    await expect(date).toHaveValue('05-Nov-2026');
    await page.getByRole('textbox', { name: 'Line 1 Description' }).fill(`Test service ${times}`);
    expect(await save()).toContain('"invoiceDate":"2026-11-05T00:00:00Z"');
    expect(await stored()).toEqual({ invoiceDate: '2026-11-05' });
  }

  await page.goto(`NonPoInvoice/Edit?id=${id}`);
  await nonPoForm(page).date('06-Nov-2026');
  expect(await save()).toContain('"invoiceDate":"2026-11-06"');
  expect(await stored()).toEqual({ invoiceDate: '2026-11-06' });
  await expect(nonPoList(page).row(number)).toContainText('06-Nov-2026');
});
