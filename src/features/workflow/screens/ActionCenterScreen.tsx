import { placePaths } from '@/domain/places';
import { groupDigits } from '@/lib/grouping';
import type { Answer } from '@/platform/graphql/useAnswer';
import { isSupplierUser, mayEnter } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import type { ReadColumn } from '@/shared/list/listTypes';
import { ReadTable } from '@/shared/list/ReadTable';
import { EmptyText } from '@/shared/ui/EmptyText';
import { PageHeader } from '@/shared/ui/PageHeader';
import { QuietRetry } from '@/shared/ui/QuietRetry';
import { Card, Stack } from '@/shared/ui/layout';
import { useOverview } from '../api/useOverview';
import { useTaskCounts } from '../api/useTaskCounts';
import { useApprovalTasks } from '../api/useTasks';
import { BUYER_SIDE } from '../model/access';
import { ApproverOverview, SupplierOverview } from '../parts/Overview';
import { PaymentQueries } from '../parts/PaymentQueries';
import { taskPaths } from '../paths';
import styles from './ActionCenterScreen.module.css';

interface Place {
  name: string;
  hint: string;
  to: string;
  count: Answer<unknown>;
  /** undefined while it is not known. */
  found: number | undefined;
}

const columns: readonly ReadColumn<Place>[] = [
  { name: 'name', title: 'Name', kind: 'text', namesRow: true, second: place => place.hint },
  {
    name: 'count',
    title: 'Count',
    kind: 'custom',
    align: 'right',
    cell: place => <Count {...place} />,
  },
  {
    name: 'action',
    title: 'Action',
    kind: 'link',
    value: () => 'View',
    href: place => place.to,
    nameOf: place => `View ${place.name}`,
  },
];

/** Where work waits for this user, how much of it, and the way there; and what of it is looked at first. */
export function ActionCenterScreen() {
  const session = useSession();
  const { userId } = session;
  const approves = mayEnter(session, BUYER_SIDE);
  const tasks = useApprovalTasks(approves ? userId : null);
  const counts = useTaskCounts(userId);
  const supplies = isSupplierUser(session);
  const overview = useOverview(session, supplies);
  const places: Place[] = [
    ...(approves
      ? [
          {
            name: 'Pending Approvals',
            hint: 'Requests waiting for your approval',
            to: taskPaths.approvals,
            count: tasks,
            found: tasks.data?.length,
          },
        ]
      : []),
    {
      name: 'SentBack Invoices',
      hint: 'Invoices sent back to you for correction',
      to: taskPaths.sentBack,
      count: counts.sentBack,
      found: counts.sentBack.data,
    },
    {
      name: 'Query Response',
      hint: 'Questions waiting for your answer',
      to: placePaths.queryResponse,
      count: counts.queries,
      found: counts.queries.data,
    },
  ];
  const nothing = places.every(({ found }) => found === 0);

  return (
    <>
      <PageHeader title="Action Center" />
      <div className={styles.layout}>
        <Stack gap={6}>
          <Card as="section" className={styles.card} aria-label="Your work">
            {nothing ? (
              <EmptyText text="No record available!" hint="Nothing is waiting for you." />
            ) : (
              <ReadTable
                label="Action Center"
                columns={columns}
                rows={places}
                rowKey={place => place.to}
                framed={false}
                className={styles.table}
              />
            )}
          </Card>
          {approves && <ApproverOverview tasks={tasks} />}
          {supplies && <SupplierOverview overview={overview} />}
        </Stack>
        <PaymentQueries />
      </div>
    </>
  );
}

function Count({ name, count, found }: Place) {
  if (count.error) return <QuietRetry text="Not known." label={`Retry ${name}`} onRetry={() => void count.reload()} />;
  if (found === undefined) return <output className={styles.bone} aria-label={`Counting ${name}`} />;
  return (
    <span className={styles.count} data-zero={found === 0 || undefined}>
      {groupDigits(found)}
    </span>
  );
}
