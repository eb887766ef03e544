import { startEarly } from '@/platform/graphql/early';
import { QueryListDocument } from './queryThread.graphql.generated';
import { queryListInput } from './threadInput';

/** Asks for a record's queries while its view is still on the way: for `early` of a view's route. */
export function startQueryThread(context: string, contextId: number): void {
  startEarly(QueryListDocument, queryListInput(context, contextId));
}
