import { screen, waitFor, within } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { describe, expect, it } from 'vitest';
import type { LocationValues } from '@/features/supplier/locations/locations.fields';
import { getTaxes, taxesSection } from '@/features/supplier/locations/taxes.section';
import { addDays, today } from '@/lib/dates';
import { resolveFields } from '@/shared/fields/resolve';
import { buildSchema } from '@/shared/fields/schema';
import { describeSection, getSection, showSection } from '../../support/describeSection.tsx';
import { answer } from '../../support/server.ts';
import * as z from 'zod/mini';

const FILE = { file_uid: 'f-1', file_name: 'gst.pdf', file_status: 'Success', fileSize: 10 };
const tax = { uid: 't-1', tax_type: 'PAN', tax_number: 'AAKCV4711K', issue_date: '2019-04-01', expire_on: null };
const address = {
  locationType: 'Factory',
  addressLine1: '12, Test Road',
  addressLine2: null,
  addressLine3: 'Baner',
  country: 'India',
  state: 'Maharashtra',
  city: 'Pune',
  pinCode: '411001',
  locationEmail: null,
  locationPhone: '912025601101',
  iHaveGst: false,
};
const row = {
  id: 1,
  ...address,
  // Snake case, as the server stores it; one mapper reads and writes it.
  taxList: JSON.stringify([{ ...tax, attachment: JSON.stringify([FILE]) }]),
  isHeaderAddress: false,
  company: null,
  erpSupplierSiteId: null,
  status: 'Approved',
  deleted: false,
};
const choice = (name: string) => ({ code: name, name });
const papers = (...types: string[]) =>
  getTaxes(...types).map(entry => ({ ...entry, taxNumber: { text: 'X-1', verified: false }, attachment: [FILE] }));

const contact = {
  id: 5,
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Rao',
  locationType: '["Factory - Pune - India","Office - Goa - India"]',
  contactNumber: '919822011245',
  email: 'asha@x.example',
  designation: null,
  department: null,
  contactPurpose: null,
  isPrimary: true,
  status: 'Approved',
  deleted: false,
};

it('a renamed location is updated in its contacts and accounts, and deleting it lists them', async () => {
  answer('supplierLocationOfPresenceList', { supplierLocationOfPresenceList: { data: [row] } });
  answer('supplierByContactList', { supplierByContactList: { data: [contact] } });
  answer('supplierByBankList', { supplierByBankList: { data: [] } });
  answer('createSupplierLocationOfPresence', { createSupplierLocationOfPresence: { id: 1 } });
  answer('locationTypeList', { locationTypeList: { data: [{ id: 2, code: 'W', name: 'Warehouse' }] } });
  const saved = answer('createSupplierContact', { createSupplierContact: { id: 5 } });
  const deleted = answer('deleteSupplierLocationOfPresence', { deleteSupplierLocationOfPresence: { id: 1 } });
  const { user } = showSection('locations');
  await user.click(await screen.findByRole('button', { name: /^Open location 1/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Location Of Presence Information' }));
  await user.click(modal.getByRole('button', { name: 'Delete' }));
  const sure = within(await screen.findByRole('alertdialog', { name: 'Delete this location?' }));
  expect(sure.getByText('Used by contact Asha Rao. Choose another location for them afterwards.')).toBeVisible();
  await user.click(sure.getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);

  await user.click(modal.getByRole('button', { name: 'Edit' }));
  await user.click(await modal.findByRole('combobox', { name: 'Location Type' }));
  await user.click(await screen.findByTitle('Warehouse'));
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  const input = { id: 5, firstName: 'Asha', locationType: '["Warehouse - Pune - India","Office - Goa - India"]' };
  expect(saved).toMatchObject([{ input }]);
});

it.each(['Factory - Pune - India', 'Factory'])('a contact for the deleted location %s is rejected', async name => {
  const goa = { ...row, id: 2, locationType: 'Office', city: 'Goa' };
  const list = (deleted: boolean) => ({ supplierLocationOfPresenceList: { data: [{ ...row, deleted }, goa] } });
  answer('supplierLocationOfPresenceList', list(true));
  const locationType = JSON.stringify(['Office - Goa - India', name]);
  answer('supplierByContactList', { supplierByContactList: { data: [{ ...contact, locationType }] } });
  const saved = answer('createSupplierContact', { createSupplierContact: { id: 5 } });
  const { user } = showSection('contacts');
  await user.click(await screen.findByRole('button', { name: /^Open contact/ }));
  const modal = within(await screen.findByRole('dialog', { name: 'Contact Information' }));
  await user.click(modal.getByRole('button', { name: 'Edit' }));
  await user.click(await modal.findByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(modal.getByRole('combobox', { name: 'Location' })).toHaveAccessibleDescription(
      expect.stringContaining(`${name} was deleted. Choose another location.`),
    ),
  );
  expect(saved).toEqual([]);

  answer('supplierLocationOfPresenceList', list(false));
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toMatchObject([{ input: { id: 5, locationType } }]));
});

describe('location changed by another user meanwhile', () => {
  const theirs = {
    ...row,
    city: 'Nashik',
    taxList: JSON.stringify([{ ...tax, tax_number: 'AAKCV9999K', attachment: [FILE] }]),
  };

  /** Changes the row's address line after another user saved `theirs`, and clicks Save. */
  async function saveOverTheirs() {
    let stored = row;
    answer('supplierLocationOfPresenceList', () => ({ supplierLocationOfPresenceList: { data: [stored] } }));
    answer('supplierByContactList', { supplierByContactList: { data: [] } });
    answer('supplierByBankList', { supplierByBankList: { data: [] } });
    const sent = answer('createSupplierLocationOfPresence', { createSupplierLocationOfPresence: { id: 1 } });
    const { user } = showSection('locations');
    await user.click(await screen.findByRole('button', { name: /^Open location 1/ }));
    const modal = within(await screen.findByRole('dialog', { name: 'Location Of Presence Information' }));
    await user.click(modal.getByRole('button', { name: 'Edit' }));
    await user.type(await modal.findByLabelText('Address Line 1'), ' B');
    stored = theirs;
    await user.click(modal.getByRole('button', { name: 'Save' }));
    const changes = within(await modal.findByRole('table', { name: 'Their changes' }));
    const cells = changes
      .getAllByRole('row')
      .slice(1)
      .map(each => each.textContent);
    return { user, modal, sent, cells };
  }

  it('shows both values of each field and overwrites them only on request', async () => {
    const { user, modal, sent, cells } = await saveOverTheirs();
    expect(cells).toEqual([
      'CityPuneNashikNot changed',
      expect.stringMatching(/^Tax List.*AAKCV4711K.*AAKCV9999K.*Not changed$/),
    ]);
    expect(sent).toEqual([]);
    await user.click(modal.getByRole('button', { name: 'Keep mine' }));
    await user.click(modal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    // The user changed the address only; the other fields are as the colleague saved them.
    expect(sent).toMatchObject([{ input: { id: 1, addressLine1: '12, Test Road B', city: 'Nashik' } }]);
    expect(JSON.stringify(sent)).toContain('AAKCV9999K');
  });

  it("is saved after loading the other user's changes", async () => {
    const { user, modal, sent } = await saveOverTheirs();
    await user.click(modal.getByRole('button', { name: 'Load the new version' }));
    expect(modal.getByLabelText('Address Line 1')).toHaveValue('12, Test Road');
    await user.click(modal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent).toMatchObject([{ input: { id: 1, addressLine1: '12, Test Road', city: 'Nashik' } }]);
    expect(JSON.stringify(sent)).toContain('AAKCV9999K');
  });
});

describeSection('locations', {
  asks: {
    supplierByContactList: { supplierByContactList: { data: [] } },
    supplierByBankList: { supplierByBankList: { data: [] } },
  },
  operations: {
    list: 'supplierLocationOfPresenceList',
    create: 'createSupplierLocationOfPresence',
    remove: 'deleteSupplierLocationOfPresence',
  },
  words: {
    title: 'Location Of Presence Details',
    modal: 'Location Of Presence Information',
    noun: 'location',
    remove: 'Delete',
    saved: 'Details has been create successfully! ',
  },
  row,
  columns: [
    'Location Type',
    'City',
    'Country',
    'Address',
    'Postal Code',
    'Location Phone',
    'Tax Number',
    'Status',
    'Action',
  ],
  cells: [
    'Factory',
    'Pune',
    'India',
    '12, Test Road, Baner',
    '411001',
    '912025601101',
    'AAKCV4711K',
    'Approved',
    'Open',
  ],
  required: [
    'Location type is required',
    'Address line 1 is required',
    'City is required',
    'State / Province is required',
    'Postal code is required',
    'PAN: Tax number is required',
  ],
  sends: {
    ...address,
    taxList: JSON.stringify([
      {
        uid: 't-1',
        taxType: 'PAN',
        taxNumber: 'AAKCV4711K',
        issueDate: '2019-04-01',
        expireOn: null,
        attachment: [FILE],
      },
    ]),
  },
  rules: [
    {
      what: 'has a phone of 10 to 12 digits',
      patch: { locationPhone: '123456789' },
      says: 'Kindly enter valid phone number',
    },
    { what: 'has an e-mail address in its form', patch: { locationEmail: 'pune' }, says: 'Email is not valid format' },
    {
      what: 'is the only head office',
      patch: { locationType: choice('Head Office') },
      others: [{ locationType: choice('head office') }],
      says: 'Head Office already exist',
    },
    {
      what: 'has both registrations abroad',
      patch: { inIndia: 'Other', country: choice('Germany'), taxList: papers('Company Registration') },
      says: 'Please add Company Registration and TAX Registration details',
    },
    {
      what: 'is whole with both',
      patch: {
        inIndia: 'Other',
        country: choice('Germany'),
        taxList: papers('Company Registration', 'TAX Registration'),
      },
      says: null,
    },
    {
      what: 'has a document for each tax number',
      patch: { taxList: papers('PAN').map(entry => ({ ...entry, attachment: [] })) },
      says: 'PAN: Document is required',
    },
  ],
});

const { def, place } = getSection('locations');

it("an unchanged tax list is sent with the form's property names and its original values", () => {
  const entry = { ...tax, tax_number: ' aakcv4711k', issue_date: '2019-04-01T00:00:00Z', expire_on: '' };
  const came = { ...row, state: ' Maharashtra ', taxList: JSON.stringify([{ ...entry, attachment: [FILE] }]) };
  const sent = place.serialize(place.deserialize(came as never), came) as typeof came;
  expect(sent.state).toBe(' Maharashtra ');
  expect(JSON.parse(sent.taxList)).toEqual([
    {
      uid: 't-1',
      taxType: 'PAN',
      taxNumber: ' aakcv4711k',
      issueDate: '2019-04-01T00:00:00Z',
      expireOn: '',
      attachment: [FILE],
    },
  ]);
});

const values = place.deserialize(row as never) as LocationValues;
const types = (patch: Partial<LocationValues>, before = values) =>
  (def.derive?.({ ...before, ...patch }, before) as Partial<LocationValues> | null)?.taxList?.map(
    entry => entry.taxType?.name,
  );

it('the tax list resets with the GST toggle and with another country (spec 1 §4)', () => {
  expect(types({ iHaveGst: true })).toEqual(['Goods and Services (GST)', 'PAN']);
  expect(types({ iHaveGst: false }, { ...values, iHaveGst: true })).toEqual(['PAN']);
  expect(types({ inIndia: 'Other' })).toEqual(['Company Registration', 'TAX Registration']);
  expect(types({ country: choice('Germany') })).toEqual(['Company Registration', 'TAX Registration']);
});

it('a location is filled from an active GST number, and its PAN from the next entry (spec 1 §7)', () => {
  const noAddress = { addressLine1: '', addressLine2: '', addressLine3: '', city: null, state: '', pinCode: '' };
  const before = { ...values, ...noAddress, iHaveGst: true, taxList: getTaxes('Goods and Services (GST)', 'PAN') };
  const [gst, pan] = before.taxList as [(typeof before.taxList)[number], (typeof before.taxList)[number]];
  const found = { address: ['4 Mill Road', 'Hadapsar', ''], city: 'Nashik', state: 'Maharashtra', pinCode: '422001' };
  const checked = { ...gst, taxNumber: { text: '27AAKCV4711K1Z0', verified: true, found } };
  const now = { ...before, taxList: [checked, pan] };
  const filled = { addressLine1: '4 Mill Road', city: choice('Nashik'), pinCode: '422001', country: { name: 'India' } };
  const list = [checked, { ...pan, taxNumber: { text: 'AAKCV4711K', verified: false } }];
  expect(def.derive?.(now, before)).toMatchObject({ ...filled, taxList: list });
  // A typed address stays; the address from the service becomes a suggestion.
  const typed = { ...now, addressLine1: '12, Test Road', pinCode: '411001' };
  expect(def.derive?.(typed, { ...before, addressLine1: '12, Test Road', pinCode: '411001' })).toEqual({
    taxList: list,
    inIndia: 'India',
    country: { code: 'IN', name: 'India' },
  });
  const hints = def.fields({ row: null }).flatMap(field => field.warn?.(typed.addressLine1 as never, typed) ?? []);
  expect(hints).toEqual(['The GST record says: 4 Mill Road, Hadapsar, Nashik, Maharashtra, 422001']);
  // A typed PAN also stays; a number that contains no PAN fills none.
  const typedPan = { ...pan, taxNumber: { text: 'ABCDE1234F', verified: false } };
  const kept = def.derive?.({ ...now, taxList: [checked, typedPan] }, before)?.[
    'taxList'
  ] as (typeof before)['taxList'];
  expect(kept[1]?.taxNumber.text).toBe('ABCDE1234F');
  const [, taxNumberField] = taxesSection.fields({ row: null });
  const beside = (tax: typeof typedPan | undefined) => taxNumberField?.warn?.(tax?.taxNumber as never, tax as never);
  expect(beside(kept[1])).toBe('The GST record says: AAKCV4711K');
  const uin = { ...checked, taxNumber: { ...checked.taxNumber, text: '0717UNO00157UNO' } };
  expect(def.derive?.({ ...now, taxList: [uin, pan] }, before)).toMatchObject({ taxList: [uin, pan] });
  // Prefills once, and keeps the address of the registration.
  expect(def.derive?.({ ...now, taxList: [...now.taxList] }, now)).toBeNull();
  const header = { isHeaderAddress: true };
  expect(def.derive?.({ ...now, ...header }, { ...before, ...header })).toEqual({ taxList: list });
});

it("the list of other countries doesn't include India", async () => {
  answer('supplierLocationOfPresenceList', { supplierLocationOfPresenceList: { data: [] } });
  const countries = ['Germany', 'India', 'Indonesia'].map(name => ({ id: 1, code: name.slice(0, 2), name }));
  answer('countryList', { countryList: { data: countries } });
  const { user } = showSection('locations');
  await user.click(await screen.findByRole('button', { name: 'Add location' }));
  const form = within(await screen.findByRole('dialog', { name: 'Location Of Presence Information' }));
  await user.click(form.getByRole('radio', { name: 'Other country' }));
  await user.click(form.getByLabelText('Country'));
  expect(await screen.findByTitle('Germany')).toBeVisible();
  expect(screen.getByTitle('Indonesia')).toBeVisible();
  expect(screen.queryByTitle('India')).toBeNull();
});

it('the registration address is locked and kept', () => {
  const header = { key: '1', values: { ...values, isHeaderAddress: true } };
  const open = resolveFields(def.fields({ row: header }), [], [], header.values as FieldValues).filter(
    ({ mode }) => mode === 'edit',
  );
  expect(open.map(({ def: { name } }) => name)).toEqual(['locationPhone', 'locationEmail']);
  expect(def.cannotDelete?.(header, [])).toMatch(/can't be deleted/);
  const own = { key: '1', values };
  expect(def.cannotDelete?.(own, [])).toBeNull();
  const headerAddress = ['12, test road ', null, 'Baner', 'PUNE', '411001'];
  const known = getSection('locations', { isExtended: false, country: 'India', headerAddress }).def;
  expect(known.cannotDelete?.(own, [])).toMatch(/can't be deleted/);
});

const taxes = def.nested?.[0]?.section;
const problemsOfTax = (patch: object) => {
  const given: FieldValues = { ...papers('PAN')[0], ...patch };
  const schema = buildSchema(resolveFields(taxes?.fields({ row: null }) ?? [], [], [], given), 'submit');
  return z.safeParse(schema, given).error?.issues.map(({ message }) => message) ?? [];
};

it.each([
  ['an issue date of today', { issueDate: today() }, 'Issue date must be before today'],
  ['an expiry of today', { expireOn: today() }, 'Expiry date must be in the future'],
  ['no type', { taxType: null }, 'Tax type is required'],
  ['no number', { taxNumber: { text: ' ', verified: false } }, 'Tax number is required'],
  ['no document', { attachment: [] }, 'Document is required'],
  [
    'a GST number of 14 characters',
    { taxType: choice('Goods and Services (GST)'), taxNumber: { text: '27AAKCV4711K1Z', verified: false } },
    'Invalid GST Number',
  ],
])('a tax number with %s is rejected', (_what, patch, message) => expect(problemsOfTax(patch)).toEqual([message]));

it('a tax number issued yesterday that expires tomorrow is valid', () =>
  expect(problemsOfTax({ issueDate: addDays(today(), -1), expireOn: addDays(today(), 1) })).toEqual([]));
