import type { Id } from '@/lib/ids';
import { allRows, NEWEST_FIRST } from '@/shared/list/listInput';

/** The queries of a record, the newest first (spec 2 §7). */
export function queryListInput(context: string, contextId: Id) {
  return {
    input: allRows({ contextId, context, active: true, deleted: false }, NEWEST_FIRST),
  };
}

/** Questions and answers of a query. */
export function itemListInput(queryId: Id) {
  return { input: allRows({ queryId }) };
}
