import { query, type RouteQuery } from '@/platform/graphql/prefetch';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { GetQueryResponseListDocument, type GetQueryResponseListQuery } from './queryResponse.graphql.generated';

export type QueryResponseRow = NonNullable<GetQueryResponseListQuery['getQueryResponseList']>[number];

/** Loads open queries to this user; skips closed ones, which the backend might return. */
export function useQueryResponses(recipientId: string) {
  const { data, ...rest } = useBackendQuery(GetQueryResponseListDocument, { recipientId });
  return { rows: data && (data.getQueryResponseList ?? []).filter(({ isClosed }) => !isClosed), ...rest };
}

export const queryResponsesQuery = (recipientId: string): RouteQuery =>
  query(GetQueryResponseListDocument, { recipientId });
