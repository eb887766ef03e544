import { invoicePdf, storedPaper } from './support/files.ts';
import { hands, took } from './support/hands.ts';
import { ownNumbers } from './support/identityNumbers.ts';
import { expect, SIZES, test, type Actor, type Sandbox } from './support/portal.ts';

/** What the journeys took on the portal as it was, counted by this test (November 2026), and the most that they may take. */
const BANK = {
  before: { keys: 14, clicks: 10, pages: 0, scrolled: 0 },
  // One click of these accepts the declaration for the new account (issue 42).
  limit: { keys: 14, clicks: 9, pages: 0, scrolled: 0 },
};
const REGISTRATION = {
  before: { keys: 125, clicks: 31, pages: 0, scrolled: 3.7 },
  limit: { keys: 101, clicks: 25, pages: 0, scrolled: 3.6 },
};

/** A file whose name says its title has it: nobody chooses one. */
const CHEQUE = 'Cancelled-Cheque.pdf';

const DECIDE = 'mutation d($input: WorkflowCommandInput!) { createWorkflowCommand(input: $input) { id } }';
const SAVE = 'mutation b($input: SupplierBankInput!) { createSupplierBank(input: $input) { id } }';
const SEND = 'mutation s($input: SupplierWorkflowCreateInput!) { supplierDetailsWorkflowCreate(input: $input) { id } }';
/** Numbers that mean nothing to the sandbox's bank (docs/verification.md). */
const accountNumber = () => String(Date.now()).replaceAll('9', '8');

/** A supplier with an account that was approved. */
async function withAccount(sandbox: Sandbox, paperOf: (supplier: Actor) => Promise<string>): Promise<Actor> {
  const supplier = await sandbox.newSupplier({ located: true });
  const file_uid = await paperOf(supplier);
  const id = Number(supplier.values['supplierid']);
  await sandbox.call(supplier, SAVE, {
    input: {
      supplierId: id,
      country: 'India',
      accountNumber: accountNumber(),
      accountHolderName: supplier.values['username'],
      bankName: 'HDFC Bank',
      branch: 'Pune',
      branchAddress: 'Pune',
      ifsc: 'HDFC0001234',
      locationType: '["Factory"]',
      isAgree: true,
      attachment: JSON.stringify([{ file_uid, title: 'Cancelled Cheque' }]),
    },
  });
  await sandbox.call(supplier, SEND, { input: { id, isUpdateBySupplier: true } });
  for (const [level, persona] of ['bulk', 'reviewer'].entries()) {
    const approver = await sandbox.persona(persona);
    const { userid: userId, username: user, useremail: userEmail } = approver.values;
    const kind = { module: 'SupplierFinancialInfoUpdate', context: 'SupplierFinancialInfoUpdate' };
    const command = { contextId: id, ...kind, commandName: 'Approved', workflowLevelState: level + 1 };
    await sandbox.call(approver, DECIDE, { input: { ...command, userId, user, userEmail } });
  }
  return supplier;
}

test('bank account changed and sent', async ({ sandbox, open, request, baseURL }) => {
  const supplier = await withAccount(sandbox, of => storedPaper(request, baseURL, of));
  const page = await open(supplier, `/Supplier/Update/${supplier.values['supplierid']}`);
  await expect(page.getByRole('button', { name: 'Send For Approver' })).toBeVisible();
  const { count, click, press, type, attach } = hands(page);
  await click(page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: /^Bank Details/ }));
  await click(page.getByRole('button', { name: /^Open bank account 1/ }));
  const dialog = page.getByRole('dialog', { name: 'Bank Details' });
  await click(dialog.getByRole('button', { name: 'Edit', exact: true }));
  const account = dialog.getByRole('textbox', { name: 'Account Number', exact: true });
  await click(account);
  await press('Control+A');
  await type(accountNumber());
  await click(dialog.getByRole('button', { name: 'Verify IFSC' }));
  await expect(dialog.getByRole('textbox', { name: 'Bank Name', exact: true })).not.toHaveValue('');
  await attach(dialog.getByRole('button', { name: /^Upload files: Documents/ }), await invoicePdf(['Cheque'], CHEQUE));
  await expect(dialog.getByRole('combobox', { name: `Title of ${CHEQUE}` })).toHaveValue('Cancelled Cheque');
  await click(dialog.getByRole('checkbox', { name: /^We accept the terms/ }));
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 change not sent: review and send')).toBeVisible();
  await expect(page.getByText(/^Goes to Farida Merchant, then Thomas Kurian, as the last time\.$/)).toBeVisible();
  await click(page.getByRole('button', { name: 'Send For Approver' }));
  await expect(page.getByText(/^Then it goes to Thomas Kurian\./)).toBeVisible();
  took('bank account changed and sent', BANK, count);
});

test('registration on a phone', async ({ sandbox, open }) => {
  const supplier = await sandbox.newSupplier({ invited: true });
  const own = ownNumbers(supplier);
  const page = await open(supplier, '/Supplier/Register', SIZES[1]);
  await expect(page.getByText(/^Registering takes about/)).toBeVisible();
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
  // A step of which nothing is filled in yet begins in its first field.
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
  // What is optional is passed by: the next thing that is missing is a contact.
  await click(button(/^Next to fill/));
  await expect(button(/^Add a contact for Head Office/)).toBeFocused();
  await click(button(/^Add a contact for Head Office/));
  await expect(box('Title')).toBeFocused();
  await choose(box('Title'), 'Prof');
  await fill(text('First Name'), 'Asha');
  await fill(text('Last Name'), 'Apte');
  // It is the contact of the location that it was asked for.
  await fill(text('Phone'), '919822011245');
  await fill(text('Email'), 'asha@x.example');
  const dialog = page.getByRole('dialog');
  await click(dialog.getByRole('button', { name: 'Save', exact: true }));
  await expect(dialog).toHaveCount(0);
  await click(button(/^Next to fill/));
  // The portal's own scrolling to it is no part of the way.
  await expect(button(/^Add a bank account for Head Office/)).toBeFocused();
  await click(button(/^Add a bank account for Head Office/));
  // It begins in the first field that must be filled and is not.
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
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  took('registration on a phone', REGISTRATION, count);
});
