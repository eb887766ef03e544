import { useMemo } from 'react';
import { mayEnter } from '@/platform/session/access';
import { useSession } from '@/platform/session/SessionContext';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Text } from '@/shared/ui/layout';
import { useSentBackTasks } from '../api/useTasks';
import { sentBackColumns } from '../fields/taskColumns';
import { getPositions, sequenceStates } from '../model/sequence';
import { tabHasAmounts } from '../model/taskList';
import { TaskList } from '../components/TaskList';
import styles from '../components/TaskList.module.css';
import { taskPaths } from '../paths';
import { useTaskList } from '../useTaskList';

const TITLE = 'Sent-Back Invoices';

export function SentBackScreen() {
  const session = useSession();
  const { userId } = session;
  const isSupplier = mayEnter(session, { anyOf: ['supplier'] });
  const tasks = useSentBackTasks(userId);
  const view = useTaskList(tasks);
  const columns = useMemo(
    () =>
      sentBackColumns(
        sequenceStates({
          list: 'sentBack',
          backTo: taskPaths.sentBack + view.search,
          backLabel: TITLE,
          positions: getPositions(view.shown),
        }),
        tabHasAmounts(view.tab),
        isSupplier,
      ),
    [isSupplier, view.search, view.shown, view.tab],
  );

  return (
    <>
      <PageHeader title={TITLE} />
      <TaskList
        title={TITLE}
        tasks={tasks}
        view={view}
        columns={columns}
        failedText="Your sent-back invoices couldn't be loaded."
        emptyHint="Nothing has been sent back to you for correction."
        searchHint="Invoice, supplier, remarks"
        act={
          <Text as="output" tone="soft" size="small" figures className={styles.chosen}>
            {view.found}
          </Text>
        }
      />
    </>
  );
}
