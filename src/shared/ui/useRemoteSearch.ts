import { useState } from 'react';
import { pause } from '@/lib/pause';
import { useAnswer } from '@/platform/graphql/useAnswer';

export type RemoteSearch<T> = (text: string, signal: AbortSignal) => Promise<T[]>;

export type SearchState<T> =
  { phase: 'idle' } | { phase: 'loading' } | { phase: 'failed' } | { phase: 'done'; found: T[] };

const PAUSE_MS = 250;

interface Asked {
  /** null: nothing is asked, or it has been forgotten. */
  text: string | null;
  atOnce: boolean;
  /** Tells a search from an earlier one for the same text. */
  count: number;
}

/**
 * Searches as someone types: waits for a short pause, calls off the search before, and drops an answer that is no longer the
 * question's. `ask` starts one (at once when asked to), `retry` repeats the last, `reset` forgets.
 */
export function useRemoteSearch<T>(search: RemoteSearch<T>) {
  const [asked, setAsked] = useState<Asked>({ text: null, atOnce: false, count: 0 });
  const { text, atOnce, count } = asked;
  const { data, error } = useAnswer(
    async (wanted: string, signal) => {
      if (!atOnce) await pause(PAUSE_MS, signal);
      return search(wanted, signal);
    },
    text,
    { version: count },
  );

  const next = (wanted: string | null, now: boolean) =>
    setAsked(before => ({ text: wanted, atOnce: now, count: before.count + 1 }));
  const ask = (wanted: string, now = false) => next(wanted, now);
  return {
    state: text === null ? IDLE : stateOf(data, error),
    /** What was asked last; null when it has been forgotten. */
    asked: text,
    ask,
    reset: () => next(null, true),
    retry: () => next(text, true),
  };
}

const IDLE = { phase: 'idle' } as const;

function stateOf<T>(found: T[] | undefined, error: unknown): SearchState<T> {
  if (error) return { phase: 'failed' };
  return found ? { phase: 'done', found } : { phase: 'loading' };
}
