import { memo } from 'react';
import { alignOf } from './columnLayout';
import type { ColumnDef, ListSort } from './listTypes';
import styles from './ListTable.module.css';
import { SortMark } from './SortMark';

interface ListHeadProps<Row> {
  columns: readonly ColumnDef<Row>[];
  sort: ListSort;
  onSort: (name: string) => void;
}

function Head<Row>({ columns, sort, onSort }: ListHeadProps<Row>) {
  return (
    <thead className={styles.head}>
      <tr>
        {columns.map(column => {
          const order = sort.by === column.name ? sort.order : null;
          const sorted = order === null ? undefined : order === 'asc' ? 'ascending' : 'descending';
          return (
            <th
              key={column.name + column.title}

              scope="col"
              className={styles.header}
              data-align={alignOf(column)}
              aria-sort={sorted}
            >
              {column.sortable === false ? (
                <span className={styles.fixed}>{column.title}</span>
              ) : (
                <button type="button" className={styles.sort} onClick={() => onSort(column.name)}>
                  {column.title}
                  {'\u00a0'}
                  <SortMark order={order} />
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

/** Column titles; a click sorts by the column, another one turns the order. */
export const ListHead = memo(Head) as typeof Head;
