import { useCallback } from 'react';
import { operation, type Operation } from '@/platform/graphql/operation';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { useCall } from '@/platform/graphql/useCall';
import { parseTasks, type ListedTask } from '../model/listedTask';
import type { TaskSequence } from '../model/sequence';
import { GetWorkflowTaskByApproverIdDocument } from './approvalTasks.graphql.generated';
import { GetWorkflowTaskSentbackDocument } from './sentBackTasks.graphql.generated';

export type LoadTasks = (userId: string, signal?: AbortSignal) => Promise<ListedTask[]>;

type TasksOf = Operation<string, ListedTask[]>;

const approvalTasks: TasksOf = operation(
  GetWorkflowTaskByApproverIdDocument,
  (userId: string) => ({ userId }),
  data => parseTasks(data.getWorkflowTaskByApproverId),
);
const sentBackTasks: TasksOf = operation(
  GetWorkflowTaskSentbackDocument,
  (userId: string) => ({ userId }),
  data => parseTasks(data.getWorkflowTaskSentback),
);

export function useLoadApprovalTasks(): LoadTasks {
  const call = useCall();
  return useCallback((userId, signal) => call(approvalTasks, userId, { signal }), [call]);
}

export const useApprovalTasks = (userId: string | null) => useBackendQuery(approvalTasks, userId);

export const useSentBackTasks = (userId: string) => useBackendQuery(sentBackTasks, userId);

type WaitingList = TaskSequence['list'];
const getTasks = (list: WaitingList): TasksOf => (list === 'approvals' ? approvalTasks : sentBackTasks);

export const useWaitingTasks = (list: WaitingList, userId: string) => useBackendQuery(getTasks(list), userId);

export const tasksQuery = (list: WaitingList, userId: string): RouteQuery => query(getTasks(list), userId);
