import type { ReactElement } from 'react';
import { CellLines } from './CellLines';
import { alignOf, drawCell } from './columnKinds';
import type { ReadColumn } from './listTypes';

export interface TableCellProps<Row> {
  column: ReadColumn<Row>;
  row: Row;
  className?: string;
  /** The words that do not fit can be read under the pointer. */
  clipped?: boolean;
  /** The cell of the row that says why it cannot be chosen; null: it can. Absent: another cell says it. */
  whyNot?: ReactElement | null;
}

/** A cell of any table: what its column's kind draws, and what the cards of a telephone need to know of it. */
export function TableCell<Row>({ column, row, className, clipped, whyNot }: TableCellProps<Row>) {
  const { text, node, isEmpty } = drawCell(column, row);
  const isAwaited = isEmpty && column.later?.of(row) === true;
  const isNothing = isEmpty && !whyNot && !isAwaited;
  const second = column.second?.(row);
  const lines = (
    <CellLines mayHaveMore={column.second !== undefined || whyNot !== undefined} second={second} whyNot={whyNot}>
      {node}
    </CellLines>
  );
  if (column.namesRow) return <th scope="row">{lines}</th>;
  return (
    <td
      className={className}
      data-label={column.onPhone === 'untitled' ? undefined : column.title}
      data-align={alignOf(column)}
      data-kind={column.kind}
      data-later={column.later && ''}
      data-awaited={isAwaited || undefined}
      data-phone={column.onPhone === false || isNothing ? 'no' : column.onPhone}
      title={clipped && (column.kind === 'text' || column.kind === 'link') && text ? text : undefined}
    >
      {lines}
    </td>
  );
}
