import type { ServiceableValues } from './serviceable.section';

interface Wire {
  serviceableCategory: readonly string[] | null;
  serviceableLocations:
    readonly { countryCode: string | null; countryName: string | null; locations: readonly string[] | null }[] | null;
}

export function serviceableFromWire({ serviceableCategory, serviceableLocations }: Wire): ServiceableValues {
  return {
    serviceableCategory: [...(serviceableCategory ?? [])],
    serviceableLocations: (serviceableLocations ?? []).map(({ countryCode, countryName, locations }, index) => ({
      uid: `place-${index}`,
      country: countryName ? { code: countryCode ?? '', name: countryName } : null,
      locations: [...(locations ?? [])],
    })),
  };
}

export function serviceableToWire({ serviceableCategory, serviceableLocations }: ServiceableValues) {
  return {
    serviceableCategory,
    serviceableLocations: serviceableLocations.map(({ country, locations }) => ({
      countryCode: country?.code || null,
      countryName: country?.name ?? null,
      locations,
    })),
  };
}
