import { addPapers, fieldsIn, sectionOf, taxNumber, type Fields } from './screens/registration.ts';
import { expect, test, type Actor, type Sandbox } from './support/portal.ts';

const GST = ['27AAKCV4711K1Z0', 'AAKCV4711K'] as const;
const SAVE = 'mutation s($input: SupplierRegistrationInput!) { createSupplierRegistration(input: $input) { id } }';
const attach = (fields: Fields) => fields.attach('Attachment');

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
  const input = {
    currentPage: 1,
    pageSize: 0,
    parameters: [{ name: 'SupplierId', value: String(id) }],
    sortBy: 'id',
  };
  const found = await sandbox.call<Record<string, { data?: unknown } | null>>(actor, query, { input, id });
  return Object.fromEntries(Object.entries(found).map(([name, answer]) => [name, answer?.data ?? answer]));
}

test('a supplier registers by GST, with companies and locations, while somebody else saves, too', async ({
  open,
  sandbox,
}) => {
  test.slow();
  const actor = await sandbox.newSupplier({ invited: true });
  const page = await open(actor, '/Supplier/Register');
  const { text, fill, pick, answer, verify } = fieldsIn(page);
  await fill('Contact Number', '919822011245');
  await text('Contact Number').blur();
  await expect(page.getByText(/Saved at/)).toBeVisible();
  await pick('Country', 'India');
  await fill('GST Number', GST[0].toLowerCase());
  await verify('GST Number');
  await expect(text('PAN')).toHaveValue(GST[1]);
  await pick('Location Type', 'Head Office');
  await answer('E-Invoice Applicable', 'Yes');
  await answer('Lower TDS Applicable', 'No');
  await answer('Registered Under MSME', 'No');
  await addPapers(page, [attach, attach]);
  const saving = page.waitForRequest(request => /createSupplierRegistration/.test(request.postData() ?? ''));
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const { input } = (
    (await saving).postDataJSON() as {
      variables: { input: Record<string, string> };
    }
  ).variables;
  await expect(page.getByText('Your registration is saved.')).toBeVisible();

  // Somebody else of the supplier saves rows of two sections; whoever opened the form before is told, and goes on from there.
  const rows = (list: string, ...more: object[]) =>
    JSON.stringify([...(JSON.parse(input[list] ?? '[]') as object[]), ...more]);
  await sandbox.call(actor, SAVE, {
    input: {
      ...input,
      rut: null,
      relatedCompany: rows('relatedCompany', {
        uid: 'old-company',
        organizationType: 'Trust',
        name: 'Old Trust',
        taxNumber: 'T-0',
        relationshipType: 'Associate',
      }),
      locationOfPresence: rows('locationOfPresence', {
        uid: 'old',
        locationType: 'Factory',
        city: 'Surat',
      }),
    },
  });
  await fill('Company Website', 'indravati.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved: somebody else changed this record')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Related Companies/ })).toBeVisible();
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
      await tax.fill('Tax Number', GST[1]);
      await attach(tax);
    });
  });
  await locations.edit(/^Open location 2: Warehouse/, fields => fields.fill('Postal Code', '395002'));
  const related = sectionOf(page, 'Related Companies', 'Related Company');
  await related.delete(/^Open related company \d: Trust Old/);
  await related.add(async ({ pick, fill }) => {
    await pick('Organization Type', 'Society');
    await fill('Name', 'Nilgiri Partners');
    await fill('Tax Number', 'T-1');
    await pick('Relationship Type', 'Subsidiary');
  });
  await related.edit(/^Open related company 1: Society Nilgiri/, ({ fill }) => fill('Tax Number', 'T-2'));

  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText(GST[0]).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Related Companies' }).getByText('Nilgiri Partners')).toBeVisible();
  expect(await savedProfile(sandbox, actor)).toMatchObject({
    related: [{ name: 'Nilgiri Partners', taxNumber: 'T-2' }],
    locations: [
      { locationType: 'Head Office', city: 'Pune', isHeaderAddress: true },
      {
        locationType: 'Warehouse',
        city: 'Surat',
        pinCode: '395002',
      },
    ],
  });
});

test('a supplier registers by PAN; its session is lost meanwhile, and nothing with it', async ({ open, sandbox }) => {
  const actor = await sandbox.newSupplier({ invited: true });
  const page = await open(actor, '/Supplier/Register');
  const { text, fill, pick, answer, verify, day } = fieldsIn(page);
  await fill('Contact Number', '919822011245');
  await pick('Country', 'India');
  await answer('We are GST Registered', 'No');
  await fill('PAN', 'AAKPV4711K');
  await verify('PAN');
  await fill('Trade Name', 'Kirana Reagents');
  await pick('Organization Type', 'Proprietorship');
  await pick('Location Type', 'Head Office');
  await fill('Address Line 1', '9 Avinashi Road');
  await fill('City', 'Coimbatore');
  await fill('State', 'Tamil Nadu');
  await fill('Postal Code', '641004');
  await addPapers(page, [attach]);

  await sandbox.fault(actor, {
    operation: 'createSupplierRegistration',
    kind: 'expired',
  });
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
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText('AAKPV4711K').first()).toBeVisible();
  expect(await savedProfile(sandbox, again)).toMatchObject({
    locations: [{ city: 'Coimbatore', isHeaderAddress: true }],
    documents: [
      {
        certificateName: 'MSME Certificate',
        certificateNumber: 'UDYAM-TN-27-0001234',
      },
    ],
  });
});

test('a supplier registers from overseas', async ({ open, sandbox }) => {
  const actor = await sandbox.newSupplier({ invited: true });
  const page = await open(actor, '/Supplier/Register');
  const { fill, pick, answer, day } = fieldsIn(page);
  await fill('Contact Number', '16095550142');
  await pick('Country', 'United States');
  await fill('Legal Name', 'Sahyadri Chem Industries Private Limited');
  await expect(page.getByText('This organization name is already taken.')).toBeVisible();
  await fill('Legal Name', 'Tidewater Assays of Boston LLC');
  await fill('Trade Name', 'Tidewater Assays');
  await pick('Location Type', 'Head Office');
  await fill('Organization Registration Number', 'MA-90210');
  await fill('W8/W9 Number', 'W9-90210');
  await fill('Address Line 1', '4 Quay Road');
  await fill('City', 'Boston');
  await pick('State', 'Massachusetts');
  await fill('Postal Code', '02116');
  await day('Date Founded', '2001-05-04');
  await answer('Is Service Provided To India', 'No');
  await addPapers(page, [
    attach,
    async fields => {
      await fields.fill('Tax Number', 'T-90210');
      await attach(fields);
    },
  ]);
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('This registration is submitted.')).toBeVisible();
  await expect(page.getByText('W9-90210')).toBeVisible();
  expect(await savedProfile(sandbox, actor)).toMatchObject({
    locations: [{ locationType: 'Head Office', city: 'Boston', isHeaderAddress: true }],
  });
});
