import { useCallback, useEffect, useRef, useState } from 'react';
import { toCallError, type CallError } from './callError';
import { forgetPrefetched, type TakenAnswer } from './prefetched';

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
  /** It was here when the question was first drawn; to be called once it is shown. */
  ahead?: () => void;
}

interface Options<T> {
  /** True: while the answer to a new question is on its way, the one before stays (a list's next page). */
  keepPrevious?: boolean;
  /** The prefetched answer that is here already: what asks is drawn with it at once. Undefined: it has to be asked for. */
  here?: () => TakenAnswer<T> | undefined;
}

/**
 * Loads whenever `question` changes, or a reload is asked for; null asks nothing yet. The older load is aborted and its answer, should
 * it still come, is dropped: a late answer never overwrites a newer one. `load` and `here` may be made anew at every render.
 */
export function useLoad<T>(
  question: string | null,
  load: (signal: AbortSignal) => Promise<T>,
  { keepPrevious = false, here }: Options<T> = {},
): Loaded<T> {
  const lookAhead = (): Answer<T> | null => {
    const found = question === null ? undefined : here?.();
    return found && question !== null ? { question, data: found.answer, ahead: found.used } : null;
  };
  const [answer, setAnswer] = useState(lookAhead);
  const [drawn, setDrawn] = useState(question);
  if (drawn !== question) {
    setDrawn(question);
    const found = lookAhead();
    if (found) setAnswer(found);
  }
  /** The question that is being asked again. */
  const [again, setAgain] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const answered = answer !== null && answer.question === question;
  const ahead = answered ? answer.ahead : undefined;
  const latest = useRef({ load, ahead });
  useEffect(() => {
    latest.current = { load, ahead };
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
    const run = async () => latest.current.load(mine.signal);
    return run().then(
      data => show(() => ({ question, data })),
      (problem: unknown) => {
        const error = toCallError(problem);
        show(before => (before?.question === question ? { ...before, error } : { question, error }));
      },
    );
  }, [question]);

  useEffect(() => {
    if (latest.current.ahead) latest.current.ahead();
    else void ask();
    return () => running.current?.abort();
  }, [ask]);

  const reload = useCallback(() => {
    forgetPrefetched();
    setAgain(question);
    return ask();
  }, [ask, question]);

  const { data, error } = (answered || (keepPrevious && question !== null) ? answer : null) ?? {};
  return {
    data,
    error,
    loading: question !== null && data === undefined && error === undefined,
    busy: question !== null && (!answered || again === question),
    reload,
  };
}
