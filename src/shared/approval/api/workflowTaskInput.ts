import { firstRows } from '@/shared/list/listInput';

/** The one page that holds every task of a record (spec 2 §7: page 1, size 40). */
export function workflowTaskInput(context: string, contextId: number) {
  return { input: firstRows(40, { CONTEXTID: contextId, Context: context }) };
}
