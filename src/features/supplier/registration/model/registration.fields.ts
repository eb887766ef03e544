import { isIndia, isUnitedStates } from '@/lib/country';
import { addDays, formatDay, today } from '@/lib/dates';
import { cinProblem, isMsmeType, udyamProblem } from '@/lib/identityChecks/company';
import {
  gstinProblem,
  gstNumberProblem,
  panInGstin,
  panUnlikeGstin,
  stateUnlikeGstin,
} from '@/lib/identityChecks/gstin';
import { tanProblem } from '@/lib/identityChecks/pan';
import { equalsIgnoreCase } from '@/lib/text';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { digitsOnly, maxLength, notLaterThanDays, type TextRule } from '@/shared/fields/rules';
import type { Mode, Rule } from '@/shared/fields/types';
import type { Choice, Identity } from '@/shared/fieldTypes/types';
import { replacedHint, getVerifiedText } from '../../model/verifiedValues';
import { FOREIGN_TAXES, GST, MAX_NUMBER, namedChoice, PAN, PAPERS, textField } from '../../profile/profileFields';
import type { SectionList } from '../../sections';

const digits: TextRule[] = [digitsOnly('Enter digits only'), maxLength(MAX_NUMBER)];

interface Way {
  country: Choice | null;
  iHaveGst: boolean | null;
}
const inIndia = ({ country }: Way) => isIndia(country?.name) || isIndia(country?.code);
const withGst = (values: Way) => inIndia(values) && values.iHaveGst === true;
const withPanOnly = (values: Way) => inIndia(values) && values.iHaveGst === false;
export const isOverseas = (values: Way) => values.country !== null && !values.country.typed && !inIndia(values);
/** Returns whether State is a list; elsewhere it is typed (spec 1 §5). */
export const isAmerican = ({ country }: { country: Choice | null }) => isUnitedStates(country?.name ?? country?.code);

interface Verified extends Way {
  gstNumber: Identity;
  pan: Identity;
}
const WAY = ['country', 'iHaveGst'] as const;
const VERIFIED = [...WAY, 'gstNumber', 'pan'] as const;
/** The other fields appear after verification; overseas suppliers can't be verified. */
const isKnown = (values: Verified) =>
  isOverseas(values) || (withGst(values) && values.gstNumber.verified) || (withPanOnly(values) && values.pan.verified);
const knownInIndia = (values: Verified) => isKnown(values) && inIndia(values);
const knownByGst = (values: Verified) => isKnown(values) && withGst(values);
/** Hides the field for GST numbers without a PAN, such as UIN holders'. */
const hasPan = (values: Verified) =>
  withPanOnly(values) || (withGst(values) && values.gstNumber.verified && panInGstin(values.gstNumber.text) !== '');
const FOUND_BY_PAN = ['title', 'panHolderName', 'typeOfHolder', 'legalName'] as const;
export const FOUND_BY_GST = [...FOUND_BY_PAN, 'tradeName', 'address1', 'city', 'state', 'pinCode'] as const;

/**
 * Treats stored values of a verified number as found, because the backend doesn't store the verification; they stay locked until Reset
 * (docs/decisions.md#locked-after-verification).
 */
export function foundBefore(values: Pick<RegistrationValues, (typeof FOUND_BY_GST)[number] | 'gstNumber' | 'pan'>) {
  const withFound = (identity: Identity, names: readonly (typeof FOUND_BY_GST)[number][]) =>
    identity.verified ? { ...identity, found: Object.fromEntries(names.map(name => [name, values[name]])) } : identity;
  return { gstNumber: withFound(values.gstNumber, FOUND_BY_GST), pan: withFound(values.pan, FOUND_BY_PAN) };
}

export const OFFERED = ['address2', 'address3', 'yearFounded', 'organizationType'] as const;

const offer = (name: (typeof OFFERED)[number]) => (value: unknown, values: object) => {
  const { found, verified: isVerified } = (values as Verified).gstNumber;
  const known = isVerified ? getVerifiedText(found?.[name]) : '';
  if (known === '' || equalsIgnoreCase(known, getVerifiedText(value))) return null;
  return `The GST record says: ${name === 'yearFounded' ? formatDay(known) : known}`;
};

const found = (name: (typeof FOUND_BY_GST)[number]) => ({
  mode: (values: Verified): Mode => {
    const source = values.gstNumber.verified ? values.gstNumber : values.pan;
    return source.found?.[name] ? 'locked' : 'edit';
  },
  warn: (_value: unknown, values: object) => {
    const { gstNumber, pan } = values as Verified;
    return replacedHint(name, [gstNumber, pan]);
  },
});

const verified = (message: string): Rule<unknown, Identity> => ({ test: identity => identity.verified, message });

const judged = (problem: (text: string) => string | null): Rule<unknown, Identity> => ({
  test: ({ text, verified }) => verified || problem(text) === null,
  message: ({ text }) => problem(text) ?? '',
});

/** Builds the document field of a tax number. The document is stored with the number in the registered address's tax list. */
function taxDocumentField<const Name extends string, const More extends object>(name: Name, label: string, more: More) {
  return {
    kind: 'attachment',
    name,
    dto: false,
    label,
    required: 'Document is required',
    ...PAPERS,
    ...more,
  } as const;
}
const IN_INDIA = { dependsOn: VERIFIED, visible: knownInIndia } as const;
const PAN_FIELD = { section: 'PAN', ...IN_INDIA } as const;
const GST_FIELD = { section: 'GST', dependsOn: VERIFIED, visible: knownByGst } as const;
const ORGANIZATION_FIELD = { section: 'Organization', dependsOn: VERIFIED, visible: isKnown } as const;
const OVERSEAS_FIELD = { section: 'Organization', dependsOn: WAY, visible: isOverseas } as const;
const ADDRESS_FIELD = { ...ORGANIZATION_FIELD, section: 'Address' } as const;
const TAX_FIELD = { section: 'Taxes and registrations', ...IN_INDIA } as const;
const WITH_MSME = {
  section: TAX_FIELD.section,
  dependsOn: [...VERIFIED, 'isMsme'],
  visible: (values: Verified & { isMsme: boolean | null }) => knownInIndia(values) && values.isMsme === true,
} as const;
/** Hides the status of a number that isn't verified. */
const verifiedOnly = <const Name extends 'tan' | 'cin'>(name: Name) => ({
  section: TAX_FIELD.section,
  dependsOn: [...VERIFIED, name],
  visible: (values: Verified & { [K in Name]: Identity }) => knownInIndia(values) && values[name].verified,
});
const ABOUT_FIELD = { ...ORGANIZATION_FIELD, section: 'About the organization' } as const;

export const TAX_DOCUMENTS = {
  [GST]: 'gstPaper',
  [PAN]: 'panPaper',
  [FOREIGN_TAXES[0]]: 'registrationPaper',
  [FOREIGN_TAXES[1]]: 'taxNoPaper',
} as const;

/** Fields of the registration form, in the order of the summary (spec 1 §2, §3 'Registration form values', §5). */
export const registrationFields = defineFields([
  { kind: 'readOnly', name: 'email', dto: false, label: 'Primary Email' },
  { kind: 'text', name: 'contactNumber', label: 'Contact Number', required: true, rules: digits },

  {
    kind: 'remoteSelect',
    name: 'country',
    dto: { code: 'countryCode', name: 'countryName' },
    label: 'Country',
    lookup: 'countries',
    required: 'Country is required',
  },
  {
    kind: 'yesNo',
    name: 'iHaveGst',
    label: 'We are GST Registered',
    dependsOn: WAY,
    visible: inIndia,
    required: 'GST status is required',
  },
  {
    kind: 'identity',
    name: 'gstNumber',
    dto: { text: 'gstNumber', verified: 'isGstVerify' },
    // A GSTIN is public, and without it most fields of a recovered form stay hidden.
    private: false,
    label: 'GST Number',
    length: 15,
    check: 'ownGst',
    dependsOn: WAY,
    visible: withGst,
    required: 'GST number is required',
    rules: [judged(gstNumberProblem), verified('Verify the GST number')],
    warn: ({ text, verified: isVerified }) => (isVerified || text.length < 15 ? null : gstinProblem(text)),
    help: '15 characters',
  },
  taxDocumentField('gstPaper', 'GST Certificate', { dependsOn: VERIFIED, visible: knownByGst }),
  {
    kind: 'identity',
    name: 'pan',
    dto: { text: 'pan', verified: 'isPanVerify' },
    label: 'PAN',
    length: 10,
    check: 'ownPan',
    dependsOn: VERIFIED.filter(name => name !== 'pan') as ['country', 'iHaveGst', 'gstNumber'],
    required: 'PAN is required',
    help: '10 characters',
    visible: hasPan,
    mode: (values: Way) => (withGst(values) ? 'locked' : 'edit'),
    rules: [
      { test: (pan: Identity) => /^[A-Z]{5}\d{4}[A-Z]$/.test(pan.text), message: 'Please enter a valid PAN number' },
      { test: (pan: Identity, values: Way) => pan.verified || !withPanOnly(values), message: 'Verify the PAN' },
      {
        test: (pan: Identity, values: Verified) =>
          !values.gstNumber.verified || panUnlikeGstin(pan.text, values.gstNumber.text) === null,
        message: 'This PAN is not the one in the GST number',
      },
    ],
  },
  taxDocumentField('panPaper', 'PAN Card', {
    dependsOn: VERIFIED,
    visible: (values: Verified) => knownInIndia(values) && hasPan(values),
  }),

  textField('title', 'Title', { ...PAN_FIELD, ...found('title') }),
  textField('panHolderName', 'PAN Holder Name', { ...PAN_FIELD, ...found('panHolderName'), required: true }),
  { kind: 'text', name: 'panStatus', label: 'PAN Status', ...PAN_FIELD, mode: 'locked' },
  { kind: 'yesNo', name: 'isPanIndividual', label: 'Is PAN Holder Individual', ...PAN_FIELD, mode: 'locked' },
  textField('typeOfHolder', 'Type Of Holder', { ...PAN_FIELD, ...found('typeOfHolder'), required: true }),
  { kind: 'yesNo', name: 'panLinkAadhar', label: 'Aadhar Linked', ...PAN_FIELD, mode: 'locked' },
  {
    kind: 'text',
    name: 'pan206ABStatus',
    label: '206AB PAN Status',
    ...PAN_FIELD,
    mode: 'locked',
    warn: status =>
      status !== '' && status.toLowerCase() !== 'operative' ? 'Tds would be deducted at Inoperative rate 20%' : null,
  },
  { kind: 'text', name: 'gstStatus', label: 'GST Status', ...GST_FIELD, mode: 'locked' },
  { kind: 'yesNo', name: 'eInvoiceApplicable', label: 'E-Invoice Applicable', ...GST_FIELD, required: true },
  { kind: 'text', name: 'annualAggregateTurnover', label: 'Turnover As Per GST', ...GST_FIELD, mode: 'locked' },
  { kind: 'text', name: 'taxPayerType', label: 'GST Taxpayer Type', section: 'GST', ...IN_INDIA, mode: 'locked' },
  {
    kind: 'yesNo',
    name: 'unregisteredGSTVendor',
    label: 'Unregistered GST Vendor',
    section: 'GST',
    ...IN_INDIA,
    mode: 'locked',
  },

  textField('legalName', 'Legal Name', { ...ORGANIZATION_FIELD, ...found('legalName'), required: true, span: 2 }),
  textField('tradeName', 'Trade Name', { ...ORGANIZATION_FIELD, ...found('tradeName'), required: true }),
  namedChoice('organizationType', 'Organization Type', 'organizationTypes', {
    ...IN_INDIA,
    section: ORGANIZATION_FIELD.section,
    warn: offer('organizationType'),
    required: true,
  }),
  namedChoice('locationType', 'Location Type', 'locationTypes', { ...ORGANIZATION_FIELD, required: true }),
  textField('registration', 'Organization Registration Number', { private: true, ...OVERSEAS_FIELD, required: true }),
  taxDocumentField('registrationPaper', 'Registration Certificate', OVERSEAS_FIELD),
  textField('taxNo', 'Tax Number', { private: true, ...OVERSEAS_FIELD, required: true }),
  taxDocumentField('taxNoPaper', 'Tax Certificate', OVERSEAS_FIELD),
  textField('w8W9', 'W8/W9 Number', { private: true, ...OVERSEAS_FIELD, required: true }),

  textField('address1', 'Address Line 1', { ...ADDRESS_FIELD, ...found('address1'), required: true, span: 2 }),
  textField('address2', 'Address Line 2', { ...ADDRESS_FIELD, warn: offer('address2') }),
  textField('address3', 'Address Line 3', { ...ADDRESS_FIELD, warn: offer('address3') }),
  textField('city', 'City', { ...ADDRESS_FIELD, ...found('city'), required: true }),
  {
    kind: 'remoteSelect',
    name: 'usState',
    dto: false,
    label: 'State',
    section: 'Address',
    lookup: 'states',
    dependsOn: ['country'],
    visible: isAmerican,
    required: true,
  },
  textField('state', 'State', {
    section: 'Address',
    dependsOn: VERIFIED,
    required: true,
    ...found('state'),
    visible: (values: Verified) => isKnown(values) && !isAmerican(values),
    warn: (state: string, values: object) => {
      const { gstNumber } = values as Verified;
      return (
        found('state').warn(state, values) ?? (gstNumber.verified ? stateUnlikeGstin(state, gstNumber.text) : null)
      );
    },
  }),
  {
    kind: 'text',
    name: 'pinCode',
    label: 'Postal Code',
    ...ADDRESS_FIELD,
    ...found('pinCode'),
    required: true,
    rules: [maxLength(20)],
  },

  { kind: 'yesNo', name: 'isLowerTds', label: 'Lower TDS Applicable', ...TAX_FIELD, required: true },
  { kind: 'yesNo', name: 'isMsme', label: 'Registered Under MSME', ...TAX_FIELD, required: true },
  {
    kind: 'identity',
    name: 'msmeNumber',
    label: 'MSME/Udyam Number',
    length: 19,
    check: 'msme',
    auto: true,
    checkedBefore: (number, row) => udyamProblem(number) === null && isMsmeType(row['msmeEnterpriseType']),
    ...WITH_MSME,
    required: true,
    checking: 'Please wait check msme details',
    rules: [judged(udyamProblem), verified('The MSME number is not verified')],
    help: '19 characters, for example UDYAM-MH-27-0001234',
  },
  { kind: 'text', name: 'msmeEnterpriseType', label: 'MSME Enterprise Type', ...WITH_MSME, mode: 'locked' },
  {
    kind: 'identity',
    name: 'tan',
    label: 'TAN',
    ...TAX_FIELD,
    length: 10,
    check: 'tan',
    auto: true,
    checkedBefore: number => tanProblem(number) === null,
    rules: [judged(tanProblem)],
  },
  { kind: 'text', name: 'tanStatus', label: 'TAN Status', ...verifiedOnly('tan'), mode: 'locked' },
  {
    kind: 'identity',
    name: 'cin',
    label: 'CIN',
    ...TAX_FIELD,
    length: 21,
    check: 'cin',
    auto: true,
    checkedBefore: number => cinProblem(number) === null,
    rules: [judged(cinProblem)],
  },
  {
    kind: 'text',
    name: 'cinStatus',
    label: 'CIN Status',
    ...verifiedOnly('cin'),
    mode: 'locked',
    warn: status => (status === '' || equalsIgnoreCase(status, 'active') ? null : `Company register status: ${status}`),
  },
  { kind: 'text', name: 'currency', label: 'Currency', ...TAX_FIELD, mode: 'locked' },

  {
    kind: 'date',
    name: 'yearFounded',
    label: 'Date Founded',
    ...ABOUT_FIELD,
    warn: offer('yearFounded'),
    max: () => addDays(today(), -1),
    rules: [notLaterThanDays(-1, 'Date founded must be before today')],
  },
  textField('companyWebsite', 'Company Website', ABOUT_FIELD),
  textField('orgCategory', 'Organization Category', ABOUT_FIELD),
  textField('boardline', 'Boardline Number', ABOUT_FIELD),
  { kind: 'text', name: 'phone', label: 'Phone', ...ABOUT_FIELD, rules: digits },

  {
    kind: 'yesNo',
    name: 'serviceProvidedToIndia',
    label: 'Is Service Provided To India',
    section: 'Services to India',
    dependsOn: WAY,
    visible: isOverseas,
    required: true,
  },
  ...taxDocumentFields('trc', 'TRC'),
  ...taxDocumentFields('noPeDeclarationForm', 'No PE Declaration Form'),
  ...taxDocumentFields('formA2', 'Form A2'),
]);

interface Services extends Way {
  serviceProvidedToIndia: boolean | null;
}

function taxDocumentFields<const Name extends 'trc' | 'noPeDeclarationForm' | 'formA2', const Label extends string>(
  name: Name,
  label: Label,
) {
  const serves = (values: Services) => isOverseas(values) && values.serviceProvidedToIndia === true;
  return defineFields([
    {
      kind: 'yesNo',
      name,
      label,
      section: 'Services to India',
      dependsOn: [...WAY, 'serviceProvidedToIndia'],
      visible: serves,
      required: true,
    },
    {
      kind: 'attachment',
      name: `${name}Attachment`,
      label: `${label} Attachment`,
      section: 'Services to India',
      dependsOn: [...WAY, 'serviceProvidedToIndia', name],
      required: 'Document is required',
      ...PAPERS,
      visible: (values: Services & { [K in Name]: boolean | null }) => serves(values) && values[name] === true,
    },
  ]);
}

export type OrganizationValues = ValuesOf<typeof registrationFields>;

/** Row DTO of a section inside the form; `uid` is its key. */
export type RegistrationRow = Readonly<Record<string, unknown>> & { uid: string };

export type ListName = SectionList | 'accountsTaxDetails';

export type RegistrationValues = OrganizationValues & Record<ListName, RegistrationRow[]>;
