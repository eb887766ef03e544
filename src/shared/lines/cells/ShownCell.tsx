import { shownText } from '../cellText';
import { useLine, type CellProps } from './useCell';

/** A computed or read-only value: re-renders when its text changes. */
export function ShownCell<L extends object>({ store, id, column }: CellProps<L>) {
  return <>{useLine(store, id, line => (line ? shownText(column, line) : ''))}</>;
}
