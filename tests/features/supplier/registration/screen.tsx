import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import type { DocumentNode, FieldNode, OperationDefinitionNode } from 'graphql';
import { expect } from 'vitest';
import '@/features/supplier/registration/RegistrationScreen';
import { SupplierRegistrationByIdDocument } from '@/features/supplier/registration/api/registration.graphql.generated';
import type { ListName } from '@/features/supplier/registration/model/registration.fields';
import { renderFeature } from '../../../support/renderApp.tsx';
import { answer } from '../../../support/server.ts';

export const GST = '27AAKCV4711K1Z0';
export const PAN = 'AAKCV4711K';
export const OWN = 'asha@meridian-labs.example';
export const INDIA = { countryName: 'India', countryCode: 'IN' };
export const USA = { countryName: 'United States', countryCode: 'US' };
export const BY_GST = { ...INDIA, iHaveGst: true };
export const VERIFIED = {
  ...BY_GST,
  gstNumber: GST,
  isGstVerify: true,
  pan: PAN,
  isPanVerify: true,
  legalName: 'Indravati Instruments Private Limited',
};

type User = ReturnType<typeof userEvent.setup>;
type Stored = Record<string, unknown>;

const [asked] = (SupplierRegistrationByIdDocument as unknown as DocumentNode).definitions as OperationDefinitionNode[];
const [registration] = (asked?.selectionSet.selections ?? []) as FieldNode[];
const names = (registration?.selectionSet?.selections ?? []).map(selection => (selection as FieldNode).name.value);

/** The registration of an invited supplier with only these values. */
export function aRegistration(over: Stored): Stored {
  const none = Object.fromEntries(names.map(name => [name, null]));
  return { ...none, id: 7, email: OWN, submitted: false, contactNumber: '919822011245', ...over };
}

const gstAnswer = (over: Stored = {}) => ({
  gstin: GST,
  legalNameOfBusiness: 'Indravati Instruments Private Limited',
  tradeNameOfBusiness: 'Indravati Instruments',
  constitutionOfBusiness: 'Private Limited Company',
  gstinStatus: 'ACTIVE',
  principalPlaceAddress: {
    splitAddress: {
      addressLine: 'Plot 19, Kaveri Industrial Estate, Phase 2',
      city: ['Pune'],
      district: ['Pune'],
      state: [['Maharashtra', 'MH']],
      pincode: '411001',
    },
  },
  registrationDate: '05/04/2011',
  taxPayerType: 'Regular',
  ...over,
});
export const gstData = (over: Stored = {}) =>
  JSON.stringify({ result: { gstnDetailed: gstAnswer(over), annualAggregateTurnOver: 'Slab: Rs. 5 Cr. to 25 Cr.' } });
export const panData = (over: Stored = {}) =>
  JSON.stringify({
    result: {
      number: PAN,
      name: 'Indravati Instruments Private Limited',
      title: 'M/s',
      panStatus: 'VALID',
      typeOfHolder: 'Company',
      isIndividual: false,
      aadhaarSeedingStatusCode: 'NA',
      ...over,
    },
  });
export const msmeData = (over: Stored = {}) =>
  JSON.stringify({
    result: {
      enterpriseType: [
        { enterpriseType: 'Small', classificationDate: '01/04/2025', classificationYear: '2025-26', ...over },
      ],
    },
  });

const page = (name: string, rows: object[] = []) => ({ [name]: { totalRecords: rows.length, data: rows } });

/** Answers without duplicates, with successful verifications and saves. Returns the saved inputs. */
export function answerServices() {
  answer('supplierList', page('supplierList'));
  answer('supplierOverseaList', page('supplierOverseaList'));
  answer('checkGST', { checkGST: { data: gstData() } });
  answer('checkPAN', { checkPAN: { data: panData() } });
  answer('pan206AB', { pan206AB: { data: '{"panStatus":"Operative"}' } });
  answer(
    'countryList',
    page('countryList', [
      { code: 'IN', name: 'India' },
      { code: 'US', name: 'United States' },
      { code: 'DE', name: 'Germany' },
    ]),
  );
  return answer<{ input: Stored }>('createSupplierRegistration', { createSupplierRegistration: { id: 7 } });
}

/** Another supplier's record as the duplicate checks return it. */
export const somebody = (over: Stored) => ({
  legalName: null,
  gstNumber: null,
  pan: null,
  registration: null,
  taxNo: null,
  w8W9: null,
  email: 'meera@tidewater.example',
  ...over,
});

/** Opens the form of a registration with these stored values. */
export async function openRegistration(stored: Stored) {
  answer('supplierRegistrationById', { supplierRegistrationById: aRegistration(stored) });
  const { user } = renderFeature({ path: '/Supplier/Register' });
  await screen.findByLabelText('Contact Number');
  return user;
}

/** Finds a field by its label: role queries on the whole form take long. */
export const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
export const shown = (name: string) => screen.queryByLabelText(name, { selector: 'input' }) !== null;
export const button = (name: string) => screen.queryByRole('button', { name });

export async function press(user: User, name: string) {
  await user.click(screen.getByRole('button', { name }));
}

/** A button ignores clicks for a moment after it was busy. */
export async function verify(user: User, name: string) {
  const pressed = screen.getByRole('button', { name: `Verify ${name}` });
  await waitFor(() => expect(pressed).not.toHaveAttribute('aria-busy'));
  await user.click(pressed);
}

/** Pastes text, because typing every field takes long. */
export async function put(user: User, name: string, text: string) {
  await user.clear(field(name)); // also focuses the field
  if (text !== '') await user.paste(text);
}

export async function choose(user: User, name: string, option: string) {
  await user.click(screen.getByLabelText(name));
  await user.click(await screen.findByTitle(option));
}

/** Selects an answer of a yes/no question. */
export async function say(user: User, question: string, word: 'Yes' | 'No') {
  const group = screen.getByRole('radiogroup', { name: question });
  await user.click(within(group).getByText(word));
}

/** Returns the rows of a list in the last save. */
export function savedRows(saves: readonly { input: Stored }[], list: ListName): Stored[] {
  return JSON.parse((saves.at(-1)?.input[list] ?? '[]') as string) as Stored[];
}
