import { contactFields, contactsSection } from '../../contacts/contacts.section';
import type { SectionDef } from '@/shared/section/section';
import type { LooseField } from '@/shared/fields/define';
import type { ListName } from './registration.fields';

/** A section of the profile inside the form: which list holds its rows, and what of them travels. */
export interface RegistrationSection {
  list: ListName;
  section: SectionDef<Record<string, unknown>>;
  fields: readonly LooseField[];
}

const place = <V extends object>(
  list: ListName,
  section: SectionDef<V & Record<string, unknown>>,
  fields: readonly LooseField[],
): RegistrationSection => ({
  list,
  // What differs between sections meets only its own rows.
  section: section as unknown as SectionDef<Record<string, unknown>>,
  fields,
});

/** The sections of the profile in registration mode: their rows are kept in the form and sent with it (spec 1 §1). */
export const registrationSections: readonly RegistrationSection[] = [
  place('contact', contactsSection(false), contactFields),
];
