import type { Id } from '@/lib/ids';
import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { QueryListDocument } from './queryThread.graphql.generated';
import { queryListInput } from './threadInput';

/** The query of `useQueries`, for the route of a record's page. */
export const queryThreadQuery = (context: string, contextId: Id): RouteQuery =>
  query(QueryListDocument, queryListInput(context, contextId));
