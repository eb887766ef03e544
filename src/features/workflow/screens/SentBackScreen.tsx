import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { useLoaded } from '@/shared/list/useLoaded';
import { CountTabs } from '@/shared/ui/CountTabs';
import { EmptyText } from '@/shared/ui/EmptyText';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useSentBackTasks } from '../api/useDeskTasks';
import type { DeskTask } from '../model/deskTask';
import { stopsOf, trailState } from '../model/trail';
import styles from '../parts/Desk.module.css';
import { DeskTable, DeskTableSkeleton, type DeskColumn } from '../parts/DeskTable';
import { QuietRetry } from '../parts/QuietRetry';
import { SearchBox } from '../parts/SearchBox';
import { AmountCell, NumberCell, SinceCell, TwoLines } from '../parts/TaskCells';
import { deskPaths } from '../paths';
import { useDeskView } from '../useDeskView';

const TITLE = 'Sent-Back Invoices';
const NONE: readonly DeskTask[] = [];

/** What came back to this user: why, from whom, and the way to correct it. */
export function SentBackScreen() {
  const { userId } = useSession();
  const load = useSentBackTasks();
  const list = useLoaded(userId, signal => load(userId, signal));
  const view = useDeskView(list.value ?? NONE);
  const panelId = useId();
  const stops = stopsOf(view.shown);
  const back = { backTo: deskPaths.sentBack + view.search, backLabel: TITLE, stops };
  const stateOf = (task: DeskTask) => trailState({ ...back, at: stops.findIndex(stop => stop.href === task.href) });

  const columns: DeskColumn[] = [
    {
      id: 'number',
      title: 'Invoice',
      width: 130,
      sort: 'number',
      cell: task => <NumberCell task={task} state={stateOf(task)} />,
    },
    {
      id: 'supplier',
      title: 'Supplier and company',
      width: 230,
      sort: 'supplier',
      cell: task => (
        <TwoLines first={task.supplierName || task.supplierCode} second={task.companyName || task.companyCode} />
      ),
    },
    {
      id: 'amount',
      title: 'Amount',
      width: 150,
      align: 'right',
      sort: 'amount',
      cell: task => <AmountCell task={task} />,
    },
    {
      id: 'remarks',
      title: 'Why it came back',
      width: 260,
      cell: task =>
        task.remarks ? (
          <span className={styles.remarks} title={task.remarks}>
            {task.remarks}
          </span>
        ) : (
          <span className={styles.none}>No remarks</span>
        ),
    },
    { id: 'by', title: 'Sent back by', width: 150, cell: task => task.sentBackBy },
    { id: 'since', title: 'Since', width: 120, sort: 'since', cell: task => <SinceCell task={task} /> },
    {
      id: 'action',
      title: 'Action',
      width: 76,
      cell: task =>
        task.editHref !== null ? (
          <Link className={styles.action} to={task.editHref} aria-label={`Edit ${task.number}`}>
            Edit
          </Link>
        ) : task.href !== null ? (
          <Link className={styles.action} to={task.href} state={stateOf(task)} aria-label={`View ${task.number}`}>
            View
          </Link>
        ) : null,
    },
  ];

  return (
    <>
      <PageHeader title={TITLE} />
      <div className={styles.card}>
        {list.value === null && !list.failed && <DeskTableSkeleton />}
        {list.failed && (
          <div className={styles.notice}>
            <QuietRetry text="What was sent back could not be loaded." onRetry={list.reload} />
          </div>
        )}
        {list.value?.length === 0 && (
          <EmptyText text="No record available!" hint="Nothing was sent back to you for correction." />
        )}
        {view.tabs.length > 0 && (
          <>
            <div className={styles.tabs}>
              <CountTabs
                label="Kinds of records"
                tabs={view.tabs}
                current={view.tab}
                onChange={view.setTab}
                panelId={panelId}
              />
            </div>
            <div id={panelId} role="tabpanel" aria-labelledby={`${panelId}-${view.tab}`} className={styles.panel}>
              <div className={styles.bar}>
                <SearchBox value={view.text} onChange={view.setText} hint="Invoice, supplier, remarks" />
              </div>
              {view.shown.length > 0 ? (
                <DeskTable
                  key={view.tab}
                  label={`${TITLE}: ${view.tabs.find(tab => tab.id === view.tab)?.label ?? ''}`}
                  columns={columns}
                  tasks={view.shown}
                  order={view.order}
                  onSort={view.sortBy}
                  busy={list.loading}
                />
              ) : (
                <EmptyText text="No record available!" hint="Nothing here holds these words." />
              )}
            </div>
          </>
        )}
      </div>
    </>
  );
}
