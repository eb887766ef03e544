import * as z from 'zod/mini';
import { isIndia } from '@/lib/country';
import { panInGstin } from '@/lib/identityChecks/gstin';
import { parseJsonText, toJsonText } from '@/lib/jsonText';
import { attachmentsFromJson } from '@/shared/attachments/attachment';
import type { Identity } from '@/shared/fieldTypes/types';
import { getBlank } from '@/shared/fields/dto';
import { same } from '@/lib/same';
import { equalsIgnoreCase } from '@/lib/text';
import { neededSections } from '../../gaps';
import { renamedRow } from '../../locationUse';
import { FOREIGN_TAXES, GST, MSME_AUTHORITY, MSME_CERTIFICATE, PAN } from '../../profile/profileFields';
import { replacedValues, getVerifiedText } from '../../model/verifiedValues';
import {
  FOUND_BY_GST,
  OFFERED,
  registrationFields,
  TAX_DOCUMENTS,
  type ListName,
  type RegistrationValues,
  type RegistrationRow,
} from './registration.fields';
import { getRowLabel, LISTS } from './sections';

const OTHERS_NOT_CLEARED = ['email', 'contactNumber', 'country', 'iHaveGst'] as const;

type Values = RegistrationValues;
type Patch = Partial<Values>;
type Lists = readonly ListName[];

/** Lists that depend on the identity: banks, taxes, locations, contacts, certificates (spec 1 §4 'Reset', 'Country change'). */
const OF_IDENTITY: Lists = ['bankInformation', 'accountsTaxDetails', 'locationOfPresence', 'contact', 'certificates'];

function cleared(lists: Lists): Patch {
  const blank: Partial<Values> = getBlank(registrationFields);
  for (const name of OTHERS_NOT_CLEARED) delete blank[name];
  return { ...blank, ...Object.fromEntries(lists.map(name => [name, []])) };
}

/** Returns the dependent changes of the form, or null (spec 1 §4 'Registration form'). Pure. */
export function deriveRegistration(values: Values, previous: Values): Patch | null {
  const turned = { ...values, ...identityPatch(values, previous) };
  return { ...identityPatch(values, previous), ...restPatch(turned, previous) };
}

function identityPatch(values: Values, previous: Values): Patch {
  const [now, before] = [values.country, previous.country];
  // Text typed without a choice doesn't change the country.
  if (values !== previous && now?.code !== before?.code && !now?.typed) {
    const india = isIndia(now?.name) || isIndia(now?.code);
    if (before?.typed && india && previous.iHaveGst !== null) return {};
    return { ...cleared(OF_IDENTITY), iHaveGst: india ? true : null };
  }
  if (values !== previous && values.iHaveGst !== previous.iHaveGst && previous.iHaveGst !== null)
    return { ...cleared(['accountsTaxDetails']), locationOfPresence: withoutHeader(values) };
  if (wasReset(values.gstNumber, previous.gstNumber)) return cleared(OF_IDENTITY);
  if (wasReset(ownPan(values), ownPan(previous))) return cleared(LISTS);
  if (wasVerified(values.gstNumber, previous.gstNumber))
    return {
      ...filled(values, 'gstNumber'),
      pan: { text: panInGstin(values.gstNumber.text), verified: panInGstin(values.gstNumber.text) !== '' },
      currency: 'INR',
      unregisteredGSTVendor: false,
    };
  if (wasVerified(ownPan(values), ownPan(previous)))
    return { ...filled(values, 'pan'), currency: 'INR', unregisteredGSTVendor: true };
  return {};
}

const NOTHING: Identity = { text: '', verified: false };
/** Returns the PAN if the user verified it; next to a GST number it is derived. */
const ownPan = ({ iHaveGst, pan }: Values) => (iHaveGst === false ? pan : NOTHING);
const wasVerified = (now: Identity, before: Identity) => now.verified && !before.verified && now.found !== undefined;
const wasReset = (now: Identity, before: Identity) => before.verified && !now.verified;

/**
 * Returns the values that a check found and the typed values that they replace. Typed values in fields that the check doesn't lock stay.
 */
function filled(values: Values, name: 'gstNumber' | 'pan'): Patch {
  const { found = {} } = values[name];
  const isLocked = (field: string) => FOUND_BY_GST.some(each => each === field) && getVerifiedText(found[field]) !== '';
  const isOpen = (field: string) => [...FOUND_BY_GST, ...OFFERED].some(each => each === field) && !isLocked(field);
  const fill = Object.entries(found).filter(
    ([field]) => !isOpen(field) || getVerifiedText(values[field as keyof Values]) === '',
  );
  const locked = fill.filter(([field]) => isLocked(field));
  return {
    ...Object.fromEntries(fill),
    [name]: { ...values[name], replaced: replacedValues(values, Object.fromEntries(locked)) },
  };
}

function restPatch(values: Values, previous: Values): Patch {
  const patch: Patch = {};
  if (values.usState?.name) patch.state = values.usState.name;
  patch.tanStatus = getStatus(values.tan, values.tanStatus);
  patch.cinStatus = getStatus(values.cin, values.cinStatus);
  if (values.isMsme !== previous.isMsme || (values.isMsme !== true && values.msmeNumber.text !== '')) {
    patch.msmeNumber = { text: '', verified: false };
    patch.msmeEnterpriseType = '';
    patch.certificates = withoutMsme(values.certificates);
  } else if (!values.msmeNumber.verified) patch.msmeEnterpriseType = '';
  else if (wasVerified(values.msmeNumber, previous.msmeNumber)) {
    const { enterpriseType, issueDate, classificationYear } = values.msmeNumber.found as Record<string, string>;
    patch.msmeEnterpriseType = enterpriseType ?? '';
    patch.certificates = [
      ...withoutMsme(values.certificates),
      {
        uid: 'msme',
        attachment: '[]',
        ...values.certificates.find(isMsmeCertificate),
        certificateName: MSME_CERTIFICATE,
        certificateNumber: values.msmeNumber.text,
        issueAuthority: MSME_AUTHORITY,
        issueDate: issueDate || null,
        classificationYear: classificationYear ?? '',
      },
    ];
  }
  const all = { ...patch, ...headerPatch({ ...values, ...patch }, previous) };
  return { ...all, ...renamePatch({ ...values, ...all }, previous) };
}

function renamePatch(values: Values, previous: Values): Patch {
  const patch: Patch = {};
  for (const location of values.locationOfPresence) {
    const former = previous.locationOfPresence.find(({ uid }) => uid === location.uid);
    if (!former || getRowLabel(former) === getRowLabel(location)) continue;
    const others = values.locationOfPresence.filter(other => other !== location);
    for (const { formName } of neededSections)
      patch[formName] = (patch[formName] ?? values[formName]).map(row => ({
        ...row,
        ...renamedRow(row, former, location, others),
      }));
  }
  return patch;
}

function getStatus({ verified, found }: Identity, kept: string): string {
  if (!verified) return '';
  return typeof found?.['status'] === 'string' ? found['status'] : kept;
}

const isMsmeCertificate = (row: RegistrationRow) => equalsIgnoreCase(String(row['certificateName']), MSME_CERTIFICATE);
const withoutMsme = (rows: readonly RegistrationRow[]) => rows.filter(row => !isMsmeCertificate(row));

const HEADER = 'header';
const withoutHeader = ({ locationOfPresence }: Values) => locationOfPresence.filter(({ uid }) => uid !== HEADER);

/**
 * Returns the account's tax numbers, and the location built from address, tax list and phone (spec 1 §4). Documents, dates and phones
 * added in the location stay.
 */
function headerPatch(values: Values, previous: Values): Patch {
  const { locationType, address1, address2, address3, city, state, pinCode, country, phone, iHaveGst } = values;
  const former = values.locationOfPresence.find(row => row.uid === HEADER);
  const taxes = getTaxes(values, previous, former);
  const patch: Patch = patchTaxDocuments(values, taxes);
  if (!same(taxes, values.accountsTaxDetails)) patch.accountsTaxDetails = taxes;
  if (!locationType?.name || !address1.trim()) return patch;
  const taxList = toJsonText(taxes);
  const row: RegistrationRow = {
    ...former,
    uid: HEADER,
    locationType: locationType.name,
    addressLine1: address1,
    addressLine2: address2,
    addressLine3: address3,
    city,
    state,
    country: country?.name ?? '',
    pinCode,
    locationPhone: former && phone === previous.phone ? former['locationPhone'] : phone,
    iHaveGst: iHaveGst === true,
    isHeaderAddress: true,
    taxList,
  };
  if (former && same(row, former)) return patch;
  return { ...patch, locationOfPresence: [row, ...withoutHeader(values)] };
}

/** Returns the tax documents from the tax list, because users can also add them in the location. */
export function patchTaxDocuments(
  values: Pick<Values, TaxDocumentName>,
  taxes: readonly RegistrationRow[],
): Pick<Patch, TaxDocumentName> {
  const found = taxes.flatMap(({ taxType, attachment }) => {
    const name = getTaxDocument(taxType);
    const documents = attachmentsFromJson(attachment);
    return name === undefined || same(documents, values[name]) ? [] : [[name, documents] as const];
  });
  return Object.fromEntries(found) as Pick<Patch, TaxDocumentName>;
}

type TaxDocumentName = (typeof TAX_DOCUMENTS)[keyof typeof TAX_DOCUMENTS];
const getTaxDocument = (taxType: unknown): TaxDocumentName | undefined =>
  (TAX_DOCUMENTS as Record<string, TaxDocumentName>)[String(taxType)];

function getTaxes(values: Values, previous: Values, header: RegistrationRow | undefined): RegistrationRow[] {
  const kept = header ? parseJsonText(TAXES, header['taxList'], []) : values.accountsTaxDetails;
  const [now, before] = [getNumbers(values), getNumbers(previous)];
  if (kept.length === 0)
    return [...now].some(([, text]) => text !== '')
      ? Array.from(now, ([taxType, taxNumber]) => {
          const documentFile = getTaxDocument(taxType);
          return { uid: taxType, taxType, taxNumber, attachment: documentFile ? values[documentFile] : [] };
        })
      : [];
  return kept.map(row => {
    const type = String(row['taxType']);
    const number = now.get(type);
    const documentFile = getTaxDocument(type);
    return {
      ...row,
      ...(number !== undefined && number !== before.get(type) && { taxNumber: number }),
      ...(documentFile && values[documentFile] !== previous[documentFile] && { attachment: values[documentFile] }),
    };
  });
}

const TAXES = z.array(z.looseObject({ uid: z.string() }));

function getNumbers({ iHaveGst, gstNumber, pan, country, registration, taxNo }: Values): ReadonlyMap<string, string> {
  const isIndian = isIndia(country?.name) || isIndia(country?.code);
  if (!country || (isIndian && !(iHaveGst ? gstNumber : pan).verified)) return new Map();
  if (!isIndian) return new Map(FOREIGN_TAXES.map((type, index) => [type, [registration, taxNo][index] ?? '']));
  return new Map([
    ...(iHaveGst ? [[GST, gstNumber.text] as const] : []),
    ...(pan.text === '' ? [] : [[PAN, pan.text] as const]),
  ]);
}
