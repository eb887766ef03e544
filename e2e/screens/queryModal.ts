import { expect, type Page } from 'playwright/test';
import { choose } from '../support/select.ts';

interface Raised {
  category: string;
  /** The recipient side; suppliers have no choice. */
  side?: 'User' | 'Supplier';
  recipient: string;
  text: string;
}

export function queryModal(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Query', exact: true });
  const submit = async (text: RegExp, typed: string, told: string) => {
    await dialog.getByRole('textbox', { name: text }).fill(typed);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText(told)).toBeVisible();
    await expect(dialog).toBeHidden();
  };
  return {
    dialog,
    /**
     * Returns each query and response by label: 'Query', 'Query Date', 'Response', 'Response Date',
     * 'Attachment'.
     */
    thread: async (): Promise<Record<string, string>[]> => {
      const pairs = dialog.getByRole('list', { name: 'Conversation' }).locator('> li');
      await expect(pairs.first()).toBeVisible();
      return pairs.evaluateAll(all =>
        all.map(pair =>
          Object.fromEntries(
            [...pair.querySelectorAll('dt')].map(label => [
              (label.firstChild?.textContent ?? '').trim(),
              label.nextElementSibling?.textContent ?? '',
            ]),
          ),
        ),
      );
    },
    open: () => page.getByRole('button', { name: 'Query', exact: true }).click(),
    async raise({ category, side, recipient, text }: Raised): Promise<void> {
      await choose(dialog.getByRole('combobox', { name: 'Category' }), category);
      if (side) await dialog.getByText(side, { exact: true }).click();
      await choose(dialog.getByRole('combobox', { name: 'Query Recipient' }), recipient);
      await submit(/^Query/, text, 'Query has been raised Successfully');
    },
    async addQuery(text: string): Promise<void> {
      await dialog.getByRole('button', { name: '+ Add Query' }).click();
      await submit(/^Query/, text, 'Query has been raised Successfully');
    },
    respond: (text: string) => submit(/^Response/, text, 'Query answered Succesfully'),
    async close(): Promise<void> {
      await dialog.getByRole('button', { name: 'Close', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Close this query?' });
      await question.getByRole('button', { name: 'Close query' }).click();
      await expect(page.getByText('Query Closed Successfully')).toBeVisible();
      await expect(dialog).toBeHidden();
    },
  };
}
