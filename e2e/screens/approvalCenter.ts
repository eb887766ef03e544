import { expect, type Page } from 'playwright/test';

export function approvalCenter(page: Page) {
  return {
    /** Filters by text, because the user's task list also contains tasks of other tests. */
    async search(words: string, rows: number): Promise<void> {
      await page.getByRole('searchbox', { name: 'Search in this list' }).fill(words);
      await expect(page.getByRole('row').filter({ hasText: words })).toHaveCount(rows);
    },
    row: (number: string) => page.getByRole('row', { name: new RegExp(number) }),
    box: (number: string) => page.getByRole('checkbox', { name: `Select ${number}` }),
    dialog: page.getByRole('dialog', { name: /^Approve \d+ requests?\?$/ }),
    result: page.getByRole('region', { name: 'Result of Approve All' }),
    sequence: page.getByRole('navigation', { name: 'From Approval Center' }),
  };
}

/** Returns a function that checks whether the page has not been reloaded since this call. */
export async function sameDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-same'));
}
