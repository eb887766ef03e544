import { useMemo } from 'react';
import { useLatest } from '@/platform/useLatest';
import type { Lookups } from '@/shared/fields/types';
import { locationsAmong, useSupplierLookups } from '../api/useSupplierLookups';
import { addressesAmong } from '../model/ownAddresses';
import { usePlaceLookups } from './api/usePlaceLookups';
import type { RegistrationRow } from './model/registration.fields';
import { getRowLabel } from './model/sections';

/**
 * Returns the remote lookups of the form's fields and sections. `locationsOf`: locations in the form, which the server
 * doesn't have yet.
 */
export function useRegistrationLookups(locationsOf: () => readonly RegistrationRow[]): {
  own: Lookups;
  sections: Lookups;
} {
  const shared = useSupplierLookups(null);
  const places = usePlaceLookups();
  const latestLocations = useLatest(locationsOf);
  return useMemo(
    () => ({
      own: { ...shared, ...places } satisfies Lookups,
      sections: {
        ...shared,
        locations: async typed => locationsAmong(latestLocations.current().map(getRowLabel).filter(Boolean), typed),
        ownAddresses: async typed => addressesAmong(latestLocations.current(), typed),
      } satisfies Lookups,
    }),
    [shared, places, latestLocations],
  );
}
