import { useCallback } from 'react';
import { prefetch } from '@/platform/graphql/prefetch';
import { useRequest } from '@/platform/graphql/useRequest';
import type { ListInput, ListPage } from '@/shared/list/listTypes';
import { NonPoInvoiceListDocument, type NonPoInvoiceListQuery } from './nonPoList.graphql.generated';

export type NonPoRow = NonNullable<NonNullable<NonPoInvoiceListQuery['nonPoInvoiceList']>['data']>[number];

/** One page of non-PO invoices; a null payload is an empty page (spec 1 §4). */
export function useNonPoList(): (input: ListInput, signal: AbortSignal) => Promise<ListPage<NonPoRow>> {
  const request = useRequest(NonPoInvoiceListDocument);
  return useCallback(
    async (input, signal) => {
      const { nonPoInvoiceList: page } = await request({ input }, { signal });
      return { totalRecords: page?.totalRecords ?? 0, rows: page?.data ?? [] };
    },
    [request],
  );
}

/** Asks for the first page before the screen's code has arrived. */
export function prefetchNonPoList(input: ListInput): void {
  prefetch(NonPoInvoiceListDocument, { input });
}
