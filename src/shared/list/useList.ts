import { useEffect, useMemo } from 'react';
import type { CallError } from '@/platform/graphql/callError';
import { useReadAgain } from '@/platform/graphql/changes';
import type { Operation } from '@/platform/graphql/operation';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useIsLeaving } from '@/platform/routing/nextPage';
import { pageCount, PAGE_SIZE, toListInput, type ListState } from './listState';
import type { ListInput, ListPage, ListShape } from './listTypes';
import type { ChangeList } from './useListState';

const NO_ROWS: readonly never[] = [];

/** Loads one page of a list; null means empty. */
export type PageRequest<Row> = Operation<ListInput, ListPage<Row> | null>;

export interface List<Row> {
  /** null until the first response. While the next page loads, the previous rows. */
  rows: readonly Row[] | null;
  totalRecords: number | null;
  error: CallError | undefined;
  loading: boolean;
  reload: () => void;
  state: ListState;
  change: ChangeList;
  input: ListInput;
  pageSize: number;
  pages: number;
}

/**
 * Loads the page of a list's state, which `useListState` keeps in the URL and `useLocalListState` in a dialog. A
 * failure gives a total of 0 and no rows (spec 1 §4), like a null result. A page beyond the last one goes to the
 * last.
 */
export function useList<Row>(
  shape: ListShape,
  [state, change]: readonly [ListState, ChangeList],
  page: PageRequest<Row>,
): List<Row> {
  const { pageSize = PAGE_SIZE } = shape;
  const input = useMemo(() => toListInput(state, shape), [state, shape]);
  const { data, error, busy, reload } = useBackendQuery(page, input, { keepPrevious: true });
  useReadAgain(reload);
  const failed = error !== undefined;
  const known = failed || data !== undefined;
  const found = failed ? null : data;
  const totalRecords = known ? (found?.totalRecords ?? 0) : null;
  const pages = pageCount(totalRecords ?? 0, pageSize);
  const isLeaving = useIsLeaving();
  const beyond = !busy && !failed && state.page > pages;
  useEffect(() => {
    if (beyond && !isLeaving()) change({ ...state, page: pages }, { replace: true });
  }, [beyond, change, pages, state, isLeaving]);
  return {
    rows: known ? (found?.rows ?? NO_ROWS) : null,
    totalRecords,
    error,
    loading: busy,
    reload: () => void reload(),
    state,
    change,
    input,
    pageSize,
    pages,
  };
}
