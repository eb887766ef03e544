import { useCallback } from 'react';
import { operation, type Operation } from '@/platform/graphql/operation';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { useAnswer } from '@/platform/graphql/useAnswer';
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

/** Returns a function that loads an approver's tasks. It rejects with `CallError`. */
export function useLoadApprovalTasks(): LoadTasks {
  const call = useCall();
  return useCallback((userId, signal) => call(approvalTasks, userId, { signal }), [call]);
}

/** Loads the approver's tasks; null skips the query. */
export const useApprovalTasks = (userId: string | null) => useAnswer(approvalTasks, userId);

/** Loads the tasks that were sent back to the user. */
export const useSentBackTasks = (userId: string) => useAnswer(sentBackTasks, userId);

type WaitingList = TaskSequence['list'];
const tasksOf = (list: WaitingList): TasksOf => (list === 'approvals' ? approvalTasks : sentBackTasks);

/** Loads the tasks of one of the two lists. */
export const useWaitingTasks = (list: WaitingList, userId: string) => useAnswer(tasksOf(list), userId);

/** Returns the route query of a list. */
export const tasksQuery = (list: WaitingList, userId: string): RouteQuery => query(tasksOf(list), userId);
