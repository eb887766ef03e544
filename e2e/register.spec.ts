import { addPapers, fieldsIn, sectionOf, taxNumber, type Fields } from './screens/registration.ts';
import { ownNumbers } from './support/identityNumbers.ts';
import { expect, test, type Actor, type Sandbox } from './support/portal.ts';

const HEADER = 'Head Office - Pune - India';
const WAREHOUSE = 'Warehouse - Surat - India';
const SAVE = 'mutation s($input: SupplierRegistrationInput!) { createSupplierRegistration(input: $input) { id } }';
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

/** An account that nobody has, without the numbers that make the bank's service misbehave (docs/verification.md). */
const anAccountNumber = () => String(Date.now()).replaceAll('9', '8');

/** Every section: a row that is there before and is deleted, one that is added, and what is changed in it. */
const SECTIONS: {
  list: string;
  title: string;
  modal: string;
  before: object;
  gone: RegExp;
  add: (fields: Fields, own: string) => Promise<void>;
  added: RegExp;
  change: (fields: Fields) => Promise<void>;
}[] = [
  {
    list: 'relatedCompany',
    title: 'Related Companies',
    modal: 'Related Company',
    before: { organizationType: 'Trust', name: 'Old Trust', taxNumber: 'T-0', relationshipType: 'Associate' },
    gone: /^Open related company \d: Trust Old/,
    add: async ({ pick, fill }) => {
      await pick('Organization Type', 'Society');
      await fill('Name', 'Nilgiri Partners');
      await fill('Tax Number', 'T-1');
      await pick('Relationship Type', 'Subsidiary');
    },
    added: /^Open related company 1: Society Nilgiri/,
    change: ({ fill }) => fill('Tax Number', 'T-2'),
  },
  {
    list: 'contact',
    title: 'Contact Details',
    modal: 'Contact Information',
    before: { title: 'Mr', firstName: 'Old', lastName: 'Contact', email: 'old@x.example' },
    gone: /^Open contact \d: Mr Old/,
    add: fields => aContact(fields, HEADER, WAREHOUSE),
    added: /^Open contact 1: Prof Asha/,
    change: ({ fill }) => fill('Designation', 'Owner'),
  },
  {
    list: 'certificates',
    title: 'Documents and Certificates',
    modal: 'Document',
    before: { certificateName: 'Drug License', certificateNumber: 'OLD-1' },
    gone: /^Open document \d: Drug License/,
    add: async fields => {
      await fields.pick('Certificate Name', 'ISO 9001');
      await fields.fill('Certificate Number', 'ISO-1');
      await fields.day('Issue Date', '2024-01-31');
      await attach(fields);
    },
    added: /^Open document 1: ISO 9001/,
    change: ({ fill }) => fill('Certificate Number', 'ISO-2'),
  },
  {
    list: 'bankInformation',
    title: 'Bank Details',
    modal: 'Bank Details',
    before: { country: 'India', accountNumber: '111', accountHolderName: 'Old Holder' },
    gone: /^Open bank account \d: 111/,
    add: (fields, own) => anAccountInIndia(fields, own, HEADER, WAREHOUSE),
    added: /^Open bank account 1: \d{13}/,
    change: ({ pick }) => pick('Currency', 'Rupee', 'INR'),
  },
  {
    list: 'revenue',
    title: 'Financial Information',
    modal: 'Revenue Information',
    before: { year: 2020, currency: 'INR', turnover: '9', netProfit: '1' },
    gone: /^Open year \d: 2020/,
    add: async ({ pick, fill }) => {
      await pick('Currency', 'Rupee', 'INR');
      await fill('Revenue', '000');
      await fill('Net Profit', '000');
    },
    added: /^Open year 1: 2019/,
    change: ({ fill }) => fill('Revenue', '12.5'),
  },
  {
    list: 'referenceCompany',
    title: 'Reference from Company',
    modal: 'Reference from Company',
    before: { name: 'Old Reference', phone: '1' },
    gone: /^Open company reference \d: Old/,
    add: async ({ fill }) => {
      await fill('Name', 'Ravi Rao');
      await fill('Phone', '919822011246');
    },
    added: /^Open company reference 1: Ravi/,
    change: ({ fill }) => fill('Email', 'ravi@x.example'),
  },
  {
    list: 'referenceClient',
    title: 'Reference from Client',
    modal: 'Reference from Client',
    before: { clientOrganization: 'Old Client' },
    gone: /^Open client reference \d: Old/,
    add: async ({ fill }) => {
      await fill('Client Organization', 'Vireya');
      await fill('Contact Name', 'Meera Iyer');
      await fill('Contact Phone', '919822011247');
      await fill('Location', 'Hyderabad');
    },
    added: /^Open client reference 1: Vireya/,
    change: ({ fill }) => fill('Location', 'Pune'),
  },
];

/** The sections of the profile as they are saved: each a query by supplier. */
async function savedProfile(sandbox: Sandbox, actor: Actor) {
  const id = Number(actor.values['supplierid']);
  const list = (name: string, fields: string) => `${name}(input: $input) { data { ${fields} } }`;
  const query = `query p($input: ListInput!, $id: Int!) {
    related: ${list('supplierRelatedCompanyList', 'name taxNumber')}
    locations: ${list('supplierLocationOfPresenceList', 'locationType city pinCode isHeaderAddress')}
    contacts: ${list('supplierByContactList', 'firstName designation')}
    documents: ${list('supplierDocumentList', 'certificateName certificateNumber attachment')}
    banks: ${list('supplierByBankList', 'accountNumber bankName currencyCode')}
    years: ${list('supplierFinancialInformationList', 'year turnover')}
    companies: ${list('supplierReferenceCompanyList', 'name email')}
    clients: ${list('supplierReferenceClientList', 'clientOrganization location')}
    served: supplierServiceableCategoryLocationById(supplierId: $id) {
      serviceableCategory serviceableLocations { countryName locations }
    }
  }`;
  const input = { currentPage: 1, pageSize: 0, parameters: [{ name: 'SupplierId', value: String(id) }], sortBy: 'id' };
  const found = await sandbox.call<Record<string, { data?: unknown } | null>>(actor, query, { input, id });
  return Object.fromEntries(Object.entries(found).map(([name, answer]) => [name, answer?.data ?? answer]));
}

test('a supplier registers by GST, with every section of its profile', async ({ open, sandbox }) => {
  test.slow();
  const actor = await sandbox.newSupplier({ invited: true });
  const own = ownNumbers(actor);
  const page = await open(actor, '/Supplier/Register');
  const { text, fill, pick, answer, verify } = fieldsIn(page);
  await fill('Contact Number', '919822011245');
  await text('Contact Number').blur();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await pick('Country', 'India');
  await fill('GST Number', own.gst.toLowerCase());
  await verify('GST Number');
  await expect(text('PAN')).toHaveValue(own.pan);
  await pick('Location Type', 'Head Office');
  await answer('E-Invoice Applicable', 'Yes');
  await answer('Lower TDS Applicable', 'No');
  await answer('Registered Under MSME', 'No');
  await addPapers(page, ['GST Certificate', 'PAN Card']);
  const saving = page.waitForRequest(request => /createSupplierRegistration/.test(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { input } = ((await saving).postDataJSON() as { variables: { input: Record<string, string> } }).variables;
  await expect(page.getByText('Your registration is saved.')).toBeVisible();

  // Somebody else of the supplier saves rows of every section; whoever opened the form before is told, and goes on from there.
  const rows = (list: string, ...more: object[]) =>
    JSON.stringify([...(JSON.parse(input[list] ?? '[]') as object[]), ...more]);
  const places = ['India', 'Germany'].map(countryName => ({ countryName, countryCode: null, locations: ['Goa'] }));
  await sandbox.call(actor, SAVE, {
    input: {
      ...input,
      rut: undefined,
      ...Object.fromEntries(SECTIONS.map(({ list, before }) => [list, rows(list, { ...before, uid: `old-${list}` })])),
      locationOfPresence: rows('locationOfPresence', { uid: 'old', locationType: 'Factory', city: 'Surat' }),
      serviceableDetails: rows('serviceableDetails', {
        uid: 'served',
        serviceableCategory: ['Packaging'],
        serviceableLocations: places,
      }),
    },
  });
  await fill('Company Website', 'indravati.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved: somebody else changed this record')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Contact Details/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add their changes to mine' }).click();
  await expect(text('Company Website')).toHaveValue('indravati.example');

  const locations = sectionOf(page, 'Location Of Presence Details', 'Location Of Presence Information');
  await locations.delete(/^Open location \d: Factory/);
  await locations.add(async fields => {
    await fields.pick('Location Type', 'Warehouse');
    await fields.fill('Address Line 1', '9 Ring Road');
    await fields.pick('City', 'Surat');
    await fields.fill('State / Province', 'Gujarat');
    await fields.fill('Postal Code', '395001');
    await taxNumber(page, 1, async tax => {
      await tax.fill('Tax Number', own.pan);
      await attach(tax);
    });
  });
  await locations.edit(/^Open location 2: Warehouse/, fields => fields.fill('Postal Code', '395002'));
  const account = anAccountNumber();
  for (const { title, modal, gone, add, added, change } of SECTIONS) {
    const section = sectionOf(page, title, modal);
    await section.delete(gone);
    await section.add(fields => add(fields, account));
    await section.edit(added, change);
  }
  const served = sectionOf(page, 'Serviceable Item Categories', 'Serviceable Locations & Categories');
  await served.add(async fields => {
    const countries = sectionOf(page, 'Serviceable Locations', 'Serviceable Location');
    const first = countries.region.getByRole('button', { name: /^Open country 1: India/ });
    await first.click();
    await expect(countries.dialog.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(countries.dialog.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0);
    await countries.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(countries.dialog).toBeHidden();
    await countries.delete(/^Open country 2: Germany/);
    await fields.pickAmong('Serviceable Item Categories', 'Laboratory');
  });

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText(own.gst).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Contact Details' }).getByText('Asha', { exact: true })).toBeVisible();
  expect(await savedProfile(sandbox, actor)).toMatchObject({
    related: [{ name: 'Nilgiri Partners', taxNumber: 'T-2' }],
    locations: [
      { locationType: 'Head Office', city: 'Pune', isHeaderAddress: true },
      { locationType: 'Warehouse', city: 'Surat', pinCode: '395002' },
    ],
    contacts: [{ firstName: 'Asha', designation: 'Owner' }],
    documents: [{ certificateNumber: 'ISO-2', attachment: expect.stringContaining('paper.pdf') as unknown }],
    banks: [{ bankName: 'HDFC Bank', currencyCode: 'INR' }],
    years: [{ year: 2019 }],
    companies: [{ name: 'Ravi Rao', email: 'ravi@x.example' }],
    clients: [{ clientOrganization: 'Vireya', location: 'Pune' }],
    served: { serviceableCategory: ['Packaging', 'Laboratory'], serviceableLocations: [{ countryName: 'India' }] },
  });
});

test('a supplier registers by PAN; its session is lost meanwhile, and nothing with it', async ({ open, sandbox }) => {
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
  const certificates = sectionOf(page, 'Documents and Certificates', 'Document');
  await certificates.region.getByRole('button', { name: 'Document 1: Document is required' }).click();
  await attach(fieldsIn(certificates.dialog));
  await certificates.dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(certificates.dialog).toBeHidden();
  await day('Date Founded', '2004-05-03');
  // What the approval will ask for is missing already here: Submit leads to it.
  const at = 'Head Office - Coimbatore - India';
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const contacts = sectionOf(page, 'Contact Details', 'Contact Information');
  const summary = page.getByRole('region', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await summary.getByRole('button').first().click();
  await expect(contacts.region.getByRole('button', { name: `Add a contact for ${at}` })).toBeFocused();
  await contacts.add(fields => aContact(fields, at));
  await sectionOf(page, 'Bank Details', 'Bank Details').add(fields => anAccountInIndia(fields, anAccountNumber(), at));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText(personPan).first()).toBeVisible();
  expect(await savedProfile(sandbox, again)).toMatchObject({
    locations: [{ city: 'Coimbatore', isHeaderAddress: true }],
    documents: [{ certificateName: 'MSME Certificate', certificateNumber: 'UDYAM-TN-27-0001234' }],
  });
});

test('a supplier registers from overseas', async ({ open, sandbox }) => {
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
  await sectionOf(page, 'Contact Details', 'Contact Information').add(fields => aContact(fields, at));
  await sectionOf(page, 'Bank Details', 'Bank Details').add(fields => anAccountAbroad(fields, at, anAccountNumber()));
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText(own.w9)).toBeVisible();
  expect(await savedProfile(sandbox, actor)).toMatchObject({
    locations: [{ locationType: 'Head Office', city: 'Boston', isHeaderAddress: true }],
  });
});
