import type { ReactNode } from 'react';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Term } from '@/shared/ui/Term';
import { alignOf } from './columnKinds';
import type { ReadColumn } from './listTypes';
import { TableCell } from './TableCell';
import styles from './table.module.css';

type RowMarks = { 'aria-current'?: true | undefined } & Record<`data-${string}`, true | undefined>;

interface ReadTableProps<Row> {
  /** Absent where the place around it names it. */
  label?: string;
  columns: readonly ReadColumn<Row>[];
  rows: readonly Row[];
  /** Absent: rows are told apart by their place, as they neither move nor change. */
  rowKey?: (row: Row) => string | number;
  /** What a row is marked with for readers and stylesheets. */
  rowMarks?: (row: Row) => RowMarks;
  /** In the place of the table when there are no rows. */
  empty?: ReactNode;
  /** False: what is around it draws the border. */
  framed?: boolean;
  className?: string | undefined;
}

/**
 * A table to be read: the columns of the lists, all rows at once, as wide as their texts need. Paging, sorting and choosing are the
 * business of `Grid`, whose code it does not load. On a telephone each row is a card.
 */
export function ReadTable<Row>(props: ReadTableProps<Row>) {
  const { label, columns, rows, rowKey, rowMarks, framed = true, className = '' } = props;
  if (rows.length === 0) return props.empty ?? <EmptyText text="No records available!" />;
  return (
    <table aria-label={label} className={`${styles.table} ${framed ? styles.framed : ''} ${className}`}>
      <thead data-phone="read">
        <tr>
          {columns.map(column => (
            <th key={column.name} scope="col" data-align={alignOf(column)} style={{ minWidth: column.width }}>
              {column.title}
              <Term label={column.title} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={rowKey ? rowKey(row) : index} {...rowMarks?.(row)}>
            {columns.map(column => (
              <TableCell key={column.name} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
