import type { Session } from '@/platform/session/session';
import type { ColumnDef } from './listTypes';

/** Behind all that have a rank. */
const UNRANKED = 1000;

/** The columns that tell this user something, in their order on the screen. */
export function arranged<Row>(columns: readonly ColumnDef<Row>[], session: Session): ColumnDef<Row>[] {
  return columns
    .filter(column => !column.hiddenFrom?.(session))
    .toSorted((a, b) => (a.rank ?? UNRANKED) - (b.rank ?? UNRANKED));
}
