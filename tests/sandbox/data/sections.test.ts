import { getNamedType, isInputObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSupplier } from '../../../sandbox/server/testData.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import { MAX_PROFILE_TEXT } from '@/lib/limits';
import { ask, list, openSandbox, param, persona, refusal } from './support.ts';

const sandbox = openSandbox();
let owner: Viewer;
let other: Viewer;
let file: string;
beforeEach(async () => {
  owner = await createSupplier(sandbox.db);
  other = await createSupplier(sandbox.db);
  file = await getFile(owner);
});

/** Uploads a file as this viewer and returns it as an attachment list. */
async function getFile(viewer: Viewer): Promise<string> {
  const uid = crypto.randomUUID();
  await sandbox.db.query(
    `insert into files (uid, file_name, mime_type, size, owner, path) values ($1, 'proof.pdf', 'application/pdf', 9, $2, $1)`,
    [uid, viewer.userId],
  );
  return JSON.stringify([{ file_uid: uid }]);
}

const save = async (viewer: Viewer, section: string, input: object | object[], type = `Supplier${section}Input!`) => {
  const name = `createSupplier${section}`;
  const source = `mutation s($input: ${type}) { ${name}(input: $input) { id } }`;
  return (await ask<Record<string, { id: number }>>(sandbox, viewer, source, { input }))[name]?.id ?? 0;
};
const remove = (viewer: Viewer, section: string, id: number) =>
  ask(sandbox, viewer, `mutation d($input: IdInput!) { deleteSupplier${section}(input: $input) { id } }`, {
    input: { id },
  });
const getRows = async (viewer: Viewer, name: string, fields: string, more: ReturnType<typeof param>[] = []) =>
  (
    await list<Record<string, unknown>>(sandbox, viewer, name, fields, {
      parameters: more.length > 0 ? more : [param('SupplierId', String(owner.supplierId))],
    })
  ).data;
const taxes = (...list: object[]) => JSON.stringify(list);

/** A valid row of every section whose rows are added one by one; `file` represents an uploaded file. */
const SECTIONS: Record<string, { list: string; good: () => object }> = {
  Contact: {
    list: 'supplierByContactList',
    good: () => ({
      title: 'Ms',
      firstName: 'Mira',
      lastName: 'Sen',
      locationType: '["Head Office"]',
      contactNumber: '91',
      email: 'mira@example.test',
    }),
  },
  RelatedCompany: {
    list: 'supplierRelatedCompanyList',
    good: () => ({ organizationType: 'Company', name: 'Sister Ltd', taxNumber: 'AAB', relationshipType: 'Associate' }),
  },
  LocationOfPresence: {
    list: 'supplierLocationOfPresenceList',
    good: () => ({
      locationType: 'Factory',
      addressLine1: '1 Road',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      pinCode: '411001',
      taxList: taxes({ taxType: 'PAN', taxNumber: 'AAAPL1234C', attachment: file }),
    }),
  },
  Document: {
    list: 'supplierDocumentList',
    good: () => ({ certificateName: 'ISO 9001', certificateNumber: '1', issueDate: '2024-01-31', attachment: file }),
  },
  Bank: {
    list: 'supplierByBankList',
    good: () => ({
      country: 'India',
      accountNumber: '5010012345',
      accountHolderName: 'Holder',
      bankName: 'Bank',
      branch: 'Branch',
      branchAddress: 'Address',
      ifsc: 'DMBK0001200',
      locationType: '["Head Office - Pune - India"]',
      attachment: file,
      isAgree: true,
    }),
  },
  ReferenceCompany: {
    list: 'supplierReferenceCompanyList',
    good: () => ({ name: 'Referee', phone: '912025601101', email: 'referee@example.test' }),
  },
  ReferenceClient: {
    list: 'supplierReferenceClientList',
    good: () => ({
      clientOrganization: 'Client',
      contactName: 'Who',
      location: 'Pune',
      contactPhone: '91202',
      contactEmail: 'client@example.test',
    }),
  },
};

describe.each(Object.entries(SECTIONS))('%s', (section, { list: name, good }) => {
  const input = (over: object = {}) => ({ supplierId: owner.supplierId, ...good(), ...over });

  it('rejects texts and amounts beyond the storage limit', async () => {
    const type = sandbox.schema.getType(`Supplier${section}Input`);
    const fields = isInputObjectType(type) ? Object.values(type.getFields()) : [];
    const texts = fields.filter(({ type: leaf }) => getNamedType(leaf).name === 'String').map(field => field.name);
    expect(texts.length).toBeGreaterThan(3);
    const kept: string[] = [];
    for (const path of texts) {
      const saved = save(owner, section, input({ [path]: 'x'.repeat(MAX_PROFILE_TEXT + 1) }));
      const id = await saved.catch((error: { extensions?: { code?: string } }) => {
        expect(error.extensions?.code, path).toBe('BAD_USER_INPUT');
        return 0;
      });
      if (id === 0) continue;
      const [row] = await sandbox.db.query<{ text: string }>(
        `select to_jsonb(i)::text "text" from ${await getTable(section)} i where id = $1`,
        [id],
      );
      if (row?.text.includes('x'.repeat(MAX_PROFILE_TEXT + 1))) kept.push(path);
      await remove(owner, section, id);
    }
    expect(kept).toEqual([]);
  });

  it('can be changed by its supplier only, and each change is in the history', async () => {
    const id = await save(owner, section, input());
    expect(await save(owner, section, input({ id }))).toBe(id);
    expect((await getRows(await persona(sandbox, 'auditor'), name, 'id status')).map(row => row['id'])).toEqual([id]);
    for (const viewer of [other, await persona(sandbox, 'admin')]) {
      await refusal(save(viewer, section, input({ id })), 'FORBIDDEN');
      await refusal(remove(viewer, section, id), 'FORBIDDEN');
    }
    expect(await getRows(other, name, 'id')).toEqual([]);
    const table = await sandbox.db.query<{ type: string; username: string; delta: object }>(
      `select type, username, delta from record_change where context = 'SupplierUpdate' and context_id = $1 and entity_name = $2`,
      [owner.supplierId, `Supplier${section}`],
    );
    expect(table.map(({ type, username }) => [type, username])).toEqual([['Create', owner.userName]]);
    expect(Object.keys(table[0]?.delta ?? {}).length).toBeGreaterThan(2);
    await sandbox.db.query(`update ${await getTable(section)} set status = 'Pending' where id = $1`, [id]);
    await refusal(save(owner, section, input({ id })), 'FORBIDDEN');
    await refusal(remove(owner, section, id), 'FORBIDDEN');
    await sandbox.db.query(`update ${await getTable(section)} set status = 'Sentback' where id = $1`, [id]);
    await save(owner, section, input({ id }));
    expect((await getRows(owner, name, 'status')).map(row => row['status'])).toEqual([null]);
    await remove(owner, section, id);
    const left = await getRows(owner, name, 'deleted');
    expect(left).toEqual(section === 'RelatedCompany' ? [{ deleted: true }] : []);
  });
});

async function getTable(section: string): Promise<string> {
  const { sectionKinds } = await import('../../../sandbox/sections/sections.ts');
  return sectionKinds.find(kind => kind.entity === `Supplier${section}`)?.table ?? '';
}

describe('validation across the rows of a profile', () => {
  it.each([
    ['Contact', {}],
    ['Bank', { accountNumber: '5010098765' }],
  ])('rejects a %s for a deleted location', async (section, over) => {
    const office = { supplierId: owner.supplierId, ...SECTIONS['LocationOfPresence']?.good() };
    const named = (locationType: string[]) => ({
      supplierId: owner.supplierId,
      ...SECTIONS[section]?.good(),
      ...over,
      locationType: JSON.stringify(locationType),
    });
    const locationId = await save(owner, 'LocationOfPresence', office);
    const id = await save(owner, section, named(['Factory - Pune - India']));
    await remove(owner, 'LocationOfPresence', locationId);
    for (const name of ['Factory - Pune - India', 'Factory']) {
      const input = { ...named(['Laboratory', name]), id };
      const { fields } = await refusal(save(owner, section, input), 'BAD_USER_INPUT');
      expect(fields).toEqual({ locationType: `${name} was deleted. Choose another location.` });
    }
    await save(owner, 'LocationOfPresence', office);
    expect(await save(owner, section, { ...named(['Factory - Pune - India']), id })).toBe(id);
  });

  it('allows one head office, keeps the registered address and accepts tax numbers in snake case', async () => {
    const location = (over: object) => ({
      supplierId: owner.supplierId,
      ...SECTIONS['LocationOfPresence']?.good(),
      ...over,
    });
    const id = await save(owner, 'LocationOfPresence', location({ locationType: 'Head Office' }));
    const { fields } = await refusal(
      save(owner, 'LocationOfPresence', location({ locationType: 'Head Office' })),
      'BAD_USER_INPUT',
    );
    expect(fields).toEqual({ locationType: 'Head Office already exist' });
    const [row] = await getRows(owner, 'supplierLocationOfPresenceList', 'taxList');
    expect(JSON.parse(String(row?.['taxList']))).toEqual([
      expect.objectContaining({ tax_type: 'PAN', tax_number: 'AAAPL1234C', supplier_code: owner.supplierCode }),
    ]);
    await sandbox.db.query('update supplier_location set is_header_address = true where id = $1', [id]);
    await save(owner, 'LocationOfPresence', location({ id, city: 'Elsewhere', locationPhone: '9120256011' }));
    expect(await getRows(owner, 'supplierLocationOfPresenceList', 'city locationPhone')).toEqual([
      { city: 'Pune', locationPhone: '9120256011' },
    ]);
    await refusal(remove(owner, 'LocationOfPresence', id), 'BAD_USER_INPUT');
  });

  it('finds an account at another supplier, and rejects locations of two countries', async () => {
    const bank = (viewer: Viewer, over: object) => ({
      supplierId: viewer.supplierId,
      ...SECTIONS['Bank']?.good(),
      ...over,
    });
    const office = { supplierId: owner.supplierId, ...SECTIONS['LocationOfPresence']?.good() };
    await save(owner, 'LocationOfPresence', { ...office, locationType: 'Head Office' });
    await save(owner, 'Bank', bank(owner, { accountNumber: '77' }));
    const own = await refusal(save(owner, 'Bank', bank(owner, { accountNumber: '77' })), 'BAD_USER_INPUT');
    expect(own.fields).toEqual({ accountNumber: 'Duplicate account number found:' });
    const attachment = await getFile(other);
    const theirs = await refusal(
      save(other, 'Bank', bank(other, { accountNumber: '77', attachment })),
      'BAD_USER_INPUT',
    );
    expect(theirs.fields).toEqual({ accountNumber: 'This Account number is already exist' });
    // Visually equal numbers count as equal: a zero-width space, full-width digits, a blank.
    for (const accountNumber of ['7\u200b7', '\uff17\uff17', '7 7'])
      expect(
        (await refusal(save(other, 'Bank', bank(other, { accountNumber, attachment })), 'BAD_USER_INPUT')).fields,
      ).toEqual({ accountNumber: 'This Account number is already exist' });
    expect(
      await getRows(
        other,
        'supplierByBankList',
        'supplierId accountNumber email accountHolderName bankName attachment rcb',
        [param('accountnumber', '77')],
      ),
    ).toEqual([
      {
        supplierId: owner.supplierId,
        accountNumber: '77',
        email: owner.email,
        accountHolderName: null,
        bankName: null,
        attachment: null,
        rcb: null,
      },
    ]);
    // Hidden values must not be searchable either.
    const guessed = [param('accountnumber', '77'), param('accountHolderName', 'a')];
    expect(await getRows(other, 'supplierByBankList', 'id', guessed)).toEqual([]);
    const buyer = await persona(sandbox, 'bulk');
    expect(await getRows(buyer, 'supplierByBankList', 'bankName', [param('accountnumber', '77')])).toEqual([
      { bankName: expect.any(String) as string },
    ]);
    await save(owner, 'LocationOfPresence', {
      ...office,
      locationType: 'Laboratory',
      country: 'Germany',
      taxList: taxes(
        { taxType: 'Company Registration', taxNumber: 'HRB 1', attachment: file },
        { taxType: 'TAX Registration', taxNumber: 'DE1', attachment: file },
      ),
    });
    const labels = '["Head Office - Pune - India","Laboratory - Pune - Germany"]';
    const mixed = await refusal(
      save(owner, 'Bank', bank(owner, { accountNumber: '78', locationType: labels })),
      'BAD_USER_INPUT',
    );
    expect(mixed.fields).toEqual({ locationType: 'Error: Not all countries are the same' });
    // The account of the head office is a separate row.
    expect(await getRows(owner, 'locationWiseBank', 'locationId accountNumber')).toEqual([
      { locationId: expect.any(Number), accountNumber: '77' },
    ]);
    const atOnce = await Promise.allSettled([
      save(owner, 'Bank', bank(owner, { accountNumber: 'DE 99' })),
      save(other, 'Bank', bank(other, { accountNumber: 'de99', attachment })),
    ]);
    expect(atOnce.map(({ status }) => status).toSorted((a, b) => a.localeCompare(b))).toEqual([
      'fulfilled',
      'rejected',
    ]);
  });

  it('allows each reference address once', async () => {
    for (const [section, path] of [
      ['ReferenceCompany', 'email'],
      ['ReferenceClient', 'contactEmail'],
    ] as const) {
      const input = (address: string) => ({
        supplierId: owner.supplierId,
        ...SECTIONS[section]?.good(),
        [path]: address,
      });
      await save(owner, section, input('a@example.test'));
      const { fields } = await refusal(save(owner, section, input('A@example.test')), 'BAD_USER_INPUT');
      expect(fields).toEqual({ [path]: 'Email address already exist' });
    }
  });

  it('requires one currency for all years', async () => {
    const TYPE = '[SupplierFinancialInformationInput!]!';
    const year = (number: number, currency: string, id?: unknown) => ({
      ...(id !== undefined && { id }),
      supplierId: owner.supplierId,
      year: number,
      currency,
      turnover: '5',
      netProfit: '1',
    });
    const saveYears = (...years: object[]) => save(owner, 'FinancialInformation', years, TYPE);
    const years = () => getRows(owner, 'supplierFinancialInformationList', 'id currency');
    await saveYears(year(2019, 'INR'));
    const { message } = await refusal(saveYears(year(2020, 'USD')), 'BAD_USER_INPUT');
    expect(message).toBe('All years must have the same currency');
    expect(await years()).toHaveLength(1);
    await saveYears(year(2020, 'INR'));
    const [first, second] = await years();
    await refusal(saveYears(year(2019, 'USD', first?.['id'])), 'BAD_USER_INPUT');
    expect((await years()).map(row => row['currency'])).toEqual(['INR', 'INR']);
    await saveYears(year(2019, 'USD', first?.['id']), year(2020, 'USD', second?.['id']));
    expect((await years()).map(row => row['currency'])).toEqual(['USD', 'USD']);
  });

  it('requires consecutive years from 2019, none in the future, and keeps the first year', async () => {
    const TYPE = '[SupplierFinancialInformationInput!]!';
    const year = (number: number, over: object = {}) => ({
      supplierId: owner.supplierId,
      year: number,
      currency: 'INR',
      turnover: '12.5',
      netProfit: '000',
      ...over,
    });
    const refused = async (input: object) =>
      (await refusal(save(owner, 'FinancialInformation', [input], TYPE), 'BAD_USER_INPUT')).fields;
    expect(await refused(year(2020))).toEqual({ year: 'Add years one by one, starting with 2019' });
    await save(owner, 'FinancialInformation', [year(2019), year(2020)], TYPE);
    expect(await refused(year(2022))).toEqual({ year: 'Add years one by one, starting with 2019' });
    expect(await refused(year(2999))).toEqual({ year: 'Future data not allow' });
    expect(await refused(year(2021, { currency: '', turnover: null, netProfit: null }))).toEqual({
      currency: 'Currency is required',
      turnover: 'Revenue is required',
      netProfit: 'netProfit is required',
    });
    expect(await refused(year(2021, { turnover: '10000000000000' }))).toEqual({ turnover: 'Amount is too large' });
    expect(await refused(year(2021, { netProfit: '12.51' }))).toEqual({
      netProfit: 'Net profit cannot exceed revenue',
    });
    const rows = await getRows(owner, 'supplierFinancialInformationList', 'id year turnover netProfit');
    expect(rows).toEqual([
      { id: expect.any(Number), year: 2019, turnover: '12.50', netProfit: '0.00' },
      { id: expect.any(Number), year: 2020, turnover: '12.50', netProfit: '0.00' },
    ]);
    const gone = (row: object | undefined) =>
      save(owner, 'FinancialInformation', [{ ...row, supplierId: owner.supplierId, deleted: true }], TYPE);
    await refusal(gone(rows[0]), 'BAD_USER_INPUT');
    await gone(rows[1]);
    expect(await getRows(owner, 'supplierFinancialInformationList', 'year')).toEqual([{ year: 2019 }]);
  });

  it('requires categories and locations served, with each country once', async () => {
    const input = (...serviceableLocations: object[]) => ({
      supplierId: owner.supplierId,
      serviceableCategory: ['Solvents'],
      serviceableLocations,
    });
    const saveIt = (value: object) => save(owner, 'ServiceableCategoryLocation', value, 'SupplierServiceableInput!');
    const india = { countryCode: 'IN', countryName: 'India', locations: ['Goa'] };
    const { fields } = await refusal(saveIt(input(india, { ...india, locations: [] }, {})), 'BAD_USER_INPUT');
    expect(fields).toEqual({
      'serviceableLocations.1.countryName': 'This country already selected',
      'serviceableLocations.1.locations': 'Location required',
      'serviceableLocations.2.countryName': 'Country name required',
      'serviceableLocations.2.locations': 'Location required',
    });
    const none = await refusal(saveIt({ ...input(), serviceableCategory: [] }), 'BAD_USER_INPUT');
    expect(none.fields).toEqual({
      serviceableCategory: 'Serviceable category is required',
      serviceableLocations: 'Country name required',
    });
    await saveIt(input(india));
    await saveIt(input({ ...india, locations: ['Goa', 'Kerala'] }));
    const read = await ask<object>(
      sandbox,
      owner,
      'query q($id: Int!) { supplierServiceableCategoryLocationById(supplierId: $id) { serviceableCategory serviceableLocations { countryName locations } } }',
      { id: owner.supplierId },
    );
    expect(read).toEqual({
      supplierServiceableCategoryLocationById: {
        serviceableCategory: ['Solvents'],
        serviceableLocations: [{ countryName: 'India', locations: ['Goa', 'Kerala'] }],
      },
    });
  });
});

describe('the reference lists of a profile', () => {
  it.each([
    ['countryList', [param('name', 'indi')], ['India']],
    ['stateList', [param('countryCode', 'SG')], ['Singapore']],
    ['cityList', [param('countryName', 'Germany'), param('name', 'ber')], ['Berlin']],
    [
      'organizationTypeList',
      [param('country', 'United States')],
      [
        'Corporation',
        'Limited Liability Company',
        'Sole Proprietor',
        'Company',
        'Branch',
        'Subsidiary',
        'Non-Profit Organization',
      ],
    ],
    ['bankTitleList', [param('isVisibleToIndia', 'true')], ['Bank Letter', 'Cancelled Cheque', 'Company Letter Head']],
    ['relationShipTypeList', [param('name', 'joint')], ['Joint Venture']],
    ['taxTypeCertificateList', [param('name', 'goods')], ['Goods and Services (GST)']],
    ['certificateList', [param('name', 'msme')], ['MSME Certificate']],
    ['purchasingGroupList', [param('name', 'raw')], ['Raw Materials']],
    ['categoryList', [param('name', 'solv')], ['Solvents']],
  ])('%s', async (name, parameters, names) => {
    const { data } = await list<{ name: string }>(sandbox, owner, name, 'name', { parameters });
    expect(data.map(row => row.name)).toEqual(names);
  });

  it('geographyList returns countries and their states as separate rows', async () => {
    const { data } = await list<object>(sandbox, owner, 'geographyList', 'country state', {
      parameters: [param('country', 'Singapore')],
    });
    expect(data).toEqual([
      { country: 'Singapore', state: null },
      { country: 'Singapore', state: 'Singapore' },
    ]);
  });
});
