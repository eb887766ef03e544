import { useMemo } from 'react';
import { useRecord } from '@/platform/graphql/useRequest';
import { toHistory } from '../model/history';
import { SupplerInfoHistoryDocument } from './history.graphql.generated';

/** The record whose changes are asked for: the name of its kind on the wire, and its id. */
export interface HistoryOf {
  context: string;
  contextId: number;
}

/** All changes of a record, by entity; undefined while they are on their way. */
export function useHistory({ context, contextId }: HistoryOf) {
  const { data, error, reload } = useRecord(SupplerInfoHistoryDocument, { input: { context, contextId } });
  const tables = useMemo(() => data && toHistory(data.SupplerInfoHistory), [data]);
  return { tables, error, reload };
}
