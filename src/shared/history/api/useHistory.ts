import { useMemo } from 'react';
import type { Id } from '@/lib/ids';
import { useAnswer } from '@/platform/graphql/useAnswer';
import { toHistory } from '../model/history';
import { SupplerInfoHistoryDocument } from './history.graphql.generated';

/** The record whose changes are asked for: the name of its kind on the wire, and its id. */
export interface HistoryOf {
  context: string;
  contextId: Id;
  /** Groups the digits of amounts. */
  country?: string | null;
}

/** All changes of a record, by entity; undefined while they are on their way. */
export function useHistory({ context, contextId, country }: HistoryOf) {
  const { data, error, reload } = useAnswer(SupplerInfoHistoryDocument, { input: { context, contextId } });
  const tables = useMemo(() => data && toHistory(data.SupplerInfoHistory, country), [data, country]);
  return { tables, error, reload };
}
