import { useEffect } from 'react';
import { useSession } from '@/platform/session/SessionContext';
import { useWaitingTasks } from '../api/useTasks';
import type { TaskSequence } from '../model/sequence';

export interface Waiting {
  decisions: number;
  hrefs: ReadonlySet<string>;
}

interface SequenceRefreshProps {
  list: TaskSequence['list'];
  /** The number of the user's decisions so far; also the key of this component, so that each decision loads the list again. */
  decisions: number;
  onKnown: (waiting: Waiting | null) => void;
}

/** Loads in the background which tasks still wait; a failure leaves the sequence unchanged. Renders nothing. */
export function SequenceRefresh({ list, decisions, onKnown }: SequenceRefreshProps) {
  const { userId } = useSession();
  const { data, error } = useWaitingTasks(list, userId);
  useEffect(() => {
    if (data) onKnown({ decisions, hrefs: new Set(data.flatMap(({ href }) => href ?? [])) });
    else if (error) onKnown(null);
  }, [data, error, decisions, onKnown]);
  return null;
}
