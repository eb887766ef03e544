import { DATETIME_12_FORMAT, formatMoment } from '@/lib/dates';
import table from '@/shared/list/table.module.css';
import { StatusTag } from '@/shared/ui/StatusTag';
import { Text } from '@/shared/ui/layout';
import styles from './LevelTable.module.css';
import type { LevelRow } from './model/rows';
import { personName } from './model/task';

/** Every level of the workflow with its approvers: who decided, who is asked now, who follows. */
export function LevelTable({ rows }: { rows: readonly LevelRow[] }) {
  return (
    <table className={`${table.table} ${styles.table}`} aria-label="Approval levels">
      <thead>
        <tr>
          <th scope="col">Approval Level</th>
          <th scope="col">Approver</th>
          <th scope="col">Status</th>
          <th scope="col">Remarks</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <tr key={row.key} data-current={row.isCurrent || undefined} data-more={!row.opensLevel || undefined}>
            <th scope="row" className={styles.level}>
              <Text tone="soft" size="fine" figures className={styles.position}>
                {row.position}
              </Text>{' '}
              <span>{row.role}</span>
            </th>
            <td className={styles.approver}>
              {row.approver ? personName(row.approver) : <span className={table.quiet}>Not chosen yet</span>}
              {row.isMe && <span className={table.quiet}> (you)</span>}
            </td>
            <td className={`${table.piece} ${styles.status}`}>
              {row.isIdle ? <span className={table.quiet}>{row.status}</span> : <StatusTag status={row.status} />}
            </td>
            <td className={styles.remarks}>{row.remarks && <span className={styles.clamped}>{row.remarks}</span>}</td>
            <td className={`${table.piece} ${styles.when}`}>{formatMoment(row.actedAt, DATETIME_12_FORMAT)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
