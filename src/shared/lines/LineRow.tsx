import { memo, type RefCallback } from 'react';
import { isNumeric } from './cellText';
import { LookupCell } from './cells/LookupCell';
import { SelectCell } from './cells/SelectCell';
import { ShownCell } from './cells/ShownCell';
import { TextCell } from './cells/TextCell';
import type { CellProps } from './cells/useCell';
import styles from './LineTable.module.css';
import type { LineStore } from './lineStore';
import type { ColumnSearch, RemoteColumn } from './remote';
import type { LineColumn } from './types';

/** How remote cells ask, the same for all rows. */
export interface Remote<L extends object> {
  searchOf: (column: RemoteColumn<L>) => ColumnSearch;
  onTyped: (id: string, column: RemoteColumn<L>, text: string) => void;
}

interface LineRowProps<L extends object> {
  store: LineStore<L>;
  id: string;
  index: number;
  /** Pixels from the top of the rows. */
  top: number;
  columns: readonly LineColumn<L>[];
  remote: Remote<L>;
  measure: RefCallback<HTMLElement>;
  onDuplicate: (id: string) => void;
  onRemove: (id: string) => void;
}

function Cell<L extends object>({ remote, ...props }: CellProps<L> & { remote: Remote<L> }) {
  const { column } = props;
  if (column.kind === 'computed' || column.kind === 'readOnly') return <ShownCell {...props} />;
  if (column.kind === 'select') return <SelectCell {...props} column={column} />;
  if (column.kind === 'remoteSelect')
    return <LookupCell {...props} column={column} search={remote.searchOf(column)} onTyped={remote.onTyped} />;
  return <TextCell {...props} />;
}

function Row<L extends object>({
  store,
  id,
  index,
  top,
  columns,
  remote,
  measure,
  onDuplicate,
  onRemove,
}: LineRowProps<L>) {
  const number = index + 1;
  return (
    <tr
      ref={measure}
      aria-rowindex={number + 1}
      data-index={index}
      data-line={id}
      className={styles.row}
      style={{ transform: `translateY(${top}px)` }}
    >
      <th scope="row" className={styles.serial}>
        <span className={styles.srOnly}>Line </span>
        {number}
      </th>
      {columns.map(column => (
        <td
          key={column.key}
          className={`${styles.cell} ${isNumeric(column) ? styles.end : ''}`}
          data-kind={column.kind}
        >
          <span className={styles.cardLabel} aria-hidden="true">
            {column.title}
          </span>
          <Cell store={store} id={id} column={column} label={`Line ${number} ${column.title}`} remote={remote} />
        </td>
      ))}
      <td className={styles.tools}>
        {/* Out of the way of Tab: the buttons above the table do the same for the current line. */}
        <button
          type="button"
          tabIndex={-1}
          className={styles.icon}
          aria-label={`Duplicate line ${number}`}
          onClick={() => onDuplicate(id)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
          </svg>
        </button>
        <button
          type="button"
          tabIndex={-1}
          className={styles.icon}
          aria-label={`Remove line ${number}`}
          onClick={() => onRemove(id)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
          </svg>
        </button>
      </td>
    </tr>
  );
}

/** One drawn line. It re-renders when it moves; its cells follow their own values. */
export const LineRow = memo(Row) as typeof Row;
