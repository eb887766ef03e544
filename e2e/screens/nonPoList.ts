import { expect, type Page } from 'playwright/test';

export function nonPoList(page: Page) {
  const row = (number: string) => page.getByRole('row', { name: new RegExp(number) });
  return {
    row,
    /** Checks the status of this invoice in the current list. */
    async shows(number: string, status: string): Promise<void> {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(row(number).getByText(status, { exact: true })).toBeVisible();
    },
    /** Returns the path of the invoice's link, below /sportal. */
    async getPath(number: string): Promise<string> {
      const address = await row(number).getByRole('link').first().getAttribute('href');
      return (address ?? '').replace('/sportal', '');
    },
  };
}

/** Opens the filters, which are collapsed by default. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
}
