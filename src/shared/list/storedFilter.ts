import * as z from 'zod/mini';
import { parseJsonText } from '@/lib/jsonText';
import { keep, readKept } from '@/lib/kept';
import { LIST_FILTER_KEY, readUserId } from '@/platform/session/session';
import { filtersFromText, filtersToText } from './filterText';
import { defaultSortOf, hasListState, initialState, readListState, sortChoices, type ListState } from './listState';
import type { ListShape } from './listTypes';

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
export function storedState(shape: ListShape): ListState | null {
  const value = read();
  if (value?.context !== shape.context) return null;
  const state = initialState(shape);
  state.filters = filtersFromText(value.parameters, shape.filters ?? []).filters;
  if (sortChoices(shape).some(choice => choice.name === value.sortBy)) {
    state.sortBy = value.sortBy ?? state.sortBy;
    state.sortOrder = value.sortOrder ?? state.sortOrder;
  }
  return isPlain(state, shape) ? null : state;
}

function isPlain(state: ListState, shape: ListShape): boolean {
  const { by, order } = defaultSortOf(shape);
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

/**
 * Returns the initial state: from the URL, otherwise the stored filter. Loaders use
 * `toListInput(openingState(url.searchParams, def), def)`.
 */
export function openingState(search: URLSearchParams, shape: ListShape): ListState {
  const stored = hasListState(search) ? null : storedState(shape);
  return stored ?? readListState(search, shape);
}
