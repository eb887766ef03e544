import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { toCallError, type CallError } from './callError';
import { useRequest } from './useRequest';

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
  data: D | undefined;
  error: CallError | undefined;
}

/**
 * One record for one set of variables; null variables ask nothing yet. A new key never shows the old record, and a late answer to
 * an earlier question is dropped.
 */
export function useRecord<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V | null,
): RecordState<D> {
  const call = useRequest(document);
  const key = variables === null ? null : JSON.stringify(variables);
  const [answer, setAnswer] = useState<Answer<D> | null>(null);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(async () => {
    running.current?.abort();
    if (key === null) return;
    const mine = new AbortController();
    running.current = mine;
    try {
      const data = await call(JSON.parse(key) as V, { signal: mine.signal });
      if (running.current === mine) setAnswer({ key, data, error: undefined });
    } catch (problem) {
      const error = toCallError(problem);
      if (running.current !== mine || error.kind === 'aborted') return;
      setAnswer(before => ({ key, data: before?.key === key ? before.data : undefined, error }));
    }
  }, [call, key]);

  useEffect(() => {
    void ask();
    return () => running.current?.abort();
  }, [ask]);

  const current = answer?.key === key ? answer : null;
  return {
    data: current?.data,
    error: current?.error,
    loading: key !== null && current === null,
    reload: ask,
  };
}
