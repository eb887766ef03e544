import styles from '../LineTable.module.css';
import type { LineColumn } from '../types';
import { useWholeLine, type CellProps } from './useCell';

/** Buttons of one line. */
export function ActionCell<L extends object>(props: CellProps<L> & { column: LineColumn<L> & { kind: 'action' } }) {
  const { store, id, column, label } = props;
  const line = useWholeLine(store, id);
  if (!line) return null;
  return column.actions(line).map(action => (
    <button
      key={action.label}
      type="button"
      className={styles.action}
      aria-label={`${label}: ${action.label}`}
      disabled={action.disabled}
      onClick={() => action.onPress(patch => store.patch(id, patch))}
    >
      {action.label}
    </button>
  ));
}
