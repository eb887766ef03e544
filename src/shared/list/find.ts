import { looksLikeCode } from '@/lib/text';
import { makeFilter } from './filterCodec';
import { withFilters, type ListState } from './listState';
import type { AppliedFilter, FilterDef, ListFind, ListShape } from './listTypes';

/** 'SA-': how numbers begin, before the first digit is typed. */
const BEGINS_NUMBER = /^[a-z]{1,4}[-/]/i;

/** Whether a typed text looks like a number or a code (DECISIONS 200). */
export function looksLikeNumber(text: string): boolean {
  return looksLikeCode(text) || BEGINS_NUMBER.test(text.trim());
}

/** Which filter a typed text belongs to: a number's or a name's. */
function filterFor({ number, name = number }: ListFind, text: string): string {
  return looksLikeNumber(text) ? number : name;
}

const isFound = (find: ListFind) => (filter: AppliedFilter) => filter.name === find.number || filter.name === find.name;

/** What the search field shows: the value of the filter that it set, or that was set in its place. */
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

/** The state that looks for what was typed; '' looks for nothing. */
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

/** The state that shows one choice of a `checkBox` filter alone; null: all of them. */
export function withChoice(state: ListState, shape: ListShape, name: string, choice: string | null): ListState {
  return withOne(
    state,
    shape,
    state.filters.filter(filter => filter.name !== name),
    name,
    choice === null ? [] : [choice],
  );
}

/** What the search field says that it looks in: 'Number or Name'. */
export function findLabel({ number, name }: ListFind, defs: readonly FilterDef[]): string {
  const labels = [number, name].flatMap(wanted => defs.find(def => def.name === wanted)?.label ?? []);
  return labels.join(' or ');
}
