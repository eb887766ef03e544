import { addPapers, fieldsIn, getSection, type Fields } from './screens/registration.ts';
import { ownNumbers } from './support/identityNumbers.ts';
import { expect, test, type Actor, type Sandbox } from './support/portal.ts';
const attach = (fields: Fields) => fields.attach('Attachment');

async function aContact({ pick, pickAmong, fill }: Fields, ...locations: string[]) {
  await pick('Title', 'Prof');
  await fill('First Name', 'Asha');
  await fill('Last Name', 'Apte');
  for (const location of locations) await pickAmong('Location', location);
  await fill('Phone', '919822011245');
  await fill('Email', 'asha@x.example');
}

async function anAccountInIndia(fields: Fields, number: string, ...locations: string[]) {
  for (const location of locations) await fields.pickAmong('Location', location);
  await fields.fill('Account Number', number);
  await fields.fill('IFSC', 'hdfc0001234');
  await fields.verify('IFSC');
  await expect(fields.text('Bank Name')).toHaveValue('HDFC Bank');
  await fields.attach('Documents');
  await fields.title('Cancelled Cheque');
  await fields.tick('We accept the terms');
}

async function anAccountAbroad(fields: Fields, location: string, number: string) {
  await fields.pickAmong('Location', location);
  await fields.fill('Account Number', number);
  await fields.fill('Account Holder Name', 'Tidewater Assays');
  await fields.fill('Branch', 'Boston');
  await fields.fill('Branch Address', '1 Bank Street');
  await fields.fill('SORT Code/SWIFT Code/Routing Code', 'BOFAUS3N');
  await fields.answer('ACH Enabled', 'Yes');
  await fields.attach('Documents');
  await fields.title('Bank Letter');
  await fields.tick('We accept the terms');
}

/**
 * Returns an unused account number without a special case in the sandbox's bank service
 * (docs/verification.md).
 */
const anAccountNumber = () => String(Date.now()).replaceAll('9', '8');

/** Reads the saved locations and documents. */
async function savedProfile(sandbox: Sandbox, actor: Actor) {
  const id = Number(actor.values['supplierid']);
  const list = (name: string, fields: string) => `${name}(input: $input) { data { ${fields} } }`;
  const query = `query p($input: ListInput!) {
    locations: ${list('supplierLocationOfPresenceList', 'locationType city isHeaderAddress')}
    documents: ${list('supplierDocumentList', 'certificateName certificateNumber')}
  }`;
  const input = { currentPage: 1, pageSize: 0, parameters: [{ name: 'SupplierId', value: String(id) }], sortBy: 'id' };
  const found = await sandbox.call<Record<string, { data?: unknown } | null>>(actor, query, { input });
  return Object.fromEntries(Object.entries(found).map(([name, answer]) => [name, answer?.data ?? answer]));
}

test('a supplier registers by PAN and loses no data when the session ends meanwhile', async ({ open, sandbox }) => {
  const actor = await sandbox.newSupplier({ invited: true });
  const { personPan } = ownNumbers(actor);
  const page = await open(actor, '/Supplier/Register');
  const { text, fill, pick, answer, verify, day } = fieldsIn(page);
  await fill('Contact Number', '919822011245');
  await pick('Country', 'India');
  await answer('We are GST Registered', 'No');
  await fill('PAN', personPan);
  await verify('PAN');
  await fill('Trade Name', 'Kirana Reagents');
  await pick('Organization Type', 'Proprietorship');
  await pick('Location Type', 'Head Office');
  await fill('Address Line 1', '9 Avinashi Road');
  await fill('City', 'Coimbatore');
  await fill('State', 'Tamil Nadu');
  await fill('Postal Code', '641004');
  await addPapers(page, ['PAN Card']);

  await sandbox.fault(actor, { operation: 'createSupplierRegistration', kind: 'expired' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/login\?return=/);
  const back = decodeURIComponent(new URL(page.url()).searchParams.get('return') ?? '');
  const again = await sandbox.signInAgain(actor);
  await page.evaluate(
    values => Object.entries(values).forEach(([key, value]) => localStorage.setItem(key, value)),
    again.values,
  );
  await page.goto(new URL(back, page.url()).href);
  await expect(page.getByText(/Unsaved work from/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(text('Trade Name')).toHaveValue('Kirana Reagents');
  await page.getByRole('button', { name: /^Open location 1: Head Office/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Open tax number 1', exact: false }).click();
  const tax = page.getByRole('dialog', { name: 'Tax Details' });
  await expect(tax.getByText('paper.pdf').first()).toBeVisible();
  await tax.getByRole('button', { name: 'Cancel' }).click();
  await expect(tax).toBeHidden();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await answer('Lower TDS Applicable', 'No');
  await answer('Registered Under MSME', 'Yes');
  await fill('MSME/Udyam Number', 'UDYAM-TN-27-0001234');
  await expect(text('MSME Enterprise Type')).toHaveValue('Small');
  const certificates = getSection(page, 'Documents and Certificates', 'Document');
  await certificates.region.getByRole('button', { name: 'Document 1: Document is required' }).click();
  await attach(fieldsIn(certificates.dialog));
  await certificates.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(certificates.dialog).toBeHidden();
  await day('Date Founded', '2004-05-03');
  // Submit already leads to data that only the approval requires.
  const at = 'Head Office - Coimbatore - India';
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const contacts = getSection(page, 'Contact Details', 'Contact Information');
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('button').first().click();
  await expect(contacts.region.getByRole('button', { name: `Add a contact for ${at}` })).toBeFocused();
  await contacts.add(fields => aContact(fields, at));
  await getSection(page, 'Bank Details', 'Bank Details').add(fields => anAccountInIndia(fields, anAccountNumber(), at));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Registration submitted.')).toBeVisible();
  await expect(page.getByText(personPan).first()).toBeVisible();
  expect(await savedProfile(sandbox, again)).toMatchObject({
    locations: [{ city: 'Coimbatore', isHeaderAddress: true }],
    documents: [{ certificateName: 'MSME Certificate', certificateNumber: 'UDYAM-TN-27-0001234' }],
  });
});

test('an overseas supplier registers', async ({ open, sandbox }) => {
  const actor = await sandbox.newSupplier({ invited: true });
  const own = ownNumbers(actor);
  const page = await open(actor, '/Supplier/Register');
  const { fill, pick, answer, day } = fieldsIn(page);
  await fill('Contact Number', '16095550142');
  await pick('Country', 'United States');
  await fill('Legal Name', 'Sahyadri Chem Industries Private Limited');
  await expect(page.getByText('This organization name is already taken.')).toBeVisible();
  await fill('Legal Name', `Tidewater Assays ${own.digits} of Boston LLC`);
  await fill('Trade Name', 'Tidewater Assays');
  await pick('Location Type', 'Head Office');
  await fill('Organization Registration Number', own.registration);
  await fill('W8/W9 Number', own.w9);
  await fill('Address Line 1', '4 Quay Road');
  await fill('City', 'Boston');
  await pick('State', 'Massachusetts');
  await fill('Postal Code', '02116');
  await day('Date Founded', '2001-05-04');
  await answer('Is Service Provided To India', 'No');
  await fill('Tax Number', own.tax);
  await addPapers(page, ['Registration Certificate', 'Tax Certificate']);
  const at = 'Head Office - Boston - United States';
  await getSection(page, 'Contact Details', 'Contact Information').add(fields => aContact(fields, at));
  await getSection(page, 'Bank Details', 'Bank Details').add(fields => anAccountAbroad(fields, at, anAccountNumber()));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('Registration submitted.')).toBeVisible();
  await expect(page.getByText(own.w9)).toBeVisible();
  expect(await savedProfile(sandbox, actor)).toMatchObject({
    locations: [{ locationType: 'Head Office', city: 'Boston', isHeaderAddress: true }],
  });
});
