import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toCallError, type CallError } from './callError';
import { useClient } from './ClientContext';
import { withDeadline } from './deadline';
import { takePrefetched } from './prefetch';
import { CALL_TIMEOUT_MS, isMutation, request, type RequestOptions } from './request';

export type Call<D, V> = (variables: V, options?: RequestOptions) => Promise<D>;

/**
 * The way rooms call the backend. The returned function is stable. Queries are asked again (twice, short pauses) when the network
 * fails, mutations never; nothing is cached. Rejects with `CallError` only.
 */
export function useRequest<D, V extends OperationVariables>(document: TypedDocumentNode<D, V>): Call<D, V> {
  const client = useClient();
  return useCallback(
    async (variables, options = {}) => {
      const prefetched = isMutation(document) ? undefined : takePrefetched(document, variables);
      if (!prefetched) return request(client, document, variables, options);
      try {
        const { timeoutMs = CALL_TIMEOUT_MS, signal } = options;
        const data = await withDeadline(timeoutMs, signal, () => prefetched.answer);
        prefetched.used();
        return data;
      } catch (error) {
        // A caller that went away (StrictMode, a quick change of mind) leaves the answer to the next one.
        if (toCallError(error).kind !== 'aborted') prefetched.used();
        throw error;
      }
    },
    [client, document],
  );
}

export interface RecordState<D> {
  data: D | undefined;
  error: CallError | undefined;
  /** True until the first answer for the current variables. A reload keeps the data on the screen and is not loading. */
  loading: boolean;
  /** Asks again. Resolves when the answer is shown; never rejects. */
  reload: () => Promise<void>;
}

interface Answer<D> {
  key: string;
  data?: D;
  error?: CallError;
}

/**
 * One record for one set of variables; null variables ask nothing yet. A new key never shows the old record, and a late answer to
 * an earlier question is dropped. A failed reload keeps the data and adds the error.
 */
export function useRecord<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V | null,
): RecordState<D> {
  const call = useRequest(document);
  const key = variables === null ? null : JSON.stringify(variables);
  const [answer, setAnswer] = useState<Answer<D> | null>(null);
  const running = useRef<AbortController | null>(null);

  const reload = useCallback((): Promise<void> => {
    running.current?.abort();
    if (key === null) return Promise.resolve();
    const mine = new AbortController();
    running.current = mine;
    return call(JSON.parse(key) as V, { signal: mine.signal }).then(
      data => {
        if (running.current === mine) setAnswer({ key, data });
      },
      (problem: unknown) => {
        const error = toCallError(problem);
        if (running.current !== mine || error.kind === 'aborted') return;
        setAnswer(before => (before?.key === key ? { ...before, error } : { key, error }));
      },
    );
  }, [call, key]);

  useEffect(() => {
    void reload();
    return () => running.current?.abort();
  }, [reload]);

  const current = answer?.key === key ? answer : null;
  return { data: current?.data, error: current?.error, loading: key !== null && current === null, reload };
}
