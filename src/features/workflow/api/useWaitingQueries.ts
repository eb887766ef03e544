import { operation } from '@/platform/graphql/operation';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { WaitingQueriesDocument } from './waitingQueries.graphql.generated';

export const waitingQueries = operation(
  WaitingQueriesDocument,
  (recipientId: string) => ({ recipientId }),
  data => (data.getQueryResponseList ?? []).filter(({ isClosed }) => !isClosed),
);

export const useWaitingQueries = (recipientId: string | null) => useBackendQuery(waitingQueries, recipientId);
