import { useMemo } from 'react';
import { useLatest } from '@/platform/useLatest';
import type { Lookups } from '@/shared/fields/types';
import { locationsAmong, useSupplierLookups } from '../api/useSupplierLookups';
import { addressesAmong } from '../model/ownAddresses';
import { usePlaceLookups } from './api/usePlaceLookups';
import type { KeptRow } from './model/registration.fields';
import { labelOf } from './model/sections';

/**
 * Returns the remote lookups of the form's fields and sections. `locationsOf`: locations in the form, which the server doesn't have yet.
 */
export function useRegistrationLookups(locationsOf: () => readonly KeptRow[]): { own: Lookups; sections: Lookups } {
  const shared = useSupplierLookups(null);
  const places = usePlaceLookups();
  const asked = useLatest(locationsOf);
  return useMemo(
    (): { own: Lookups; sections: Lookups } => ({
      own: { ...shared, ...places },
      sections: {
        ...shared,
        locations: typed => {
          const labels = asked.current().map(labelOf).filter(Boolean);
          return Promise.resolve(locationsAmong(labels, typed));
        },
        ownAddresses: typed => Promise.resolve(addressesAmong(asked.current(), typed)),
      },
    }),
    [shared, places, asked],
  );
}
