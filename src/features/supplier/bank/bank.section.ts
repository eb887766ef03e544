import { isIndia } from '@/lib/country';
import { identifierKey, sameIdentifier } from '@/lib/identity';
import { IFSC_LENGTH, IFSC_NOT_VALID, ifscProblem, NEW_DOCUMENT } from '@/lib/identityChecks/bank';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import type { FieldDef } from '@/shared/fields/types';
import type { Identity } from '@/shared/fieldTypes/types';
import { getBlank } from '@/shared/fields/dto';
import type { RowProblem, SectionDef } from '../section/section';
import { countryOfLabel } from '@/domain/supplier/locationLabel';
import { replacedHint, replacedValues, textIn } from '../model/verifiedValues';
import { PAPERS, type ProfileSetting, textField } from '../profile/profileFields';
import { BankDeclaration, DECLARATION } from './BankDeclaration';
import { accountProblem } from '@/domain/supplier/api/accounts';
import * as ops from '../api/sections.graphql.generated';
import { filesIn, plainRows, profileSection } from '../profile/profileSection';
import { recordTypes } from '@/domain/recordTypes';

type Countried = { country: string };
type Checked = { country: string; ifsc: Identity };
const indian = ({ country }: Countried) => isIndia(country);
const foreign = (values: Countried) => !indian(values);
const FOREIGN = { dependsOn: ['country'], visible: foreign } as const;
/** For Indian accounts the check fills these fields; the user types them only if it found nothing (spec 1 §5). */
const filledByCheck = (name: keyof typeof NOT_CHECKED) => ({
  dependsOn: ['country', 'ifsc'] as const,
  mode: ({ country, ifsc }: Checked) =>
    indian({ country }) && ifsc.found?.['byHand'] !== true ? ('locked' as const) : ('edit' as const),
  warn: (_value: string, values: object) => replacedHint(name, [(values as Checked).ifsc]),
});

/** Document titles by country (spec 1 §5); for India from the backend (`bankTitleList`) if available. */
const TITLES = {
  india: ['Bank Letter', 'Cancelled Cheque', 'Company Letter Head'],
  others: ['Company Letter Head', 'Bank Letter', 'Bank Statement', 'Invoice'],
};

/** Fields of a bank account (spec 1 §5 'Bank', exact messages). Its country is that of its locations. */
export const bankFields = defineFields([
  {
    kind: 'multiSelect',
    name: 'locationType',
    label: 'Location',
    lookup: 'locations',
    span: 2,
    required: 'location is required',
    rules: [
      {
        test: (labels: string[]) => new Set(labels.map(countryOfLabel).filter(Boolean)).size <= 1,
        message: 'Error: Not all countries are the same',
      },
    ],
  },
  { kind: 'text', name: 'country', label: 'Country', mode: 'locked' },
  {
    kind: 'remoteSelect',
    name: 'currencyCode',
    dto: { code: 'currencyCode' },
    label: 'Currency',
    lookup: 'currencies',
    showsCode: true,
  },
  textField('accountNumber', 'Account Number', {
    private: true,
    uppercase: true,
    checkOnBlur: 'account',
    dependsOn: ['country'],
    required: 'Account number is required',
    requiredWhen: indian,
  }),
  {
    kind: 'identity',
    name: 'ifsc',
    label: 'IFSC',
    length: IFSC_LENGTH,
    check: 'bank',
    dependsOn: ['country', 'accountNumber'],
    visible: indian,
    ready: ({ accountNumber }: { accountNumber: string }) => accountNumber.trim() !== '',
    required: 'IFSC is required',
    rules: [
      { test: ({ text }: Identity) => ifscProblem(text) === null, message: IFSC_NOT_VALID },
      {
        // The backend doesn't store whether the account was verified; a stored one counts until a number changes.
        test: ({ verified, found, stored }: Identity) => verified || stored === true || found?.['byHand'] === true,
        message: 'Verify the account number and IFSC',
      },
    ],
  },
  textField('accountHolderName', 'Account Holder Name', {
    ...filledByCheck('accountHolderName'),
    required: 'Account holder name is required',
  }),
  textField('bankName', 'Bank Name', {
    ...filledByCheck('bankName'),
    required: 'Bank name is required',
    requiredWhen: indian,
  }),
  textField('branch', 'Branch', { ...filledByCheck('branch'), required: 'Branch is required' }),
  textField('branchAddress', 'Branch Address', {
    ...filledByCheck('branchAddress'),
    required: 'Branch address is required',
    span: 2,
  }),
  textField('micr', 'MICR', { visible: indian, ...filledByCheck('micr') }),
  textField('swift', 'SORT Code/SWIFT Code/Routing Code', {
    uppercase: true,
    ...FOREIGN,
    required: 'SORT Code/SWIFT Code/Routing Code is required',
  }),
  textField('iban', 'IBAN', { private: true, uppercase: true, grouped: true, ...FOREIGN }),
  textField('routingNumber', 'Routing Number', FOREIGN),
  textField('routingMethod', 'Routing Method', FOREIGN),
  textField('accountSuffix', 'Account Suffix', { private: true, ...FOREIGN }),
  { kind: 'yesNo', name: 'achEnabled', label: 'ACH Enabled', ...FOREIGN, required: 'ACH is required' },
  {
    kind: 'attachment',
    name: 'attachment',
    label: 'Documents',
    dependsOn: ['country'],
    titles: (values: Countried) => (indian(values) ? TITLES.india : TITLES.others),
    titleLookup: 'bankTitles',
    required: 'Document is required',
    span: 3,
    ...PAPERS,
  },
  {
    kind: 'boolean',
    name: 'isAgree',
    label: 'Declaration',
    statement: `We accept the terms: ${DECLARATION.join(' ')}`,
    required: 'Please accept terms and conditions',
    span: 3,
  },
]);

export type BankValues = ValuesOf<typeof bankFields>;

const NOT_CHECKED = { accountHolderName: '', bankName: '', branch: '', branchAddress: '', micr: '' };
const INDIAN_ONLY = { ifsc: { text: '', verified: false }, micr: '' };
const FOREIGN_ONLY = { swift: '', iban: '', routingNumber: '', routingMethod: '', accountSuffix: '', achEnabled: null };

const isSameAccount = (one: BankValues, other: BankValues) =>
  identifierKey(one.accountNumber) === identifierKey(other.accountNumber) &&
  identifierKey(one.iban) === identifierKey(other.iban);

/** Returns a saved account's fields: a changed number or IBAN requires a new document. */
function savedBankFields(saved: BankValues): readonly FieldDef<BankValues>[] {
  const former = new Set(saved.attachment.map(({ file_uid }) => file_uid));
  return bankFields.map((field): FieldDef<BankValues> =>
    field.name === 'attachment'
      ? {
          ...field,
          rules: [
            {
              test: (files: BankValues['attachment'], values: BankValues) =>
                isSameAccount(values, saved) || files.some(({ file_uid }) => !former.has(file_uid)),
              message: NEW_DOCUMENT,
            },
          ],
        }
      : field,
  );
}

/**
 * Sets the country from the chosen locations and resets country-specific fields; a changed account number or IFSC clears verified values,
 * a successful check fills them (spec 1 §5). The declaration applies to one account.
 */
function deriveBank(values: BankValues, previous: BankValues, home: string): Partial<BankValues> | null {
  const country = values.locationType.map(countryOfLabel).find(Boolean) ?? (values.country || home);
  const patch: Partial<BankValues> = { country, ...(!isSameAccount(values, previous) && { isAgree: false }) };
  if (previous.country !== '' && isIndia(country) !== isIndia(previous.country))
    Object.assign(patch, isIndia(country) ? { ...FOREIGN_ONLY, ...NOT_CHECKED } : INDIAN_ONLY, {
      attachment: values.attachment.map(({ title: _title, ...file }) => file),
    });
  if (!isIndia(country)) return patch;
  if (values.accountNumber.trim() !== previous.accountNumber.trim())
    return { ...patch, ...NOT_CHECKED, ifsc: { text: values.ifsc.text, verified: false } };
  if (values.ifsc === previous.ifsc) return patch;
  const { text, verified, found } = values.ifsc;
  if (verified && found) {
    const filled = {
      accountHolderName: textIn(found, 'holder'),
      bankName: textIn(found, 'bankName'),
      branch: textIn(found, 'branch'),
      branchAddress: textIn(found, 'address'),
      micr: textIn(found, 'micr'),
    };
    return { ...patch, ...filled, ifsc: { ...values.ifsc, replaced: replacedValues(values, filled) } };
  }
  return text === previous.ifsc.text ? patch : { ...patch, ...NOT_CHECKED };
}

function problems({ accountNumber }: BankValues, others: readonly BankValues[]): RowProblem<BankValues>[] {
  return others.some(other => sameIdentifier(other.accountNumber, accountNumber))
    ? [{ field: 'accountNumber', message: 'Duplicate account number found:' }]
    : [];
}

function bankSection({ country }: ProfileSetting): SectionDef<BankValues> {
  const home = country ?? '';
  return {
    name: 'supplier.bank',
    title: 'Bank Details',
    modalTitle: 'Bank Details',
    noun: 'bank account',
    columns: [
      'accountNumber',
      'accountHolderName',
      'bankName',
      'branch',
      { title: 'IFSC / SWIFT', text: ({ values }) => values.ifsc.text || values.swift },
      'country',
      { title: 'Location', tags: ({ values }) => values.locationType },
      { title: 'ERP Sync', text: ({ storedRow }) => (storedRow?.['erpSync'] ? 'Yes' : 'No'), savedOnly: true },
    ],
    fields: ({ row }) => (row?.storedRow ? savedBankFields(row.values) : bankFields),
    blank: () => ({ ...getBlank(bankFields), country: home }),
    derive: (values, previous) => deriveBank(values, previous, home),
    problems,
    Below: BankDeclaration,
    savedMessage: 'Details has been submit successfully!',
  };
}

const TAKEN_ELSEWHERE = 'This Account number is already exist';

export const bank = profileSection({
  id: 'bank',
  formName: 'bankInformation',
  entity: 'SupplierBank',
  approval: recordTypes.SupplierFinancialInfoUpdate,
  neededAtLocations: 'bank',
  declare: bankSection,
  ...plainRows(bankFields),
  calls: {
    list: ops.SupplierByBankListDocument,
    getRows: response => response.supplierByBankList?.data,
    create: ops.CreateSupplierBankDocument,
    remove: ops.DeleteSupplierBankDocument,
    // Rejects another supplier's account before saving (spec 1 §5, docs/decisions.md#bank-account-messages). Requests only the fields for that.
    check: async (call, { accountNumber }, supplierId) => {
      const problem = await accountProblem(call, accountNumber.trim(), supplierId, TAKEN_ELSEWHERE);
      return problem && { field: 'accountNumber', message: problem.message };
    },
  },
  redline: { names: ['accountNumber'], documents: filesIn('attachment') },
});
