import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { DATETIME_12_FORMAT } from '@/lib/dates';
import { recentlyDecided, type RecentRecord } from '@/platform/recentRecords';
import { useSession } from '@/platform/session/SessionContext';
import { getOfferedHref } from '@/domain/offeredHref';
import type { ReadColumn } from '@/shared/list/listTypes';
import { Text } from '@/shared/ui/layout';
import { taskAmountColumn, sinceColumn, type StateOf } from '../fields/taskColumns';
import type { ListedTask } from '../model/listedTask';
import { getTaskSums } from '../model/taskList';
import { largest } from '../model/waiting';
import { taskPaths } from '../paths';
import { TableCard } from './HomeCard';
import { SumsText } from './SumsText';
import { ROWS } from './WaitingCard';

export function LargestCard({ tasks, getState }: { tasks: readonly ListedTask[]; getState: StateOf }) {
  const columns = useMemo(
    (): ReadColumn<ListedTask>[] => [
      {
        name: 'number',
        title: 'Invoice',
        kind: 'link',
        namesRow: true,
        href: task => task.href,
        state: task => getState(task.href),
      },
      {
        name: 'supplier',
        title: 'Supplier',
        kind: 'text',
        value: task => task.supplierName || task.supplierCode,
      },
      taskAmountColumn,
      { ...sinceColumn('Waiting since', 120), onPhone: 'beside' },
    ],
    [getState],
  );
  if (tasks.length <= ROWS) return null;
  return (
    <TableCard
      title="Largest amounts"
      more={
        <Text tone="soft" size="small" figures>
          In total <SumsText sums={getTaskSums(tasks).sums} />
        </Text>
      }
      foot={<Link to={`${taskPaths.approvals}?sort=amount.desc`}>View all by amount</Link>}
      columns={columns}
      rows={largest(tasks, ROWS)}
      rowKey={task => task.key}
    />
  );
}

const decided: readonly ReadColumn<RecentRecord>[] = [
  { name: 'name', title: 'Record', kind: 'link', namesRow: true, href: row => getOfferedHref(row.href) },
  { name: 'detail', title: 'Type and supplier', kind: 'text' },
  { name: 'decision', title: 'Decision', kind: 'status', onPhone: 'top' },
  {
    name: 'at',
    title: 'Decided',
    kind: 'datetime',
    format: DATETIME_12_FORMAT,
    onPhone: 'beside',
    value: row => new Date(row.at).toISOString(),
  },
];

/** Shows the user's latest decisions on this device; the backend has no such query (docs/decisions.md#recent-records). */
export function DecidedCard() {
  const { userId } = useSession();
  const [rows] = useState(() => recentlyDecided(userId).slice(0, ROWS));
  if (rows.length === 0) return null;
  return <TableCard title="Recently decided" columns={decided} rows={rows} rowKey={row => row.href} />;
}
