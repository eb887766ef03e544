import type { ReactElement } from 'react';
import { CellLines, textOf } from './CellLines';
import { alignOf, drawCell } from './columnKinds';
import type { ReadColumn } from './listTypes';
import styles from './table.module.css';

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
  const { text, isShort, node, isEmpty } = drawCell(column, row);
  const isAwaited = isEmpty && column.later?.of(row) === true;
  const isNothing = isEmpty && !whyNot && !isAwaited;
  const second = column.second?.(row);
  const lines = (
    <>
      <CellLines
        mayHaveMore={column.second !== undefined || column.below !== undefined || whyNot !== undefined}
        second={second}
        whyNot={whyNot}
      >
        {node}
      </CellLines>
      {column.below?.map(under => (
        <Under key={under.name} column={under} row={row} />
      ))}
    </>
  );
  if (column.namesRow) return <th scope="row">{lines}</th>;
  return (
    <td
      className={className}
      data-label={column.onPhone === 'untitled' ? undefined : column.title}
      data-align={alignOf(column)}
      data-kind={column.kind}
      data-awaited={isAwaited || undefined}
      data-phone={column.onPhone === false || isNothing ? 'no' : column.onPhone}
      title={(clipped || isShort) && (column.kind === 'text' || column.kind === 'link') && text ? text : undefined}
      aria-label={isShort && !whyNot ? [text, textOf(second)].filter(Boolean).join(' ') : undefined}
    >
      {lines}
    </td>
  );
}

/** A value that has no column of its own here, behind its title. */
function Under<Row>({ column, row }: { column: ReadColumn<Row>; row: Row }) {
  const { node, isEmpty } = drawCell(column, row);
  if (isEmpty) return null;
  const second = textOf(column.second?.(row));
  return (
    <span className={`${styles.second} ${styles.below}`}>
      {column.kind === 'actions' ? null : `${column.title} `}
      <span className={styles.under}>{node}</span>
      {second && ` · ${second}`}
    </span>
  );
}
