import { memo, type MouseEvent, type Ref, useRef } from 'react';
import { Hidden } from '@/shared/ui/layout';
import { TableCell } from './columnTypes';
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

/** Primitive values let `memo` skip unchanged rows. Without `onSelect`, the row is not selectable. */
interface GridRowProps<Row> {
  columns: readonly ColumnDef<Row>[];
  row: Row;
  mark?: RowMark | undefined;
  onSelect?: ((row: Row, checked: boolean, shift: boolean) => void) | undefined;
  group?: string | undefined;
  label?: string;
  checked?: boolean;
  whyNot?: string | null;
  whyNotId?: string;
  /** True if the group heading shows the reason. */
  inHeading?: boolean;
  /** Index among all rows, for virtualized bodies; `measure` is the row's ref. */
  index?: number | undefined;
  measure?: Ref<HTMLTableRowElement> | undefined;
}

function OneRow<Row>(props: GridRowProps<Row>) {
  const { columns, row, mark, onSelect, group, label = '', checked = false, whyNot = null, whyNotId } = props;
  const { inHeading, index, measure } = props;
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
      {columns.map((column, at) => (
        <TableCell
          key={column.name + column.title}
          className={styles.cell}
          column={column}
          row={row}
          clipped
          whyNot={onSelect && at === 0 ? why : undefined}
        />
      ))}
    </tr>
  );
}

/** Memoized: a new page, sort or filter redraws only the rows that changed. */
export const GridRow = memo(OneRow) as typeof OneRow;
