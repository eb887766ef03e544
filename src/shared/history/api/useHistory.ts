import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useBackendQuery } from '@/platform/graphql/useBackendQuery';
import { toHistory } from '../model/history';
import { SupplerInfoHistoryDocument } from './history.graphql.generated';

/** Record context in the API, and its id. */
export interface HistoryOf {
  context: string;
  contextId: Id;
  /** Country for digit grouping. */
  country?: string | null;
}

/** Queries all changes of a record by entity; skips if `of` is null. */
export function useHistory(of: HistoryOf | null) {
  const variables = of && { input: { context: of.context, contextId: of.contextId } };
  const { data, error, reload } = useBackendQuery(SupplerInfoHistoryDocument, variables);
  const country = of?.country;
  const tables = useMemo(() => data && toHistory(data.SupplerInfoHistory, country), [data, country]);
  return { tables, error, reload };
}
