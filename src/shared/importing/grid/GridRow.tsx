import { memo } from 'react';
import { groupDigits } from '@/lib/grouping';
import type { ImportColumn } from '../importDef';
import grid from '@/shared/grid/grid.module.css';
import type { ImportStore } from '../importStore';
import { useRow } from '../useRow';
import { CellEditor, type Editing } from './CellEditor';
import { isEnd, shownText } from './shown';
import styles from './ImportGrid.module.css';

interface GridRowProps {
  store: ImportStore;
  columns: readonly ImportColumn[];
  /** Of the store; its place among the rows shown; pixels from the top. */
  index: number;
  place: number;
  top: number;
  /** Column of the current cell when it is in this row, else -1. */
  current: number;
  /** Columns of the chosen block in this row; -1 for none. */
  left: number;
  right: number;
  /** What is being typed, when it is in this row. */
  editing: Editing | null;
  onLeaveOut: (index: number, out: boolean) => void;
}

function Row(props: GridRowProps) {
  const { store, columns, index, place, top, current, left, right, editing, onLeaveOut } = props;
  useRow(store, index);
  const row = store.row(index);
  const problems = store.problemsOf(index);
  const state = store.stateOf(index);
  const number = groupDigits(store.numberOf(index));
  return (
    <tr
      aria-rowindex={place + 2}
      className={`${grid.row} ${styles.row}`}
      data-state={state}
      data-editing={editing !== null || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      <th scope="row" className={`${grid.number} ${styles.number}`} data-bad={problems !== undefined || undefined}>
        {state === 'done' ? (
          <span title="Imported already">✓</span>
        ) : (
          <input
            type="checkbox"
            tabIndex={-1}
            aria-label={`Import row ${number}`}
            checked={state === 'in'}
            onChange={event => onLeaveOut(index, !event.target.checked)}
          />
        )}
        {number}
      </th>
      {columns.map((column, col) => {
        const message = problems?.[column.key];
        const isEditing = editing !== null && col === current;
        return (
          <td
            key={column.key}
            aria-colindex={col + 2}
            aria-selected={col >= left && col <= right}
            aria-invalid={message !== undefined || undefined}
            tabIndex={col === current ? 0 : -1}
            data-place={`${place} ${col}`}
            data-current={col === current || undefined}
            data-end={isEnd(column) || undefined}
            className={styles.cell}
            title={message}
          >
            {isEditing ? (
              <CellEditor store={store} index={index} column={column} editing={editing} />
            ) : (
              <span className={styles.text}>{shownText(store.def, column, row)}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

/** One row: redrawn when its own cells change, or the cursor comes or goes. */
export const ImportRow = memo(Row);
