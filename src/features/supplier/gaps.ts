import { locationLabel, type NamedLocation } from '@/domain/supplier/locationLabel';
import type { Id } from '@/lib/ids';
import type { SectionTodo } from './section/section';
import type { BankValues } from './bank/bank.section';
import type { ContactValues } from './contacts/contacts.section';
import { profileSections, type SectionId } from './sections';

/** Field in which contacts and bank accounts store their locations. */
export const LOCATION_FIELD: keyof ContactValues & keyof BankValues = 'locationType';

export interface Gap {
  location: string;
  sections: SectionId[];
}

const NO_LOCATION: Gap = { location: '', sections: ['locations'] };

/** Sections that need a row for every location before sending (spec 1 §5). */
export const neededSections = profileSections.filter(({ neededAtLocations }) => neededAtLocations !== undefined);

export function getGaps<L>(
  locations: readonly L[],
  getLabel: (location: L) => string,
  has: (section: SectionId, location: L) => boolean,
): Gap[] {
  return locations.flatMap(location => {
    const sections = neededSections.filter(({ id }) => !has(id, location)).map(({ id }) => id);
    return sections.length > 0 ? [{ location: getLabel(location), sections }] : [];
  });
}

/** Returns the pre-check's message (spec 1 §5 'Send-to-approver pre-check'). */
export function describeGap({ location, sections }: Gap): string {
  if (location === NO_LOCATION.location) return 'Add a location of presence before you send the profile.';
  const missing = neededSections.filter(({ id }) => sections.includes(id));
  return `${location} is missing ${missing.map(section => section.neededAtLocations).join(' and ')}.`;
}

export function gapTodos(gaps: readonly Gap[], section: SectionId, noun: string): SectionTodo[] {
  return gaps
    .filter(({ sections }) => sections.includes(section))
    .map(({ location }) =>
      location === NO_LOCATION.location
        ? { key: null, text: `Add a ${noun}` }
        : { key: null, text: `Add a ${noun} for ${location}`, given: { [LOCATION_FIELD]: [location] } },
    );
}

interface Location extends NamedLocation {
  id: Id;
  deleted: boolean | null;
}

type OfLocation = { locationId: Id | null };

/**
 * Returns missing data of the saved locations before the profile can be sent (spec 1 §5). Inactive locations are
 * skipped.
 */
export function gapsAtLocations(
  locations: readonly Location[],
  rows: Readonly<Partial<Record<SectionId, readonly OfLocation[]>>>,
): Gap[] {
  const inUse = locations.filter(({ deleted }) => deleted !== true);
  if (inUse.length === 0) return [NO_LOCATION];
  return getGaps(inUse, locationLabel, (section, { id }) => {
    const listed = rows[section];
    if (!listed) throw new Error(`The ${section} of the locations were not loaded.`);
    return listed.some(({ locationId }) => locationId === id);
  });
}
