import { areIdsNumbers } from '@/platform/ids';
import type { ListInput, ListParameter, SortOrder } from './listTypes';

export type LookupInput = Omit<ListInput, 'sortBy' | 'sortOrder'> & { sortBy?: string; sortOrder?: SortOrder };

/** Sorts records with a creation date (`rct`), newest first. */
export const NEWEST_FIRST = { sortBy: areIdsNumbers ? 'id' : 'rct', sortOrder: 'desc' } as const;

type Conditions = Record<string, string | number | boolean | null | undefined>;

function toParameters(conditions: Conditions): ListParameter[] {
  return Object.entries(conditions).flatMap(([name, value]) => {
    const text = value === null || value === undefined ? '' : String(value);
    return text === '' ? [] : [{ name, value: text }];
  });
}

export function firstRows(
  pageSize: number,
  conditions: Conditions,
  sort: Pick<LookupInput, 'sortBy' | 'sortOrder'> = {},
): LookupInput {
  return { currentPage: 1, pageSize, parameters: toParameters(conditions), ...sort };
}

/** Builds the input for all matching rows: page size 0 means all (docs/decisions.md#page-size-zero). */
export function allRows(conditions: Conditions, sort?: Pick<LookupInput, 'sortBy' | 'sortOrder'>): LookupInput {
  return firstRows(0, conditions, sort);
}
