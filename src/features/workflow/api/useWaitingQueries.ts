import { operation } from '@/platform/graphql/operation';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { WaitingQueriesDocument } from './waitingQueries.graphql.generated';

export const waitingQueries = operation(
  WaitingQueriesDocument,
  (recipientId: string) => ({ recipientId }),
  data => (data.getQueryResponseList ?? []).filter(({ isClosed }) => !isClosed),
);

export const useWaitingQueries = (recipientId: string) => useAnswer(waitingQueries, recipientId);
