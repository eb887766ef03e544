import { memo, useState, type KeyboardEvent } from 'react';
import { groupDigits } from '@/lib/grouping';
import grid from '@/shared/grid/grid.module.css';
import type { ImportColumn } from '../importDef';
import type { ImportStore } from '../importStore';
import { CellControl, isEnd, getDisplayText, typedText, useRow } from './cells';
import styles from './ImportGrid.module.css';

/** `first`: the typed letter, which replaces the former text. */
export interface Editing {
  first: string | null;
  onDone: (text: string, goOn: 'down' | 'right' | 'left' | 'stay') => void;
  onCancel: () => void;
}

function CellEditor({ store, index, column, editing }: { column: ImportColumn; editing: Editing } & StoreRow) {
  const { first, onDone, onCancel } = editing;
  const [text, setText] = useState(() => {
    const before = typedText(column, store.row(index));
    const options = store.getOptions(column.key);
    if (first === null || !options) return first ?? before;
    return options.find(({ value }) => value.toLowerCase().startsWith(first.toLowerCase()))?.value ?? before;
  });
  function onKeyDown(event: KeyboardEvent): void {
    event.stopPropagation();
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter') onDone(text, 'down');
    else if (event.key === 'Tab') onDone(text, event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  }
  return (
    <CellControl
      store={store}
      column={column}
      text={text}
      onText={setText}
      message={store.wouldBe(index, column.key, text)}
      messageClass={styles.bubble}
      aria-label={`Row ${store.getNumber(index)} ${column.title}`}
      focused
      className={styles.editor}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => first === null && target instanceof HTMLInputElement && target.select()}
      onBlur={() => onDone(text, 'stay')}
    />
  );
}

interface StoreRow {
  store: ImportStore;
  index: number;
}

interface GridRowProps extends StoreRow {
  columns: readonly ImportColumn[];
  /** Position among the displayed rows; pixels from the top. */
  place: number;
  top: number;
  /** Column of the current cell, -1 in other rows. */
  current: number;
  /** Chosen columns; -1 for none. */
  left: number;
  right: number;
  editing: Editing | null;
  onLeaveOut: (index: number, out: boolean) => void;
}

function Row(props: GridRowProps) {
  const { store, columns, index, place, top, current, left, right, editing, onLeaveOut } = props;
  useRow(store, index);
  const row = store.row(index);
  const problems = store.getProblems(index);
  const state = store.getState(index);
  const number = groupDigits(store.getNumber(index));
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
          <span title="Already imported">✓</span>
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
              <span className={styles.text}>{getDisplayText(store.def, column, row)}</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

export const ImportGridRow = memo(Row);
