import { isIndia } from '@/lib/country';
import { panInGstin } from '@/lib/identityChecks/gstin';
import { equalsIgnoreCase } from '@/lib/text';
import type { FieldDef } from '@/shared/fields/types';
import { getBlank } from '@/shared/fields/dto';
import { nestedRows, type RowProblem, type SectionDef } from '../section/section';
import { FOREIGN_TAXES, GST, PAN, type ProfileSetting } from '../profile/profileFields';
import { ActivityLogButton } from './ActivityLogButton';
import {
  headerLocationFields,
  INDIAN,
  locationFields,
  OTHER,
  stateFields,
  storedLocationFields,
  switchFor,
  type LocationValues,
} from './locations.fields';
import { missingInTaxes, getTaxes, taxesSection, type FoundGst, type TaxValues } from './taxes.section';
import { recordTypes } from '@/domain/recordTypes';
import * as ops from '../api/sections.graphql.generated';
import { profileSection } from '../profile/profileSection';
import { deserializeLocation, serializeLocation, readTaxDocuments } from './locations.mappers';

const HEAD_OFFICE = 'Head Office';
const isHeadOffice = ({ locationType }: LocationValues) => equalsIgnoreCase(locationType?.name, HEAD_OFFICE);
const abroad = ({ country }: LocationValues) => Boolean(country) && !isIndia(country?.name);

/**
 * Applies an active GST record (spec 1 §7 'GST'): its address for locations in India except the registered one, and its PAN as the next
 * tax number.
 */
function fromGst(values: LocationValues, previous: LocationValues): Partial<LocationValues> | null {
  if (values.taxList === previous.taxList) return null;
  const known = new Map(previous.taxList.map(({ uid, taxNumber }) => [uid, taxNumber]));
  const at = values.taxList.findIndex(({ uid, taxNumber: { text, verified, found } }) => {
    const before = known.get(uid);
    return verified && found !== undefined && !(before?.verified && before.text === text);
  });
  const { text = '', found } = values.taxList[at]?.taxNumber ?? {};
  const gst = found as FoundGst | undefined;
  if (!gst) return null;
  const pan = panInGstin(text);
  const taxList = values.taxList.map((tax, index) => {
    const typed = tax.taxNumber.text;
    if (index !== at + 1 || pan === '' || typed === pan) return tax;
    // Keeps a typed number; its field offers the PAN of the GST number.
    const taxNumber = typed === '' ? { text: pan, verified: false } : { ...tax.taxNumber, found: { pan } };
    return { ...tax, taxNumber };
  });
  if (values.isHeaderAddress) return { taxList };
  const [addressLine1, addressLine2, addressLine3] = gst.address;
  const { city, state, pinCode } = gst;
  const place = {
    addressLine1,
    addressLine2,
    addressLine3,
    city: city ? { code: city, name: city } : null,
    state,
    stateOfUnion: null,
    pinCode,
  };
  const address = { taxList, inIndia: INDIAN.name, country: INDIAN };
  // Never replaces a typed address; `gstAddressHint` offers the one of the GST record.
  return getAddress(values) === '' ? { ...address, ...place } : address;
}

const getAddress = ({ addressLine1, addressLine2, addressLine3, city, state, pinCode }: LocationValues) =>
  [addressLine1, addressLine2, addressLine3, city?.name, state, pinCode]
    .map(text => text?.trim())
    .filter(Boolean)
    .join(', ');

/** Applies the chosen own address (spec 1 §2 'Select Address modal') and its country's dependent values. */
function fromOwnAddress(values: LocationValues, previous: LocationValues): Partial<LocationValues> | null {
  const chosen = values.copiedFrom;
  if (chosen === null || chosen === previous.copiedFrom) return null;
  const { addressLine1, addressLine2, addressLine3, city, state, country, pinCode } = chosen;
  const place = {
    inIndia: switchFor(country),
    country: country === '' || isIndia(country) ? INDIAN : { code: country, name: country },
  };
  return {
    ...deriveCountry({ ...values, ...place }, { ...previous, inIndia: values.inIndia, country: values.country }),
    ...place,
    addressLine1,
    addressLine2,
    addressLine3,
    city: city === '' ? null : { code: city, name: city },
    ...stateFields(country, state),
    pinCode,
  };
}

function deriveLocation(values: LocationValues, previous: LocationValues): Partial<LocationValues> | null {
  return fromOwnAddress(values, previous) ?? deriveCountry(values, previous) ?? fromGst(values, previous);
}

/** Resets the tax list after a change of country or GST toggle (spec 1 §4 'Location tax list resets'). */
function deriveCountry(values: LocationValues, previous: LocationValues): Partial<LocationValues> | null {
  if (values.inIndia !== previous.inIndia)
    return values.inIndia === OTHER
      ? { country: null, iHaveGst: false, city: null, taxList: getTaxes(...FOREIGN_TAXES) }
      : { country: INDIAN, city: null, stateOfUnion: null, taxList: getTaxes(PAN) };
  if (values.country?.name !== previous.country?.name && !values.country?.typed)
    return {
      city: null,
      state: '',
      stateOfUnion: null,
      ...(abroad(values) && { taxList: getTaxes(...FOREIGN_TAXES) }),
    };
  if (values.iHaveGst !== previous.iHaveGst) return { taxList: values.iHaveGst ? getTaxes(GST, PAN) : getTaxes(PAN) };
  return null;
}

function problems(values: LocationValues, others: readonly LocationValues[]): RowProblem<LocationValues>[] {
  const found: RowProblem<LocationValues>[] = [];
  if (isHeadOffice(values) && others.some(isHeadOffice))
    found.push({ field: 'locationType', message: 'Head Office already exist' });
  const types: unknown[] = values.taxList.map(({ taxType }) => taxType?.name);
  const missing = missingInTaxes(values.taxList);
  if (abroad(values) && !FOREIGN_TAXES.every(type => types.includes(type)))
    found.push({ field: 'taxList', message: 'Please add Company Registration and TAX Registration details' });
  else if (missing !== null) found.push({ field: 'taxList', message: missing });
  return found;
}

function blankLocation(): LocationValues {
  return {
    ...getBlank(locationFields),
    inIndia: INDIAN.name,
    country: INDIAN,
    taxList: getTaxes(PAN),
    isHeaderAddress: false,
  };
}

const addressText = (lines: readonly (string | null | undefined)[]) =>
  lines
    .map(line => line?.trim().toLowerCase() ?? '')
    .filter(Boolean)
    .join('|');

/** Returns whether a location is the registered address, by flag or by text (spec 1 §5). */
function isHeader(values: LocationValues, headerAddress: ProfileSetting['headerAddress'] = []): boolean {
  const { addressLine1, addressLine2, addressLine3, city, pinCode } = values;
  const own = addressText(headerAddress);
  return (
    values.isHeaderAddress ||
    (own !== '' && own === addressText([addressLine1, addressLine2, addressLine3, city?.name, pinCode]))
  );
}

const LOCATIONS: SectionDef<LocationValues> = {
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
    'city',
    'country',
    {
      title: 'Address',
      text: ({ values: { addressLine1, addressLine2, addressLine3 } }) =>
        [addressLine1, addressLine2, addressLine3].filter(Boolean).join(', '),
    },
    'pinCode',
    'locationPhone',
    { title: 'Tax Number', text: ({ values }) => values.taxList[0]?.taxNumber.text ?? '' },
  ],
  fields: ({ row }) =>
    (row === null
      ? locationFields
      : row.values.isHeaderAddress
        ? headerLocationFields
        : storedLocationFields) as readonly FieldDef<LocationValues>[],
  nested: [nestedRows<LocationValues, TaxValues>('taxList', taxesSection)],
  blank: blankLocation,
  derive: deriveLocation,
  problems,
  RowActions: ActivityLogButton,
  savedMessage: 'Details has been create successfully! ',
};

function locationsSection({ headerAddress }: ProfileSetting): SectionDef<LocationValues> {
  return {
    ...LOCATIONS,
    cannotDelete: ({ values }) => (isHeader(values, headerAddress) ? "The registered address can't be deleted." : null),
  };
}

export const locations = profileSection({
  id: 'locations',
  formName: 'locationOfPresence',
  entity: 'SupplierLocationOfPresence',
  approval: recordTypes.SupplierUpdate,
  declare: locationsSection,
  deserialize: deserializeLocation,
  serialize: serializeLocation,
  converted: ['taxList'],
  calls: {
    list: ops.SupplierLocationOfPresenceListDocument,
    getRows: response => response.supplierLocationOfPresenceList?.data,
    create: ops.CreateSupplierLocationOfPresenceDocument,
    remove: ops.DeleteSupplierLocationOfPresenceDocument,
  },
  redline: { names: ['locationType', 'city'], documents: row => readTaxDocuments(row['taxList']) },
});
