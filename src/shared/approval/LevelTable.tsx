import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import table from '@/shared/list/table.module.css';
import { Hidden } from '@/shared/ui/layout';
import { Pill } from '@/shared/ui/Pill';
import styles from './LevelTable.module.css';
import type { LevelRow } from './model/rows';
import { personName } from './model/task';

/** Status of a level row; upcoming levels have no icon. */
export const levelStatus: ReadColumn<LevelRow> = {
  kind: 'status',
  name: 'status',
  title: 'Status',
  onPhone: 'untitled',
  isQuiet: row => row.isIdle,
};

const columns: readonly ReadColumn<LevelRow>[] = [
  {
    kind: 'custom',
    name: 'role',
    title: 'Approval Level',
    namesRow: true,
    cell: ({ position, role, opensLevel, isCurrent }) =>
      opensLevel ? (
        <>
          <Pill tone={isCurrent ? 'info' : 'quiet'} full={isCurrent} className={styles.position}>
            {position}
          </Pill>{' '}
          {role}
        </>
      ) : (
        <Hidden>
          {position} {role}
        </Hidden>
      ),
  },
  {
    kind: 'custom',
    name: 'approver',
    title: 'Approver',
    onPhone: 'untitled',
    cell: ({ approver, isMe }) => (
      <>
        {approver ? personName(approver) : <span className={table.quiet}>Not chosen yet</span>}
        {isMe && <span className={table.quiet}> (you)</span>}
      </>
    ),
  },
  levelStatus,
  { kind: 'longText', name: 'remarks', title: 'Remarks', onPhone: 'untitled' },
  { kind: 'datetime', name: 'actedAt', title: 'When', onPhone: 'untitled' },
];

export function LevelTable({ rows }: { rows: readonly LevelRow[] }) {
  return (
    <ReadTable
      label="Approval levels"
      columns={columns}
      rows={rows}
      rowKey={row => row.key}
      rowMarks={row => ({ 'data-current': row.isCurrent || undefined, 'data-more': !row.opensLevel || undefined })}
      framed={false}
      className={styles.table}
    />
  );
}
