import { useId, useState } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import { userOf } from '@/shared/approval/model/user';
import controls from '@/shared/list/controls.module.css';
import { useLoad } from '@/platform/graphql/useLoad';
import { PageHeader } from '@/shared/ui/PageHeader';
import { useApproveAllCalls } from '../api/useApproveAllCalls';
import { useApprovalTasks } from '../api/useDeskTasks';
import { decisionKey, type DeskTask } from '../model/deskTask';
import { sumsOf } from '../model/deskView';
import { whyExcluded } from '../model/exclusion';
import { stopsOf, trailStates } from '../model/trail';
import { ApproveAllDialog } from '../parts/ApproveAllDialog';
import { CheckBox } from '../parts/CheckBox';
import styles from '../parts/Desk.module.css';
import { DeskCard } from '../parts/DeskCard';
import type { DeskColumn } from '../parts/DeskTable';
import { ResultPanel } from '../parts/ResultPanel';
import { SumsText } from '../parts/SumsText';
import { AmountCell, NumberCell, SinceCell, SupplierCell, TwoLines } from '../parts/TaskCells';
import { deskPaths } from '../paths';
import { useApproveAll } from '../useApproveAll';
import { useDeskView } from '../useDeskView';
import { useSelection } from '../useSelection';

const TITLE = 'Approval Center';
const NONE: readonly DeskTask[] = [];

/** Everything that waits for this approver: facts to decide on, the way to each record, Approve All. */
export function ApprovalCenterScreen() {
  const session = useSession();
  const load = useApprovalTasks();
  const list = useLoad(session.userId, signal => load(session.userId, signal));
  const calls = useApproveAllCalls();
  const user = userOf(session);
  const approveAll = useApproveAll({ calls, load, user, onSettled: () => void list.reload() });
  const [asking, setAsking] = useState<readonly DeskTask[] | null>(null);
  const view = useDeskView((!list.error && list.data) || NONE);
  const id = useId();
  const whyId = (task: DeskTask) => `${id}-${task.key}`;

  const selectable = view.shown.filter(task => whyExcluded(task) === null && approveAll.markOf(task) === null);
  const selection = useSelection(selectable, decisionKey);
  const mayTick = new Set(selectable);
  const stateOf = trailStates({
    desk: 'approvals',
    backTo: deskPaths.approvals + view.search,
    backLabel: TITLE,
    stops: stopsOf(view.shown),
  });

  const approve = async (tasks: readonly DeskTask[], remarks: string) => {
    await approveAll.run(tasks, remarks);
    setAsking(null);
    selection.clear();
  };

  const columns: DeskColumn[] = [
    {
      id: 'number',
      title: 'Invoice',
      width: 150,
      sort: 'number',
      cell: task => <NumberCell task={task} state={stateOf(task.href)} />,
    },
    { id: 'supplier', title: 'Supplier', width: 240, sort: 'supplier', cell: task => <SupplierCell task={task} /> },
    {
      id: 'company',
      title: 'Company',
      width: 180,
      sort: 'company',
      cell: task => task.companyName || task.companyCode,
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
      id: 'level',
      title: 'Level',
      width: 190,
      sort: 'level',
      cell: task => {
        const mark = approveAll.markOf(task);
        const why = whyExcluded(task);
        if (mark !== null)
          return <TwoLines first={task.role} second={mark === 'sending' ? 'Approving…' : 'Approved'} tone="good" />;
        return <TwoLines first={task.role} second={why && <span id={whyId(task)}>{why}</span>} tone="warn" />;
      },
    },
    { id: 'since', title: 'Waiting since', width: 130, sort: 'since', cell: task => <SinceCell task={task} /> },
  ];

  const { sums } = sumsOf(selection.chosen);
  const count = selection.chosen.length;
  return (
    <>
      <PageHeader title={TITLE} />
      {approveAll.outcome && approveAll.outcome.results.some(result => result.fate !== 'approved') && (
        <ResultPanel
          outcome={approveAll.outcome}
          checking={approveAll.phase === 'checking'}
          onCheck={() => void approveAll.check()}
          onClose={approveAll.forget}
        />
      )}
      <DeskCard
        title={TITLE}
        list={list}
        view={view}
        columns={columns}
        failedText="Your tasks could not be loaded."
        emptyHint="Nothing waits for your approval. New requests appear here."
        searchHint="Invoice, supplier, company, amount"
        busy={approveAll.phase !== 'idle'}
        markOf={approveAll.markOf}
        act={
          <div className={styles.act}>
            <output className={styles.chosen}>
              {count > 0 ? (
                <>
                  <b>{count} selected</b> · <SumsText sums={sums} />
                </>
              ) : (
                `${selectable.length} of ${view.shown.length} can be approved together`
              )}
            </output>
            <button
              type="button"
              className={`${controls.button} ${controls.primary}`}
              aria-disabled={count === 0 || approveAll.phase !== 'idle'}
              onClick={() => count > 0 && approveAll.phase === 'idle' && setAsking(selection.chosen)}
            >
              {count > 0 ? `Approve All (${count})` : 'Approve All'}
            </button>
          </div>
        }
        select={{
          head: (
            <CheckBox
              selectAll
              label={`Select all ${selectable.length}`}
              checked={count > 0 && count === selectable.length}
              partly={count > 0 && count < selectable.length}
              disabled={selectable.length === 0}
              onChange={selection.setAll}
            />
          ),
          cell: task => (
            <CheckBox
              label={`Select ${task.number}`}
              checked={selection.has(task)}
              disabled={!mayTick.has(task)}
              describedBy={whyExcluded(task) ? whyId(task) : undefined}
              onChange={(checked, shift) => selection.set(task, checked, shift)}
            />
          ),
        }}
      />
      {asking && (
        <ApproveAllDialog
          tasks={asking}
          phase={approveAll.phase}
          onApprove={remarks => void approve(asking, remarks)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}
