import { useMemo } from 'react';
import { useCall } from '@/platform/graphql/useCall';
import { useLatest } from '@/platform/useLatest';
import type { Lookups } from '@/shared/fields/types';
import { allRows } from '@/shared/list/listInput';
import { CountryListDocument, StateListDocument } from '../api/lookups.graphql.generated';
import {
  byName,
  countryIn,
  IN_USE,
  loadRows,
  locationsAmong,
  toChoice,
  useSupplierLookups,
} from '../api/useSupplierLookups';
import { addressesAmong } from '../model/ownAddresses';
import type { RegistrationRow } from './model/registration.fields';
import { getRowLabel } from './model/sections';

/**
 * Returns the remote lookups of the form's fields and sections. The form loads countries at once (spec 1 §7 'page size 0 in
 * registration'). `locationsOf`: locations in the form, which the server doesn't have yet.
 */
export function useRegistrationLookups(locationsOf: () => readonly RegistrationRow[]): {
  own: Lookups;
  sections: Lookups;
} {
  const call = useCall();
  const shared = useSupplierLookups(null);
  const latestLocations = useLatest(locationsOf);
  return useMemo(
    () => ({
      own: {
        ...shared,
        countries: async (name, _values, signal) =>
          (await loadRows(call, CountryListDocument, allRows({ name, ...IN_USE }), signal)).map(toChoice),
        states: async (name, values, signal) => {
          const input = allRows({ name, countryCode: countryIn(values)?.code, ...IN_USE });
          return (await loadRows(call, StateListDocument, input, signal)).map(byName);
        },
      } satisfies Lookups,
      sections: {
        ...shared,
        locations: async typed => locationsAmong(latestLocations.current().map(getRowLabel).filter(Boolean), typed),
        ownAddresses: async typed => addressesAmong(latestLocations.current(), typed),
      } satisfies Lookups,
    }),
    [call, shared, latestLocations],
  );
}
