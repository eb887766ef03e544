import { useMemo } from 'react';
import { useCall } from '@/platform/graphql/useCall';
import type { Lookups } from '@/shared/fields/types';
import type { Choice } from '@/shared/kinds/types';
import { allRows, firstRows } from '@/shared/list/listInput';
import {
  CountryListDocument,
  OrganizationTypeListDocument,
  StateListDocument,
} from '../../api/lookups.graphql.generated';
import { byName, IN_USE, PAGE } from '../../api/useSupplierLookups';

const countryOf = (values: Record<string, unknown>) => values['country'] as Choice | null | undefined;

/** Returns the lookups of countries, loaded at once (spec 1 §7 'page size 0 in registration'), and of places in the chosen country. */
export function usePlaceLookups(): Lookups {
  const call = useCall();
  return useMemo(
    (): Lookups => ({
      countries: async (name, _values, signal) => {
        const page = await call(CountryListDocument, { input: allRows({ name, ...IN_USE }) }, { signal });
        return (page.countryList?.data ?? []).map(({ code, name: country }) => ({
          code: code ?? '',
          name: country ?? '',
        }));
      },
      states: async (name, values, signal) => {
        const countryCode = countryOf(values)?.code;
        const page = await call(StateListDocument, { input: allRows({ name, countryCode, ...IN_USE }) }, { signal });
        return (page.stateList?.data ?? []).map(byName);
      },
      organizationTypes: async (name, values, signal) => {
        const conditions = { name, country: countryOf(values)?.name, ...IN_USE };
        const page = await call(OrganizationTypeListDocument, { input: firstRows(PAGE, conditions) }, { signal });
        return (page.organizationTypeList?.data ?? []).map(byName);
      },
    }),
    [call],
  );
}
