import { useMemo } from 'react';
import { useRequest } from '@/platform/graphql/useRequest';
import type { Choice, Lookups } from '@/shared/fields/types';
import { firstRows } from '@/shared/list/listInput';
import { LocationTypeListDocument, TitleListDocument } from './contacts.graphql.generated';

/** Page size of the look-ups of a profile (spec 1 §9). */
const PAGE = 10;
const IN_USE = { active: 'true', deleted: 'false' };

/** The remote lists behind the fields of a profile's sections, by lookup name. */
export function useSupplierLookups(): Lookups {
  const titles = useRequest(TitleListDocument);
  const locationTypes = useRequest(LocationTypeListDocument);
  return useMemo(
    (): Lookups => ({
      titles: async (name, _values, signal) => {
        const page = await titles({ input: firstRows(PAGE, { name, ...IN_USE }) }, { signal });
        return (page.titleList?.data ?? []).map(toChoice).map(({ name: title }) => ({ code: title, name: title }));
      },
      locationTypes: async (name, _values, signal) => {
        const page = await locationTypes({ input: firstRows(PAGE, { name, ...IN_USE }) }, { signal });
        return (page.locationTypeList?.data ?? []).map(toChoice);
      },
    }),
    [titles, locationTypes],
  );
}

function toChoice(row: { code: string | null; name: string | null }): Choice {
  return { code: row.code ?? '', name: row.name ?? row.code ?? '' };
}
