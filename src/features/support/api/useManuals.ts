import { query } from '@/platform/graphql/prefetch';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { areIdsNumbers } from '@/platform/ids';
import { manualsFromApi } from '../model/manuals';
import { SupportListDocument } from './supportList.graphql.generated';

/** Loads all manuals: there are few, and every tile is shown at once (docs/decisions.md#page-size-zero). */
const VARIABLES = {
  input: {
    currentPage: 1,
    pageSize: 0,
    parameters: [{ name: 'supportFor', value: 'Supplier' }],
    sortBy: areIdsNumbers ? 'id' : 'rct',
    sortOrder: 'asc',
  },
};

/** Loads the manuals for suppliers (spec 3 §2 'Support'), one per support name. */
export function useManuals() {
  const { data, ...rest } = useBackendQuery(SupportListDocument, VARIABLES);
  return { manuals: data && manualsFromApi(data.supportList?.data ?? []), ...rest };
}

export const prefetchManuals = () => [query(SupportListDocument, VARIABLES)];
