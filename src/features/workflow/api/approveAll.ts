import type { Id } from '@/lib/ids';
import { operation } from '@/platform/graphql/operation';
import { WorkflowTaskQueryDocument } from '@/shared/approval/api/workflowTask.graphql.generated';
import { workflowTaskInput } from '@/shared/approval/api/workflowTaskQuery';
import type { CommandInput } from '@/shared/approval/model/act';
import { latestTask } from '@/shared/approval/model/task';
import { WorkflowApproveAllCommandDocument } from './approveAll.graphql.generated';

/** Sends all rows in one call. True only if the server confirms all. */
export const approveAllCall = operation(
  WorkflowApproveAllCommandDocument,
  (input: CommandInput[]) => ({ input }),
  data => data.workflowApproveAllCommand?.isUpdateAll === true,
);

/** Loads a record's workflow; null if it has none. */
export const taskOfRecord = operation(
  WorkflowTaskQueryDocument,
  ({ context, contextId }: { context: string; contextId: Id }) => workflowTaskInput(context, contextId),
  data => latestTask(data.workflowTaskQuery?.data),
);
