import { useState } from 'react';
import { pause } from '@/lib/pause';
import { useLoaded } from '@/platform/graphql/useLoaded';
import { SEARCH_FAILED, SEARCH_FROM, tooShortMessage } from './searchFrom';

export type RemoteSearch<T> = (text: string, signal: AbortSignal) => Promise<T[]>;

interface Options<T> {
  search: RemoteSearch<T>;
  text: string;
  holds: (row: T, text: string) => boolean;
  /** Returns the minimum length of a search for a text. */
  getMinChars?: (text: string) => number;
  /** Lists nothing before enough is typed. Otherwise a shorter text filters the first page (docs/decisions.md#search-from-third-character). */
  searchOnly?: boolean;
}

const PAUSE_MS = 250;

interface SearchRequest {
  /** null: no search, or it was reset. */
  text: string | null;
  atOnce: boolean;
  count: number;
}

/** Searches rows while the user types: waits for a short pause, aborts the previous search, and ignores late responses. */
export function useRemoteSearch<T>({
  search,
  text,
  holds,
  getMinChars = () => SEARCH_FROM,
  searchOnly = false,
}: Options<T>) {
  const [request, setRequest] = useState<SearchRequest>({ text: null, atOnce: false, count: 0 });
  const { data, error } = useLoaded(
    async ({ text: wanted }: { text: string; count: number }, signal) => {
      if (!request.atOnce) await pause(PAUSE_MS, signal);
      return search(wanted, signal);
    },
    request.text === null ? null : { text: request.text, count: request.count },
  );
  const next = (wanted: string | null, atOnce: boolean) =>
    setRequest(before => ({ text: wanted, atOnce, count: before.count + 1 }));

  const isShort = (typed: string) => typed !== '' && typed.length < getMinChars(typed);
  const narrow = (rows: readonly T[], typed: string) =>
    !searchOnly && isShort(typed) ? rows.filter(row => holds(row, typed)) : [...rows];
  const typed = text.trim();
  const phase = request.text === null ? 'idle' : error ? 'failed' : data ? 'done' : 'loading';
  return {
    phase,
    error,
    /** Matching rows; empty while loading. */
    rows: phase === 'done' && data ? narrow(data, typed) : [],
    /** Text of an empty list. */
    notice: {
      idle: tooShortMessage(getMinChars(typed)),
      loading: 'Searching…',
      failed: SEARCH_FAILED,
      done: !searchOnly && isShort(typed) ? tooShortMessage(getMinChars(typed)) : 'No Data',
    }[phase],
    getMinChars,
    /** Searches for a typed text, after a pause unless `atOnce`; lists the first page for none or a short one. */
    find: (wanted: string, atOnce = false) => {
      const trimmed = wanted.trim();
      if (trimmed !== '' && !isShort(trimmed)) next(trimmed, atOnce);
      else if (searchOnly) next(null, true);
      else if (request.text !== '' || phase === 'failed') next('', true);
    },
    /** Lists the first page unless a search has begun: text pasted into a closed list is searched before the list opens. */
    begin: () =>
      setRequest(before => (before.text === null ? { text: '', atOnce: true, count: before.count + 1 } : before)),
    /** Loads the rows that a text finds, without listing them. */
    load: async (wanted: string, signal: AbortSignal) =>
      narrow(await search(!searchOnly && isShort(wanted) ? '' : wanted, signal), wanted),
    reset: () => next(null, true),
    retry: () => next(request.text, true),
  };
}
