import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useRequest } from '@/platform/graphql/useRequest';
import { WorkflowTaskQueryDocument } from '@/shared/approval/api/workflowTask.graphql.generated';
import type { CommandInput } from '@/shared/approval/model/act';
import { workflowTaskInput } from '@/shared/approval/api/workflowTaskInput';
import { latestTask, type WorkflowTask } from '@/shared/approval/model/task';
import { WorkflowApproveAllCommandDocument } from './approveAll.graphql.generated';

export interface ApproveAllCalls {
  /** Sends all rows in one call, once. True only when the server says that all went through. */
  approveAll: (input: CommandInput[]) => Promise<boolean>;
  /** The workflow of one record; null when it has none. */
  readTask: (context: string, contextId: Id) => Promise<WorkflowTask | null>;
}

/** Both reject with `CallError`. */
export function useApproveAllCalls(): ApproveAllCalls {
  const approveAll = useRequest(WorkflowApproveAllCommandDocument);
  const readTask = useRequest(WorkflowTaskQueryDocument);
  return useMemo(
    () => ({
      approveAll: async input => (await approveAll({ input })).workflowApproveAllCommand?.isUpdateAll === true,
      readTask: async (context, contextId) =>
        latestTask((await readTask(workflowTaskInput(context, contextId))).workflowTaskQuery?.data),
    }),
    [approveAll, readTask],
  );
}
