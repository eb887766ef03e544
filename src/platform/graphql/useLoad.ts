import { useCallback, useEffect, useRef, useState } from 'react';
import { toCallError, type CallError } from './callError';

export interface Loaded<T> {
  /** The answer to the question; undefined before the first, and when it failed. A failed reload keeps the answer before. */
  data: T | undefined;
  /** Why the last load failed; gone with the next answer. */
  error: CallError | undefined;
  /** True while there is nothing to show yet, neither answer nor error. A reload keeps what is on the screen and is not loading. */
  loading: boolean;
  /** True while any answer is on its way, a reload's included. */
  busy: boolean;
  /** Asks again. Resolves when the answer is shown; never rejects. */
  reload: () => Promise<void>;
}

interface Answer<T> {
  question: string;
  data?: T;
  error?: CallError;
}

interface Options {
  /** True: while the answer to a new question is on its way, the one before stays (a list's next page). */
  keepPrevious?: boolean;
}

/**
 * Loads whenever `question` changes, or a reload is asked for; null asks nothing yet. The older load is aborted and its answer, should
 * it still come, is dropped: a late answer never overwrites a newer one. `load` may be made anew at every render.
 */
export function useLoad<T>(
  question: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { keepPrevious = false }: Options = {},
): Loaded<T> {
  const [answer, setAnswer] = useState<Answer<T> | null>(null);
  /** The question that is being asked again. */
  const [again, setAgain] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });

  const ask = useCallback((): Promise<void> => {
    running.current?.abort();
    if (question === null) return Promise.resolve();
    const mine = new AbortController();
    running.current = mine;
    const show = (next: (before: Answer<T> | null) => Answer<T>) => {
      if (mine.signal.aborted) return;
      setAnswer(next);
      setAgain(null);
    };
    const run = async () => latest.current(mine.signal);
    return run().then(
      data => show(() => ({ question, data })),
      (problem: unknown) => {
        const error = toCallError(problem);
        show(before => (before?.question === question ? { ...before, error } : { question, error }));
      },
    );
  }, [question]);

  useEffect(() => {
    void ask();
    return () => running.current?.abort();
  }, [ask]);

  const reload = useCallback(() => {
    setAgain(question);
    return ask();
  }, [ask, question]);

  const answered = answer !== null && answer.question === question;
  const { data, error } = (answered || (keepPrevious && question !== null) ? answer : null) ?? {};
  return {
    data,
    error,
    loading: question !== null && data === undefined && error === undefined,
    busy: question !== null && (!answered || again === question),
    reload,
  };
}
