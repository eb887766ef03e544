import type { Id } from '@/lib/ids';
import { allRows, NEWEST_FIRST } from '@/shared/list/listInput';

/** Builds the input for a record's queries, newest first (spec 2 §7). */
export function queryListInput(context: string, contextId: Id) {
  return {
    input: allRows({ contextId, context, active: true, deleted: false }, NEWEST_FIRST),
  };
}

/** Builds the input for a query's items. */
export function itemListInput(queryId: Id) {
  return { input: allRows({ queryId }) };
}
