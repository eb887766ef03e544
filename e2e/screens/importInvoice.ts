import { expect, type Locator, type Page } from 'playwright/test';
import { choose } from '../support/select.ts';

/** The import of an invoice file, from the list. */
export function importInvoice(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Create Invoice' });
  return {
    dialog,
    /** What the dialog says of the import; the file list has an alert of its own before it. */
    problem: dialog.getByRole('alert').last(),
    open: () => page.getByRole('button', { name: 'Import Invoice' }).click(),
    supplier: (name: string) => choose(dialog.getByRole('combobox', { name: 'Supplier' }), name),
    company: (name: string) => choose(dialog.getByRole('combobox', { name: 'Company' }), name),
    /** Puts this file in the place of the former one. */
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
      await expect(dialog.getByRole('button', { name: `Delete ${file.name}` })).toBeVisible(); // it has arrived
    },
    submit: () => dialog.getByRole('button', { name: 'Submit' }).click(),
    /** Submits, and again as the dialog advises when the reading took more than its time, until this is seen. */
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
