import type { SectionTodo } from '@/shared/section/section';

/** What every location of presence needs before the profile can be sent (spec 1 §5): a row of each of these sections, and what it is called. */
const NEEDED = { contacts: 'contact', bank: 'bank' } as const;
export type NeededSection = keyof typeof NEEDED;

const NEEDED_SECTIONS = Object.keys(NEEDED) as NeededSection[];

/** A location, and the sections in which a row for it is missing. */
export interface Gap {
  location: string;
  sections: NeededSection[];
}

/** What is missing, location by location. The registration, its Submit and 'Send For Approver' all count by this. */
export function gapsOf<L>(
  locations: readonly L[],
  labelOf: (location: L) => string,
  has: (section: NeededSection, location: L) => boolean,
): Gap[] {
  return locations.flatMap(location => {
    const sections = NEEDED_SECTIONS.filter(section => !has(section, location));
    return sections.length > 0 ? [{ location: labelOf(location), sections }] : [];
  });
}

/** As the pre-check says it (spec 1 §5 'Send-to-approver pre-check'). */
export function gapInWords({ location, sections }: Gap): string {
  return `${location} is missing ${sections.map(section => NEEDED[section]).join(' and ')}.`;
}

/** The same as what is to be done in one section, a row for each location; `noun` is what a row of it is called. */
export function gapTodos(gaps: readonly Gap[], section: string, noun: string): SectionTodo[] {
  return gaps
    .filter(({ sections }) => sections.some(needed => needed === section))
    .map(({ location }) => ({ key: null, text: `Add a ${noun} for ${location}` }));
}
