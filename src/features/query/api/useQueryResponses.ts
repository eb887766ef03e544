import { useRecord } from '@/platform/graphql/useRequest';
import { prefetch } from '@/platform/graphql/prefetch';
import { GetQueryResponseListDocument, type GetQueryResponseListQuery } from './queryResponse.graphql.generated';

export type QueryResponseRow = NonNullable<GetQueryResponseListQuery['getQueryResponseList']>[number];

/** Open queries that wait for this user's answer. */
export function useQueryResponses(recipientId: string) {
  const { data, ...rest } = useRecord(GetQueryResponseListDocument, { recipientId });
  return { rows: data && (data.getQueryResponseList ?? []), ...rest };
}

export function prefetchQueryResponses(recipientId: string): void {
  prefetch(GetQueryResponseListDocument, { recipientId });
}
