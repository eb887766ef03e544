import { useEffect, useMemo } from 'react';
import { pageCount, PAGE_SIZE, toListInput, type ListState } from './listState';
import type { ListInput, ListShape } from './listTypes';
import { useListPage, type ListResult, type LoadPage } from './useListPage';
import type { ChangeList } from './useListState';

/** A paged list: what it shows, what it has, and how to change it. */
export interface List<Row> extends ListResult<Row> {
  state: ListState;
  change: ChangeList;
  /** What was asked for; exports send its conditions. */
  input: ListInput;
  pageSize: number;
  /** Number of pages, at least one. */
  pages: number;
}

/**
 * Loads the page that a list's state asks for. The state is kept by `useListState` in the address, or by `useLocalListState` where the
 * list stands in a dialog. A page beyond the last one, after rows have gone, leads to the last.
 */
export function useList<Row>(
  shape: ListShape,
  [state, change]: readonly [ListState, ChangeList],
  loadPage: LoadPage<Row>,
  version?: number,
): List<Row> {
  const { pageSize = PAGE_SIZE } = shape;
  const input = useMemo(() => toListInput(state, shape), [state, shape]);
  const result = useListPage(input, loadPage, version);
  const pages = pageCount(result.totalRecords ?? 0, pageSize);
  const beyond = !result.loading && !result.failed && state.page > pages;
  useEffect(() => {
    if (beyond) change({ ...state, page: pages }, { replace: true });
  }, [beyond, change, pages, state]);
  return { ...result, state, change, input, pageSize, pages };
}
