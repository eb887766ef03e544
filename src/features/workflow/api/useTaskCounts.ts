import { prefetch } from '@/platform/graphql/prefetch';
import { useRequest } from '@/platform/graphql/useRequest';
import { useLoad, type Loaded } from '@/platform/graphql/useLoad';
import { ApprovalCountDocument, QueryResponseCountDocument, SentBackCountDocument } from './counts.graphql.generated';

/** The three counts of the Action Center, each with a request, a failure and a retry of its own. */
export function useTaskCounts(
  userId: string,
  approves: boolean,
): Record<'approvals' | 'sentBack' | 'queries', Loaded<number>> {
  const approvals = useRequest(ApprovalCountDocument);
  const sentBack = useRequest(SentBackCountDocument);
  const queries = useRequest(QueryResponseCountDocument);
  return {
    approvals: useLoad(`${userId} ${approves}`, async signal =>
      approves ? ((await approvals({ userId }, { signal })).getWorkflowTaskByApproverId?.length ?? 0) : 0,
    ),
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

export function prefetchTaskCounts(userId: string, approves: boolean): void {
  if (approves) prefetch(ApprovalCountDocument, { userId });
  prefetch(SentBackCountDocument, { userId });
  prefetch(QueryResponseCountDocument, { recipientId: userId });
}
