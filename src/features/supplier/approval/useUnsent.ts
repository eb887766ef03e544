import { useMemo } from 'react';
import { useHistory, type HistoryOf } from '@/shared/history/api/useHistory';
import { unsentChanges, type UnsentChange } from './model/changes';
import type { ProfileApproval } from './useProfileApproval';
import { useIdle } from '@/shared/ui/useIdle';

/** Maximum delay in ms: the page's content loads before the bar. */
const LATEST_MS = 2_000;
const NOTHING: readonly UnsentChange[] = [];

/**
 * Returns unsent changes from history and approvals; undefined while loading. Loads when the browser is idle, and only for users who can
 * edit: null loads nothing.
 */
export function useUnsent(of: HistoryOf | null, { approvals }: ProfileApproval) {
  const wanted = of !== null;
  const isIdle = useIdle(LATEST_MS, wanted);
  const history = useHistory(isIdle ? of : null);
  const { tables } = history;
  const tasks = approvals.map(({ task }) => task);
  const unknown = approvals.flatMap(({ state }) => (state.task === undefined ? [state] : []));
  const areKnown = unknown.length === 0;
  const changes = useMemo(
    () => (tables && areKnown ? unsentChanges(tables, tasks) : undefined),
    // Lists the tasks individually, because the array is new at every render.
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
