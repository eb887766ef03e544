import type { Id } from '@/lib/ids';
import { firstRows } from '@/shared/list/listInput';

/** Builds the input for all tasks of a record (spec 2 §7: page 1, size 40). */
export function workflowTaskInput(context: string, contextId: Id) {
  return { input: firstRows(40, { CONTEXTID: contextId, Context: context }) };
}
