import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '@/lib/whenIdle';
import { useHistory, type HistoryOf } from '@/shared/history/api/useHistory';
import { unsentChanges, type UnsentChange } from './model/changes';
import type { ProfileApproval } from './useProfileApproval';

/** At the latest then, in ms: what stands in the bar comes after what the page is opened for. */
const LATEST_MS = 2_000;
const NOTHING: readonly UnsentChange[] = [];

/**
 * What was changed in a profile and is not sent, out of its history and of what is with approvers; undefined while one of them is not
 * known. It is asked for in a quiet moment, and only for those who can change the profile: null loads nothing.
 */
export function useUnsent(of: HistoryOf | null, { approvals }: ProfileApproval) {
  const [isQuiet, setQuiet] = useState(false);
  const wanted = of !== null;
  useEffect(() => (wanted ? whenIdle(() => setQuiet(true), LATEST_MS) : undefined), [wanted]);
  const history = useHistory(isQuiet ? of : null);
  const { tables } = history;
  const tasks = approvals.map(({ task }) => task);
  const unknown = approvals.flatMap(({ state }) => (state.task === undefined ? [state] : []));
  const areKnown = unknown.length === 0;
  const changes = useMemo(
    () => (tables && areKnown ? unsentChanges(tables, tasks) : undefined),
    // The tasks are named one by one: their list is another one at every drawing.
    // oxlint-disable-next-line react/exhaustive-deps
    [tables, areKnown, ...tasks],
  );
  const reload = async () => {
    await Promise.all([history.reload(), ...unknown.map(state => state.reload())]);
  };
  const error = history.error ?? unknown.find(state => state.error)?.error;
  return { changes: wanted ? changes : NOTHING, error, reload };
}

export type Unsent = ReturnType<typeof useUnsent>;
