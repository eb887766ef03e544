import { useRef, useState } from 'react';
import { notify } from '@/platform/feedback/feedback';
import { toCallError } from '@/platform/graphql/callError';
import type { Person } from '@/shared/approval/model/task';
import type { ApproveAllCalls } from './api/useApproveAllCalls';
import type { LoadTasks } from './api/useDeskTasks';
import { approved, fateOf, stillWaiting, toApproveAll, unknownFate, type RowResult } from './model/approveAll';
import { decisionKey, type DeskTask } from './model/deskTask';

const ALL_APPROVED = 'Workflow approved successfully';

interface Options {
  calls: ApproveAllCalls;
  load: LoadTasks;
  user: Person;
  /** The fate of the rows is known: ask for the list again. */
  onSettled: () => void;
}

export interface Outcome {
  results: readonly RowResult[];
  /** What the server said about the whole; '' when it said nothing. */
  spoken: string;
}

/**
 * Approves several tasks in one call that is sent once. A clear yes ends it; anything else, a lost answer included, is looked up row
 * by row in the workflows themselves, so that nothing is told as done or as failed that is not.
 */
export function useApproveAll({ calls, load, user, onSettled }: Options) {
  const [phase, setPhase] = useState<'idle' | 'sending' | 'checking'>('idle');
  const [sent, setSent] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const busy = useRef(false);

  const lookUp = async (tasks: readonly DeskTask[]): Promise<RowResult[]> => {
    let waiting: Set<string>;
    try {
      waiting = new Set((await load(user.userId)).map(decisionKey));
    } catch {
      return tasks.map(unknownFate);
    }
    const look = async (task: DeskTask) => {
      if (waiting.has(decisionKey(task))) return stillWaiting(task);
      return calls.readTask(task.context, task.contextId).then(
        after => fateOf(task, after, user),
        () => unknownFate(task),
      );
    };
    return Promise.all(tasks.map(look));
  };

  const settle = (results: readonly RowResult[], spoken: string) => {
    setOutcome({ results, spoken });
    if (results.every(result => result.fate === 'approved')) notify.success(ALL_APPROVED);
    busy.current = false;
    setPhase('idle');
    onSettled();
  };

  const send = async (tasks: readonly DeskTask[], remarks: string): Promise<{ all: boolean; spoken: string }> => {
    try {
      return { all: await calls.approveAll(toApproveAll(tasks, user, remarks)), spoken: '' };
    } catch (error) {
      return { all: false, spoken: toCallError(error).message };
    }
  };

  return {
    phase,
    outcome,
    forget: () => setOutcome(null),
    /** How a row stands in the run that is on, or was last. */
    markOf: (task: DeskTask): 'sending' | 'approved' | null => {
      const key = decisionKey(task);
      if (phase !== 'idle') return sent.has(key) ? 'sending' : null;
      const result = outcome?.results.find(row => decisionKey(row.task) === key);
      return result?.fate === 'approved' ? 'approved' : null;
    },
    /** Approves all of them. Resolves when the fate of each is known; a second press meanwhile does nothing. */
    run: async (tasks: readonly DeskTask[], remarks: string): Promise<void> => {
      if (busy.current || tasks.length === 0) return;
      busy.current = true;
      setOutcome(null);
      setSent(new Set(tasks.map(decisionKey)));
      setPhase('sending');
      const { all, spoken } = await send(tasks, remarks);
      if (all) return settle(tasks.map(approved), '');
      setPhase('checking');
      settle(await lookUp(tasks), spoken);
    },
    /** Looks up again what is not known, without sending anything. */
    check: async (): Promise<void> => {
      if (busy.current || !outcome) return;
      busy.current = true;
      setPhase('checking');
      const open = outcome.results.filter(result => result.fate === 'unknown').map(result => result.task);
      const found = await lookUp(open);
      const known = outcome.results.map(result => found.find(other => other.task.key === result.task.key) ?? result);
      settle(known, '');
    },
  };
}
