import { isIndia } from '@/lib/country';
import { panOfGstin } from '@/lib/identityChecks/gstin';
import type { Identity } from '@/shared/fields/types';
import { blankOf } from '@/shared/fields/wire';
import { LISTS, registrationFields, type RegistrationValues, type WireRow } from './registration.fields';

/** Who confirms that an enterprise is an MSME (spec 1 §5, DECISIONS 49). */
const MSME_AUTHORITY = 'Ministry of Micro, Small and Medium Enterprises, Government of India';
const MSME_CERTIFICATE = 'MSME Certificate';
const OTHERS_NOT_CLEARED = ['email', 'contactNumber', 'country', 'iHaveGst'] as const;

type Values = RegistrationValues;
type Patch = Partial<Values>;

/** Everything of the organization as it was in the beginning: identity, address, bank, taxes, locations, contacts, certificates. */
function cleared(): Patch {
  const blank: Partial<Values> = blankOf(registrationFields);
  for (const name of OTHERS_NOT_CLEARED) delete blank[name];
  return { ...blank, ...noRows(LISTS) };
}

const noRows = (names: readonly (typeof LISTS)[number][]): Patch => Object.fromEntries(names.map(name => [name, []]));

/** What follows from a change of the form (spec 1 §4 'Registration form'). Pure. */
export function deriveRegistration(values: Values, previous: Values): Patch | null {
  const turned = { ...values, ...identityPatch(values, previous) };
  return { ...identityPatch(values, previous), ...restPatch(turned, previous) };
}

/** Country, GST toggle, Verify and Reset. */
function identityPatch(values: Values, previous: Values): Patch {
  const [now, before] = [values.country, previous.country];
  if (values !== previous && now?.code !== before?.code) {
    const india = isIndia(now?.name) || isIndia(now?.code);
    return { ...cleared(), iHaveGst: india ? true : null };
  }
  if (values !== previous && values.iHaveGst !== previous.iHaveGst && previous.iHaveGst !== null) return cleared();
  if (wasReset(values.gstNumber, previous.gstNumber) || wasReset(ownPan(values), ownPan(previous))) return cleared();
  if (wasVerified(values.gstNumber, previous.gstNumber))
    return {
      ...filled(values.gstNumber),
      pan: { text: panOfGstin(values.gstNumber.text), verified: true },
      currency: 'INR',
      unregisteredGSTVendor: false,
    };
  if (wasVerified(ownPan(values), ownPan(previous)))
    return { ...filled(values.pan), currency: 'INR', unregisteredGSTVendor: true };
  return {};
}

const NOTHING: Identity = { text: '', verified: false };
/** The PAN where it is what was verified; beside a GST number it only follows. */
const ownPan = ({ iHaveGst, pan }: Values) => (iHaveGst === false ? pan : NOTHING);
const wasVerified = (now: Identity, before: Identity) => now.verified && !before.verified && now.found !== undefined;
const wasReset = (now: Identity, before: Identity) => before.verified && !now.verified;

/** The values that a check found, by the names of the fields. */
function filled({ found = {} }: Identity): Patch {
  return found as Patch;
}

function restPatch(values: Values, previous: Values): Patch {
  const patch: Patch = {};
  if (values.usState?.name) patch.state = values.usState.name;
  patch.tanStatus = statusOf(values.tan, values.tanStatus);
  patch.cinStatus = statusOf(values.cin, values.cinStatus);
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
        certificateName: MSME_CERTIFICATE,
        certificateNumber: values.msmeNumber.text,
        issueAuthority: MSME_AUTHORITY,
        issueDate: issueDate || null,
        classificationYear: classificationYear ?? '',
        attachment: '[]',
      },
    ];
  }
  const locations = withHeader(values);
  if (locations) patch.locationOfPresence = locations;
  return patch;
}

/** What the check said, as long as the number is the one that was checked. */
function statusOf({ verified, found }: Identity, kept: string): string {
  if (!verified) return '';
  return typeof found?.['status'] === 'string' ? found['status'] : kept;
}

const withoutMsme = (rows: readonly WireRow[]) => rows.filter(row => row['certificateName'] !== MSME_CERTIFICATE);

const HEADER = 'header';

/** The location that the chosen location type makes of the address (spec 1 §4); null while none is chosen, or when it is there already. */
function withHeader(values: Values): WireRow[] | null {
  const { locationType, address1, address2, address3, city, state, pinCode, country, phone, iHaveGst } = values;
  const former = values.locationOfPresence.find(row => row.uid === HEADER);
  if (!locationType?.name || !address1.trim()) return null;
  const row: WireRow = {
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
    locationPhone: phone,
    iHaveGst: iHaveGst === true,
    isHeaderAddress: true,
    taxList: former?.['taxList'] ?? JSON.stringify(headerTaxes(values)),
  };
  if (former && Object.keys(row).every(name => former[name] === row[name])) return null;
  return [row, ...values.locationOfPresence.filter(other => other.uid !== HEADER)];
}

/** The tax numbers of the header location: those that were verified, or the two that an overseas location has. */
function headerTaxes({ gstNumber, pan, country, registration, taxNo }: Values) {
  const tax = (taxType: string, taxNumber: string) => ({
    uid: crypto.randomUUID(),
    taxType,
    taxNumber,
    attachment: [],
  });
  if (!isIndia(country?.name)) return [tax('Company Registration', registration), tax('TAX Registration', taxNo)];
  return [...(gstNumber.verified ? [tax('Goods and Services (GST)', gstNumber.text)] : []), tax('PAN', pan.text)];
}
