import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { operation } from '@/platform/graphql/operation';
import { useLoaded, type Answer } from '@/platform/graphql/useLoaded';
import { useCall } from '@/platform/graphql/useCall';
import type { LookupInput } from '@/shared/list/listInput';
import type { ListParameter } from '@/shared/list/listTypes';

/** What a report's sums and bars are made of: one row of it. Of an invoice with a row for each line the amount is the invoice's in each. */
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

/** The most rows that are added up in the browser; of more no sums are shown. */
const MOST_FIGURES = 10_000;
/** The largest page; beyond it only 'all' is left. */
const LARGEST_PAGE = 1_000;

/** Figures of all rows of a report under these conditions, on all its pages; null when there are too many. */
export function useFigures(document: FiguresDocument, parameters: ListParameter[] | null): Answer<Figure[] | null> {
  const asked = useMemo(
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
    const { total, rows } = await call(asked, { ...conditions, pageSize: LARGEST_PAGE }, { signal });
    if (total <= LARGEST_PAGE) return rows;
    return total > MOST_FIGURES ? null : (await call(asked, { ...conditions, pageSize: 0 }, { signal })).rows;
  }, parameters);
}
