import { joinParts } from '@/lib/text';
import { useCallback, useRef, useState } from 'react';
import { getRecordType } from '@/domain/recordTypes';
import { notify } from '@/platform/feedback/feedback';
import { toCallError, type CallError } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { noteDecision, type NamedRecord } from '@/platform/recentRecords';
import { DECIDED } from '@/shared/approval/model/outcome';
import type { WorkflowPerson } from '@/shared/approval/model/task';
import type { RowMark } from '@/shared/list/GridRow';
import { approveAllCall, taskOfRecord } from './api/approveAll';
import { approvalTasks } from './api/useTasks';
import { approved, judgeOutcome, stillWaiting, toApproveAll, unknownOutcome, type RowResult } from './model/approveAll';
import { decisionKey, type ListedTask } from './model/listedTask';
import { approvedText } from './model/taskList';

const ALL_APPROVED = 'Workflow approved successfully';

export interface ApproveAllOutcome {
  results: readonly RowResult[];
  /** Why the call failed; null if it did not. */
  error: CallError | null;
}

function namedBy({ href, number, context, supplierName }: ListedTask): NamedRecord {
  return {
    href: href ?? '',
    name: number,
    detail: joinParts(getRecordType(context)?.name ?? context, supplierName),
  };
}

/**
 * Approves several tasks in one call without retry. Unless the server confirms all, reads each row's result from its
 * workflow. `onFinished` is called when all results are known.
 */
export function useApproveAll(user: WorkflowPerson, onFinished: () => void) {
  const call = useCall();
  const [phase, setPhase] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<ApproveAllOutcome | null>(null);
  const busy = useRef(false);

  const lookUp = async (tasks: readonly ListedTask[]): Promise<RowResult[]> => {
    let waiting: Set<string>;
    try {
      waiting = new Set((await call(approvalTasks, user.userId)).map(decisionKey));
    } catch {
      return tasks.map(unknownOutcome);
    }
    const checkTask = async (task: ListedTask) => {
      if (waiting.has(decisionKey(task))) return stillWaiting(task);
      return call(taskOfRecord, task).then(
        after => judgeOutcome(task, after, user),
        () => unknownOutcome(task),
      );
    };
    return Promise.all(tasks.map(checkTask));
  };

  const finish = (results: readonly RowResult[], error: CallError | null): boolean => {
    const isAll = results.every(result => result.fate === 'approved');
    setOutcome({ results, error });
    for (const { task, fate } of results)
      if (fate === 'approved' && task.href !== null) noteDecision(user.userId, namedBy(task), DECIDED.approve);
    if (isAll) notify.success(ALL_APPROVED, { detail: approvedText(results.map(result => result.task)) });
    busy.current = false;
    setPhase('idle');
    onFinished();
    return isAll;
  };

  const getMark = useCallback(
    (task: ListedTask): Exclude<RowMark, 'new'> | null => {
      const key = decisionKey(task);
      if (phase !== 'idle') return sent.has(key) ? 'sending' : null;
      const result = outcome?.results.find(row => decisionKey(row.task) === key);
      return result?.fate === 'approved' ? 'approved' : null;
    },
    [phase, sent, outcome],
  );

  return {
    phase,
    outcome,
    forget: () => setOutcome(null),
    getMark,
    /** Approves all tasks. Resolves when all results are known, to true if all were approved; ignores further calls meanwhile. */
    run: async (tasks: readonly ListedTask[], remarks: string): Promise<boolean> => {
      if (busy.current || tasks.length === 0) return false;
      busy.current = true;
      setOutcome(null);
      setSent(new Set(tasks.map(decisionKey)));
      setPhase('sending');
      const sending = call(approveAllCall, toApproveAll(tasks, user, remarks));
      const confirmed = await sending.catch(toCallError);
      if (confirmed === true) return finish(tasks.map(approved), null);
      setPhase('checking');
      return finish(await lookUp(tasks), confirmed || null);
    },
    /** Reads unknown results again without sending anything. */
    check: async (): Promise<void> => {
      if (busy.current || !outcome) return;
      busy.current = true;
      setPhase('checking');
      const open = outcome.results.filter(result => result.fate === 'unknown').map(result => result.task);
      const found = await lookUp(open);
      const known = outcome.results.map(result => found.find(other => other.task.key === result.task.key) ?? result);
      finish(known, null);
    },
  };
}
