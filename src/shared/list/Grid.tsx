import { useCallback, useId, type ComponentType, type ReactNode, type Ref } from 'react';
import { useLatest } from '@/platform/useLatest';
import { Hidden } from '@/shared/ui/layout';
import { getWidth, wraps } from './columnTypes';
import { GridTitles } from './GridHead';
import { GridRow, type RowMark, SelectBox } from './GridRow';
import type { ColumnDef, ListSort, RowKey } from './listTypes';
import styles from './grid.module.css';
import table from './table.module.css';
import { toKey, type Selection } from './useSelection';

export interface GridProps<Row> {
  label: string;
  /** Keep the array stable between renders: a new array redraws every row. */
  columns: readonly ColumnDef<Row>[];
  /** null until the first rows are loaded. */
  rows: readonly Row[] | null;
  rowKey: RowKey<Row>;
  pageSize?: number;
  sort?: ListSort;
  /** Absent: the grid is not sortable. */
  onSort?: (name: string) => void;
  /** Absent: rows are not selectable. */
  selection?: Selection<Row> | undefined;
  getMark?: ((row: Row) => RowMark | null) | undefined;
  busy?: boolean;
  /** 'box': on wide screens the rows scroll below the header; 'always': on every screen; 'page': the page scrolls. */
  scroll?: 'box' | 'always' | 'page';
  /** True reserves the height of a full page, so that the pager doesn't move on a short last page. */
  keepHeight?: boolean;
  oneLine?: boolean;
  /** Selectable rows are not taller than others; only the reason why a row is not selectable adds a line. */
  short?: boolean;
  /** Returns the heading of the row's group, or null. Rows must be sorted by group. */
  getGroup?: (row: Row) => string | null;
  empty?: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Decides which rows are in the document; default: all (see `NearRows`). */
  body?: ComponentType<GridBodyProps<Row>>;
}

export interface GridBodyProps<Row> {
  rows: readonly Row[];
  /** Draws a row. Virtualized bodies pass its index and a ref that measures it. */
  draw: (row: Row, index?: number, measure?: Ref<HTMLTableRowElement>) => ReactNode;
}

function AllRows<Row>({ rows, draw }: GridBodyProps<Row>) {
  return rows.map(row => draw(row));
}

const SELECT_WIDTH = 44;

/**
 * Draws list rows with sorting, selection, loading state and, on a phone, cards. A plain table: antd's table costs 139
 * kB (brotli) and half a second on a slow device.
 */
export function Grid<Row>(props: GridProps<Row>) {
  const { label, columns, rows, rowKey, sort, onSort, selection, getMark, getGroup, oneLine, short, empty } = props;
  const { busy = false, scroll = 'page', keepHeight = false, pageSize = 5, body: Body = AllRows } = props;
  const id = useId();
  // Stable, so that unchanged rows don't redraw.
  const select = useLatest(selection?.set);
  const onSelect = useCallback((...args: Parameters<Selection<Row>['set']>) => select.current?.(...args), [select]);
  const lines = oneLine ? 'one' : columns.some(wraps) || (selection && !short) ? 'many' : undefined;
  // Without all rows the browser can't size the columns: declared widths keep columns from moving.
  const isFixed = rows === null || Body !== AllRows;
  const span = columns.length + (selection ? 1 : 0);
  return (
    <div
      ref={props.ref}
      className={styles.scroller}
      // A box without sort buttons has no focusable element. Its own tab stop lets the arrow keys scroll it.
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
            <col key={column.name + column.title} style={isFixed ? { width: getWidth(column) } : undefined} />
          ))}
        </colgroup>
        <thead className={styles.head}>
          <tr>
            {selection && <SelectHead selection={selection} />}
            <GridTitles columns={columns} wrapping={lines === 'many'} sort={sort} onSort={onSort} />
          </tr>
        </thead>
        {rows?.length ? (
          getGroups(rows, getGroup).map(([heading, members], at) => (
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
                  const key = toKey(row, rowKey);
                  const whyNot = selection?.whyNot(row) ?? null;
                  const inHeading = heading !== null && whyNot === heading;
                  return (
                    <GridRow
                      key={key}
                      columns={columns}
                      row={row}
                      index={index}
                      measure={measure}
                      mark={getMark?.(row) ?? undefined}
                      {...(selection && {
                        onSelect,
                        group: selection.mode === 'single' ? id : undefined,
                        label: `Select ${selection.getName(row)}`,
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

function getGroups<Row>(
  rows: readonly Row[],
  getGroup: ((row: Row) => string | null) | undefined,
): (readonly [string | null, readonly Row[]])[] {
  if (!getGroup) return [[null, rows]];
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) groups.set(getGroup(row), [...(groups.get(getGroup(row)) ?? []), row]);
  return [...groups];
}

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
          label={selectable.length === 0 ? 'Select all' : `Select all ${selectable.length}${keep ? ' shown' : ''}`}
          checked={count > 0 && count === selectable.length}
          partly={count > 0 && count < selectable.length}
          disabled={selectable.length === 0}
          onChange={setAll}
        />
      )}
    </th>
  );
}

/** Placeholder rows as high as real ones, to prevent layout shift. One element only, because it must be cheap to draw. */
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
