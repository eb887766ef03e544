import { useCallback } from 'react';
import type { Operation } from '@/platform/graphql/operation';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { useCall } from '@/platform/graphql/useCall';
import { toListInput } from '@/shared/list/listState';
import type { FilterOption, ListInput, ListPage, ListShape, OptionLoader } from '@/shared/list/listTypes';
import { optionsWith } from '@/shared/list/options';
import { openingState } from '@/shared/list/useListState';
import type { RemoteSearch } from '@/shared/ui/useRemoteSearch';

export type PageOperation<Row> = Operation<ListInput, ListPage<Row>>;

export function useOptionLoader(options: Operation<null, FilterOption[]>): OptionLoader {
  const call = useCall();
  return useCallback(signal => call(options, null, { signal }), [call, options]);
}

export function useOptionSearch(options: Operation<null, FilterOption[]>): RemoteSearch<FilterOption> {
  const call = useCall();
  return useCallback(async (text, signal) => optionsWith(text, await call(options, null, { signal })), [call, options]);
}

export function listQuery(page: PageOperation<unknown>, shape: ListShape, url: URL): RouteQuery {
  return query(page, toListInput(openingState(url.searchParams, shape), shape));
}
