import { useMemo } from 'react';
import { equalsIgnoreCase, looksLikeCode } from '@/lib/text';
import { confirmStatus } from '@/platform/graphql/confirmStatus';
import { useCall } from '@/platform/graphql/useCall';
import type { Commands } from '../model/act';
import { levelsToJson, type WorkflowPerson } from '../model/task';
import { EmployeeDetailsListDocument } from './employees.graphql.generated';
import {
  CreateWorkflowCommandDocument,
  DynamicLevelSendbackDocument,
  WorkflowTaskReassignDocument,
} from './workflowCommand.graphql.generated';

/** Employee search starts at 5 characters (spec 1 §5, 'Search boxes'), or at 3 of a code, which is no longer. */
export const employeeSearchMin = (text: string) => (looksLikeCode(text) ? 3 : 5);
const EMPLOYEE_PAGE = 10;

/** The writes of an approval. None is ever repeated by the machine. */
export function useApprovalCommands(): Commands {
  const call = useCall();
  return useMemo(
    () => ({
      command: async input => {
        const answer = await call(CreateWorkflowCommandDocument, { input });
        return answer.createWorkflowCommand?.id ?? null;
      },
      sendBackTo: async ({ commandName: _sentback, ...input }, level) => {
        const answer = await call(DynamicLevelSendbackDocument, { input: { ...input, sendbackLevel: level } });
        confirmStatus(answer.dynamicLevelSendback?.status, 'sentback', 'sent', 'back');
      },
      reassign: async task => {
        const answer = await call(WorkflowTaskReassignDocument, {
          input: {
            id: task.id,
            module: task.module,
            context: task.context,
            contextId: task.contextId,
            workflowLevelState: task.currentLevel,
            workflowStatus: task.status,
            workflowActions: levelsToJson(task.levels),
          },
        });
        const { module, context } = answer.workflowTaskReassign ?? {};
        return equalsIgnoreCase(module, task.module) && equalsIgnoreCase(context, task.context);
      },
    }),
    [call],
  );
}

/** People by name or e-mail, or by code (spec 2 §7), the newest first; people without a user id cannot act and are left out. */
export function useEmployeeSearch(): (text: string, signal: AbortSignal) => Promise<WorkflowPerson[]> {
  const call = useCall();
  return useMemo(
    () => async (text, signal) => {
      const input = {
        currentPage: 1,
        pageSize: EMPLOYEE_PAGE,
        parameters: [{ name: looksLikeCode(text) ? 'code' : 'nameoremail', value: text }],
        sortBy: 'id',
        sortOrder: 'desc',
      };
      const page = await call(EmployeeDetailsListDocument, { input }, { signal });
      return (page.employeeDetailsList?.data ?? [])
        .filter(row => row.userId)
        .map(row => ({ userId: row.userId, name: row.name ?? '', email: row.email ?? '' }));
    },
    [call],
  );
}
