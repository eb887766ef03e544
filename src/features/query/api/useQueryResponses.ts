import { useRecord } from '@/platform/graphql/useRequest';
import { startEarly } from '@/platform/graphql/early';
import { GetQueryResponseListDocument, type GetQueryResponseListQuery } from './queryResponse.graphql.generated';

export type QueryResponseRow = NonNullable<GetQueryResponseListQuery['getQueryResponseList']>[number];

/** Open queries that wait for this user's answer. */
export function useQueryResponses(recipientId: string) {
  const { data, ...rest } = useRecord(GetQueryResponseListDocument, { recipientId });
  return { rows: data && (data.getQueryResponseList ?? []), ...rest };
}

export function startQueryResponses(recipientId: string): void {
  startEarly(GetQueryResponseListDocument, { recipientId });
}
