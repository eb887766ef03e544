import { useState } from 'react';
import type { Id } from '@/lib/ids';
import { useQueries } from './api/useQueryLists';

/** What the dialog shows first: a query by id, or 'any' for the most useful. */
export type QueryTarget = Id;

/** The queries of a record and whether their dialog is open. Call it in the record's view; button and banners share it. */
export function useQueryThread(context: string, contextId: Id | null) {
  const lists = useQueries(context, contextId);
  const [opened, setOpened] = useState<QueryTarget | null>(null);
  return { ...lists, opened, open: setOpened, close: () => setOpened(null) };
}

export type QueryThread = ReturnType<typeof useQueryThread>;
