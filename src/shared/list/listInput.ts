import { areIdsNumbers } from '@/platform/ids';
import type { ListInput, ListParameter, SortOrder } from './listTypes';

/** The input of a look-up: a list that is searched, not paged through. */
export type LookupInput = Omit<ListInput, 'sortBy' | 'sortOrder'> & { sortBy?: string; sortOrder?: SortOrder };

/** Sorts records with a creation date (`rct`), the newest first. */
export const NEWEST_FIRST = { sortBy: areIdsNumbers ? 'id' : 'rct', sortOrder: 'desc' } as const;

type Conditions = Record<string, string | number | boolean | null | undefined>;

/** Conditions as wire parameters; empty ones are left out. */
function toParameters(conditions: Conditions): ListParameter[] {
  return Object.entries(conditions).flatMap(([name, value]) => {
    const text = value === null || value === undefined ? '' : String(value);
    return text === '' ? [] : [{ name, value: text }];
  });
}

/** The first `pageSize` rows that meet the conditions. */
export function firstRows(
  pageSize: number,
  conditions: Conditions,
  sort: Pick<LookupInput, 'sortBy' | 'sortOrder'> = {},
): LookupInput {
  return { currentPage: 1, pageSize, parameters: toParameters(conditions), ...sort };
}

/** Every row that meets the conditions: page size 0 means all (DECISIONS 26). */
export function allRows(conditions: Conditions, sort?: Pick<LookupInput, 'sortBy' | 'sortOrder'>): LookupInput {
  return firstRows(0, conditions, sort);
}
