/** What names a location. */
export interface NamedLocation {
  locationType?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  company?: string | null | undefined;
  erpSupplierSiteId?: string | null | undefined;
}

const SEPARATOR = ' - ';

/**
 * What a location is called where one is picked, and in the words of the pre-check (spec 1 §5): '{locationType} - {city} - {country} -
 * {company} - {site}', without what is not known.
 */
export function locationLabel({ locationType, city, country, company, erpSupplierSiteId }: NamedLocation): string {
  return [locationType, city, country, company, erpSupplierSiteId]
    .map(part => part?.trim().replaceAll(SEPARATOR, '-'))
    .filter(Boolean)
    .join(SEPARATOR);
}

/** The country of a location by its label; '' where the label is of another kind. */
export function countryOfLabel(label: string): string {
  return label.split(SEPARATOR)[2] ?? '';
}

/** The names under which contacts and bank accounts refer to a location: its label, or its type alone. */
function namesOfLocation(location: NamedLocation): string[] {
  return [locationLabel(location), location.locationType?.trim() ?? ''];
}

/** The names of a location that none of the others has. */
export function ownNames(location: NamedLocation, others: readonly NamedLocation[]): string[] {
  const kept = new Set(others.flatMap(namesOfLocation));
  return namesOfLocation(location).filter(name => name !== '' && !kept.has(name));
}

/** Replaces the names of a renamed location among the names that a row refers to. A name that another location still has stays as well. */
export function followRename(
  names: readonly string[],
  from: NamedLocation,
  to: NamedLocation,
  others: readonly NamedLocation[],
): string[] {
  const own = ownNames(from, others);
  const [label, type] = namesOfLocation(to);
  const [formerLabel, formerType] = namesOfLocation(from);
  const next = new Map([
    [formerType, type],
    [formerLabel, label],
  ]);
  return [...new Set(names.flatMap(name => [...(own.includes(name) ? [] : [name]), next.get(name) || name]))];
}
