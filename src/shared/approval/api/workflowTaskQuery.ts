import type { Id } from '@/lib/ids';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { WorkflowTaskQueryDocument } from './workflowTask.graphql.generated';
import { workflowTaskInput } from './workflowTaskInput';

/** Builds the query of `useWorkflowTask` for a record page's loader. */
export const workflowTaskQuery = (context: string, contextId: Id): RouteQuery =>
  query(WorkflowTaskQueryDocument, workflowTaskInput(context, contextId));
