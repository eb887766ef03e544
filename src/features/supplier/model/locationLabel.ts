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
