import { prefetch } from '@/platform/graphql/prefetch';
import { useRequest } from '@/platform/graphql/useRequest';
import { useLoad, type Loaded } from '@/platform/graphql/useLoad';
import { QueryResponseCountDocument, SentBackCountDocument } from './counts.graphql.generated';

/** The counts of the Action Center beside that of approvals, each with a request, a failure and a retry of its own. */
export function useTaskCounts(userId: string): Record<'sentBack' | 'queries', Loaded<number>> {
  const sentBack = useRequest(SentBackCountDocument);
  const queries = useRequest(QueryResponseCountDocument);
  return {
    sentBack: useLoad(
      userId,
      async signal => (await sentBack({ userId }, { signal })).getWorkflowTaskSentback?.length ?? 0,
    ),
    queries: useLoad(
      userId,
      async signal => (await queries({ recipientId: userId }, { signal })).getQueryResponseList?.length ?? 0,
    ),
  };
}

export function prefetchTaskCounts(userId: string): void {
  prefetch(SentBackCountDocument, { userId });
  prefetch(QueryResponseCountDocument, { recipientId: userId });
}
