import { useMemo } from 'react';
import { useRequest } from '@/platform/graphql/useRequest';
import { useLatest } from '@/platform/useLatest';
import type { Lookups } from '@/shared/fields/types';
import type { Choice } from '@/shared/kinds/types';
import { allRows, firstRows } from '@/shared/list/listInput';
import {
  CountryListDocument,
  OrganizationTypeListDocument,
  StateListDocument,
} from '../../api/lookups.graphql.generated';
import { byName, IN_USE, locationsAmong, PAGE, useSupplierLookups } from '../../api/useSupplierLookups';
import { addressesAmong } from '../../profile/ownAddresses';
import type { WireRow } from '../model/registration.fields';
import { labelOf } from '../model/sections';

const countryOf = (values: Record<string, unknown>) => values['country'] as Choice | null | undefined;

/**
 * The remote lists of the registration form: of its own fields, whose countries come all at once (spec 1 §7 'page size 0 in
 * registration'), and of the profile's sections in it. `locationsOf`: the locations in the form, of which the server knows nothing yet.
 */
export function useRegistrationLookups(locationsOf: () => readonly WireRow[]): { own: Lookups; sections: Lookups } {
  const shared = useSupplierLookups(null);
  const asked = useLatest(locationsOf);
  const countries = useRequest(CountryListDocument);
  const states = useRequest(StateListDocument);
  const organizations = useRequest(OrganizationTypeListDocument);
  const sections = useMemo(
    (): Lookups => ({
      ...shared,
      locations: typed => {
        const labels = asked.current().map(labelOf).filter(Boolean);
        return Promise.resolve(locationsAmong(labels, typed));
      },
      ownAddresses: typed => Promise.resolve(addressesAmong(asked.current(), typed)),
    }),
    [shared, asked],
  );
  const own = useMemo(
    (): Lookups => ({
      ...shared,
      countries: async (name, _values, signal) => {
        const page = await countries({ input: allRows({ name, ...IN_USE }) }, { signal });
        return (page.countryList?.data ?? []).map(({ code, name: country }) => ({
          code: code ?? '',
          name: country ?? '',
        }));
      },
      states: async (name, values, signal) => {
        const countryCode = countryOf(values)?.code;
        const page = await states({ input: allRows({ name, countryCode, ...IN_USE }) }, { signal });
        return (page.stateList?.data ?? []).map(byName);
      },
      organizationTypes: async (name, values, signal) => {
        const conditions = { name, country: countryOf(values)?.name, ...IN_USE };
        const page = await organizations({ input: firstRows(PAGE, conditions) }, { signal });
        return (page.organizationTypeList?.data ?? []).map(byName);
      },
    }),
    [shared, countries, states, organizations],
  );
  return { own, sections };
}
