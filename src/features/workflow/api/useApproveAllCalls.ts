import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useCall } from '@/platform/graphql/useCall';
import { WorkflowTaskQueryDocument } from '@/shared/approval/api/workflowTask.graphql.generated';
import type { CommandInput } from '@/shared/approval/model/act';
import { workflowTaskInput } from '@/shared/approval/api/workflowTaskQuery';
import { latestTask, type WorkflowTask } from '@/shared/approval/model/task';
import { WorkflowApproveAllCommandDocument } from './approveAll.graphql.generated';

export interface ApproveAllCalls {
  /** Sends all rows in one call, without retry. Resolves to true only if the server confirms all. */
  approveAll: (input: CommandInput[]) => Promise<boolean>;
  /** Loads a record's workflow; null if it has none. */
  readTask: (context: string, contextId: Id) => Promise<WorkflowTask | null>;
}

export function useApproveAllCalls(): ApproveAllCalls {
  const call = useCall();
  return useMemo(
    () => ({
      approveAll: async input =>
        (await call(WorkflowApproveAllCommandDocument, { input })).workflowApproveAllCommand?.isUpdateAll === true,
      readTask: async (context, contextId) =>
        latestTask(
          (await call(WorkflowTaskQueryDocument, workflowTaskInput(context, contextId))).workflowTaskQuery?.data,
        ),
    }),
    [call],
  );
}
