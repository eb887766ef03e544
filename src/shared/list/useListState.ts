import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useIsLeaving } from '@/platform/routing/nextPage';
import { hasListState, initialState, readListState, writeListState, type ListState } from './listState';
import type { ListShape } from './listTypes';
import { keepFilter, storedState } from './storedFilter';

export type ChangeList = (next: ListState, options?: { replace?: boolean }) => void;

/**
 * The list's state, kept in the address: `change` writes a new entry of the history unless `replace` is asked for. Opened without
 * any state in the address, the filter kept from last time comes back and is written there.
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

  // No layout effect: `RouterProvider` subscribes to the router in one of its own, which runs after those of its children.
  useEffect(() => {
    if (restored && !isLeaving()) setSearch(before => writeListState(restored, shape, before), { replace: true });
  }, [restored, setSearch, shape, isLeaving]);

  useEffect(() => keepFilter(state, shape), [state, shape]);

  return [state, change];
}

/** The state of a list in a dialog: it begins anew whenever the dialog opens, and the address keeps what the page behind shows. */
export function useLocalListState(shape: ListShape): [ListState, ChangeList] {
  const [state, setState] = useState(() => initialState(shape));
  return [state, useCallback(next => setState(next), [])];
}
