import { addDays, today } from '@/lib/dates';
import { gstinProblem, gstNumberProblem, INVALID_GST } from '@/lib/identityChecks/gstin';
import { equalsIgnoreCase } from '@/lib/text';
import { defineFields, type ValuesOf } from '@/shared/fields/define';
import { notLaterThanDays } from '@/shared/fields/rules';
import type { Choice, Identity } from '@/shared/fieldTypes/types';
import { getBlank } from '@/shared/fields/dto';
import type { SectionDef } from '../section/section';
import type { KeptRow } from '../section/useKeptRows';
import type { GstResponse } from '../api/responses';
import { GST, PAPERS } from '../profile/profileFields';

/** Lengths of a GST number and of other tax numbers (spec 1 §9). */
const TAX_NUMBER = 15;

export type FoundGst = Pick<GstResponse, 'address' | 'city' | 'state' | 'pinCode'>;

const isGst = (type: Choice | null) => equalsIgnoreCase(type?.name, GST);

/** Fields of a tax registration (spec 1 §5 'Location of presence', exact messages). */
const taxFields = defineFields([
  { kind: 'remoteSelect', name: 'taxType', label: 'Tax Type', lookup: 'taxTypes', required: 'Tax type is required' },
  {
    kind: 'identity',
    name: 'taxNumber',
    label: 'Tax Number',
    length: TAX_NUMBER,
    check: 'gst',
    auto: true,
    dependsOn: ['taxType'],
    ready: ({ taxType }: { taxType: Choice | null }) => isGst(taxType),
    required: 'Tax number is required',
    rules: [
      {
        test: ({ text }: Identity, { taxType }: { taxType: Choice | null }) =>
          !isGst(taxType) || gstNumberProblem(text) === null,
        message: INVALID_GST,
      },
    ],
    warn: ({ text, verified, found }: Identity, { taxType }: { taxType: Choice | null }) => {
      if (typeof found?.['pan'] === 'string') return `The GST record says: ${found['pan']}`;
      return verified || !isGst(taxType) || text.length < TAX_NUMBER ? null : gstinProblem(text);
    },
  },
  {
    kind: 'date',
    name: 'issueDate',
    label: 'Issue Date',
    max: () => addDays(today(), -1),
    rules: [notLaterThanDays(-1, 'Issue date must be before today')],
  },
  {
    kind: 'date',
    name: 'expireOn',
    label: 'Expires On',
    min: () => addDays(today(), 1),
    rules: [{ test: (day: string) => day > today(), message: 'Expiry date must be in the future' }],
  },
  { kind: 'attachment', name: 'attachment', label: 'Attachment', required: 'Document is required', span: 2, ...PAPERS },
]);

export type TaxValues = ValuesOf<typeof taxFields>;
export type TaxRow = KeptRow<TaxValues>;

export function getTaxes(...types: string[]): TaxRow[] {
  return types.map(name => ({ ...getBlank(taxFields), uid: crypto.randomUUID(), taxType: { code: name, name } }));
}

export const documentMissing = (taxType: string): string => `${taxType}: Document is required`;

export function missingInTaxes(taxes: readonly TaxRow[]): string | null {
  for (const { taxType, taxNumber, attachment } of taxes) {
    if (!taxType?.name) return 'Tax type is required';
    if (taxNumber.text === '') return `${taxType.name}: Tax number is required`;
    if (attachment.length === 0) return documentMissing(taxType.name);
  }
  return null;
}

export const taxesSection: SectionDef<TaxValues> = {
  name: 'supplier.locations.taxes',
  title: 'Tax List',
  modalTitle: 'Tax Details',
  noun: 'tax number',
  columns: ['taxType', 'taxNumber', 'issueDate', 'expireOn', 'attachment'],
  fields: () => taxFields,
  blank: () => getBlank(taxFields),
  savedMessage: '',
};
