import type { SectionTodo } from './section/section';
import type { BankValues } from './bank/bank.section';
import type { ContactValues } from './contacts/contacts.section';
import { profileSections, type SectionId } from './sections';

/** Field in which contacts and bank accounts store their locations. */
export const LOCATION_FIELD: keyof ContactValues & keyof BankValues = 'locationType';

/** A location and the sections without a row for it. */
export interface Gap {
  location: string;
  sections: SectionId[];
}

/** Gap of a profile without locations. */
export const NO_LOCATION: Gap = { location: '', sections: ['locations'] };

/** Sections that need a row for every location before sending (spec 1 §5). */
export const neededSections = profileSections.filter(({ neededAtLocations }) => neededAtLocations !== undefined);

/** Returns the gaps by location. Registration, its Submit and 'Send For Approver' share this. */
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

/** Returns the pre-check's message (spec 1 §5 'Send-to-approver pre-check'). */
export function gapInWords({ location, sections }: Gap): string {
  if (location === NO_LOCATION.location) return 'The profile has no location of presence. Add one before you send it.';
  const missing = neededSections.filter(({ id }) => sections.includes(id));
  return `${location} is missing ${missing.map(section => section.neededAtLocations).join(' and ')}.`;
}

/** Returns a section's gaps as tasks: a row per location, with the location preselected. `noun`: name of a row. */
export function gapTodos(gaps: readonly Gap[], section: SectionId, noun: string): SectionTodo[] {
  return gaps
    .filter(({ sections }) => sections.includes(section))
    .map(({ location }) =>
      location === NO_LOCATION.location
        ? { key: null, text: `Add a ${noun}` }
        : { key: null, text: `Add a ${noun} for ${location}`, given: { [LOCATION_FIELD]: [location] } },
    );
}
