import { useCallback } from 'react';
import { operation, prefetchOperation, useAnswer, useOperation, type Operation } from '@/platform/graphql/operation';
import type { Loaded } from '@/platform/graphql/useLoad';
import { parseTasks, type ListedTask } from '../model/listedTask';
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

function useLoadTasks(tasks: TasksOf): LoadTasks {
  const call = useOperation(tasks);
  return useCallback((userId, signal) => call(userId, { signal }), [call]);
}

function useTasks(tasks: TasksOf, userId: string | null): Loaded<ListedTask[]> {
  const { value, ...loaded } = useAnswer(tasks, userId);
  return { data: value, ...loaded };
}

/** Asks for the tasks that wait for an approver. Rejects with `CallError`. */
export const useLoadApprovalTasks = () => useLoadTasks(approvalTasks);

/** Asks for the tasks that were sent back to a user. Rejects with `CallError`. */
export const useLoadSentBackTasks = () => useLoadTasks(sentBackTasks);

/** The tasks that wait for this approver; null asks nothing. */
export const useApprovalTasks = (userId: string | null) => useTasks(approvalTasks, userId);

/** The tasks that were sent back to this user. */
export const useSentBackTasks = (userId: string) => useTasks(sentBackTasks, userId);

export const prefetchApprovalTasks = (userId: string): void => prefetchOperation(approvalTasks, userId);

export const prefetchSentBackTasks = (userId: string): void => prefetchOperation(sentBackTasks, userId);
