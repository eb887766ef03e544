import type { ImportProblem, ImportStore } from './importStore';

export type Show = 'all' | 'problems' | 'duplicates' | 'out' | 'done';

export interface RowFilter {
  show: Show;
  /** Only rows with this problem: column and message; null for any. */
  group: string | null;
}

export const ALL_ROWS: RowFilter = { show: 'all', group: null };

/** Returns an id for problems that differ only in their row: quoted words and row numbers are left out. */
export function getGroup({ key, message }: ImportProblem): string {
  return `${key}\n${message.replaceAll(/'[^']*'/g, '…').replace(/ of row [\d,]+$/, '')}`;
}

/** Returns the first `count` rows that pass the filter. */
export function rowsShown(store: ImportStore, { show, group }: RowFilter, count: number): number[] {
  if (show === 'problems') {
    const found = store.problems().filter(problem => group === null || getGroup(problem) === group);
    return [...new Set(found.map(({ index }) => index))];
  }
  const all = Array.from({ length: count }, (_, index) => index);
  if (show === 'duplicates') return all.filter(store.isDuplicate);
  if (show === 'all') return all;
  return all.filter(index => store.getState(index) === show);
}
