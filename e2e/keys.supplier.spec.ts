import { invoicePdf } from './support/files.ts';
import { hands, took } from './support/hands.ts';
import { ownNumbers } from './support/identityNumbers.ts';
import { expect, SIZES, test } from './support/portal.ts';
const REGISTRATION = {
  before: { keys: 125, clicks: 31, pages: 0, scrolled: 3.7 },
  limit: { keys: 101, clicks: 25, pages: 0, scrolled: 3.6 },
};

/** The form derives the document title from this file name. */
const CHEQUE = 'Cancelled-Cheque.pdf';
/** Numbers without a special case in the sandbox's bank service (docs/verification.md). */
const accountNumber = () => String(Date.now()).replaceAll('9', '8');

test('a supplier registers on a phone', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier({ invited: true });
  const own = ownNumbers(supplier);
  const page = await open(supplier, '/Supplier/Register', SIZES[1]);
  await expect(page.getByText(/^Registration takes about/)).toBeVisible();
  const { count, click, fill, choose, attach } = hands(page);
  const text = (name: string) => page.getByRole('textbox', { name, exact: true });
  const box = (name: string) => page.getByRole('combobox', { name, exact: true });
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const yesNo = (question: string, word: string) =>
    click(page.getByRole('radiogroup', { name: question }).getByText(word, { exact: true }));
  const next = (title: string) => click(button(`Next: ${title}`));
  const paper = () => invoicePdf(['A paper'], 'paper.pdf');

  await next('Accounts and Details');
  await expect(page.getByRole('heading', { name: 'Organization Information' }), 'one step a screen').toBeHidden();
  // A step without data starts with its first field focused.
  await expect(text('Contact Number')).toBeFocused();
  await fill(text('Contact Number'), '919822011245');
  await next('Organization Information');
  await expect(box('Country')).toBeFocused();
  await choose(box('Country'), 'India');
  await fill(text('GST Number'), own.gst);
  await click(button('Verify GST Number'));
  await expect(text('PAN')).toHaveValue(own.pan);
  await attach(button(/^Upload files: GST Certificate/), await paper());
  await attach(button(/^Upload files: PAN Card/), await paper());
  await yesNo('E-Invoice Applicable', 'Yes');
  await choose(box('Location Type'), 'Head Office', 'Head');
  await yesNo('Lower TDS Applicable', 'No');
  await yesNo('Registered Under MSME', 'No');
  // The shortcut skips optional fields; the next missing entry is a contact.
  await click(button(/^Next required field/));
  await expect(button(/^Add a contact for Head Office/)).toBeFocused();
  await click(button(/^Add a contact for Head Office/));
  await expect(box('Title')).toBeFocused();
  await choose(box('Title'), 'Prof');
  await fill(text('First Name'), 'Asha');
  await fill(text('Last Name'), 'Apte');
  await fill(text('Phone'), '919822011245');
  await fill(text('Email'), 'asha@x.example');
  const dialog = page.getByRole('dialog');
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  await click(button(/^Next required field/));
  // Automatic scrolling by the portal does not count as effort.
  await expect(button(/^Add a bank account for Head Office/)).toBeFocused();
  await click(button(/^Add a bank account for Head Office/));
  // The focus starts at the first empty required field.
  await expect(text('Account Number')).toBeFocused();
  await fill(text('Account Number'), accountNumber());
  await fill(text('IFSC'), 'HDFC0001234');
  await click(button('Verify IFSC'));
  await expect(text('Bank Name')).toHaveValue('HDFC Bank');
  await attach(button(/^Upload files: Documents/), await invoicePdf(['A cheque'], CHEQUE));
  await expect(page.getByLabel(`Title of ${CHEQUE}`)).toHaveValue('Cancelled Cheque');
  await click(page.getByRole('checkbox', { name: /We accept the terms/ }));
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  await click(button('Submit'));
  await expect(page.getByText('Registration submitted.')).toBeVisible();
  took('registration on a phone', REGISTRATION, count);
});
