import type { Id } from '@/lib/ids';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { QueryListDocument } from './queryThread.graphql.generated';
import { queryListInput } from './threadInput';

/** Builds the query of `useQueries` for a record page's loader. */
export const queryThreadQuery = (context: string, contextId: Id): RouteQuery =>
  query(QueryListDocument, queryListInput(context, contextId));
