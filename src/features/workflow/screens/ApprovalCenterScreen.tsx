import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@/platform/session/SessionContext';
import { getUser } from '@/shared/approval/model/task';
import { splitCommonColumns } from '@/shared/list/splitCommonColumns';
import { useSelection, type Selection } from '@/shared/list/useSelection';
import { Button } from '@/shared/ui/Button';
import { PageHeader } from '@/shared/ui/PageHeader';
import { Row, Text } from '@/shared/ui/layout';
import { useShortcuts } from '@/shared/ui/shortcuts';
import { useApprovalTasks } from '../api/useTasks';
import { approvalColumns } from '../fields/taskColumns';
import { decisionKey, type ListedTask } from '../model/listedTask';
import { getPositions, sequenceStates } from '../model/sequence';
import { getTaskSums, tabHasAmounts } from '../model/taskList';
import { ApproveAllDialog } from '../components/ApproveAllDialog';
import { ResultPanel } from '../components/ResultPanel';
import { SumsText } from '../components/SumsText';
import { TaskList } from '../components/TaskList';
import styles from '../components/TaskList.module.css';
import { APPROVE_NEXT, taskPaths } from '../paths';
import { useApproveAll } from '../useApproveAll';
import { useTaskList, type TaskListState } from '../useTaskList';
import { isCreatedId } from '@/lib/success';
import { statusKey } from '@/lib/status';
import { getRecordType, oneByOne } from '@/domain/recordTypes';

const TITLE = 'Approval Center';
const MARKS = { sending: 'Approving…', approved: 'Approved' } as const;

function useTaskColumns(view: TaskListState, getMark: ReturnType<typeof useApproveAll>['getMark']) {
  const getState = useMemo(
    () =>
      sequenceStates({
        list: 'approvals',
        backTo: taskPaths.approvals + view.search,
        backLabel: TITLE,
        positions: getPositions(view.shown),
      }),
    [view.search, view.shown],
  );
  const { columns, details } = useMemo(() => {
    const declared = approvalColumns(
      getState,
      task => {
        const mark = getMark(task);
        return mark && { text: MARKS[mark], tone: 'good' };
      },
      tabHasAmounts(view.tab),
    );
    return splitCommonColumns(declared, view.all);
  }, [getState, getMark, view.all, view.tab]);
  return { getState, columns, details };
}

interface ApproveAllButtonProps {
  selection: Selection<ListedTask>;
  shown: number;
  busy: boolean;
  onPress: (chosen: readonly ListedTask[]) => void;
}

function bulkText(selectable: number, shown: number): string {
  return selectable === 0 ? 'None of these can be bulk-approved' : `${selectable} of ${shown} can be approved together`;
}

function ApproveAllButton({ selection: { chosen, selectable }, shown, busy, onPress }: ApproveAllButtonProps) {
  const count = chosen.length;
  return (
    <Row place="atEnd" wrap gap={[3, 5]} className={styles.act}>
      <Text as="output" tone="soft" size="small" figures className={styles.chosen}>
        {count > 0 ? (
          <>
            <Text as="b" tone="ink" weight="strong">
              {count} selected
            </Text>{' '}
            · <SumsText sums={getTaskSums(chosen).sums} />
          </>
        ) : (
          bulkText(selectable.length, shown)
        )}
      </Text>
      <Button tone="primary" aria-disabled={count === 0 || busy} onClick={() => count > 0 && !busy && onPress(chosen)}>
        {count > 0 ? `Approve All (${count})` : 'Approve All'}
      </Button>
    </Row>
  );
}

export function ApprovalCenterScreen() {
  const session = useSession();
  const tasks = useApprovalTasks(session.userId);
  const user = getUser(session);
  const approveAll = useApproveAll(user, () => void tasks.reload());
  const { getMark } = approveAll;
  const busy = approveAll.phase !== 'idle';
  const getGroup = useCallback((task: ListedTask) => (getMark(task) === null ? whyExcluded(task) : null), [getMark]);
  const [asking, setAsking] = useState<readonly ListedTask[] | null>(null);
  const [remarksBefore, setRemarksBefore] = useState('');
  const view = useTaskList(tasks, byReason);
  const selection = useSelection({
    mode: 'many',
    rows: view.shown,
    rowKey: decisionKey,
    getName: task => (tabHasAmounts(task.context) ? task.number : `${task.supplierName} ${task.number}`.trim()),
    // While a task is being approved, its state is shown instead.
    whyNot: task => (getMark(task) === null ? whyExcluded(task) : ''),
  });
  const { getState, columns, details } = useTaskColumns(view, getMark);
  const navigate = useNavigate();
  const first = view.shown.find(({ href }) => href !== null);
  useShortcuts([
    {
      label: APPROVE_NEXT,
      works: () => first !== undefined,
      run: () => void navigate(first?.href ?? '', { state: getState(first?.href ?? null) }),
    },
  ]);
  const approve = async (chosen: readonly ListedTask[], remarks: string) => {
    const isDone = await approveAll.run(chosen, remarks);
    setRemarksBefore(isDone ? '' : remarks);
    setAsking(null);
    selection.clear();
  };

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
      <TaskList
        title={TITLE}
        tasks={tasks}
        view={view}
        columns={columns}
        failedText="Your tasks couldn't be loaded."
        emptyHint="New requests will appear here."
        searchHint={tabHasAmounts(view.tab) ? 'Invoice, supplier, company, amount' : 'Request, supplier'}
        busy={busy}
        getMark={getMark}
        getGroup={getGroup}
        oneLine
        // Without selectable tasks the selection is hidden.
        selection={selection.selectable.length > 0 || busy ? selection : undefined}
        details={details}
        act={<ApproveAllButton selection={selection} shown={view.shown.length} busy={busy} onPress={setAsking} />}
      />
      {asking && (
        <ApproveAllDialog
          tasks={asking}
          userId={user.userId}
          remarksBefore={remarksBefore}
          phase={approveAll.phase}
          onApprove={remarks => void approve(asking, remarks)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

/** Returns why Approve All excludes a task (spec 3 §4, docs/decisions.md#approve-all-exclusions), or null. */
export function whyExcluded(task: Pick<ListedTask, 'context' | 'contextId' | 'level' | 'approvalType'>): string | null {
  if (statusKey(task.approvalType).includes('query')) return 'Waiting for an answer to a query';
  if (task.level === null || !isCreatedId(task.contextId)) return 'The level is unknown: open to decide';
  const kind = getRecordType(task.context);
  return kind ? oneByOne(kind, task.level - 1) : null;
}

/** Sorts tasks for Approve All first, then the others by reason; keeps the order within a group. */
function byReason(tasks: readonly ListedTask[]): ListedTask[] {
  const reasons = [null, ...new Set(tasks.map(whyExcluded))];
  return tasks.toSorted((a, b) => reasons.indexOf(whyExcluded(a)) - reasons.indexOf(whyExcluded(b)));
}
