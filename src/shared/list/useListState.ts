import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '@/platform/routing/nextPage';
import { hasListState, initialState, readListState, writeListState, type ListState } from './listState';
import type { ListShape } from './listTypes';
import { keepFilter, storedState } from './storedFilter';

export type ChangeList = (next: ListState, options?: { replace?: boolean }) => void;

/**
 * Keeps the list's state in the URL: `change` pushes a history entry unless `replace` is set. Without state in the URL,
 * restores the stored filter.
 */
export function useListState(shape: ListShape): [ListState, ChangeList] {
  const [search, setSearch] = useSearchParams();
  const isLeaving = useIsLeaving();
  const [restored, setRestored] = useState(() => (hasListState(search) ? null : storedState(shape)));
  if (restored && hasListState(search)) setRestored(null);
  const state = useMemo(() => restored ?? readListState(search, shape), [restored, search, shape]);

  const change: ChangeList = useCallback(
    (next, options) => {
      setRestored(null);
      setSearch(before => writeListState(next, shape, before), { replace: options?.replace ?? false });
    },
    [setSearch, shape],
  );

  // Not a layout effect: `RouterProvider` subscribes in its own layout effect, which runs after those of its children.
  useEffect(() => {
    if (restored && !isLeaving()) setSearch(before => writeListState(restored, shape, before), { replace: true });
  }, [restored, setSearch, shape, isLeaving]);

  useEffect(() => keepFilter(state, shape), [state, shape]);

  return [state, change];
}

/** Keeps the state of a list in a dialog; it resets each time the dialog opens and doesn't touch the URL. */
export function useLocalListState(shape: ListShape): [ListState, ChangeList] {
  const [state, setState] = useState(() => initialState(shape));
  return [state, useCallback(next => setState(next), [])];
}
