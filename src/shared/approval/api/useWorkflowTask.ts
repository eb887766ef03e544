import { useMemo, useState } from 'react';
import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall } from '@/platform/graphql/useCall';
import { latestTask } from '../model/task';
import { WorkflowTaskQueryDocument, type WorkflowTaskQueryQuery } from './workflowTask.graphql.generated';
import { workflowTaskInput } from './workflowTaskQuery';

/** Queries the workflow task of a record; skips if the id is null. `read` rejects if it fails. */
export function useWorkflowTask(context: string, contextId: Id | null) {
  const variables = contextId === null ? null : workflowTaskInput(context, contextId);
  const { data, error, loading, reload } = useBackendQuery(WorkflowTaskQueryDocument, variables);
  const call = useCall();
  // The result of `read` applies until the main query has a newer one.
  const [fresher, setFresher] = useState<{ than: WorkflowTaskQueryQuery | undefined; data: WorkflowTaskQueryQuery }>();
  const read = async () => {
    if (!variables) return null;
    const response = await call(WorkflowTaskQueryDocument, variables);
    setFresher({ than: data, data: response });
    return latestTask(response.workflowTaskQuery?.data);
  };
  const shown = fresher && fresher.than === data ? fresher.data : data;
  /** undefined: loading; null: no task. */
  const task = useMemo(() => shown && latestTask(shown.workflowTaskQuery?.data), [shown]);
  return { task, error, loading, reload, read };
}
