import { memo, type MouseEvent, type Ref, useRef } from 'react';
import { Hidden } from '@/shared/ui/layout';
import { showsTheSame, TableCell, type TableCellProps } from './columnTypes';
import type { ColumnDef } from './listTypes';
import styles from './grid.module.css';

interface SelectBoxProps {
  label: string;
  group?: string | undefined;
  checked: boolean;
  partly?: boolean;
  disabled?: boolean;
  describedBy?: string | undefined;
  /** True in a table header: on a phone the label is visible, because nothing else explains the box. */
  selectAll?: boolean;
  onChange: (checked: boolean, shift: boolean) => void;
}

/** Selects one row or all rows. The target is 32 pixels wide; the label is visually hidden. */
export function SelectBox(props: SelectBoxProps) {
  const { label, group, checked, partly = false, disabled, describedBy, selectAll, onChange } = props;
  const shift = useRef(false);
  return (
    <label
      className={selectAll ? `${styles.box} ${styles.all}` : styles.box}
      onClickCapture={event => {
        shift.current = event.shiftKey;
      }}
    >
      <input
        ref={box => {
          if (box) box.indeterminate = partly;
        }}
        type={group === undefined ? 'checkbox' : 'radio'}
        name={group}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={event => {
          onChange(event.target.checked, shift.current);
          shift.current = false;
        }}
      />
      <Hidden>{label}</Hidden>
    </label>
  );
}

/** Progress or result of an action on the row; 'new': the row was just saved. */
export type RowMark = 'sending' | 'approved' | 'new';

/** Selection props. Primitive values let `memo` skip unchanged rows. */
interface RowSelect {
  group: string | undefined;
  label: string;
  checked: boolean;
  whyNot: string | null;
  whyNotId: string;
  /** True if the group heading shows the reason. */
  inHeading: boolean;
}

interface GridRowProps<Row> extends Partial<RowSelect> {
  columns: readonly ColumnDef<Row>[];
  row: Row;
  mark?: RowMark | undefined;
  onSelect?: ((row: Row, checked: boolean, shift: boolean) => void) | undefined;
  /** Index among all rows, for virtualized bodies; `measure` is the row's ref. */
  index?: number | undefined;
  measure?: Ref<HTMLTableRowElement> | undefined;
}

function staysAsItIs<Row>(before: TableCellProps<Row>, after: TableCellProps<Row>): boolean {
  return (
    before.column === after.column &&
    before.whyNot === after.whyNot &&
    showsTheSame(after.column, before.row, after.row)
  );
}

/** When deferred values arrive, only their cells redraw, not the row. */
const GridCell = memo(TableCell, staysAsItIs) as typeof TableCell;

function OneRow<Row>(props: GridRowProps<Row>) {
  const {
    columns,
    row,
    mark,
    onSelect,
    group,
    label = '',
    checked = false,
    whyNot = null,
    whyNotId,
    inHeading,
  } = props;
  const { index, measure } = props;
  const teller = columns.find(column => column.explainsRefusal) ?? columns[0];
  const why = whyNot && !inHeading ? <span id={whyNotId}>{whyNot}</span> : null;
  /** With single selection the whole row is the click target, except its links and buttons. */
  const choose = (event: MouseEvent) => {
    if (whyNot === null && !(event.target as Element).closest('a, button, input, label')) onSelect?.(row, true, false);
  };
  return (
    // The radio button does the same for keyboards.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <tr
      ref={measure}
      data-row=""
      data-index={index}
      aria-rowindex={index === undefined ? undefined : index + 2}
      className={styles.row}
      data-mark={mark}
      aria-current={mark === 'new' || undefined}
      data-chosen={checked || undefined}
      data-pickable={(group !== undefined && whyNot === null) || undefined}
      onClick={group === undefined ? undefined : choose}
    >
      {onSelect && (
        <td className={styles.select}>
          <SelectBox
            label={label}
            group={group}
            checked={checked}
            disabled={whyNot !== null}
            describedBy={whyNot ? whyNotId : undefined}
            onChange={(next, shift) => onSelect(row, next, shift)}
          />
        </td>
      )}
      {columns.map(column => (
        <GridCell
          key={column.name + column.title}
          className={styles.cell}
          column={column}
          row={row}
          clipped
          whyNot={onSelect && column === teller ? why : undefined}
        />
      ))}
    </tr>
  );
}

/** Memoized: a new page, sort or filter redraws only the rows that changed. */
export const GridRow = memo(OneRow) as typeof OneRow;
