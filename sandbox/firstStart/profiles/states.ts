import { isIndia } from '../../../src/lib/country';
import type { StoredAttachment } from '../../rules/declared/recordType.ts';
import { documents } from '../../sections/documents.ts';
import { clientReferences, companyReferences } from '../../sections/references.ts';
import { relatedCompanies } from '../../sections/relatedCompanies.ts';
import { serviceable } from '../../sections/serviceable.ts';
import { getProfile } from '../../data/seed/supplierProfile.ts';
import type { SupplierSeed } from '../../data/seed/suppliers.ts';
import { at, type ProfileRow } from './profileRow.ts';

type Attach = (title: string) => StoredAttachment;

const QUALITY = ['ISO 9001', 'ISO 17025', 'GMP Certificate', 'GDP Certificate', 'ISO 14001'];
const CERTIFIERS = ['Sarvottam Certification Services', 'Nordlicht Zertifizierung', 'Atlas Quality Registrars'];
const MSME_AUTHORITY = 'Ministry of Micro, Small and Medium Enterprises, Government of India';

export function documentRows(supplier: SupplierSeed, supplierId: number, attach: Attach): ProfileRow[] {
  const { msme_number: msme } = getProfile(supplier, supplierId - 1);
  const certificateName = at(QUALITY, supplierId);
  const row = (key: string, values: object): ProfileRow => ({
    section: documents,
    supplierId,
    key,
    status: 'Approved',
    values: { ...values },
  });
  return [
    row('quality', {
      certificateName,
      certificateNumber: `QMS-${supplier.code}-24`,
      issueDate: '2024-06-12',
      dateOfExpiry: '2029-06-11',
      issueAuthority: at(CERTIFIERS, supplierId),
      attachment: [attach(certificateName)],
    }),
    ...(msme
      ? [
          row('MSME', {
            certificateName: 'MSME Certificate',
            certificateNumber: msme,
            issueDate: '2021-02-18',
            issueAuthority: MSME_AUTHORITY,
            classificationYear: '2025-26',
            attachment: [attach('MSME Certificate')],
          }),
        ]
      : []),
  ];
}

const HOUSES = ['Northwind', 'Blue River', 'Stonebridge', 'Silver Oak', 'Marigold', 'Cedar Point'];
const RELATIONS = ['Parent Company', 'Subsidiary', 'Joint Venture', 'Associate', 'Sister Concern'];
const REFEREES = ['Asha Menon', 'Karl Brandt', 'Lucy Park', 'Ravi Shah', 'Nora Weiss'];
const CLIENTS = ['Cauvery Foods', 'Helix Biotech', 'Orbit Labs', 'Zenith Mills', 'Bluefin Pharma'];
const BUYERS = ['Meena Rao', 'Tom Reed', 'Ines Keller', 'Hari Das', 'Vera Lind'];
/** Persona suppliers have four rows where others have one, to cover every status. */
const OF_PERSONAS = 6;

const several = <T>(supplierId: number, make: (index: number) => T) =>
  Array.from({ length: supplierId <= OF_PERSONAS ? 4 : 1 }, (_, index) => make(index));

/** Returns related companies and references, keyed 'related 0', 'referee 0', 'client 0' and so on. The last but one was rejected once. */
export function standingRows({ countryName, city, email }: SupplierSeed, supplierId: number): ProfileRow[] {
  const domain = email.split('@')[1] ?? '';
  const getStatus = (index: number) => (index === 2 ? 'Rejected' : 'Approved');
  const related = several(supplierId, index => ({
    section: relatedCompanies,
    supplierId,
    key: `related ${index}`,
    status: getStatus(index),
    values: {
      organizationType: isIndia(countryName) ? 'Private Limited Company' : 'Company',
      name: `${at(HOUSES, supplierId + index)} Holdings`,
      taxNumber: `TAX-${supplierId}0${index + 1}`,
      relationshipType: at(RELATIONS, supplierId + index),
    },
  }));
  const referees = several(supplierId, index => ({
    section: companyReferences,
    supplierId,
    key: `referee ${index}`,
    status: getStatus(index),
    values: {
      name: at(REFEREES, supplierId + index),
      designation: 'Head of Procurement',
      phone: `91202562110${index}`,
      email: `referee${index + 1}@references-${domain}`,
      natureOfReference: 'Worked together for five years',
    },
  }));
  const clients = several(supplierId, index => ({
    section: clientReferences,
    supplierId,
    key: `client ${index}`,
    status: getStatus(index),
    values: {
      clientOrganization: at(CLIENTS, supplierId + index),
      contactName: at(BUYERS, supplierId + index),
      contactPhone: `91202572110${index}`,
      contactEmail: `client${index + 1}@clients-${domain}`,
      designationOrDepartment: 'Purchase',
      location: city,
      workDescription: 'Regular supplies',
    },
  }));
  return [...related, ...referees, ...clients];
}

const SERVED = [
  ['Instruments', 'Calibration'],
  ['Secondary Packaging'],
  ['Analytical Testing', 'Validation'],
  ['Facility Management', 'Security'],
  ['Solvents', 'Intermediates'],
  ['Logistics'],
];

export function serviceableRows({ countryCode, countryName, state }: SupplierSeed, supplierId: number): ProfileRow[] {
  return [
    {
      section: serviceable,
      supplierId,
      key: 'serviceable',
      status: 'Approved',
      values: {
        serviceableCategory: at(SERVED, supplierId),
        serviceableLocations: [
          { countryCode, countryName, locations: [state] },
          ...(countryCode === 'SG' ? [] : [{ countryCode: 'SG', countryName: 'Singapore', locations: ['Singapore'] }]),
        ],
      },
    },
  ];
}
