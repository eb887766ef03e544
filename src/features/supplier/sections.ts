import type { FieldValues } from 'react-hook-form';
import type { SectionDef } from '@/shared/section/section';
import { bankSection } from './bank/bank.section';
import { contactsSection } from './contacts/contacts.section';
import { documentsSection } from './documents/documents.section';
import { financialSection } from './financial/financial.section';
import { locationsSection } from './locations/locations.section';
import type { ProfileSetting } from './profileFields';
import { clientReferencesSection, companyReferencesSection } from './references/references.section';
import { relatedCompaniesSection } from './related/relatedCompanies.section';
import { serviceableSection } from './serviceable/serviceable.section';

export interface ProfileSection {
  id: string;
  /** Its list in the values of the registration form (spec 1 §3 'Registration form values'). */
  formName: string;
  /** Shown as one block with the section before it (spec 1 §2 'Reference from Company and Reference from Client'). */
  joins?: boolean;
  declare: (setting: ProfileSetting) => SectionDef<FieldValues>;
}

function section<V extends FieldValues, Id extends string, List extends string>(
  id: Id,
  formName: List,
  declare: (setting: ProfileSetting) => SectionDef<V>,
  more: Pick<ProfileSection, 'joins'> = {},
): ProfileSection & { id: Id; formName: List } {
  // What differs between sections meets only its own rows.
  return { id, formName, declare: declare as unknown as ProfileSection['declare'], ...more };
}

/** Every section of a profile in the order of the page: each in the form while a supplier registers, saved at once afterwards. */
export const profileSections = [
  section('related', 'relatedCompany', () => relatedCompaniesSection),
  section('locations', 'locationOfPresence', locationsSection),
  section('contacts', 'contact', ({ isExtended }) => contactsSection(isExtended)),
  section('documents', 'certificates', () => documentsSection),
  section('bank', 'bankInformation', bankSection),
  section('financial', 'revenue', () => financialSection),
  section('companyReferences', 'referenceCompany', () => companyReferencesSection),
  section('clientReferences', 'referenceClient', () => clientReferencesSection, { joins: true }),
  section('serviceable', 'serviceableDetails', () => serviceableSection),
] as const;
