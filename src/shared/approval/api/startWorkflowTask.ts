import { startEarly } from '@/platform/graphql/early';
import { WorkflowTaskQueryDocument } from './workflowTask.graphql.generated';
import { workflowTaskInput } from './workflowTaskInput';

/** Asks for a record's task while its view is still on the way: for `early` of a view's route. */
export function startWorkflowTask(context: string, contextId: number): void {
  startEarly(WorkflowTaskQueryDocument, workflowTaskInput(context, contextId));
}
