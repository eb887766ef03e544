import type { ComponentProps, ReactNode, RefCallback, RefObject } from 'react';
import { useRowsInSight } from '@/shared/ui/useRowsInSight';
import styles from './grid.module.css';

interface GridColumn {
  key: string;
  title: string;
  required?: boolean | string | undefined;
}

interface GridTableProps<C extends GridColumn> extends Omit<ComponentProps<'table'>, 'ref'> {
  columns: readonly C[];
  /** Aligns its title and cells at the end. */
  isEnd: (column: C) => boolean;
  /** Tracks of the columns, as `grid-template-columns` has them. */
  tracks: string;
  /** Beside a column's title. */
  beside?: (column: C) => ReactNode;
  /** Title of the numbers of the rows. */
  numbers: string;
  /** What scrolls. */
  scroller: RefObject<HTMLDivElement | null>;
  /** Its titles are only read out: each cell says its own. */
  hidesHead?: boolean;
  /** Behind the titles, where rows have tools. */
  tools?: ReactNode;
  foot?: ReactNode;
  /** In the box below the table. */
  below?: ReactNode;
  body: GridBodyProps;
}

/** A table that is typed in: titles that stay in sight, and the rows in and near the box; the others are not in the document. */
export function GridTable<C extends GridColumn>(props: GridTableProps<C>) {
  const {
    columns,
    isEnd,
    tracks,
    beside,
    numbers,
    scroller,
    hidesHead = false,
    tools,
    foot,
    below,
    body,
    className = '',
    ...table
  } = props;
  const withIndex = table['aria-colcount'] !== undefined;
  return (
    <div ref={scroller} className={`${styles.scroller} ${className}`}>
      <table {...table} className={styles.table} style={{ ['--tracks' as string]: tracks }}>
        <thead className={hidesHead ? undefined : styles.head} data-read={hidesHead || undefined}>
          <tr aria-rowindex={1} className={styles.headRow}>
            <th scope="col" className={styles.number}>
              {numbers}
            </th>
            {columns.map((column, index) => (
              <th
                key={column.key}
                scope="col"
                aria-colindex={withIndex ? index + 2 : undefined}
                className={isEnd(column) ? styles.end : undefined}
              >
                {column.title}
                {column.required ? <span className={styles.required}>{'\u00a0*'}</span> : null}
                {beside?.(column)}
              </th>
            ))}
            {tools}
          </tr>
        </thead>
        <GridBody {...body} scroller={scroller} />
        {foot}
      </table>
      {below}
    </div>
  );
}

interface GridBodyProps {
  count: number;
  /** Absent: rows keep their places. */
  keyOf?: (index: number) => string | number;
  /** The row that has the focus: always drawn. */
  current: number;
  /** Pixels of a row, and of the head. */
  height: number;
  head: number;
  beyond: number;
  measure?: (row: HTMLElement) => number;
  onWidth?: (width: number) => void;
  atOnce?: boolean;
  /** Draws a row at so many pixels from the top of the rows; `measured` takes it where rows are not of one height. */
  draw: (index: number, top: number, measured: RefCallback<HTMLElement>) => ReactNode;
}

/** A separate component: scrolling renders rows only. */
function GridBody(props: GridBodyProps & { scroller: RefObject<HTMLDivElement | null> }) {
  const { scroller, current, head, draw, ...rows } = props;
  const virtualizer = useRowsInSight<HTMLElement>({ ...rows, box: () => scroller.current, kept: current, head });
  return (
    <tbody className={styles.body} style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start }) => draw(index, start - head, virtualizer.measureElement))}
    </tbody>
  );
}
