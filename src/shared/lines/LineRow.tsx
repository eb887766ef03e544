import { memo, type RefCallback } from 'react';
import { Button } from '@/shared/ui/Button';
import { Hidden } from '@/shared/ui/layout';
import { isNumeric } from './cellText';
import { ActionCell, ShownCell, useLine, type CellProps } from './cells/cell';
import { LookupCell } from './cells/LookupCell';
import { SelectCell } from './cells/SelectCell';
import { TextCell } from './cells/TextCell';
import grid from '@/shared/grid/grid.module.css';
import styles from './LineTable.module.css';
import type { LineStore } from './lineStore';
import type { LineColumn } from './types';
import type { Remote } from './useRemoteCells';

interface LineRowProps<L extends object> {
  store: LineStore<L>;
  id: string;
  index: number;
  /** Pixels from the top of the rows. */
  top: number;
  columns: readonly LineColumn<L>[];
  remote: Remote<L>;
  measure: RefCallback<HTMLElement>;
  onDuplicate: ((id: string) => void) | null;
  whyKept: (line: L, index: number) => string | null;
  onRemove: (id: string) => void;
}

function RemoveButton<L extends object>({ store, id, index, whyKept, onRemove }: RemoveButtonProps<L>) {
  const reason = useLine(store, id, line => (line && whyKept(line, index)) ?? undefined);
  return (
    <Button
      tone="icon"
      tabIndex={-1}
      aria-label={`Remove line ${index + 1}`}
      aria-disabled={reason !== undefined || undefined}
      title={reason}
      onClick={() => onRemove(id)}
    >
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
        <path d="M3.5 3.5l9 9M12.5 3.5l-9 9" />
      </svg>
    </Button>
  );
}

type RemoveButtonProps<L extends object> = Pick<LineRowProps<L>, 'store' | 'id' | 'index' | 'whyKept' | 'onRemove'>;

function LineCell<L extends object>({ remote, ...props }: CellProps<L> & { remote: Remote<L> }) {
  const { column } = props;
  if (column.computed) return <ShownCell {...props} />;
  switch (column.kind) {
    case 'datetime':
    case 'status':
      return <ShownCell {...props} />;
    case 'select':
      return <SelectCell {...props} column={column} />;
    case 'code':
      return <LookupCell {...props} column={column} search={remote.searchOf(column)} remote={remote} />;
    case 'action':
      return <ActionCell {...props} column={column} />;
    default:
      return <TextCell {...props} />;
  }
}

function Row<L extends object>(props: LineRowProps<L>) {
  const { store, id, index, top, columns, remote, measure, onDuplicate, whyKept, onRemove } = props;
  const number = index + 1;
  return (
    <tr
      ref={measure}
      aria-rowindex={number + 1}
      data-index={index}
      data-line={id}
      className={`${grid.row} ${styles.row}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <th scope="row" className={`${grid.number} ${styles.serial}`}>
        <Hidden>Line </Hidden>
        {number}
      </th>
      {columns.map(column => (
        <td
          key={column.key}
          className={`${styles.cell} ${isNumeric(column) ? grid.end : ''}`}
          data-kind={column.computed ? 'computed' : column.kind}
        >
          {column.kind !== 'action' && (
            <span className={styles.cardLabel} aria-hidden="true">
              {column.title}
              {column.required ? <span className={grid.required}> *</span> : null}
            </span>
          )}
          <LineCell store={store} id={id} column={column} label={`Line ${number} ${column.title}`} remote={remote} />
        </td>
      ))}
      <td className={styles.tools}>
        {/* Not a tab stop: the toolbar does the same for the current line. */}
        {onDuplicate && (
          <Button tone="icon" tabIndex={-1} aria-label={`Duplicate line ${number}`} onClick={() => onDuplicate(id)}>
            <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.4" aria-hidden="true">
              <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
            </svg>
          </Button>
        )}
        <RemoveButton store={store} id={id} index={index} whyKept={whyKept} onRemove={onRemove} />
      </td>
    </tr>
  );
}

export const LineRow = memo(Row) as typeof Row;
