import { shownText } from '../cellText';
import { SecondUnder } from './SecondUnder';
import { useLine, type CellProps } from './useCell';

/** A computed or read-only value, with what stands under it: re-renders when its text changes. */
export function ShownCell<L extends object>(props: CellProps<L>) {
  const { store, id, column } = props;
  const text = useLine(store, id, line => (line ? shownText(column, line) : ''));
  return (
    <>
      {text}
      {column.second && <SecondUnder {...props} />}
    </>
  );
}
