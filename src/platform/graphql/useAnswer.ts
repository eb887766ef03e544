import { useCallback, useContext, useEffect, useReducer, useRef, useState } from 'react';
import { toCallError, type CallError } from './callError';
import { ClientContext, NO_CLIENT } from './ClientContext';
import { toOperation, type Callable } from './operation';
import { PrefetchedContext } from './prefetch';
import { callWith } from './useCall';

/** What can be asked: a call of the backend, or a function that asks other services, or several calls in a row. */
export type Question<Args, Result> = Callable<Args, Result> | ((args: Args, signal: AbortSignal) => Promise<Result>);

export interface Answer<T> {
  /** What was answered; undefined before the first answer, and when it failed. A failed reload keeps the answer before. */
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

interface Options {
  /** True: while the answer to a new question is on its way, the one before stays (a list's next page). */
  keepPrevious?: boolean;
  /** Another value: the same question is asked anew, as if it were another one. */
  version?: string | number | undefined;
}

interface Shown<T> {
  key: string;
  data?: T;
  error?: CallError;
  /** The answer had come before the question was first drawn: to be called once it is shown. */
  ahead?: () => void;
}

/**
 * The way to ask for what is drawn: the answer to `question` for `args`, asked again when they (as JSON) or `version` change; null asks
 * nothing yet. The older load is aborted and its answer, should it still come, is dropped: a late answer never overwrites a newer one.
 * What the route's loader has sent is used once; what has come is drawn at once. A function may be made anew at every render.
 */
export function useAnswer<Args, Result>(
  question: Question<Args, Result>,
  args: Args | null,
  { keepPrevious = false, version = 0 }: Options = {},
): Answer<Result> {
  const client = useContext(ClientContext);
  const key = args === null ? null : `${version} ${JSON.stringify(sentWith(question, args))}`;
  const prefetched = useContext(PrefetchedContext);
  const findPrefetched = () => {
    if (prefetched === null || args === null || typeof question === 'function') return undefined;
    const { document, variables } = toOperation(question);
    return prefetched.find(document, variables(args));
  };
  const lookAhead = (): Shown<Result> | null => {
    if (key === null || typeof question === 'function') return null;
    const found = findPrefetched();
    if (found?.came?.data === undefined) return null;
    return { key, data: toOperation(question).read(found.came.data), ahead: () => prefetched?.drop(found) };
  };
  const [shown, show] = useReducer(
    // Runs with the question of the draw: an answer to another one, which has come while the page changes, is dropped.
    (before: Shown<Result> | null, next: Shown<Result>): Shown<Result> | null => {
      if (next.key !== key) return before;
      return next.error && before?.key === key ? { ...before, error: next.error } : next;
    },
    null,
    lookAhead,
  );
  const [drawn, setDrawn] = useState(key);
  if (drawn !== key) {
    setDrawn(key);
    const found = lookAhead();
    if (found) show(found);
  }
  /** The key of what is being asked again. */
  const [again, setAgain] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const answered = shown !== null && shown.key === key;
  const ahead = answered ? shown.ahead : undefined;
  const load = async (signal: AbortSignal): Promise<Result> => {
    if (args === null) throw new Error('Nothing is asked without arguments.');
    if (typeof question === 'function') return question(args, signal);
    if (!client) throw new Error(NO_CLIENT);
    const found = findPrefetched();
    if (!found) return callWith(client, question, args, { signal });
    const answer = await found.answer.finally(() => signal.aborted || prefetched?.drop(found));
    return toOperation(question).read(answer);
  };
  const forget = () => prefetched?.drop(findPrefetched());
  const latest = useRef({ key, load, ahead, forget });
  useEffect(() => {
    latest.current = { key, load, ahead, forget };
  });

  const ask = useCallback((): Promise<void> => {
    running.current?.abort();
    if (key === null) return Promise.resolve();
    const mine = new AbortController();
    running.current = mine;
    const tell = (outcome: Omit<Shown<Result>, 'key'>) => {
      if (mine.signal.aborted) return;
      show({ key, ...outcome });
      setAgain(null);
    };
    return latest.current.load(mine.signal).then(
      data => tell({ data }),
      (problem: unknown) => tell({ error: toCallError(problem) }),
    );
  }, [key]);

  useEffect(() => {
    if (latest.current.ahead) latest.current.ahead();
    else void ask();
    return () => running.current?.abort();
  }, [ask]);

  const reload = useCallback(() => {
    // Who holds the reload of a question that is not asked any more leaves the present one alone.
    if (latest.current.key !== key) return Promise.resolve();
    latest.current.forget();
    setAgain(key);
    return ask();
  }, [ask, key]);

  const { data, error } = (answered || (keepPrevious && key !== null) ? shown : null) ?? {};
  return {
    data,
    error,
    loading: key !== null && data === undefined && error === undefined,
    busy: key !== null && (!answered || again === key),
    reload,
  };
}

function sentWith<Args>(question: Question<Args, unknown>, args: Args): unknown {
  return typeof question === 'function' ? args : toOperation(question).variables(args);
}
