import { useMemo } from 'react';
import { prefetch } from '@/platform/graphql/prefetch';
import { useRequest } from '@/platform/graphql/useRequest';
import { parseDeskTasks, type DeskTask } from '../model/deskTask';
import { GetWorkflowTaskByApproverIdDocument } from './approvalTasks.graphql.generated';
import { GetWorkflowTaskSentbackDocument } from './sentBackTasks.graphql.generated';

export type LoadTasks = (userId: string, signal?: AbortSignal) => Promise<DeskTask[]>;

/** Asks for the tasks that wait for an approver. Rejects with `CallError`. */
export function useApprovalTasks(): LoadTasks {
  const request = useRequest(GetWorkflowTaskByApproverIdDocument);
  return useMemo(
    () => async (userId, signal) => parseDeskTasks((await request({ userId }, { signal })).getWorkflowTaskByApproverId),
    [request],
  );
}

/** Asks for the tasks that were sent back to a user. Rejects with `CallError`. */
export function useSentBackTasks(): LoadTasks {
  const request = useRequest(GetWorkflowTaskSentbackDocument);
  return useMemo(
    () => async (userId, signal) => parseDeskTasks((await request({ userId }, { signal })).getWorkflowTaskSentback),
    [request],
  );
}

export function prefetchApprovalTasks(userId: string): void {
  prefetch(GetWorkflowTaskByApproverIdDocument, { userId });
}

export function prefetchSentBackTasks(userId: string): void {
  prefetch(GetWorkflowTaskSentbackDocument, { userId });
}
