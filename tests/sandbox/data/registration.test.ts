import { getStart } from '../../../sandbox/server/loginPage.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { gstinCheckDigit } from '@/lib/identityChecks/gstin';
import { ask, list, openSandbox, param, persona, refusal } from './support.ts';

const sandbox = openSandbox();
const gst = (pan: string) => `27${pan}1Z${gstinCheckDigit(`27${pan}1Z`)}`;

async function check(name: string, variable: string, value: string): Promise<unknown> {
  const source = `query c($value: String!) { ${name}(${variable}: $value) { data } }`;
  const found = await ask<Record<string, { data: string | null }>>(
    sandbox,
    await persona(sandbox, 'supplier-new'),
    source,
    { value },
  );
  const data = found[name]?.data ?? null;
  return data === null ? null : JSON.parse(data);
}

describe('a registry check', () => {
  it('finds a company for every valid GST number and always returns the same one', async () => {
    const number = gst('AAKCV4711K');
    const [once, again] = [
      await check('checkGST', 'gst', number),
      await check('checkGST', 'gst', ` ${number.toLowerCase()}`),
    ];
    expect(once).toEqual(again);
    expect(once).toMatchObject({
      result: {
        gstnDetailed: {
          gstinStatus: 'ACTIVE',
          principalPlaceAddress: { splitAddress: { city: ['Pune'], state: [['Maharashtra', '']] } },
        },
      },
    });
  });

  it('finds the suppliers of the sandbox', async () =>
    expect(await check('checkPAN', 'pan', 'AADCS1000D')).toMatchObject({ result: { panStatus: 'VALID' } }));

  it.each([
    ['checkGST', 'gst', gst('AAKCV9001K'), { result: { gstnDetailed: { gstinStatus: 'Inactive' } } }],
    ['checkGST', 'gst', gst('AAKCV9002K'), { result: { gstnDetailed: { gstinStatus: 'Cancelled' } } }],
    ['checkGST', 'gst', gst('AAKCV9003K'), null],
    ['checkGST', 'gst', '27AAKCV4711K1Z8', null],
    ['checkGST', 'gst', gst('AAKCV9007K'), { result: { gstnDetailed: { gstin: '27AAPFU0939F1ZV' } } }],
    ['checkPAN', 'pan', 'AAKPV9001K', { result: { panStatus: 'INVALID' } }],
    ['checkPAN', 'pan', 'AAKPV4711K', { result: { typeOfHolder: 'Individual', isIndividual: true } }],
    ['pan206AB', 'pan', 'AAKPV9008K', { panStatus: 'Inoperative' }],
    ['pan206AB', 'pan', 'AAKPV4711K', { panStatus: 'Operative' }],
    ['checkTAN', 'tan', 'PNEV12345A', { result: { isValid: true } }],
    ['checkTAN', 'tan', 'PNEV19001A', { result: { isValid: false } }],
    ['checkCIN', 'cin', 'U72200KA2007PTC043114', { result: { status: 'ACTIVE' } }],
    ['checkCIN', 'cin', 'U72200KA2007PTC049002', { result: { status: 'STRIKE OFF' } }],
    ['checkMsme', 'msme', 'UDYAM-MH-27-0001234', { result: { enterpriseType: [{ enterpriseType: 'Small' }] } }],
    ['checkMsme', 'msme', 'UDYAM-MH-27-0009001', { result: { enterpriseType: [{ enterpriseType: 'Large' }] } }],
  ])('%s with %s %s returns the expected result', async (name, variable, value, answer) => {
    const found = await check(name, variable, value);
    if (answer === null) expect(found).toBeNull();
    else expect(found).toMatchObject(answer);
  });

  it('can fail as unreachable or return invalid JSON', async () => {
    await expect(check('checkGST', 'gst', gst('AAKCV9005K'))).rejects.toThrow('could not be reached');
    await expect(check('checkGST', 'gst', gst('AAKCV9009K'))).rejects.toThrow('JSON');
  });

  it('of a bank account returns bank and account holder', async () => {
    const source = 'query b($a: String!, $i: String!) { checkBank(accountNo: $a, ifsc: $i) { data } }';
    const asked = async (a: string) =>
      JSON.parse(
        (
          await ask<{ checkBank: { data: string } }>(sandbox, await persona(sandbox, 'supplier'), source, {
            a,
            i: 'HDFC0001234',
          })
        ).checkBank.data,
      ) as unknown;
    expect(await asked('50100200300')).toMatchObject([
      { result: { active: 'yes', bankTransfer: { beneName: 'Sahyadri Chem Industries Private Limited' } } },
      { result: { bankName: 'HDFC Bank' } },
    ]);
    expect(await asked('50109001300')).toMatchObject([{ result: { active: 'not' } }, {}]);
    expect(await asked('50109007300')).toMatchObject([
      { result: { bankTransfer: { beneName: 'Meridian Traders' } } },
      {},
    ]);
  });
});

describe('a registration', () => {
  const SAVE = 'mutation s($input: SupplierRegistrationInput!) { createSupplierRegistration(input: $input) { id } }';
  const READ =
    'query r($id: Int!) { supplierRegistrationById(id: $id) { id email submitted approved contactNumber legalName pan rut contact locationOfPresence } }';
  let mine: Viewer;
  let other: Viewer;
  beforeEach(async () => {
    mine = await createSupplier(sandbox.db, { invited: true });
    other = await createSupplier(sandbox.db, { invited: true });
  });
  type Read = Record<string, unknown> | null;
  const read = async (viewer: Viewer, id = mine.supplierId) =>
    (await ask<{ supplierRegistrationById: Read }>(sandbox, viewer, READ, { id })).supplierRegistrationById;
  const save = (viewer: Viewer, input: object) =>
    ask(sandbox, viewer, SAVE, { input: { id: viewer.supplierId, ...input } });

  const overseas = {
    contactNumber: '16095550142',
    countryName: 'United States',
    countryCode: 'US',
    legalName: 'Tidewater Assays LLC',
    tradeName: 'Tidewater',
    locationType: 'Head Office',
    address1: '4 Quay Road',
    city: 'Boston',
    state: 'Massachusetts',
    pinCode: '02116',
    registration: 'MA-7781',
    w8W9: 'W9-10077',
    serviceProvidedToIndia: false,
    contact: JSON.stringify([
      {
        title: 'Ms',
        firstName: 'Ada',
        lastName: 'Field',
        email: 'ada@tidewater.example',
        contactNumber: '16095550143',
        locationType: '["Head Office"]',
      },
    ]),
  };

  it('is saved as sent and can be read by its supplier only', async () => {
    await save(mine, { contactNumber: '919822011245', contact: '[{"firstName":"Ada"}]' });
    expect(await read(mine)).toMatchObject({
      submitted: false,
      contactNumber: '919822011245',
      contact: '[{"firstName":"Ada"}]',
    });
    expect(await read(other)).toBeNull();
    await refusal(ask(sandbox, other, SAVE, { input: { id: mine.supplierId } }), 'FORBIDDEN');
    await refusal(save(mine, { rut: '2020-01-01T00:00:00Z' }), 'CONFLICT');
    // Loaded before the first save, so it must not overwrite the colleague's form.
    await refusal(save(mine, { rut: null }), 'CONFLICT');
  });

  /** Spec 1 §5 'Required markers'; date founded, website, boardline and further address lines are optional. */
  const REQUIRED = {
    always: ['contactNumber', 'legalName', 'tradeName', 'locationType', 'address1', 'city', 'state', 'pinCode'],
    byGst: ['gstNumber', 'pan', 'panHolderName', 'panStatus', 'typeOfHolder', 'organizationType'],
    answers: ['isLowerTds', 'isMsme', 'eInvoiceApplicable'],
  };

  it('is submitted only when complete; its rows become profile sections and it becomes an application', async () => {
    const { fields } = await refusal(
      save(mine, { submitted: true, contactNumber: null, countryName: 'India', iHaveGst: true }),
      'BAD_USER_INPUT',
    );
    expect(Object.keys(fields).toSorted()).toEqual(Object.values(REQUIRED).flat().toSorted());
    const wrong = await refusal(
      save(mine, { ...overseas, submitted: true, contact: '[{"firstName":"Ada"}]' }),
      'BAD_USER_INPUT',
    );
    expect(wrong.fields).toMatchObject({ 'contact.0.email': 'Email is required' });
    const start = () => getStart(sandbox.db, { start: '/sportal/Supplier/Register' }, String(mine.supplierId));
    expect(await start()).toBe('/sportal/Supplier/Register');
    await save(mine, { ...overseas, submitted: true });
    expect(await start()).toBe('/sportal/');
    expect(await read(mine)).toMatchObject({ submitted: true, approved: 'pending', legalName: 'Tidewater Assays LLC' });
    const contacts = await list(sandbox, mine, 'supplierByContactList', 'firstName email', {
      parameters: [param('SupplierId', String(mine.supplierId))],
    });
    expect(contacts.data).toEqual([{ firstName: 'Ada', email: 'ada@tidewater.example' }]);
    await refusal(save(mine, overseas), 'FORBIDDEN');
  });

  it('validates every section as its save does, including address documents and the MSME certificate', async () => {
    const viewer = await createSupplier(sandbox.db, { invited: true });
    const getFile = async () => {
      const uid = crypto.randomUUID();
      await sandbox.db.query(
        `insert into files (uid, file_name, mime_type, size, owner, path) values ($1, 'proof.pdf', 'application/pdf', 9, $2, $1)`,
        [uid, viewer.userId],
      );
      return [{ file_uid: uid }];
    };
    const tax = (taxType: string, taxNumber: string, attachment: object[]) => ({ taxType, taxNumber, attachment });
    const header = (papers: object[]) => ({
      locationType: 'Head Office',
      addressLine1: '4 Quay Road',
      city: 'Boston',
      state: 'Massachusetts',
      country: 'United States',
      pinCode: '02116',
      taxList: JSON.stringify([tax('Company Registration', 'MA-1', papers), tax('TAX Registration', 'T-1', papers)]),
    });
    const label = JSON.stringify(['Head Office - Boston - United States']);
    const papers = await getFile();
    const attachment = JSON.stringify(await getFile());
    const certificate = { certificateName: 'ISO 9001', certificateNumber: '9', issueDate: '2024-01-31' };
    const lists = {
      relatedCompany: [
        { organizationType: 'Company', name: 'Sister', taxNumber: 'AAB', relationshipType: 'Associate' },
      ],
      locationOfPresence: [header(papers)],
      certificates: [{ ...certificate, attachment }],
      bankInformation: [
        {
          locationType: label,
          country: 'United States',
          accountNumber: '77120099',
          accountHolderName: 'Quay Assays',
          branch: 'Boston',
          branchAddress: '1 Bank Street',
          swift: 'BOFAUS3N',
          achEnabled: true,
          isAgree: true,
          attachment,
        },
      ],
      revenue: [{ year: 2019, currency: 'USD', turnover: '000', netProfit: '0' }],
      referenceCompany: [{ name: 'A', phone: '91982201', email: 'a@x.example' }],
      referenceClient: [{ clientOrganization: 'B', contactName: 'C', contactPhone: '91982201', location: 'Pune' }],
      serviceableDetails: [
        {
          serviceableCategory: ['Chemicals'],
          serviceableLocations: [{ countryName: 'India', countryCode: 'IN', locations: ['Goa'] }],
        },
      ],
    };
    const asked = (over: object) => ({
      ...overseas,
      legalName: 'Quay Assays LLC',
      registration: 'MA-1',
      w8W9: 'W9-Q',
      ...Object.fromEntries(Object.entries({ ...lists, ...over }).map(([name, rows]) => [name, JSON.stringify(rows)])),
      submitted: true,
    });
    const wrong: [over: object, path: string, message: string][] = [
      [{ locationOfPresence: [header([])] }, 'locationOfPresence.0.taxList.0.attachment', 'Document is required'],
      [{ certificates: [certificate] }, 'certificates.0.attachment', 'Document is required'],
      [
        { bankInformation: [{ ...lists.bankInformation[0], swift: '' }] },
        'bankInformation.0.swift',
        'SORT Code/SWIFT Code/Routing Code is required',
      ],
      [
        { bankInformation: [lists.bankInformation[0], lists.bankInformation[0]] },
        'bankInformation.1.accountNumber',
        'Duplicate account number found:',
      ],
      [
        { revenue: [{ ...lists.revenue[0], year: 2021 }] },
        'revenue.0.year',
        'Add years one by one, starting with 2019',
      ],
      [
        { referenceCompany: [lists.referenceCompany[0], lists.referenceCompany[0]] },
        'referenceCompany.1.email',
        'Email address already exist',
      ],
      [
        { serviceableDetails: [{ serviceableCategory: [], serviceableLocations: [] }] },
        'serviceableDetails.0.serviceableCategory',
        'Serviceable category is required',
      ],
    ];
    for (const [over, path, message] of wrong)
      expect((await refusal(save(viewer, asked(over)), 'BAD_USER_INPUT')).fields).toMatchObject({ [path]: message });

    const incomplete = await refusal(save(viewer, asked({ bankInformation: [] })), 'BAD_USER_INPUT');
    expect(incomplete.message).toBe('Head Office - Boston - United States is missing bank.');

    // After the first save, the documents belong to the supplier and all of its users.
    await save(viewer, { ...asked({}), submitted: false });
    const owned = await sandbox.db.query<{ id: number }>('select context_id id from file_record where uid = $1', [
      papers[0]?.file_uid,
    ]);
    expect(owned).toEqual([{ id: viewer.supplierId }]);

    await save(viewer, asked({}));
    const rows = async (name: string, fields: string) =>
      (
        await list<Record<string, unknown>>(sandbox, viewer, name, fields, {
          parameters: [param('SupplierId', String(viewer.supplierId))],
        })
      ).data;
    expect(await rows('supplierRelatedCompanyList', 'name')).toEqual([{ name: 'Sister' }]);
    expect(await rows('supplierLocationOfPresenceList', 'city isHeaderAddress')).toEqual([
      { city: 'Boston', isHeaderAddress: true },
    ]);
    expect(await rows('supplierDocumentList', 'certificateName')).toEqual([{ certificateName: 'ISO 9001' }]);
    expect(await rows('supplierByBankList', 'accountNumber')).toEqual([{ accountNumber: '77120099' }]);
    expect(await rows('supplierFinancialInformationList', 'year')).toEqual([{ year: 2019 }]);
    expect(await rows('supplierReferenceCompanyList', 'name')).toEqual([{ name: 'A' }]);
    expect(await rows('supplierReferenceClientList', 'contactName')).toEqual([{ contactName: 'C' }]);
    const served = await ask(
      sandbox,
      viewer,
      'query s($id: Int!) { supplierServiceableCategoryLocationById(supplierId: $id) { serviceableCategory } }',
      { id: viewer.supplierId },
    );
    expect(served).toEqual({ supplierServiceableCategoryLocationById: { serviceableCategory: ['Chemicals'] } });
  });

  it('must have a unique name and unique numbers', async () => {
    const taken = { ...overseas, legalName: 'Ebb Water Assays LLC', registration: 'MA-7790', w8W9: 'W9-10090' };
    await save(mine, { ...taken, submitted: true });
    const { fields } = await refusal(
      save(other, { ...taken, legalName: 'EBB W\u0410TER assays  llc', submitted: true }),
      'BAD_USER_INPUT',
    );
    expect(fields).toMatchObject({
      legalName: 'This organization name is already taken.',
      registration: 'This registration number is already taken .',
      w8W9: 'This W8/W9 number is already taken',
    });
    const applications = await list<{ email: string }>(sandbox, other, 'supplierOverseaList', 'legalName email', {
      parameters: [param('legalName', 'ebb water ASSAYS llc'), param('active', 'true')],
    });
    expect(applications.data).toEqual([{ legalName: 'Ebb Water Assays LLC', email: mine.email }]);
    const suppliers = await list<{ email: string }>(sandbox, other, 'supplierList', 'email', {
      parameters: [param('legalName', 'Sahyadri Chem Industries Private Limited'), param('active', 'true')],
    });
    expect(suppliers.totalRecords).toBe(1);
    await refusal(list(sandbox, other, 'supplierList', 'email', {}), 'BAD_USER_INPUT');
  });
});
