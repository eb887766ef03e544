import { useMemo } from 'react';
import { useCall } from '@/platform/graphql/useCall';
import type { Lookups } from '@/shared/fields/types';
import { allRows } from '@/shared/list/listInput';
import { CountryListDocument, StateListDocument } from '../../api/lookups.graphql.generated';
import { byName, countryIn, IN_USE, loadRows, toChoice } from '../../api/useSupplierLookups';

/** Returns the lookups of countries and states, loaded at once (spec 1 §7 'page size 0 in registration'). */
export function usePlaceLookups() {
  const call = useCall();
  return useMemo(
    () =>
      ({
        countries: async (name, _values, signal) =>
          (await loadRows(call, CountryListDocument, allRows({ name, ...IN_USE }), signal)).map(toChoice),
        states: async (name, values, signal) => {
          const input = allRows({ name, countryCode: countryIn(values)?.code, ...IN_USE });
          return (await loadRows(call, StateListDocument, input, signal)).map(byName);
        },
      }) satisfies Lookups,
    [call],
  );
}
