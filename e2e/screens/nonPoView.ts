import { expect, type Page } from 'playwright/test';
import { chooseAmong } from '../support/select.ts';

export function nonPoView(page: Page) {
  const actions = ['Approve', 'Send back', 'Reject'];
  return {
    /** The status tag beside the title. */
    status: (word: string) => page.getByRole('heading', { level: 1 }).locator('..').getByText(word, { exact: true }),
    banner: (text: string) => page.getByText(text, { exact: true }),
    /** The banner of an open query: its status and the user who has to respond. */
    query: (title: string, text: string) =>
      page
        .getByRole('region', { name: /^Query #/ })
        .filter({ hasText: title })
        .filter({ hasText: text }),
    levels: page.getByRole('region', { name: 'Approval levels' }),
    /** Expands the table of all levels. */
    showLevels: () => page.getByRole('button', { name: 'Details', expanded: false }).click(),
    /** Checks that the approval shows exactly these buttons. */
    async offers(...wanted: string[]): Promise<void> {
      for (const name of actions)
        await expect(page.getByRole('button', { name, exact: true }), name).toHaveCount(wanted.includes(name) ? 1 : 0);
    },
    heading: (number: string) => page.getByRole('heading', { level: 1, name: new RegExp(`#${number}`) }),
    async approve(people?: { l1: string; l2: string }): Promise<void> {
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Workflow Approve' });
      if (people) {
        await chooseAmong(dialog.getByRole('combobox', { name: 'L1' }), people.l1);
        await chooseAmong(dialog.getByRole('combobox', { name: 'L2' }), people.l2);
      }
      await dialog.getByRole('button', { name: 'Approve' }).click();
      await expect(page.getByText('Workflow approved successfully')).toBeVisible();
      await expect(dialog).toBeHidden();
    },
    async note(action: 'Send back' | 'Reject', remarks: string): Promise<void> {
      await page.getByRole('button', { name: action, exact: true }).click();
      const dialog = page.getByRole('dialog', { name: /Notes/ });
      await dialog.getByRole('textbox').fill(remarks);
      await dialog.getByRole('button', { name: action }).click();
      await expect(dialog).toBeHidden();
    },
  };
}
