import { useCallback, useLayoutEffect, useId, useRef, type ComponentType, type ReactNode, type Ref } from 'react';
import { Hidden } from '@/shared/ui/layout';
import { widthOf, wraps } from './columnKinds';
import { GridTitles } from './GridHead';
import { GridRow, type RowMark } from './GridRow';
import type { ColumnDef, ListSort, RowKey } from './listTypes';
import { SelectBox } from './SelectBox';
import styles from './grid.module.css';
import table from './table.module.css';
import { keyOf, type Selection } from './useSelection';

export interface GridProps<Row> {
  label: string;
  /** Keep them the same between renders where rows are many: other columns draw every row again. */
  columns: readonly ColumnDef<Row>[];
  /** null: none have come yet. */
  rows: readonly Row[] | null;
  rowKey: RowKey<Row>;
  /** Rows that are expected while none have come. */
  pageSize?: number;
  sort?: ListSort;
  /** Absent: this grid cannot be sorted. */
  onSort?: (name: string) => void;
  /** Absent: rows are not chosen. */
  selection?: Selection<Row> | undefined;
  /** Something is under way with the row, or has been done. */
  markOf?: ((row: Row) => RowMark | null) | undefined;
  busy?: boolean;
  /** 'box': on wide screens it scrolls in itself below its head, as high as the screen allows; 'always': on every screen. 'page': it is as high as its rows. */
  scroll?: 'box' | 'always' | 'page';
  /** True keeps the height of a full page, so that the pager stays where it is on a short last page. */
  keepHeight?: boolean;
  /** Every row one line; what does not fit ends in dots. */
  oneLine?: boolean;
  /** Rows that can be chosen are as short as others; only why one cannot takes a line of its own. */
  short?: boolean;
  /**
   * What a row has in common with those beside it, as a heading above them; null for none. Rows come group by group. A row that cannot
   * be chosen for the reason in its heading does not repeat it.
   */
  groupOf?: (row: Row) => string | null;
  /** In the place of the rows when there are none. */
  empty?: ReactNode;
  /** What scrolls. */
  ref?: Ref<HTMLDivElement>;
  /** Which of the rows are drawn: all, unless it is said otherwise (`NearRows`). */
  body?: ComponentType<GridBodyProps<Row>>;
}

export interface GridBodyProps<Row> {
  rows: readonly Row[];
  /** Draws a row; with its place and how it is measured, where not all are drawn. */
  draw: (row: Row, index?: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
}

function AllRows<Row>({ rows, draw }: GridBodyProps<Row>) {
  return rows.map(row => draw(row));
}

const SELECT_WIDTH = 44;

/**
 * The grid of the lists: columns as data, sorting, choosing, waiting, and on a phone a card for each row. It loads nothing. A plain
 * table, as antd's would only draw it, for 139 kB (brotli) and half a second more before the first rows on a slow machine.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, selection, markOf, groupOf, oneLine, short, empty } = props;
  const { busy = false, scroll = 'page', keepHeight = false, pageSize = 5, body: Body = AllRows } = props;
  const id = useId();
  const onSelect = useStable(selection?.set);
  const lines = oneLine ? 'one' : columns.some(wraps) || (selection && !short) ? 'many' : undefined;
  // Without all rows the browser can't size the columns: declared widths keep them from moving.
  const isFixed = rows === null || Body !== AllRows;
  // A box without sort buttons has nothing in it that takes the focus: it takes it itself, and is scrolled by the arrow keys.
  const span = columns.length + (selection ? 1 : 0);
  return (
    <div
      ref={props.ref}
      className={styles.scroller}
      {...(scroll !== 'page' && !onSort && { role: 'group', 'aria-label': `${label}, table`, tabIndex: 0 })}
      data-scroll={scroll}
      data-full={(scroll === 'box' && (keepHeight || rows === null)) || undefined}
    >
      {busy && rows !== null && <div className={styles.progress} />}
      <table
        aria-label={label}
        aria-busy={busy}
        aria-rowcount={Body === AllRows || rows === null ? undefined : rows.length + 1}
        className={`${table.table} ${styles.grid}`}
        data-busy={(busy && rows !== null) || undefined}
        data-layout={isFixed ? 'fixed' : undefined}
        data-lines={lines}
        data-select={selection?.mode}
      >
        <colgroup>
          {selection && <col style={{ width: SELECT_WIDTH }} />}
          {columns.map(column => (
            <col key={column.name + column.title} style={isFixed ? { width: widthOf(column) } : undefined} />
          ))}
        </colgroup>
        <thead className={styles.head}>
          <tr>
            {selection && <SelectHead selection={selection} />}
            <GridTitles columns={columns} wrapping={lines === 'many'} sort={sort} onSort={onSort} />
          </tr>
        </thead>
        {rows?.length ? (
          groupsOf(rows, groupOf).map(([heading, members], at) => (
            <tbody key={heading ?? ''}>
              {heading !== null && (
                <tr className={styles.whole}>
                  <th scope="rowgroup" colSpan={span} className={styles.group}>
                    <span id={`${id}-group-${at}`} className={styles.groupText}>
                      {heading}
                    </span>
                  </th>
                </tr>
              )}
              <Body
                rows={members}
                draw={(row, index, measure) => {
                  const key = keyOf(row, rowKey);
                  const whyNot = selection?.whyNot(row) ?? null;
                  const inHeading = heading !== null && whyNot === heading;
                  return (
                    <GridRow
                      key={key}
                      columns={columns}
                      row={row}
                      index={index}
                      measure={measure}
                      mark={markOf?.(row) ?? undefined}
                      {...(selection && {
                        onSelect,
                        group: selection.mode === 'single' ? id : undefined,
                        label: `Select ${selection.nameOf(row)}`,
                        checked: selection.has(row),
                        whyNot,
                        whyNotId: inHeading ? `${id}-group-${at}` : `${id}-${key}`,
                        inHeading,
                      })}
                    />
                  );
                }}
              />
            </tbody>
          ))
        ) : (
          <tbody>
            {rows === null ? (
              <SkeletonRows rows={pageSize} columns={span} />
            ) : (
              <tr className={styles.whole}>
                <td className={styles.empty} colSpan={span}>
                  <div className={styles.emptyText}>{empty}</div>
                </td>
              </tr>
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}

/** Neighbours under one heading. */
function groupsOf<Row>(
  rows: readonly Row[],
  groupOf: ((row: Row) => string | null) | undefined,
): (readonly [string | null, readonly Row[]])[] {
  if (!groupOf) return [[null, rows]];
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) groups.set(groupOf(row), [...(groups.get(groupOf(row)) ?? []), row]);
  return [...groups];
}

/**
 * A function that stays the same for all renders and calls the `call` of the latest one, so that rows that stay are not drawn again. It
 * knows the latest `call` before the browser paints: a press on a row that has just come is not lost.
 */
function useStable<Args extends unknown[]>(call: ((...args: Args) => void) | undefined): (...args: Args) => void {
  const latest = useRef(call);
  useLayoutEffect(() => {
    latest.current = call;
  });
  return useCallback((...args: Args) => latest.current?.(...args), []);
}

/** Over the boxes: all of the page, where many can be chosen. */
function SelectHead<Row>({ selection }: { selection: Selection<Row> }) {
  const { mode, selectable, has, setAll, keep } = selection;
  const count = selectable.filter(has).length;
  return (
    <th scope="col" className={styles.selectHead}>
      {mode === 'single' ? (
        <Hidden>Select</Hidden>
      ) : (
        <SelectBox
          selectAll
          label={`Select all ${selectable.length}${keep ? ' on this page' : ''}`}
          checked={count > 0 && count === selectable.length}
          partly={count > 0 && count < selectable.length}
          disabled={selectable.length === 0}
          onChange={setAll}
        />
      )}
    </th>
  );
}

/** Rows on their way: as high as the real ones, so that nothing jumps; one box, because what waits must cost nothing. */
function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tr className={styles.whole} aria-hidden="true">
      <td className={styles.bones} colSpan={columns}>
        <div className={styles.bars} style={{ height: `calc(${rows} * var(--row))` }}>
          {'\u00a0'}
        </div>
      </td>
    </tr>
  );
}
