import { expect, type Page } from 'playwright/test';

/** The invoice list, by what a person sees. */
export function nonPoList(page: Page) {
  const row = (number: string) => page.getByRole('row', { name: new RegExp(number) });
  return {
    row,
    /** The list as it is now says so of this invoice. */
    async shows(number: string, status: string): Promise<void> {
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(row(number).getByText(status, { exact: true })).toBeVisible();
    },
    /** Where the invoice's id leads, below /sportal. */
    async pathOf(number: string): Promise<string> {
      const address = await row(number).getByRole('link').first().getAttribute('href');
      return (address ?? '').replace('/sportal', '');
    },
  };
}

/** Unfolds the filters of a list, which are folded until somebody opens them. */
export async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click();
}
