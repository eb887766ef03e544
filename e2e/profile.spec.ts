import type { Locator, Page } from 'playwright/test';
import { invoicePdf } from './support/files.ts';
import { expect, test } from './support/portal.ts';
import { choose, chooseAmong } from './support/select.ts';

/** A section of the profile, a page of its own; or of rows inside a dialog. */
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

/** A day, typed as people do. */
async function day(page: Page, box: Locator, typed: string): Promise<void> {
  await box.fill(typed);
  await page.keyboard.press('Enter');
}

/** The row is seen, changed by one text, and seen changed. */
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

test('a supplier keeps every section of its profile: adds, changes, takes out of use', async ({ sandbox, open }) => {
  const actor = await sandbox.newSupplier();
  const page = await open(actor, `/Supplier/Update/${actor.values['supplierid']}`);
  const related = section(page, 'Related Companies', 'Related Company');
  const locations = section(page, 'Location Of Presence Details', 'Location Of Presence Information');
  const contacts = section(page, 'Contact Details', 'Contact Information');
  const documents = section(page, 'Documents and Certificates', 'Document');
  const bank = section(page, 'Bank Details');
  const financial = section(page, 'Financial Information', 'Revenue Information');
  const company = section(page, 'Reference from Company');
  const client = section(page, 'Reference from Client');
  const serviceable = section(page, 'Serviceable Item Categories', 'Serviceable Locations & Categories');

  await related.add('Add related company');
  await related.pick('Organization Type', 'Partnership');
  await related.field('Name').fill('Northwind Holdings');
  await related.field('Tax Number').fill('TAX-1');
  await related.pick('Relationship Type', 'Subsidiary');
  await attach(related.modal, 'Attachment', 'deed.pdf');
  await related.save();
  await change(related, /^Open related company 1/, 'Name', 'Northwind Group');

  // A GST number fills the location's address, and the PAN of the next entry.
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

  await documents.add('Add document');
  await documents.pick('Certificate Name', 'ISO 9001');
  await documents.field('Certificate Number').fill('C-77');
  await day(page, documents.modal.getByLabel('Issue Date'), '29-Feb-2020');
  await attach(documents.modal, 'Attachment', 'iso.pdf');
  await documents.save();
  await change(documents, /^Open document 1/, 'Issuing Authority', 'TUV Pune');

  // Nobody knows the first account; the second fills what is locked. No number holds one of the sandbox's cases (docs/verification.md).
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

  await financial.add('Add year');
  await financial.pick('Currency', 'INR');
  await financial.field('Revenue').fill('000');
  await financial.field('Net Profit').fill('000');
  await financial.save();
  await financial.add('Add year');
  await financial.field('Revenue').fill('12.5');
  await financial.field('Net Profit').fill('1.25');
  await financial.save();
  await financial.open(/^Open year \d+: 2020/);
  await financial.modal.getByRole('button', { name: 'Edit', exact: true }).click();
  await financial.field('Net Profit').fill('2.25');
  await financial.save();
  await expect(financial.place.getByText('2.25 INR Crores')).toBeVisible();
  await financial.place.getByText('Chart', { exact: true }).click();
  await expect(financial.place.getByRole('img', { name: /^Revenue and net profit by year/ })).toBeVisible();

  await company.add('Add company reference');
  await company.field('Name').fill('Asha Menon');
  await company.field('Phone').fill('912025611100');
  await company.save();
  await change(company, /^Open company reference 1/, 'Designation', 'Head of Procurement');
  await client.add('Add client reference');
  await client.field('Client Organization').fill('Cauvery Foods');
  await client.field('Contact Name').fill('Meena Rao');
  await client.field('Contact Phone').fill('912025711100');
  await client.field('Location').fill('Vadodara');
  await client.save();
  await change(client, /^Open client reference 1/, 'Location', 'Surat');

  const country = section(page, 'Serviceable Locations', 'Serviceable Location');
  await serviceable.add('Edit serviceable details');
  await chooseAmong(serviceable.modal.getByRole('combobox', { name: 'Serviceable Item Categories' }), 'Solvents');
  await country.add('Add country');
  await country.pick('Country', 'India');
  await chooseAmong(country.modal.getByRole('combobox', { name: 'Locations', exact: true }), 'Goa');
  await country.save();
  await serviceable.save();
  await expect(serviceable.place.getByText('Goa', { exact: true })).toBeVisible();
  await serviceable.add('Edit serviceable details');
  await chooseAmong(serviceable.modal.getByRole('combobox', { name: 'Serviceable Item Categories' }), 'Labels');
  await serviceable.save();

  // What was saved is there after a reload, its papers, too; then each row is taken out of use.
  await page.reload();
  await related.open(/^Open related company 1.*Northwind Group/);
  await expect(related.modal.getByRole('button', { name: 'Download deed.pdf' })).toBeVisible();
  await related.modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(related.modal).toBeHidden();
  await serviceable.reach();
  await expect(serviceable.place.getByText('Solvents, Labels')).toBeVisible();
  const rows: [Section, string, 'Delete' | 'Deactive'][] = [
    [client, 'client reference 1.*Cauvery', 'Delete'],
    [company, 'company reference 1.*Asha', 'Delete'],
    [financial, 'year \\d+: 2020', 'Delete'],
    [bank, 'bank account 1', 'Delete'],
    [documents, 'document 1', 'Deactive'],
    [contacts, 'contact 1', 'Deactive'],
    [locations, 'location 1', 'Delete'],
  ];
  for (const [part, row, word] of rows) {
    await remove(page, part, new RegExp(`^Open ${row}`), word);
    await expect(part.place.getByRole('button', { name: new RegExp(`^Open ${row}`) })).toHaveCount(0);
  }
  await remove(page, related, /^Open related company 1/, 'Delete');
  await expect(related.place.getByText('Deactive')).toBeVisible();
  await page.reload();
  await related.reach();
  await expect(related.place.getByText('Deactive')).toBeVisible();
  await contacts.reach();
  await expect(contacts.place.getByText('No records available!')).toBeVisible();
});
