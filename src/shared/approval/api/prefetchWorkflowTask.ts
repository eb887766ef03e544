import type { Id } from '@/lib/ids';
import { prefetch } from '@/platform/graphql/prefetch';
import { WorkflowTaskQueryDocument } from './workflowTask.graphql.generated';
import { workflowTaskInput } from './workflowTaskInput';

/** Asks for a record's task while its view is still on the way: for `prefetch` of a view's route. */
export function prefetchWorkflowTask(context: string, contextId: Id): void {
  prefetch(WorkflowTaskQueryDocument, workflowTaskInput(context, contextId));
}
