import { makeFilter } from '../filterCodec';
import { filterKind, NOTHING, type RawFilter } from '../filterKinds';
import type { ListState } from '../listState';
import type { AppliedFilter, FilterDef, ListSort } from '../listTypes';

/** What stands in the panel. */
export interface Draft {
  sort: ListSort;
  values: Record<string, RawFilter>;
}

/** The panel's content for what is applied. */
export function draftOf({ sortBy, sortOrder, filters }: ListState): Draft {
  return {
    sort: { by: sortBy, order: sortOrder },
    values: Object.fromEntries(filters.map(filter => [filter.name, filterKind(filter).raw(filter)])),
  };
}

/** The filters that the draft makes, and the problems by filter name. */
export function readDraft(
  draft: Draft,
  defs: readonly FilterDef[],
): { filters: AppliedFilter[]; problems: Record<string, string> } {
  const filters: AppliedFilter[] = [];
  const problems: Record<string, string> = {};
  for (const def of defs) {
    const value = draft.values[def.name] ?? NOTHING;
    const problem = filterKind(def).problem(value);
    if (problem !== null) problems[def.name] = problem;
    const filter = problem === null ? makeFilter(def, value) : null;
    if (filter) filters.push(filter);
  }
  return { filters, problems };
}
