import { useState, type ReactNode } from 'react';
import controls from '@/shared/list/controls.module.css';
import { SortMark } from '@/shared/list/SortMark';
import { decisionKey, type DeskTask } from '../model/deskTask';
import type { DeskOrder, DeskSort } from '../model/deskView';
import styles from './DeskTable.module.css';

export interface DeskColumn {
  /** Names its place in a phone's card, too. */
  id: string;
  title: string;
  width: number;
  align?: 'right';
  sort?: DeskSort;
  cell: (task: DeskTask, index: number) => ReactNode;
}

export interface DeskTableProps {
  label: string;
  columns: readonly DeskColumn[];
  tasks: readonly DeskTask[];
  order: DeskOrder;
  onSort: (by: DeskSort) => void;
  busy: boolean;
  /** Leading column of the approver's desk. */
  select?: { head: ReactNode; cell: (task: DeskTask) => ReactNode } | undefined;
  markOf?: ((task: DeskTask) => string | null) | undefined;
}

/** So many rows at once; the rest on demand. */
const STEP = 100;

/** Tasks as a plain table; on a phone, as cards. */
export function DeskTable({ label, columns, tasks, order, onSort, busy, select, markOf }: DeskTableProps) {
  const [shown, setShown] = useState(STEP);
  const more = tasks.length - shown;
  return (
    <>
      <div className={styles.scroller}>
        <table className={styles.table} aria-label={label} aria-busy={busy} data-busy={busy || undefined}>
          <colgroup>
            {select && <col style={{ width: 44 }} />}
            {columns.map(column => (
              <col key={column.id} style={{ width: column.width }} />
            ))}
          </colgroup>
          <thead className={styles.head} data-select={select !== undefined || undefined}>
            <tr>
              {select && <th className={styles.selectHead}>{select.head}</th>}
              {columns.map(column => (
                <Head key={column.id} column={column} order={order} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {tasks.slice(0, shown).map((task, index) => (
              <tr key={decisionKey(task)} className={styles.row} data-mark={markOf?.(task) ?? undefined}>
                {select && (
                  <td className={styles.cell} data-col="select">
                    {select.cell(task)}
                  </td>
                )}
                {columns.map(column => (
                  <td key={column.id} className={styles.cell} data-col={column.id} data-align={column.align}>
                    {column.cell(task, index)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {more > 0 && (
        <div className={styles.more}>
          <button type="button" className={controls.button} onClick={() => setShown(shown + STEP)}>
            Show {Math.min(STEP, more)} more of {tasks.length}
          </button>
        </div>
      )}
    </>
  );
}

interface HeadProps {
  column: DeskColumn;
  order: DeskOrder;
  onSort: (by: DeskSort) => void;
}

function Head({ column: { title, align, sort }, order, onSort }: HeadProps) {
  if (!sort)
    return (
      <th scope="col" className={styles.header} data-align={align}>
        <span className={styles.fixed}>{title}</span>
      </th>
    );
  const sorted = order.by === sort;
  return (
    <th
      scope="col"
      className={styles.header}
      data-align={align}
      aria-sort={sorted ? (order.desc ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={styles.sort} onClick={() => onSort(sort)}>
        {title}
        {'\u00a0'}
        <SortMark order={sorted ? (order.desc ? 'desc' : 'asc') : null} />
      </button>
    </th>
  );
}
