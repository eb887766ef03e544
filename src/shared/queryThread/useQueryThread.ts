import { useState } from 'react';
import type { Id } from '@/lib/ids';
import { useQueries } from './api/useQueryLists';

/** Initial content of the dialog: a query id, or 'any' for the most relevant query. */
export type QueryTarget = Id;

/** Loads a record's queries and holds the dialog state. Call it in the record's view; button and banners share it. */
export function useQueryThread(context: string, contextId: Id | null) {
  const lists = useQueries(context, contextId);
  const [opened, setOpened] = useState<QueryTarget | null>(null);
  return { ...lists, opened, open: setOpened, close: () => setOpened(null) };
}

export type QueryThread = ReturnType<typeof useQueryThread>;
