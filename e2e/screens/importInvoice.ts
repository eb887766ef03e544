import { expect, type Locator, type Page } from 'playwright/test';
import { choose } from '../support/select.ts';

export function importInvoice(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create Invoice' });
  return {
    dialog,
    /** The alert of the import; the file list has a separate alert before it. */
    problem: dialog.getByRole('alert').last(),
    open: () => page.getByRole('button', { name: 'Import Invoice' }).click(),
    supplier: (name: string) => choose(dialog.getByRole('combobox', { name: 'Supplier' }), name),
    company: (name: string) => choose(dialog.getByRole('combobox', { name: 'Company' }), name),
    /** Replaces the selected file. */
    async file(file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      const former = dialog.getByRole('button', { name: /^Delete / });
      if ((await former.count()) > 0) {
        await former.click();
        await page
          .getByRole('alertdialog', { name: /^Delete / })
          .getByRole('button', { name: 'Delete' })
          .click();
        await expect(former).toHaveCount(0);
      }
      const choosing = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: 'Upload file: Invoice' }).click();
      await (await choosing).setFiles(file);
      await expect(dialog.getByRole('button', { name: `Delete ${file.name}` })).toBeVisible();
    },
    submit: () => dialog.getByRole('button', { name: 'Submit' }).click(),
    /** Submits, and retries after a timeout of the extraction, until `seen` is visible. */
    async submitUntil(seen: Locator): Promise<void> {
      const late = dialog.getByText('Failed to fetch data from ICR Service');
      for (let tries = 0; tries < 4; tries++) {
        await dialog.getByRole('button', { name: 'Submit' }).click();
        await expect(late).toBeHidden();
        await expect(seen.or(late).first()).toBeVisible();
        if (await seen.isVisible()) return;
      }
      await expect(seen).toBeVisible();
    },
  };
}
