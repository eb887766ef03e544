import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import { bank } from '../../sections/bank.ts';
import { contacts } from '../../sections/contacts.ts';
import { documents } from '../../sections/documents.ts';
import { financial } from '../../sections/financial.ts';
import { locations } from '../../sections/locations.ts';
import { mustBeComplete } from '../../sections/complete.ts';
import { clientReferences, companyReferences } from '../../sections/references.ts';
import { relatedCompanies } from '../../sections/relatedCompanies.ts';
import { writeRows } from '../../sections/save.ts';
import type { SectionKind } from '../../sections/sectionKind.ts';
import { serviceable } from '../../sections/serviceable.ts';
import type { RegistrationList } from './registrationColumns.ts';

/** Which section the rows of each list of the form become. Locations come first: contacts and accounts name them. */
const SECTION_OF: [RegistrationList, SectionKind][] = [
  ['locationOfPresence', locations],
  ['relatedCompany', relatedCompanies],
  ['contact', contacts],
  ['certificates', documents],
  ['bankInformation', bank],
  ['revenue', financial],
  ['referenceCompany', companyReferences],
  ['referenceClient', clientReferences],
  ['serviceableDetails', serviceable],
];

type Rows = Record<string, unknown>[];

/** Makes rows of the profile's sections out of what the registration form kept; what is wrong is told by list and row. */
export async function makeSections(
  tx: Sql,
  viewer: Viewer,
  supplierId: number,
  lists: Readonly<Record<string, Rows>>,
): Promise<void> {
  for (const [name, kind] of SECTION_OF) {
    const inputs = (lists[name] ?? []).map(({ id: _id, ...row }) => ({ ...row, supplierId }));
    if (inputs.length > 0) await writeRows(tx, viewer, kind, inputs, name);
  }
  // What the form built from the address is the header address (spec 1 §4 'Location type choice').
  await tx.query(
    `update supplier_location l set is_header_address = true from supplier s
      where s.id = $1 and l.supplier_id = s.id and l.location_type = s.location_type and l.address_line1 = s.address1`,
    [supplierId],
  );
  await mustBeComplete(tx, supplierId);
}
