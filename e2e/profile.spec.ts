import type { Locator, Page } from 'playwright/test';
import { invoicePdf } from './support/files.ts';
import { expect, test } from './support/portal.ts';
import { choose, chooseAmong } from './support/select.ts';

/** A section of the profile page, or nested rows in a dialog. */
function section(page: Page, title: string, modalTitle = title) {
  const place = page.getByRole('region', { name: title, exact: true });
  const modal = page.getByRole('dialog', { name: modalTitle, exact: true });
  return {
    place,
    modal,
    field: (name: string) => modal.getByRole('textbox', { name, exact: true }),
    pick: (name: string, option: string) => choose(modal.getByRole('combobox', { name, exact: true }), option),
    async reach() {
      const way = page
        .getByRole('navigation', { name: 'Sections' })
        .getByRole('link', { name: new RegExp(`^${title}`) });
      await expect(way.or(place).first()).toBeVisible();
      if (await way.isVisible()) await way.click();
      await expect(place).toBeVisible();
    },
    async add(name: string) {
      await this.reach();
      await place.getByRole('button', { name, exact: true }).click();
      await expect(modal).toBeVisible();
    },
    async open(row: RegExp) {
      await this.reach();
      await place.getByRole('button', { name: row }).click();
      await expect(modal).toBeVisible();
    },
    async save() {
      await modal.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(modal).toBeHidden();
    },
  };
}
type Section = ReturnType<typeof section>;

async function attach(modal: Locator, label: string, name: string): Promise<void> {
  await modal.getByLabel(`Choose files: ${label}`).setInputFiles(await invoicePdf([name], name));
  await expect(modal.getByRole('button', { name: `Delete ${name}` })).toBeVisible();
}

/** Opens a row, changes one field and checks the changed row. */
async function change(part: Section, row: RegExp, name: string, text: string): Promise<void> {
  await part.open(row);
  await part.modal.getByRole('button', { name: 'Edit', exact: true }).click();
  await part.field(name).fill(text);
  await part.save();
  await expect(part.place.getByText(text, { exact: true }).first()).toBeVisible();
}

async function remove(page: Page, part: Section, row: RegExp, word: 'Delete' | 'Deactive'): Promise<void> {
  await part.open(row);
  await part.modal.getByRole('button', { name: word, exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: word, exact: true }).click();
  await expect(part.modal).toBeHidden();
}

test('a supplier adds, changes and deactivates locations, contacts and bank accounts in the profile', async ({
  sandbox,
  open,
}) => {
  const actor = await sandbox.newSupplier();
  const page = await open(actor, `/Supplier/Update/${actor.values['supplierid']}`);
  const locations = section(page, 'Location Of Presence Details', 'Location Of Presence Information');
  const contacts = section(page, 'Contact Details', 'Contact Information');
  const bank = section(page, 'Bank Details');

  // A GST number prefills the location's address and the PAN of the next entry.
  const tax = section(page, 'Tax List', 'Tax Details');
  await locations.add('Add location');
  await locations.pick('Location Type', 'Factory');
  await locations.modal.getByRole('checkbox', { name: 'We are GST Registered' }).check();
  await tax.open(/^Open tax number 1/);
  await tax.modal.getByRole('button', { name: 'Edit', exact: true }).click();
  await tax.field('Tax Number').fill('27AAKCV4711K1Z0');
  await expect(tax.modal.getByText('Verified', { exact: true })).toBeVisible();
  await attach(tax.modal, 'Attachment', 'gst.pdf');
  await tax.save();
  await expect(locations.field('Address Line 1')).not.toHaveValue('');
  await expect(tax.place.getByText('AAKCV4711K', { exact: true })).toBeVisible();
  await tax.open(/^Open tax number 2/);
  await tax.modal.getByRole('button', { name: 'Edit', exact: true }).click();
  await attach(tax.modal, 'Attachment', 'pan.pdf');
  await tax.save();
  await locations.field('Location Phone').fill('912025601101');
  await locations.save();
  await change(locations, /^Open location 1/, 'Location Phone', '912025601102');

  await contacts.add('Add contact');
  await contacts.pick('Title', 'Prof');
  await contacts.field('First Name').fill('Mira');
  await contacts.field('Last Name').fill('Sen');
  await chooseAmong(contacts.modal.getByRole('combobox', { name: 'Location', exact: true }), 'Factory');
  await contacts.field('Phone').fill('919822011245');
  await contacts.field('Email').fill('mira@test.example');
  await contacts.save();
  await change(contacts, /^Open contact 1/, 'Email', 'mira.sen@test.example');

  // The bank service doesn't know the first account; the second one prefills the locked fields. Neither number
  // triggers a sandbox case (docs/verification.md).
  await bank.add('Add bank account');
  await chooseAmong(bank.modal.getByRole('combobox', { name: 'Location', exact: true }), 'Factory');
  const account = String(Date.now()).replaceAll('9', '8');
  await bank.field('Account Number').fill('5010009003');
  await bank.field('IFSC').fill('HDFC0001234');
  await bank.modal.getByRole('button', { name: 'Verify IFSC' }).click();
  await expect(bank.modal.getByText('No bank data found. Please enter details manually.')).toBeVisible();
  await expect(bank.field('Bank Name')).toBeEnabled();
  await bank.field('Account Number').fill(account);
  await expect(bank.field('Bank Name')).toBeDisabled();
  await bank.modal.getByRole('button', { name: 'Verify IFSC' }).click();
  await expect(bank.field('Bank Name')).not.toHaveValue('');
  await attach(bank.modal, 'Documents', 'cheque.pdf');
  await bank.modal.getByRole('combobox', { name: 'Title of cheque.pdf' }).selectOption('Cancelled Cheque');
  await bank.modal.getByRole('checkbox', { name: /We accept the terms/ }).check();
  await bank.save();
  await expect(bank.place.getByText(account)).toBeVisible();
  await bank.open(/^Open bank account 1/);
  await bank.modal.getByRole('button', { name: 'Edit', exact: true }).click();
  await bank.pick('Currency', 'INR');
  await bank.save();

  // Saved rows and attachments survive a reload; then the test deactivates each row.
  await page.reload();
  await bank.open(/^Open bank account 1/);
  await expect(bank.modal.getByRole('button', { name: 'Download cheque.pdf' })).toBeVisible();
  await bank.modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(bank.modal).toBeHidden();
  const rows: [Section, string, 'Delete' | 'Deactive'][] = [
    [bank, 'bank account 1', 'Delete'],
    [contacts, 'contact 1', 'Deactive'],
    [locations, 'location 1', 'Delete'],
  ];
  for (const [part, row, word] of rows) {
    await remove(page, part, new RegExp(`^Open ${row}`), word);
    await expect(part.place.getByRole('button', { name: new RegExp(`^Open ${row}`) })).toHaveCount(0);
  }
  await page.reload();
  await contacts.reach();
  await expect(contacts.place.getByText('No records available!')).toBeVisible();
});
