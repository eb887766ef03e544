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
  isEnd: (column: C) => boolean;
  /** Value of `grid-template-columns`. */
  tracks: string;
  beside?: (column: C) => ReactNode;
  numbers: string;
  scroller: RefObject<HTMLDivElement | null>;
  /** Titles only for screen readers: each cell has its own. */
  hidesHead?: boolean;
  /** Header of row tools. */
  tools?: ReactNode;
  foot?: ReactNode;
  below?: ReactNode;
  body: GridBodyProps;
}

/** Editable table with sticky titles; renders rows in and near the box only. */
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
  /** Absent: rows don't move. */
  toKey?: (index: number) => string | number;
  /** Row with the focus: always rendered. */
  current: number;
  /** Height of a row and of the head in pixels. */
  height: number;
  head: number;
  beyond: number;
  measure?: (row: HTMLElement) => number;
  onWidth?: (width: number) => void;
  atOnce?: boolean;
  /** `top` in pixels; pass `measured` to rows of variable height. */
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
