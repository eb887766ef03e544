export interface NamedLocation {
  locationType?: string | null | undefined;
  city?: string | null | undefined;
  country?: string | null | undefined;
  company?: string | null | undefined;
  erpSupplierSiteId?: string | null | undefined;
}

const SEPARATOR = ' - ';

/** Formats a location's label (spec 1 §5): '{locationType} - {city} - {country} - {company} - {site}', without empty parts. */
export function locationLabel({ locationType, city, country, company, erpSupplierSiteId }: NamedLocation): string {
  return [locationType, city, country, company, erpSupplierSiteId]
    .map(part => part?.trim().replaceAll(SEPARATOR, '-'))
    .filter(Boolean)
    .join(SEPARATOR);
}

/** Returns the country in a location label; '' for other labels. */
export function countryOfLabel(label: string): string {
  return label.split(SEPARATOR)[2] ?? '';
}

/** Returns the names by which contacts and accounts refer to a location: its label or its type. */
function namesOfLocation(location: NamedLocation): string[] {
  return [locationLabel(location), location.locationType?.trim() ?? ''];
}

/** Returns the location's names that no other location shares. */
export function ownNames(location: NamedLocation, others: readonly NamedLocation[]): string[] {
  const kept = new Set(others.flatMap(namesOfLocation));
  return namesOfLocation(location).filter(name => name !== '' && !kept.has(name));
}

/** Replaces a renamed location's names in a row's references. Names that another location still has stay. */
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
