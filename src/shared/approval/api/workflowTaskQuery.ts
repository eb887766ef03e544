import type { Id } from '@/lib/ids';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { WorkflowTaskQueryDocument } from './workflowTask.graphql.generated';
import { workflowTaskInput } from './workflowTaskInput';

/** The query of `useWorkflowTask`, for the route of a record's page. */
export const workflowTaskQuery = (context: string, contextId: Id): RouteQuery =>
  query(WorkflowTaskQueryDocument, workflowTaskInput(context, contextId));
