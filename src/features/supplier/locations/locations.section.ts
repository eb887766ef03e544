import { isIndia } from '@/lib/country';
import { equalsIgnoreCase } from '@/lib/text';
import type { FieldDef } from '@/shared/fields/types';
import { blankOf } from '@/shared/fields/wire';
import { nestedRows, type RowProblem, type SectionDef } from '@/shared/section/section';
import { ActivityLogButton } from './ActivityLogButton';
import { headerLocationFields, INDIAN, locationFields, OTHER, type LocationValues } from './locations.fields';
import { FOREIGN_TAXES, GST, missingInTaxes, PAN, taxesOf, taxesSection, type TaxValues } from './taxes.section';

const HEAD_OFFICE = 'Head Office';
const isHeadOffice = ({ locationType }: LocationValues) => equalsIgnoreCase(locationType?.name, HEAD_OFFICE);
const abroad = ({ country }: LocationValues) => Boolean(country) && !isIndia(country?.name);

/** Spec 1 §4 'Location tax list resets': another country and the GST toggle begin the list anew. */
function deriveLocation(values: LocationValues, previous: LocationValues): Partial<LocationValues> | null {
  if (values.inIndia !== previous.inIndia)
    return values.inIndia === OTHER
      ? { country: null, iHaveGst: false, city: null, taxList: taxesOf(...FOREIGN_TAXES) }
      : { country: INDIAN, city: null, stateOfUnion: null, taxList: taxesOf(PAN) };
  if (values.country?.name !== previous.country?.name)
    return { city: null, state: '', stateOfUnion: null, ...(abroad(values) && { taxList: taxesOf(...FOREIGN_TAXES) }) };
  if (values.iHaveGst !== previous.iHaveGst) return { taxList: values.iHaveGst ? taxesOf(GST, PAN) : taxesOf(PAN) };
  return null;
}

function problems(values: LocationValues, others: readonly LocationValues[]): RowProblem<LocationValues>[] {
  const found: RowProblem<LocationValues>[] = [];
  if (isHeadOffice(values) && others.some(isHeadOffice))
    found.push({ field: 'locationType', message: 'Head Office already exist' });
  const types = values.taxList.map(({ taxType }) => taxType?.name);
  const missing = missingInTaxes(values.taxList);
  if (abroad(values) && !FOREIGN_TAXES.every(type => types.includes(type)))
    found.push({ field: 'taxList', message: 'Please add Company Registration and TAX Registration details' });
  else if (missing !== null) found.push({ field: 'taxList', message: missing });
  return found;
}

/** A new location: in India, with what Indian suppliers have. */
function blankLocation(): LocationValues {
  return {
    ...blankOf(locationFields),
    inIndia: INDIAN.name,
    country: INDIAN,
    taxList: taxesOf(PAN),
    isHeaderAddress: false,
  };
}

/** The section 'Location Of Presence Details' (spec 1 §2). */
export const locationsSection: SectionDef<LocationValues> = {
  name: 'supplier.locations',
  title: 'Location Of Presence Details',
  modalTitle: 'Location Of Presence Information',
  noun: 'location',
  columns: [
    {
      title: 'Location Type',
      field: 'locationType',
      mark: ({ values }) => (values.isHeaderAddress ? 'Registered address' : null),
    },
    { title: 'City', field: 'city' },
    { title: 'Country', field: 'country' },
    {
      title: 'Address',
      text: ({ values: { addressLine1, addressLine2, addressLine3 } }) =>
        [addressLine1, addressLine2, addressLine3].filter(Boolean).join(', '),
    },
    { title: 'Postal Code', field: 'pinCode' },
    { title: 'Location Phone', field: 'locationPhone' },
    { title: 'Tax Number', text: ({ values }) => values.taxList[0]?.taxNumber.text ?? '' },
  ],
  fields: ({ row }) =>
    (row?.values.isHeaderAddress ? headerLocationFields : locationFields) as readonly FieldDef<LocationValues>[],
  nested: [nestedRows<LocationValues, TaxValues>('taxList', taxesSection)],
  blank: blankLocation,
  derive: deriveLocation,
  problems,
  cannotDelete: ({ values }) =>
    values.isHeaderAddress ? 'This is the address of the registration. It cannot be deleted.' : null,
  RowActions: ActivityLogButton,
  deleteLabel: 'Delete',
  savedMessage: 'Details has been create successfully! ',
};
