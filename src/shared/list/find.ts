import { looksLikeCode } from '@/lib/text';
import { makeFilter } from './filterCodec';
import { withFilters, type ListState } from './listState';
import type { AppliedFilter, FilterDef, ListFind, ListShape } from './listTypes';

/** Prefix of a number before its first digit, such as 'SA-'. */
const BEGINS_NUMBER = /^[a-z]{1,4}[-/]/i;

/** Returns true if the text looks like a number or a code (docs/decisions.md#list-search-field). */
export function looksLikeNumber(text: string): boolean {
  return looksLikeCode(text) || BEGINS_NUMBER.test(text.trim());
}

/** Returns the filter that the text belongs to: number or name. */
function filterFor({ number, name = number }: ListFind, text: string): string {
  return looksLikeNumber(text) ? number : name;
}

const isFound = (find: ListFind) => (filter: AppliedFilter) => filter.name === find.number || filter.name === find.name;

/** Returns the search field's text: the value of the filter that it sets. */
export function foundText(state: ListState, find: ListFind): string {
  const filter = state.filters.find(isFound(find));
  return filter?.kind === 'text' ? filter.value : '';
}

function inOrder(filters: readonly AppliedFilter[], defs: readonly FilterDef[]): AppliedFilter[] {
  return defs.flatMap(def => filters.find(filter => filter.name === def.name) ?? []);
}

function withOne(state: ListState, shape: ListShape, rest: AppliedFilter[], name: string, texts: string[]): ListState {
  const defs = shape.filters ?? [];
  const def = defs.find(candidate => candidate.name === name);
  const filter = def && makeFilter(def, { texts });
  return withFilters(state, inOrder(filter ? [...rest, filter] : rest, defs));
}

/** Returns the state that searches for `text`; '' clears the search. */
export function withFound(state: ListState, shape: ListShape, find: ListFind, text: string): ListState {
  const isTheirs = isFound(find);
  return withOne(
    state,
    shape,
    state.filters.filter(filter => !isTheirs(filter)),
    filterFor(find, text),
    [text],
  );
}

/** Returns the state with one option of a `checkBox` filter; null selects all options. */
export function withChoice(state: ListState, shape: ListShape, name: string, choice: string | null): ListState {
  return withOne(
    state,
    shape,
    state.filters.filter(filter => filter.name !== name),
    name,
    choice === null ? [] : [choice],
  );
}

/** Returns the search field's label, such as 'Number or Name'. */
export function findLabel({ number, name }: ListFind, defs: readonly FilterDef[]): string {
  const labels = [number, name].flatMap(wanted => defs.find(def => def.name === wanted)?.label ?? []);
  return labels.join(' or ');
}
