import { operation, type Operation } from '@/platform/graphql/operation';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { parseTasks, type ListedTask } from '../model/listedTask';
import type { TaskSequence } from '../model/sequence';
import { GetWorkflowTaskByApproverIdDocument } from './approvalTasks.graphql.generated';
import { GetWorkflowTaskSentbackDocument } from './sentBackTasks.graphql.generated';

type TasksOf = Operation<string, ListedTask[]>;

export const approvalTasks: TasksOf = operation(
  GetWorkflowTaskByApproverIdDocument,
  (userId: string) => ({ userId }),
  data => parseTasks(data.getWorkflowTaskByApproverId),
);
const sentBackTasks: TasksOf = operation(
  GetWorkflowTaskSentbackDocument,
  (userId: string) => ({ userId }),
  data => parseTasks(data.getWorkflowTaskSentback),
);

export const useApprovalTasks = (userId: string | null) => useBackendQuery(approvalTasks, userId);

export const useSentBackTasks = (userId: string) => useBackendQuery(sentBackTasks, userId);

type WaitingList = TaskSequence['list'];
export const getTasks = (list: WaitingList): TasksOf => (list === 'approvals' ? approvalTasks : sentBackTasks);

export const tasksQuery = (list: WaitingList, userId: string): RouteQuery => query(getTasks(list), userId);
