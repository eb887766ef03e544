import { useCallback, useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall } from '@/platform/graphql/useCall';
import { allRows } from '@/shared/list/listInput';
import type { Choice } from '@/shared/fieldTypes/types';
import { parseItems, parseQuery, type Query, type QueryItem } from '../model/thread';
import { QueryCatogeryListDocument } from './queryChoices.graphql.generated';
import { QueryItemListDocument, QueryListDocument } from './queryThread.graphql.generated';
import { itemListInput, queryListInput } from './threadInput';

/** Queries a record's queries, newest first; skips if the id is null. */
export function useQueries(context: string, contextId: Id | null) {
  const variables = contextId === null ? null : queryListInput(context, contextId);
  const { data, ...rest } = useBackendQuery(QueryListDocument, variables);
  const queries = useMemo<Query[] | undefined>(() => data && (data.queryList?.data ?? []).map(parseQuery), [data]);
  return { queries, ...rest };
}

export function useQueryItems(queryId: Id) {
  const { data, ...rest } = useBackendQuery(QueryItemListDocument, itemListInput(queryId));
  const items = useMemo<QueryItem[] | undefined>(() => data && parseItems(data.queryItemList?.data ?? []), [data]);
  return { items, ...rest };
}

const ALL_ACTIVE = { input: allRows({ active: true, deleted: false }) };

export function useCategorySearch() {
  const call = useCall();
  return useCallback(
    async (text: string, _values: unknown, signal: AbortSignal): Promise<Choice[]> => {
      const found = (await call(QueryCatogeryListDocument, ALL_ACTIVE, { signal })).queryCatogeryList?.data ?? [];
      const wanted = text.toLowerCase();
      return found
        .map(row => ({ code: row.code ?? '', name: row.name ?? '' }))
        .filter(({ name }) => name.toLowerCase().includes(wanted));
    },
    [call],
  );
}
