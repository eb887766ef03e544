import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { operation } from '@/platform/graphql/operation';
import { useLoaded, type QueryResult } from '@/platform/graphql/useLoaded';
import { useCall } from '@/platform/graphql/useCall';
import type { LookupInput } from '@/shared/list/listInput';
import type { ListParameter } from '@/shared/list/listTypes';

/** A report row, reduced to the values of sums and bars. If an invoice has several rows, each contains the invoice's amount. */
export interface Figure {
  id: Id;
  amount: string | number | null;
  currencyCode: string | null;
  countryCode: string | null;
  ageInDay?: number | null;
  level?: string | null;
}

export type FiguresDocument = TypedDocumentNode<
  { figures: { totalRecords: number; data: Figure[] | null } | null },
  { input: LookupInput }
>;

/** Maximum number of rows added up in the browser; above it no sums are shown. */
const MOST_FIGURES = 10_000;
/** Largest allowed page size except 'all'. */
const LARGEST_PAGE = 1_000;

/** Loads the figures of all matching rows across pages; null if there are too many. */
export function useFigures(
  document: FiguresDocument,
  parameters: ListParameter[] | null,
): QueryResult<Figure[] | null> {
  const request = useMemo(
    () =>
      operation(
        document,
        (input: LookupInput) => ({ input }),
        ({ figures }) => ({ total: figures?.totalRecords ?? 0, rows: figures?.data ?? [] }),
      ),
    [document],
  );
  const call = useCall();
  return useLoaded(async (wanted: ListParameter[], signal) => {
    const conditions = { currentPage: 1, parameters: wanted };
    const { total, rows } = await call(request, { ...conditions, pageSize: LARGEST_PAGE }, { signal });
    if (total <= LARGEST_PAGE) return rows;
    return total > MOST_FIGURES ? null : (await call(request, { ...conditions, pageSize: 0 }, { signal })).rows;
  }, parameters);
}
