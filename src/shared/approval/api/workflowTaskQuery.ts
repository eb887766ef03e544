import type { Id } from '@/lib/ids';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { firstRows } from '@/shared/list/listInput';
import { WorkflowTaskQueryDocument } from './workflowTask.graphql.generated';

/** Builds the input for all tasks of a record (spec 2 §7: page 1, size 40). */
export function workflowTaskInput(context: string, contextId: Id) {
  return { input: firstRows(40, { CONTEXTID: contextId, Context: context }) };
}

/** Builds the query of `useWorkflowTask` for a record page's loader. */
export const workflowTaskQuery = (context: string, contextId: Id): RouteQuery =>
  query(WorkflowTaskQueryDocument, workflowTaskInput(context, contextId));
