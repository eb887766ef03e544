import { memo, type ReactNode, type Ref } from 'react';
import { alignOf, widthOf } from './columnLayout';
import { cellValue, ListCell } from './ListCell';
import { ListHead } from './ListHead';
import type { ColumnDef, ListSort } from './listTypes';
import styles from './ListTable.module.css';

export type RowKey<Row> = (keyof Row & string) | ((row: Row) => string | number);

function keyOf<Row>(row: Row, rowKey: RowKey<Row>): string {
  return String(typeof rowKey === 'function' ? rowKey(row) : row[rowKey]);
}

function ListRow<Row>({ columns, row }: { columns: readonly ColumnDef<Row>[]; row: Row }) {
  return (
    <tr className={styles.row}>
      {columns.map(column => {
        const value = cellValue(column, row);
        const text = value === null || value === undefined ? '' : String(value);
        return (
          <td
            key={column.name + column.title}

            className={styles.cell}
            data-label={column.title}
            data-align={alignOf(column)}
            data-kind={column.kind}
            data-phone={column.onPhone === false || (text === '' && column.kind !== 'yesNo') ? 'no' : undefined}
            title={column.kind === 'text' && text ? text : undefined}
          >
            <ListCell column={column} row={row} />
          </td>
        );
      })}
    </tr>
  );
}

/** Another page, sort or filter state draws new rows only; a row that stays is not drawn again. */
const MemoRow = memo(ListRow) as typeof ListRow;

/** Rows on their way: as high as the real ones, so that nothing jumps; one box, because what waits must cost nothing. */
function SkeletonRows({ rows, columns }: { rows: number; columns: number }) {
  return (
    <tr aria-hidden="true">
      <td className={styles.bones} colSpan={columns}>
        <div className={styles.bars} style={{ height: rows * ROW_HEIGHT }}>
          {'\u00a0'}
        </div>
      </td>
    </tr>
  );
}

/** Pixels, as in the style sheet. */
const ROW_HEIGHT = 38;

interface ListTableProps<Row> {
  label: string;
  columns: readonly ColumnDef<Row>[];
  /** null: none have come yet. */
  rows: readonly Row[] | null;
  rowKey: RowKey<Row>;
  pageSize: number;
  sort: ListSort;
  onSort: (name: string) => void;
  busy: boolean;
  /** True keeps the height of a full page, so that the pager stays where it is on a short last page. */
  keepHeight: boolean;
  /** In the place of the rows when there are none. */
  empty: ReactNode;
  /** What scrolls. */
  ref: Ref<HTMLDivElement>;
}

/**
 * The grid: a plain table. The server sorts, filters and pages; antd's Table would only draw it, for 139 kB (brotli) and half a
 * second more before the first rows on a slow machine.
 */
export function ListTable<Row>(props: ListTableProps<Row>) {
  const { label, columns, rows, rowKey, pageSize, sort, onSort, busy, keepHeight, empty } = props;
  const widths = columns.map(widthOf);
  const least = widths.reduce((sum, width) => sum + width, 0);
  return (
    <div ref={props.ref} className={styles.scroller} data-full={keepHeight || rows === null || undefined}>
      {busy && rows !== null && <div className={styles.progress} />}
      <table
        aria-label={label}
        aria-busy={busy}
        className={styles.table}
        style={{ minWidth: least }}
        data-busy={(busy && rows !== null) || undefined}
      >
        <colgroup>
          {columns.map((column, index) => (
            <col key={column.name + column.title} style={{ width: widths[index] }} />
          ))}
        </colgroup>
        <ListHead columns={columns} sort={sort} onSort={onSort} />
        <tbody>
          {rows === null ? (
            <SkeletonRows rows={pageSize} columns={columns.length} />
          ) : rows.length > 0 ? (
            rows.map(row => <MemoRow key={keyOf(row, rowKey)} columns={columns} row={row} />)
          ) : (
            <tr>
              <td className={styles.empty} colSpan={columns.length}>
                <div className={styles.emptyText}>{empty}</div>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
