import { areIdsNumbers } from '@/platform/ids';
import { looksLikeCode, searchText } from '@/lib/text';
import { fromAddress, getDef, makeFilter, toAddress, toParameters } from './filterTypes';
import type {
  AppliedFilter,
  IgnoredFilter,
  ListInput,
  ListShape,
  ListSort,
  SortOrder,
  FilterDef,
  ListFind,
} from './listTypes';

export const PAGE_SIZE = 15;
/** API names of creation dates; orders and receipts have only a document date. */
const CREATION_DATES = [/^rct$/, /creat(?:ed|ion)Date$/i, /^date$/];
/** Keeps page times page size within GraphQL's Int. */
const MAX_PAGE = 1_000_000;
const FILTER_PREFIX = 'f.';
const OWN_PARAMETERS = new Set(['page', 'sort', 'order', 'tab']);

export type PanelTab = 'filter' | 'presets';

/** State of a list. The URL holds it, so that users can share and bookmark it and go back. */
export interface ListState {
  page: number;
  sortBy: string;
  sortOrder: SortOrder;
  /** In the order of the list's filter definitions. */
  filters: AppliedFilter[];
  /** Shown above the rows, and kept in the URL until the filters change: a filter is never dropped silently. */
  ignored: IgnoredFilter[];
  tab: PanelTab;
}

/** Returns newest first: id descending (spec 1 §9), or creation date descending if ids are opaque. */
export function getDefaultSort(shape: ListShape, hasOrderedIds = areIdsNumbers): ListSort {
  const [date = 'rct'] = CREATION_DATES.flatMap(pattern =>
    shape.columns.flatMap(({ name }) => (pattern.test(name) ? [name] : [])),
  );
  return { by: hasOrderedIds ? 'id' : date, order: 'desc' };
}

const SORT_TITLES: Record<string, string> = { id: 'Id', rct: 'Created On' };

/** Returns the sortable columns, plus the default sort if it is no column. */
export function sortChoices(shape: ListShape): { name: string; title: string }[] {
  const choices = shape.columns.filter(column => column.sortable !== false);
  const { by } = getDefaultSort(shape);
  if (choices.some(column => column.name === by)) return choices;
  return [{ name: by, title: SORT_TITLES[by] ?? by }, ...choices];
}

export function initialState(shape: ListShape): ListState {
  const { by, order } = getDefaultSort(shape);
  return { page: 1, sortBy: by, sortOrder: order, filters: [], ignored: [], tab: 'filter' };
}

export function hasListState(search: URLSearchParams): boolean {
  return [...search.keys()].some(isOwn);
}

function isOwn(key: string): boolean {
  return OWN_PARAMETERS.has(key) || key.startsWith(FILTER_PREFIX);
}

/** Parses the URL. Lists unknown and invalid filters as `ignored`; ignores other unknown or invalid values. */
export function readListState(search: URLSearchParams, shape: ListShape): ListState {
  const state = initialState(shape);
  const page = search.get('page') ?? '';
  if (/^\d{1,9}$/.test(page)) state.page = Math.min(Math.max(Number(page), 1), MAX_PAGE);
  const sortBy = search.get('sort');
  if (sortBy !== null && sortChoices(shape).some(choice => choice.name === sortBy)) {
    state.sortBy = sortBy;
    state.sortOrder = 'asc';
  }
  const order = search.get('order');
  if (order === 'asc' || order === 'desc') state.sortOrder = order;
  const defs = shape.filters ?? [];
  for (const key of new Set(search.keys())) {
    const texts = key.startsWith(FILTER_PREFIX) ? search.getAll(key).filter(searchText) : [];
    if (texts.length === 0) continue;
    const name = key.slice(FILTER_PREFIX.length);
    const def = getDef(defs, name);
    const filter = def && fromAddress(def, texts);
    if (filter) state.filters.push(filter);
    else state.ignored.push({ name, texts });
  }
  state.filters = inOrder(state.filters, defs);
  if (search.get('tab') === 'presets') state.tab = 'presets';
  return state;
}

/** Serializes the state to the URL; omits defaults and keeps unrelated parameters of `base`. */
export function writeListState(state: ListState, shape: ListShape, base?: URLSearchParams): URLSearchParams {
  const search = new URLSearchParams();
  for (const [key, value] of base ?? []) if (!isOwn(key)) search.append(key, value);
  if (state.page > 1) search.set('page', String(state.page));
  const { by, order } = getDefaultSort(shape);
  if (state.sortBy !== by || state.sortOrder !== order) {
    search.set('sort', state.sortBy);
    search.set('order', state.sortOrder);
  }
  for (const filter of state.filters)
    for (const text of toAddress(filter)) search.append(FILTER_PREFIX + filter.name, text);
  for (const { name, texts } of state.ignored) for (const text of texts) search.append(FILTER_PREFIX + name, text);
  if (state.tab !== 'filter') search.set('tab', state.tab);
  return search;
}

export function toListInput(state: ListState, shape: ListShape): ListInput {
  return {
    currentPage: state.page,
    pageSize: shape.pageSize ?? PAGE_SIZE,
    parameters: [...(shape.fixedParameters ?? []), ...state.filters.flatMap(toParameters)],
    sortBy: state.sortBy,
    sortOrder: state.sortOrder,
  };
}

/** Applies filters and sort and returns to page 1 (spec 1 §4). */
export function withFilters(state: ListState, filters: AppliedFilter[], sort?: ListSort): ListState {
  return { ...state, page: 1, filters, ignored: [], ...(sort ? { sortBy: sort.by, sortOrder: sort.order } : {}) };
}

/** Sorts by another column ascending, or reverses the current one. */
export function withSortBy(state: ListState, name: string): ListState {
  const turned = state.sortBy === name && state.sortOrder === 'asc';
  return { ...state, page: 1, sortBy: name, sortOrder: turned ? 'desc' : 'asc' };
}

/** Removes the filters and restores the default sort (spec 1 §4); keeps the panel's tab. */
export function cleared(state: ListState, shape: ListShape): ListState {
  return { ...initialState(shape), tab: state.tab };
}

export function pageCount(totalRecords: number, pageSize = PAGE_SIZE): number {
  return Math.max(1, Math.ceil(totalRecords / pageSize));
}

/** Prefix of a number before its first digit, such as 'SA-'. */
const BEGINS_NUMBER = /^[a-z]{1,4}[-/]/i;

/** Returns true if the text looks like a number or a code (docs/decisions.md#list-search-field). */
export function looksLikeNumber(text: string): boolean {
  return looksLikeCode(text) || BEGINS_NUMBER.test(text.trim());
}

export function foundText(state: ListState, { number, name }: ListFind): string {
  const filter = state.filters.find(other => other.name === number || other.name === name);
  return filter?.kind === 'text' ? filter.value : '';
}

function inOrder(filters: readonly AppliedFilter[], defs: readonly FilterDef[]): AppliedFilter[] {
  return defs.flatMap(def => filters.find(filter => filter.name === def.name) ?? []);
}

/** Replaces the filters called `names` by one with this name and text; null only removes them. */
function withOne(state: ListState, { filters = [] }: ListShape, names: unknown[], name: string, text: string | null) {
  const def = getDef(filters, name);
  const filter = def && text !== null && makeFilter(def, { texts: [text] });
  const rest = state.filters.filter(other => !names.includes(other.name));
  return withFilters(state, inOrder(filter ? [...rest, filter] : rest, filters));
}

/** Returns the state that searches for `text`; '' clears the search. */
export function withFound(state: ListState, shape: ListShape, find: ListFind, text: string): ListState {
  const { number, name = number } = find;
  return withOne(state, shape, [number, name], looksLikeNumber(text) ? number : name, text);
}

/** Returns the state with one option of a `checkBox` filter; null selects all options. */
export function withChoice(state: ListState, shape: ListShape, name: string, choice: string | null): ListState {
  return withOne(state, shape, [name], name, choice);
}

export function findLabel({ number, name }: ListFind, defs: readonly FilterDef[]): string {
  return [number, name].flatMap(wanted => getDef(defs, wanted)?.label ?? []).join(' or ');
}
