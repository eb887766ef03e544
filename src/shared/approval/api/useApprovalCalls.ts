import { useMemo } from 'react';
import { equalsIgnoreCase, looksLikeCode } from '@/lib/text';
import { confirmStatus } from '@/platform/graphql/callError';
import { useCall } from '@/platform/graphql/useCall';
import { firstRows } from '@/shared/list/listInput';
import type { Commands } from '../model/act';
import { levelsToJson, type WorkflowPerson } from '../model/task';
import { EmployeeDetailsListDocument } from './employees.graphql.generated';
import {
  CreateWorkflowCommandDocument,
  DynamicLevelSendbackDocument,
  WorkflowTaskReassignDocument,
} from './workflowCommand.graphql.generated';

/** Employee search starts at 5 characters (spec 1 §5, 'Search boxes'), for codes at 3, because codes are short. */
export const employeeSearchMin = (text: string) => (looksLikeCode(text) ? 3 : 5);
const EMPLOYEE_PAGE = 10;

/** Returns the approval mutations. None is retried. */
export function useApprovalCommands(): Commands {
  const call = useCall();
  return useMemo(
    () => ({
      command: async input => {
        const response = await call(CreateWorkflowCommandDocument, { input });
        return response.createWorkflowCommand?.id ?? null;
      },
      sendBackTo: async ({ commandName: _sentback, ...input }, level) => {
        const response = await call(DynamicLevelSendbackDocument, { input: { ...input, sendbackLevel: level } });
        confirmStatus(response.dynamicLevelSendback?.status, 'sentback', 'sent', 'back');
      },
      reassign: async task => {
        const response = await call(WorkflowTaskReassignDocument, {
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
        const { module, context } = response.workflowTaskReassign ?? {};
        return equalsIgnoreCase(module, task.module) && equalsIgnoreCase(context, task.context);
      },
    }),
    [call],
  );
}

/** Searches employees by name, e-mail or code (spec 2 §7), newest first. Omits people without a user id, who can't act. */
export function useEmployeeSearch(): (text: string, signal: AbortSignal) => Promise<WorkflowPerson[]> {
  const call = useCall();
  return useMemo(
    () => async (text, signal) => {
      const wanted = looksLikeCode(text) ? { code: text } : { nameoremail: text };
      const input = firstRows(EMPLOYEE_PAGE, wanted, { sortBy: 'id', sortOrder: 'desc' });
      const page = await call(EmployeeDetailsListDocument, { input }, { signal });
      return (page.employeeDetailsList?.data ?? [])
        .filter(row => row.userId)
        .map(row => ({ userId: row.userId, name: row.name ?? '', email: row.email ?? '' }));
    },
    [call],
  );
}
