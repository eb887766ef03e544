import type { ListInput, ListSort } from './listTypes';

type Conditions = Record<string, string | null | undefined>;

/**
 * The input of a lookup: the first `pageSize` rows that meet the conditions. Empty conditions are left out; names go to the wire
 * as they are (DECISIONS 17). Sorted by id descending unless told otherwise (spec 1 §9).
 */
export function firstRows(
  pageSize: number,
  conditions: Conditions,
  sort: ListSort = { by: 'id', order: 'desc' },
): ListInput {
  const parameters = Object.entries(conditions).flatMap(([name, value]) => (value ? [{ name, value }] : []));
  return { currentPage: 1, pageSize, parameters, sortBy: sort.by, sortOrder: sort.order };
}

/** As `firstRows`, but all of them: page size 0 (DECISIONS 26). */
export function allRows(conditions: Conditions, sort?: ListSort): ListInput {
  return firstRows(0, conditions, sort);
}
