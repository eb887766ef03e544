import { operation, prefetchOperation, useAnswer } from '@/platform/graphql/operation';
import type { Loaded } from '@/platform/graphql/useLoad';
import { QueryResponseCountDocument, SentBackCountDocument } from './counts.graphql.generated';

const sentBackCount = operation(
  SentBackCountDocument,
  (userId: string) => ({ userId }),
  data => data.getWorkflowTaskSentback?.length ?? 0,
);
const queryCount = operation(
  QueryResponseCountDocument,
  (recipientId: string) => ({ recipientId }),
  data => data.getQueryResponseList?.filter(({ isClosed }) => !isClosed).length ?? 0,
);

/**
 * The counts of the Action Center beside that of approvals, each with a request, a failure and a retry of its own; drawn at once where they
 * were prefetched.
 */
export function useTaskCounts(userId: string): Record<'sentBack' | 'queries', Loaded<number>> {
  const { value: sentBack, ...ofSentBack } = useAnswer(sentBackCount, userId);
  const { value: queries, ...ofQueries } = useAnswer(queryCount, userId);
  return { sentBack: { ...ofSentBack, data: sentBack }, queries: { ...ofQueries, data: queries } };
}

export function prefetchTaskCounts(userId: string): void {
  prefetchOperation(sentBackCount, userId);
  prefetchOperation(queryCount, userId);
}
