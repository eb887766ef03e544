import { memo, type MouseEvent, type Ref } from 'react';
import { showsTheSame } from './columnKinds';
import type { ColumnDef } from './listTypes';
import { SelectBox } from './SelectBox';
import { TableCell, type TableCellProps } from './TableCell';
import styles from './grid.module.css';

/** Something is under way with the row, or has been done. 'new': it was just saved. */
export type RowMark = 'sending' | 'approved' | 'new';

/** How a row can be chosen. Plain values: a row whose values stay is not drawn again. */
interface RowSelect {
  /** Name of the radio buttons where one row is chosen; undefined where many are. */
  group: string | undefined;
  label: string;
  checked: boolean;
  /** null: it can be chosen. */
  whyNot: string | null;
  whyNotId: string;
  /** The heading of its group says why. */
  inHeading: boolean;
}

interface GridRowProps<Row> extends Partial<RowSelect> {
  columns: readonly ColumnDef<Row>[];
  row: Row;
  mark?: RowMark | undefined;
  /** Absent: rows are not chosen. */
  onSelect?: ((row: Row, checked: boolean, shift: boolean) => void) | undefined;
  /** Its place among all rows, where only those in sight are drawn; `measure` takes the drawn row. */
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

/** A row whose later facts have come draws the cells of these again, not the whole row. */
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
  const teller = columns.find(column => column.saysWhyNot) ?? columns[0];
  const why = whyNot && !inHeading ? <span id={whyNotId}>{whyNot}</span> : null;
  /** Where one row is chosen, all of it is the target; its links and buttons keep their own. */
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

/** Another page, sort or filter state draws new rows only; a row that stays is not drawn again. */
export const GridRow = memo(OneRow) as typeof OneRow;
