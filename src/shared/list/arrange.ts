import type { Session } from '@/platform/session/session';
import type { ColumnDef } from './listTypes';

/** Sorts after all ranked columns. */
const UNRANKED = 1000;

/** Returns the columns that are useful to this user, ordered by rank. */
export function arranged<Row>(columns: readonly ColumnDef<Row>[], session: Session): ColumnDef<Row>[] {
  return columns
    .filter(column => !column.hiddenFrom?.(session))
    .toSorted((a, b) => (a.rank ?? UNRANKED) - (b.rank ?? UNRANKED));
}
