import type { ReactNode } from 'react';
import { EmptyText } from '@/shared/ui/EmptyText';
import { Term } from '@/shared/ui/Term';
import { getAlign, TableCell } from './columnTypes';
import type { ReadColumn } from './listTypes';
import styles from './table.module.css';

type RowMarks = { 'aria-current'?: true | undefined } & Record<`data-${string}`, true | undefined>;

interface ReadTableProps<Row> {
  /** Absent if the surrounding section labels the table. */
  label?: string;
  columns: readonly ReadColumn<Row>[];
  rows: readonly Row[];
  /** Absent: the index is the key. Only for rows that neither move nor change. */
  rowKey?: (row: Row) => string | number;
  rowMarks?: (row: Row) => RowMarks;
  empty?: ReactNode;
  /** False if the parent draws the border. */
  framed?: boolean;
  className?: string | undefined;
}

/**
 * Shows a read-only table of all rows with list columns; cards on a phone. Without paging, sorting and selection it
 * doesn't load `Grid`.
 */
export function ReadTable<Row>(props: ReadTableProps<Row>) {
  const { label, columns, rows, rowKey, rowMarks, framed = true, className = '' } = props;
  if (rows.length === 0) return props.empty ?? <EmptyText text="No records available!" />;
  return (
    <table aria-label={label} className={`${styles.table} ${framed ? styles.framed : ''} ${className}`}>
      <thead data-phone="read">
        <tr>
          {columns.map(column => (
            <th key={column.name} scope="col" data-align={getAlign(column)} style={{ minWidth: column.width }}>
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
