import { operation } from '@/platform/graphql/operation';
import { prefetch } from '@/platform/graphql/prefetch';
import { type Answer, useAnswer } from '@/platform/graphql/useAnswer';
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
export function useTaskCounts(userId: string): Record<'sentBack' | 'queries', Answer<number>> {
  return { sentBack: useAnswer(sentBackCount, userId), queries: useAnswer(queryCount, userId) };
}

export function prefetchTaskCounts(userId: string): void {
  prefetch(sentBackCount, userId);
  prefetch(queryCount, userId);
}
