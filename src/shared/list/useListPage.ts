import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { ListInput, ListPage } from './listTypes';

export type LoadPage<Row> = (input: ListInput, signal: AbortSignal) => Promise<ListPage<Row> | null | undefined>;

interface Answer<Row> {
  /** The question it answers. */
  key: string;
  rows: readonly Row[];
  totalRecords: number;
  failed: boolean;
}

export interface ListResult<Row> {
  /** null until the first answer. While the next page is on its way, the rows of the last one. */
  answer: Answer<Row> | null;
  loading: boolean;
  reload: () => void;
}

/**
 * Asks for a page whenever the question changes. An older question is aborted and its answer, should it still come, is ignored.
 * A failure is an empty answer with `failed` (spec 1 §4: total 0, no rows, no message); a null payload has no rows.
 */
export function useListPage<Row>(input: ListInput, loadPage: LoadPage<Row>): ListResult<Row> {
  const [answer, setAnswer] = useState<Answer<Row> | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = `${attempt} ${JSON.stringify(input)}`;

  const load = useEffectEvent((signal: AbortSignal) => loadPage(input, signal));
  useEffect(() => {
    const stop = new AbortController();
    const settle = (rows: readonly Row[], totalRecords: number, failed: boolean) => {
      if (!stop.signal.aborted) setAnswer({ key, rows, totalRecords, failed });
    };
    load(stop.signal).then(
      page => settle(page?.rows ?? [], page?.totalRecords ?? 0, false),
      () => settle([], 0, true),
    );
    return () => stop.abort();
  }, [key]);

  const reload = useCallback(() => setAttempt(count => count + 1), []);
  return { answer, loading: answer?.key !== key, reload };
}
