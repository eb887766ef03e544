import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { useIsLeaving } from '@/platform/routing/nextPage';
import { parseJsonText } from '@/lib/jsonText';
import { keep, readKept } from '@/lib/kept';
import { LIST_FILTER_KEY, readUserId } from '@/platform/session/session';
import {
  hasListState,
  initialState,
  readListState,
  writeListState,
  type ListState,
  getDefaultSort,
  sortChoices,
} from './listState';
import type { ListShape, FilterSearches, OptionLoader } from './listTypes';
import { filtersFromText, filtersToText } from './filterText';

const kept = z.object({
  context: z.string(),
  /** Owner of the stored filter; absent: any user. */
  userId: z.optional(z.string()),
  parameters: z.unknown(),
  sortBy: z.optional(z.string()),
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
});

function read(): z.infer<typeof kept> | null {
  const value = parseJsonText(z.nullable(kept), readKept(LIST_FILTER_KEY), null);
  return value?.userId === undefined || value.userId === readUserId() ? value : null;
}

/** Returns the stored filter of this list (`listFilterValue`, spec 1 §3); null if missing or without effect. */
function storedState(shape: ListShape): ListState | null {
  const value = read();
  if (value?.context !== shape.context) return null;
  const state = initialState(shape);
  Object.assign(state, filtersFromText(value.parameters, shape.filters ?? []));
  if (sortChoices(shape).some(choice => choice.name === value.sortBy)) {
    state.sortBy = value.sortBy ?? state.sortBy;
    state.sortOrder = value.sortOrder ?? state.sortOrder;
  }
  return isPlain(state, shape) && state.ignored.length === 0 ? null : state;
}

function isPlain(state: ListState, shape: ListShape): boolean {
  const { by, order } = getDefaultSort(shape);
  return state.filters.length === 0 && state.sortBy === by && state.sortOrder === order;
}

/** Stores the applied filter and sort, or removes them if they are defaults. Keeps another list's filter. */
export function keepFilter(state: ListState, shape: ListShape): void {
  if (!isPlain(state, shape)) {
    const { sortBy, sortOrder } = state;
    const parameters = filtersToText(state.filters);
    keep(LIST_FILTER_KEY, { context: shape.context, userId: readUserId() ?? undefined, parameters, sortBy, sortOrder });
  } else if (read()?.context === shape.context) keep(LIST_FILTER_KEY, null);
}

/** Returns the initial state: from the URL, otherwise the stored filter. */
export function openingState(search: URLSearchParams, shape: ListShape): ListState {
  const stored = hasListState(search) ? null : storedState(shape);
  return stored ?? readListState(search, shape);
}

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

/** Props of the parts that show and change a list's state. */
export interface ListControl {
  shape: ListShape;
  state: ListState;
  onChange: ChangeList;
}

export interface PanelContent extends ListControl {
  lookups: Record<string, OptionLoader> | undefined;
  searches: FilterSearches | undefined;
}
