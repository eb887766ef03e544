import { Term } from '@/shared/ui/Term';
import { Text } from '@/shared/ui/layout';
import { getAlign, leastWidth } from './columnTypes';
import type { ColumnDef, ListSort } from './listTypes';
import styles from './grid.module.css';

interface GridTitlesProps<Row> {
  columns: readonly ColumnDef<Row>[];
  wrapping: boolean;
  sort: ListSort | undefined;
  onSort: ((name: string) => void) | undefined;
}

export function GridTitles<Row>({ columns, wrapping, sort, onSort }: GridTitlesProps<Row>) {
  return columns.map(column => {
    const order = sort?.by === column.name ? sort.order : null;
    const sorted = order === null ? undefined : order === 'asc' ? 'ascending' : 'descending';
    // Keeps the sort icon on the same line as the last word.
    const [, first = '', last = ''] = /^(.* )?(.*)$/.exec(column.title) ?? [];
    return (
      <th
        key={column.name + column.title}
        scope="col"
        className={styles.header}
        data-align={getAlign(column)}
        aria-sort={sorted}
        style={{ minWidth: leastWidth(column, wrapping) }}
      >
        {column.sortable === false || !onSort ? (
          <span className={styles.fixed}>{column.title}</span>
        ) : (
          <button type="button" className={styles.sort} onClick={() => onSort(column.name)}>
            {first}
            <Text whole>
              {last} <SortMark order={order} />
            </Text>
          </button>
        )}
        <Term label={column.title} />
      </th>
    );
  });
}

function SortMark({ order }: { order: 'asc' | 'desc' | null }) {
  return (
    <svg className={styles.mark} data-order={order ?? undefined} aria-hidden="true" viewBox="0 0 8 12">
      <path data-part="asc" d="M4 1 7 5H1z" />
      <path data-part="desc" d="M4 11 1 7h6z" />
    </svg>
  );
}
