import { useCallback, useMemo, useState } from 'react';
import type { Id } from '@/lib/ids';
import type { CallError } from '@/platform/graphql/callError';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall } from '@/platform/graphql/useCall';
import { latestTask, type WorkflowTask } from '../model/task';
import { WorkflowTaskQueryDocument, type WorkflowTaskQueryQuery } from './workflowTask.graphql.generated';
import { workflowTaskInput } from './workflowTaskQuery';

export interface WorkflowTaskState {
  /** undefined: loading; null: no task. */
  task: WorkflowTask | null | undefined;
  error: CallError | undefined;
  loading: boolean;
  /** Refetches in the background; never rejects. */
  reload: () => Promise<void>;
  read: () => Promise<WorkflowTask | null>;
}

/** Queries the workflow task of a record; skips if the id is null. */
export function useWorkflowTask(context: string, contextId: Id | null): WorkflowTaskState {
  const variables = useMemo(
    () => (contextId === null ? null : workflowTaskInput(context, contextId)),
    [context, contextId],
  );
  const { data, error, loading, reload } = useBackendQuery(WorkflowTaskQueryDocument, variables);
  const call = useCall();
  // The result of `read` applies until the main query has a newer one.
  const [fresher, setFresher] = useState<{ than: WorkflowTaskQueryQuery | undefined; data: WorkflowTaskQueryQuery }>();

  const read = useCallback(async () => {
    if (!variables) return null;
    const response = await call(WorkflowTaskQueryDocument, variables);
    setFresher({ than: data, data: response });
    return latestTask(response.workflowTaskQuery?.data);
  }, [call, variables, data]);

  const shown = fresher && fresher.than === data ? fresher.data : data;
  const task = useMemo(() => shown && latestTask(shown.workflowTaskQuery?.data), [shown]);
  return { task, error, loading, reload, read };
}
