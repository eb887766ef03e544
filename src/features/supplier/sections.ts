import { equalsIgnoreCase } from '@/lib/text';
import { bank } from './bank/bank.section';
import { contacts } from './contacts/contacts.section';
import { documents } from './documents/documents.section';
import { financial } from './financial/financial.section';
import { locations } from './locations/locations.section';
import { clientReferences, companyReferences } from './references/references.section';
import { relatedCompanies } from './related/relatedCompanies.section';
import { serviceable } from './serviceable/serviceable.section';

export const profileSections = [
  relatedCompanies,
  locations,
  contacts,
  documents,
  bank,
  financial,
  companyReferences,
  clientReferences,
  serviceable,
] as const;

export type SectionId = (typeof profileSections)[number]['id'];
export type SectionList = (typeof profileSections)[number]['formName'];

export function sectionOfEntity(entity: string) {
  return profileSections.find(section => equalsIgnoreCase(section.entity, entity));
}
