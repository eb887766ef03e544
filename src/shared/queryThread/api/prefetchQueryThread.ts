import type { Id } from '@/lib/ids';
import { prefetch } from '@/platform/graphql/prefetch';
import { QueryListDocument } from './queryThread.graphql.generated';
import { queryListInput } from './threadInput';

/** Asks for a record's queries while its view is still on the way: for `prefetch` of a view's route. */
export function prefetchQueryThread(context: string, contextId: Id): void {
  prefetch(QueryListDocument, queryListInput(context, contextId));
}
