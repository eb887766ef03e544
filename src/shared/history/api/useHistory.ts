import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useRecord } from '@/platform/graphql/useRequest';
import { toHistory } from '../model/history';
import { SupplerInfoHistoryDocument } from './history.graphql.generated';

/** The record whose changes are asked for: the name of its kind on the wire, and its id. */
export interface HistoryOf {
  context: string;
  contextId: Id;
  /** Groups the digits of amounts. */
  country?: string | null;
}

/** All changes of a record, by entity; undefined while they are on their way, and while `of` is null. */
export function useHistory(of: HistoryOf | null) {
  const variables = of && { input: { context: of.context, contextId: of.contextId } };
  const { data, error, reload } = useRecord(SupplerInfoHistoryDocument, variables);
  const country = of?.country;
  const tables = useMemo(() => data && toHistory(data.SupplerInfoHistory, country), [data, country]);
  return { tables, error, reload };
}
