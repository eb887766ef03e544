import { useState } from 'react';
import { useQueries } from './api/useQueryLists';

/** What the dialog shows first: a query by id, or 'any' for the most useful. */
export type QueryTarget = number | 'any';

/** The queries of a record and whether their dialog is open. Call it in the record's view; button and banners share it. */
export function useQueryThread(context: string, contextId: number | null) {
  const lists = useQueries(context, contextId);
  const [opened, setOpened] = useState<QueryTarget | null>(null);
  return { ...lists, opened, open: setOpened, close: () => setOpened(null) };
}

export type QueryThread = ReturnType<typeof useQueryThread>;
