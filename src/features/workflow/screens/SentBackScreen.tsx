import { Link } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { useLoad } from '@/platform/graphql/useLoad';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useSentBackTasks } from '../api/useDeskTasks';
import type { DeskTask } from '../model/deskTask';
import { stopsOf, trailStates } from '../model/trail';
import styles from '../parts/Desk.module.css';
import { DeskCard } from '../parts/DeskCard';
import type { DeskColumn } from '../parts/DeskTable';
import { AmountCell, NumberCell, SinceCell, TwoLines } from '../parts/TaskCells';
import { deskPaths } from '../paths';
import { useDeskView } from '../useDeskView';

const TITLE = 'Sent-Back Invoices';
const NONE: readonly DeskTask[] = [];

/** What came back to this user: why, from whom, and the way to correct it. */
export function SentBackScreen() {
  const { userId } = useSession();
  const load = useSentBackTasks();
  const list = useLoad(userId, signal => load(userId, signal));
  const view = useDeskView((!list.error && list.data) || NONE);
  const stateOf = trailStates({
    desk: 'sentBack',
    backTo: deskPaths.sentBack + view.search,
    backLabel: TITLE,
    stops: stopsOf(view.shown),
  });

  const columns: DeskColumn[] = [
    {
      id: 'number',
      title: 'Invoice',
      width: 124,
      sort: 'number',
      cell: task => <NumberCell task={task} state={stateOf(task.href)} />,
    },
    {
      id: 'supplier',
      title: 'Supplier and company',
      width: 210,
      sort: 'supplier',
      cell: task => (
        <TwoLines first={task.supplierName || task.supplierCode} second={task.companyName || task.companyCode} />
      ),
    },
    {
      id: 'amount',
      title: 'Amount',
      width: 196,
      align: 'right',
      sort: 'amount',
      cell: task => <AmountCell task={task} />,
    },
    {
      id: 'remarks',
      title: 'Why it came back',
      width: 250,
      cell: task =>
        task.remarks ? (
          <span className={styles.remarks} title={task.remarks}>
            {task.remarks}
          </span>
        ) : (
          <span className={styles.none}>No remarks</span>
        ),
    },
    { id: 'by', title: 'Sent back by', width: 136, cell: task => task.sentBackBy },
    { id: 'since', title: 'Since', width: 114, sort: 'since', cell: task => <SinceCell task={task} /> },
    {
      id: 'action',
      title: 'Action',
      width: 70,
      cell: task =>
        task.editHref !== null ? (
          <Link className={styles.action} to={task.editHref} aria-label={`Edit ${task.number}`}>
            Edit
          </Link>
        ) : task.href !== null ? (
          <Link className={styles.action} to={task.href} state={stateOf(task.href)} aria-label={`View ${task.number}`}>
            View
          </Link>
        ) : null,
    },
  ];

  return (
    <>
      <PageHeader title={TITLE} />
      <DeskCard
        title={TITLE}
        list={list}
        view={view}
        columns={columns}
        failedText="What was sent back could not be loaded."
        emptyHint="Nothing was sent back to you for correction."
        searchHint="Invoice, supplier, remarks"
        act={<output className={styles.chosen}>{view.found}</output>}
      />
    </>
  );
}
