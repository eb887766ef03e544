import { isIndia, isUnitedStates } from '@/lib/country';
import { equalsIgnoreCase } from '@/lib/text';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { digitsOnly, email, type TextRule } from '@/shared/fields/rules';
import type { Choice } from '@/shared/fieldTypes/types';
import { namedChoice, notTooLong, textField } from '../profile/profileFields';
import { ownAddresses } from '../model/ownAddresses';
import type { FoundGst, TaxRow } from './taxes.section';

const INDIA = 'India';
export const OTHER = 'Other';
const BAD_PHONE = 'Kindly enter valid phone number';
const phoneLength: TextRule = { test: text => text.length >= 10 && text.length <= 12, message: BAD_PHONE, limit: 12 };

const isAbroad = ({ inIndia }: { inIndia: string }) => inIndia === OTHER;
const isAmerican = ({ country }: { country: Choice | null }) => isUnitedStates(country?.name);

const COPIED_FROM = 'copiedFrom';

function gstAddressHint(_line: string, values: object): string | null {
  const { taxList, isHeaderAddress, addressLine1, addressLine2, addressLine3, city, state, pinCode } =
    values as LocationValues;
  const found = taxList.find(({ taxNumber }) => taxNumber.verified && taxNumber.found)?.taxNumber.found as
    FoundGst | undefined;
  if (!found || isHeaderAddress) return null;
  const join = (...parts: (string | undefined)[]) =>
    parts
      .map(part => part?.trim())
      .filter(Boolean)
      .join(', ');
  const known = join(...found.address, found.city, found.state, found.pinCode);
  const typed = join(addressLine1, addressLine2, addressLine3, city?.name, state, pinCode);
  return known === '' || equalsIgnoreCase(known, typed) ? null : `The GST record says: ${known}`;
}

/** Fields of a location (spec 1 §5, exact messages). The state is a list for the United States only. */
export const locationFields = defineFields([
  namedChoice('locationType', 'Location Type', 'locationTypes', { required: 'Location type is required' }),
  {
    kind: 'pick',
    name: COPIED_FROM,
    dto: false,
    label: 'Copy Address From',
    lookup: 'ownAddresses',
    from: ownAddresses,
    help: 'Copies one of your existing addresses.',
  },
  {
    kind: 'select',
    name: 'inIndia',
    dto: false,
    label: 'Where is it?',
    asButtons: true,
    options: [
      { value: INDIA, label: 'India' },
      { value: OTHER, label: 'Other country' },
    ],
  },
  namedChoice('country', 'Country', 'otherCountries', {
    dependsOn: ['inIndia'],
    visible: isAbroad,
    required: 'Country is required',
  }),
  {
    kind: 'boolean',
    name: 'iHaveGst',
    label: 'We are GST Registered',
    dependsOn: ['inIndia'],
    visible: (values: { inIndia: string }) => !isAbroad(values),
  },
  textField('addressLine1', 'Address Line 1', {
    required: 'Address line 1 is required',
    dependsOn: ['taxList', 'addressLine2', 'addressLine3', 'city', 'state', 'pinCode'],
    warn: gstAddressHint,
  }),
  textField('addressLine2', 'Address Line 2', {}),
  textField('addressLine3', 'Address Line 3', {}),
  namedChoice('city', 'City', 'cities', { dependsOn: ['country'], required: 'City is required' }),
  textField('state', 'State / Province', {
    dto: false,
    dependsOn: ['country'],
    visible: (values: { country: Choice | null }) => !isAmerican(values),
    required: 'State / Province is required',
  }),
  {
    kind: 'remoteSelect',
    name: 'stateOfUnion',
    dto: false,
    label: 'State / Province',
    lookup: 'states',
    dependsOn: ['country'],
    visible: isAmerican,
    required: 'State / Province is required',
  },
  textField('pinCode', 'Postal Code', { required: 'Postal code is required' }),
  { kind: 'text', name: 'locationPhone', label: 'Location Phone', rules: [digitsOnly(BAD_PHONE), phoneLength] },
  {
    kind: 'text',
    name: 'locationEmail',
    label: 'Location Email',
    rules: [email('Email is not valid format'), notTooLong],
  },
]);

export type LocationValues = ValuesOf<typeof locationFields> & { taxList: TaxRow[]; isHeaderAddress: boolean };

/** Fields locked for the registered address (spec 1 §5: 'Header-address locations have locked fields'). */
const FIXED = new Set<string>([
  'locationType',
  'inIndia',
  'country',
  'iHaveGst',
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'city',
  'state',
  'stateOfUnion',
  'pinCode',
]);

export const storedLocationFields = locationFields.filter(({ name }) => name !== COPIED_FROM);

export const headerLocationFields = storedLocationFields.map(field =>
  FIXED.has(field.name) ? { ...field, mode: 'locked' as const } : field,
);

export function switchFor(country: string | null | undefined): string {
  return !country || isIndia(country) ? INDIA : OTHER;
}

export function getStateName(values: Pick<LocationValues, 'country' | 'state' | 'stateOfUnion'>): string {
  return isAmerican(values) ? (values.stateOfUnion?.name ?? '') : values.state;
}

export function stateFields(country: string | null, state: string): Pick<LocationValues, 'state' | 'stateOfUnion'> {
  const chosen = isAmerican({ country: { code: '', name: country ?? '' } });
  return { state: chosen ? '' : state, stateOfUnion: chosen && state ? { code: state, name: state } : null };
}

export const INDIAN: Choice = { code: 'IN', name: INDIA };
