import { prefetch } from '@/platform/graphql/prefetch';
import { useRequest } from '@/platform/graphql/useRequest';
import { useLoaded } from '@/shared/list/useLoaded';
import { ApprovalCountDocument, QueryResponseCountDocument, SentBackCountDocument } from './counts.graphql.generated';

export interface DeskCount {
  /** null: not known yet, or not to be had. */
  value: number | null;
  failed: boolean;
  loading: boolean;
  reload: () => void;
}

/** The three counts of the Action Center, each with a request, a failure and a retry of its own. */
export function useDeskCounts(
  userId: string,
  approves: boolean,
): Record<'approvals' | 'sentBack' | 'queries', DeskCount> {
  const approvals = useRequest(ApprovalCountDocument);
  const sentBack = useRequest(SentBackCountDocument);
  const queries = useRequest(QueryResponseCountDocument);
  return {
    approvals: useLoaded(`${userId} ${approves}`, async signal =>
      approves ? ((await approvals({ userId }, { signal })).getWorkflowTaskByApproverId?.length ?? 0) : 0,
    ),
    sentBack: useLoaded(
      userId,
      async signal => (await sentBack({ userId }, { signal })).getWorkflowTaskSentback?.length ?? 0,
    ),
    queries: useLoaded(
      userId,
      async signal => (await queries({ recipientId: userId }, { signal })).getQueryResponseList?.length ?? 0,
    ),
  };
}

export function prefetchDeskCounts(userId: string, approves: boolean): void {
  if (approves) prefetch(ApprovalCountDocument, { userId });
  prefetch(SentBackCountDocument, { userId });
  prefetch(QueryResponseCountDocument, { recipientId: userId });
}
