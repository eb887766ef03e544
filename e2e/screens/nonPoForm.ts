import { expect, type Page } from 'playwright/test';
import { invoicePdf } from '../support/files.ts';
import type { Actor } from '../support/portal.ts';
import { choose } from '../support/select.ts';

export interface Line {
  description: string;
  amount: string;
  hsn: string;
}

export function nonPoForm(page: Page) {
  const pick = (label: string, option: string, typed = option) =>
    choose(page.getByRole('combobox', { name: label, exact: true }), option, typed);
  return {
    async open(company: string): Promise<void> {
      await page.getByRole('button', { name: 'Create New' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create Invoice' });
      await choose(dialog.getByRole('combobox', { name: 'Company' }), company);
      await dialog.getByRole('button', { name: 'Create Invoice' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'New Non-PO Invoice' })).toBeVisible();
    },
    pick,
    async billTo(plant: string): Promise<void> {
      await page.getByRole('textbox', { name: 'Bill To Location' }).click();
      const dialog = page.getByRole('dialog', { name: 'Select Address' });
      await dialog.getByRole('button', { name: plant }).click();
      await expect(dialog).toBeHidden();
    },
    number: (text: string) => page.getByRole('textbox', { name: 'Invoice Number' }).fill(text),
    async date(shown: string): Promise<void> {
      const box = page.getByRole('textbox', { name: 'Invoice Date' });
      await box.fill(shown);
      await box.press('Enter');
    },
    approver: (name: string) => pick('Approver', name),
    async line(index: number, { description, amount, hsn }: Line): Promise<void> {
      if (index > 1)
        await page
          .getByRole('region', { name: 'Line items' })
          .first()
          .getByRole('button', { name: 'Add line' })
          .click();
      await page.getByRole('textbox', { name: `Line ${index} Description` }).fill(description);
      await page.getByRole('textbox', { name: `Line ${index} Amount` }).fill(amount);
      await page.getByRole('combobox', { name: `Line ${index} HSN/SAC Code` }).fill(hsn);
      await page.getByRole('option', { name: new RegExp(`^${hsn}`) }).click();
    },
    async attach(label: string, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: new RegExp(`Upload files?: ${label}`) }).click();
      await (await choosing).setFiles(file);
    },
    gross: () => page.getByRole('row', { name: /^Gross amount/ }),
    agree: () => page.getByRole('checkbox', { name: /I agree with the Terms and Conditions/ }).check(),
    saveDraft: () => page.getByRole('button', { name: 'Save as Draft' }).click(),
    submit: () => page.getByRole('button', { name: 'Submit for Approval' }).click(),
    /** Fills every field that an Indian supplier with GST requires, with a real PDF. */
    async fill(number: string, approver: string): Promise<void> {
      await this.billTo('Genome Valley');
      await this.number(number);
      await this.date('01-Nov-2026');
      await this.approver(approver);
      await this.pick('Tax Type', 'IGST');
      await this.line(1, { description: 'Stability testing', amount: '1,00,000.50', hsn: '998346' });
      await this.line(2, { description: 'Courier', amount: '2500', hsn: '996812' });
      await this.attach('Invoice Copy', await invoicePdf([`Invoice ${number}`, 'Total 1,20,950.59']));
      await expect(page.getByText('invoice.pdf', { exact: true })).toBeVisible();
      await this.agree();
    },
  };
}

/** Opens the form of a new invoice to the first Indian company through the list. */
export async function newForm(open: (actor: Actor, path: string) => Promise<Page>, actor: Actor) {
  const page = await open(actor, '/NonPoInvoice');
  const form = nonPoForm(page);
  await form.open('Vireya Pharmaceuticals Limited');
  return { page, form };
}
