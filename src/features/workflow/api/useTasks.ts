import { useCallback } from 'react';
import { prefetch } from '@/platform/graphql/prefetch';
import { useLoad } from '@/platform/graphql/useLoad';
import { useRequest } from '@/platform/graphql/useRequest';
import { parseTasks, type ListedTask } from '../model/listedTask';
import { GetWorkflowTaskByApproverIdDocument } from './approvalTasks.graphql.generated';
import { GetWorkflowTaskSentbackDocument } from './sentBackTasks.graphql.generated';

export type LoadTasks = (userId: string, signal?: AbortSignal) => Promise<ListedTask[]>;

/** Asks for the tasks that wait for an approver. Rejects with `CallError`. */
export function useLoadApprovalTasks(): LoadTasks {
  const request = useRequest(GetWorkflowTaskByApproverIdDocument);
  return useCallback(
    async (userId, signal) => parseTasks((await request({ userId }, { signal })).getWorkflowTaskByApproverId),
    [request],
  );
}

/** Asks for the tasks that were sent back to a user. Rejects with `CallError`. */
export function useLoadSentBackTasks(): LoadTasks {
  const request = useRequest(GetWorkflowTaskSentbackDocument);
  return useCallback(
    async (userId, signal) => parseTasks((await request({ userId }, { signal })).getWorkflowTaskSentback),
    [request],
  );
}

/** The tasks that were sent back to this user. */
export function useSentBackTasks(userId: string) {
  const load = useLoadSentBackTasks();
  return useLoad(userId, signal => load(userId, signal));
}

export function prefetchApprovalTasks(userId: string): void {
  prefetch(GetWorkflowTaskByApproverIdDocument, { userId });
}

export function prefetchSentBackTasks(userId: string): void {
  prefetch(GetWorkflowTaskSentbackDocument, { userId });
}
