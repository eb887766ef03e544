import { profileSections } from '../../sections';

type SectionId = (typeof profileSections)[number]['id'];

/** The section that a table of the history belongs to, by the backend's name of the table; the first that fits. */
const SECTIONS: readonly (readonly [RegExp, SectionId])[] = [
  [/bank/i, 'bank'],
  [/serviceable/i, 'serviceable'],
  [/location/i, 'locations'],
  [/contact/i, 'contacts'],
  [/document|certificate/i, 'documents'],
  [/financial/i, 'financial'],
  [/related/i, 'related'],
  [/referencecompany/i, 'companyReferences'],
  [/referenceclient/i, 'clientReferences'],
];

/** The fields of a section in the order of its form, then the rows inside it. */
function namesOf(id: SectionId): string[] {
  const section = profileSections.find(known => known.id === id)?.declare({ isExtended: false, country: null });
  const fields = section?.fields({ row: null }) ?? [];
  return [...fields, ...(section?.nested ?? [])].map(({ name }) => name);
}

/** Sorts what was changed in a table as its section's form has its fields: the history keeps no order. Others come last, as they came. */
export function inFieldOrder<Change extends { property: string }>(
  entity: string,
  changes: readonly Change[],
): Change[] {
  const id = SECTIONS.find(([pattern]) => pattern.test(entity))?.[1];
  if (!id) return [...changes];
  const names = namesOf(id);
  const rank = ({ property }: Change) => (names.indexOf(property) + names.length + 1) % (names.length + 1);
  return changes.toSorted((a, b) => rank(a) - rank(b));
}
