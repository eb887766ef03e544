import { useEffect } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import { useApprovalTasks, useSentBackTasks } from '../api/useDeskTasks';
import type { Trail } from '../model/trail';

interface TrailRefreshProps {
  desk: Trail['desk'];
  /** Addresses of the records that wait now. */
  onKnown: (waiting: ReadonlySet<string>) => void;
}

/** Asks once, in the background, what still waits; a failure leaves the trail as it was. Draws nothing. */
export function TrailRefresh({ desk, onKnown }: TrailRefreshProps) {
  const { userId } = useSession();
  const approvals = useApprovalTasks();
  const sentBack = useSentBackTasks();
  const load = desk === 'approvals' ? approvals : sentBack;
  useEffect(() => {
    const stop = new AbortController();
    load(userId, stop.signal).then(
      tasks => !stop.signal.aborted && onKnown(new Set(tasks.flatMap(({ href }) => href ?? []))),
      () => {},
    );
    return () => stop.abort();
  }, [load, userId, onKnown]);
  return null;
}
