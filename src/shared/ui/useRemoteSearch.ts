import { useEffect, useRef, useState } from 'react';

export type RemoteSearch<T> = (text: string, signal: AbortSignal) => Promise<T[]>;

export type SearchState<T> =
  { phase: 'idle' } | { phase: 'loading' } | { phase: 'failed' } | { phase: 'done'; found: T[] };

const PAUSE_MS = 250;

/**
 * Searches as someone types: waits for a short pause, calls off the search before, and drops an answer that is no longer the
 * question's. `ask` starts one (at once when told so), `retry` repeats the last, `reset` forgets.
 */
export function useRemoteSearch<T>(search: RemoteSearch<T>) {
  const [state, setState] = useState<SearchState<T>>({ phase: 'idle' });
  const running = useRef<AbortController | null>(null);
  const lastText = useRef('');
  const searchRef = useRef(search);
  useEffect(() => {
    searchRef.current = search;
  }, [search]);
  useEffect(() => () => running.current?.abort(), []);

  const reset = () => {
    running.current?.abort();
    setState({ phase: 'idle' });
  };

  const ask = (text: string, atOnce = false) => {
    running.current?.abort();
    const mine = new AbortController();
    running.current = mine;
    lastText.current = text;
    setState({ phase: 'loading' });
    const run = async () => {
      try {
        const found = await searchRef.current(text, mine.signal);
        if (!mine.signal.aborted) setState({ phase: 'done', found });
      } catch {
        if (!mine.signal.aborted) setState({ phase: 'failed' });
      }
    };
    const timer = setTimeout(() => void run(), atOnce ? 0 : PAUSE_MS);
    mine.signal.addEventListener('abort', () => clearTimeout(timer));
  };

  return { state, ask, reset, retry: () => ask(lastText.current, true) };
}
