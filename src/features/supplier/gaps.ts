import type { SectionTodo } from './section/section';
import type { BankValues } from './bank/bank.section';
import type { ContactValues } from './contacts/contacts.section';
import { profileSections, type SectionId } from './sections';

/** Under this name contacts and bank accounts hold the locations that they are for. */
export const LOCATION_FIELD: keyof ContactValues & keyof BankValues = 'locationType';

/** A location, and the sections in which a row for it is missing. */
export interface Gap {
  location: string;
  sections: SectionId[];
}

/** What a profile without any location of presence lacks. */
export const NO_LOCATION: Gap = { location: '', sections: ['locations'] };

/** The sections of which every location of presence needs a row before the profile can be sent (spec 1 §5). */
export const neededSections = profileSections.filter(({ neededAtLocations }) => neededAtLocations !== undefined);

/** What is missing, location by location. The registration, its Submit and 'Send For Approver' all count by this. */
export function gapsOf<L>(
  locations: readonly L[],
  labelOf: (location: L) => string,
  has: (section: SectionId, location: L) => boolean,
): Gap[] {
  return locations.flatMap(location => {
    const sections = neededSections.filter(({ id }) => !has(id, location)).map(({ id }) => id);
    return sections.length > 0 ? [{ location: labelOf(location), sections }] : [];
  });
}

/** As the pre-check says it (spec 1 §5 'Send-to-approver pre-check'). */
export function gapInWords({ location, sections }: Gap): string {
  if (location === NO_LOCATION.location) return 'The profile has no location of presence. Add one before you send it.';
  const missing = neededSections.filter(({ id }) => sections.includes(id));
  return `${location} is missing ${missing.map(section => section.neededAtLocations).join(' and ')}.`;
}

/**
 * The same as what is to be done in one section, a row for each location, which is chosen in it already; `noun` is what a row of it is
 * called.
 */
export function gapTodos(gaps: readonly Gap[], section: SectionId, noun: string): SectionTodo[] {
  return gaps
    .filter(({ sections }) => sections.includes(section))
    .map(({ location }) =>
      location === NO_LOCATION.location
        ? { key: null, text: `Add a ${noun}` }
        : { key: null, text: `Add a ${noun} for ${location}`, given: { [LOCATION_FIELD]: [location] } },
    );
}
