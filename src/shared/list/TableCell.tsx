import type { ReactElement, ReactNode } from 'react';
import { alignOf, drawCell } from './columnKinds';
import type { ReadColumn, SecondLine } from './listTypes';
import styles from './table.module.css';

export interface TableCellProps<Row> {
  column: ReadColumn<Row>;
  row: Row;
  className?: string;
  /** Adds a tooltip with the full text. */
  clipped?: boolean;
  /** Why the row is not selectable, or null. Absent: another cell shows it. */
  whyNot?: ReactElement | null;
}

/** Table cell with the data attributes that the phone cards need. */
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

interface CellLinesProps {
  children: ReactNode;
  /** True if a second line is possible. The value keeps its element with and without it, so that a link being pressed isn't replaced. */
  mayHaveMore: boolean;
  second: SecondLine;
  whyNot?: ReactNode;
}

const textOf = (second: SecondLine): string => (typeof second === 'object' ? second?.text : second) ?? '';

/** Draws a value and an optional second line below it. */
function CellLines({ children, mayHaveMore, second, whyNot }: CellLinesProps) {
  if (!mayHaveMore) return children;
  return (
    <>
      <span className={styles.first}>{children}</span>
      {second ? (
        <span className={styles.second} data-tone={typeof second === 'object' ? second.tone : undefined}>
          {textOf(second)}
        </span>
      ) : null}
      {whyNot && (
        <span className={styles.second} data-tone="warn">
          {whyNot}
        </span>
      )}
    </>
  );
}
