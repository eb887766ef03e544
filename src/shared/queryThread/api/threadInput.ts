import type { Id } from '@/lib/ids';
import { allRows, NEWEST_FIRST } from '@/shared/list/listInput';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { QueryListDocument } from './queryThread.graphql.generated';

/** Builds the input for a record's queries, newest first (spec 2 §7). */
export function queryListInput(context: string, contextId: Id) {
  return {
    input: allRows({ contextId, context, active: true, deleted: false }, NEWEST_FIRST),
  };
}

export function itemListInput(queryId: Id) {
  return { input: allRows({ queryId }) };
}

export const queryThreadQuery = (context: string, contextId: Id): RouteQuery =>
  query(QueryListDocument, queryListInput(context, contextId));
