// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { createSupplier } from '../../../sandbox/data/testData.ts';
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

describe('a verification', () => {
  it('finds a company behind every GST number that is right, always the same', async () => {
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

  it('knows the suppliers of the sandbox', async () =>
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
  ])('%s of %s %s', async (name, variable, value, answer) => {
    const found = await check(name, variable, value);
    if (answer === null) expect(found).toBeNull();
    else expect(found).toMatchObject(answer);
  });

  it('can be out of reach, and answer what is no JSON', async () => {
    await expect(check('checkGST', 'gst', gst('AAKCV9005K'))).rejects.toThrow('could not be reached');
    await expect(check('checkGST', 'gst', gst('AAKCV9009K'))).rejects.toThrow('JSON');
  });

  it('of a bank account names its bank and its holder', async () => {
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
  beforeAll(async () => {
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
    locationType: 'Head Office',
    address1: '4 Quay Road',
    city: 'Boston',
    state: 'Massachusetts',
    pinCode: '02116',
    yearFounded: '2001-05-04',
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

  it('is saved as it is, and read by its own side only', async () => {
    await save(mine, { contactNumber: '919822011245', contact: '[{"firstName":"Ada"}]' });
    expect(await read(mine)).toMatchObject({
      submitted: false,
      contactNumber: '919822011245',
      contact: '[{"firstName":"Ada"}]',
    });
    expect(await read(other)).toBeNull();
    await refusal(ask(sandbox, other, SAVE, { input: { id: mine.supplierId } }), 'FORBIDDEN');
    await refusal(save(mine, { rut: '2020-01-01T00:00:00Z' }), 'CONFLICT');
  });

  it('is submitted when it is whole: its rows become the sections, and it is an application from then on', async () => {
    const { fields } = await refusal(
      save(mine, { submitted: true, countryName: 'India', iHaveGst: true }),
      'BAD_USER_INPUT',
    );
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['contactNumber', 'gstNumber', 'pan', 'legalName']));
    const wrong = await refusal(
      save(mine, { ...overseas, submitted: true, contact: '[{"firstName":"Ada"}]' }),
      'BAD_USER_INPUT',
    );
    expect(wrong.fields).toMatchObject({ 'contact.0.email': 'Email is required' });
    await save(mine, { ...overseas, submitted: true });
    expect(await read(mine)).toMatchObject({ submitted: true, approved: 'pending', legalName: 'Tidewater Assays LLC' });
    const contacts = await list(sandbox, mine, 'supplierByContactList', 'firstName email', {
      parameters: [param('SupplierId', String(mine.supplierId))],
    });
    expect(contacts.data).toEqual([{ firstName: 'Ada', email: 'ada@tidewater.example' }]);
    await refusal(save(mine, overseas), 'FORBIDDEN');
  });

  it('has a name and numbers that nobody else has', async () => {
    const { fields } = await refusal(
      save(other, { ...overseas, legalName: 'TIDEWATER assays llc', submitted: true }),
      'BAD_USER_INPUT',
    );
    expect(fields).toMatchObject({
      legalName: 'This organization name is already taken.',
      registration: 'This registration number is already taken .',
      w8W9: 'This W8/W9 number is already taken',
    });
    const applications = await list<{ email: string }>(sandbox, other, 'supplierOverseaList', 'legalName email', {
      parameters: [param('legalName', 'tidewater ASSAYS llc'), param('active', 'true')],
    });
    expect(applications.data).toEqual([{ legalName: 'Tidewater Assays LLC', email: mine.email }]);
    const suppliers = await list<{ email: string }>(sandbox, other, 'supplierList', 'email', {
      parameters: [param('legalName', 'Sahyadri Chem Industries Private Limited'), param('active', 'true')],
    });
    expect(suppliers.totalRecords).toBe(1);
    await refusal(list(sandbox, other, 'supplierList', 'email', {}), 'BAD_USER_INPUT');
  });
});
