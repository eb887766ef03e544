import { operation, prefetchOperation, useAnswer } from '@/platform/graphql/operation';
import type { Loaded } from '@/platform/graphql/useLoad';
import { WaitingQueriesDocument, type WaitingQueriesQuery } from './waitingQueries.graphql.generated';

export type WaitingQuery = NonNullable<WaitingQueriesQuery['getQueryResponseList']>[number];

const waitingQueries = operation(
  WaitingQueriesDocument,
  (recipientId: string) => ({ recipientId }),
  data => (data.getQueryResponseList ?? []).filter(({ isClosed }) => !isClosed),
);

/** Queries that wait for this user's answer. */
export function useWaitingQueries(recipientId: string): Loaded<WaitingQuery[]> {
  const { value, ...loaded } = useAnswer(waitingQueries, recipientId);
  return { data: value, ...loaded };
}

export const prefetchWaitingQueries = (recipientId: string): void => prefetchOperation(waitingQueries, recipientId);
