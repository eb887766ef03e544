import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { toCallError } from './callError';
import { useClient } from './ClientContext';
import { withDeadline } from './deadline';
import { answerHere, takePrefetched } from './prefetched';
import { CALL_TIMEOUT_MS, isMutation, request, type RequestOptions } from './request';
import { useLoad, type Loaded } from './useLoad';

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

/**
 * One record for one set of variables; null variables ask nothing yet. A new key never shows the old record, and a late answer to
 * an earlier question is dropped. A failed reload keeps the data and adds the error.
 */
export function useRecord<D, V extends OperationVariables>(
  document: TypedDocumentNode<D, V>,
  variables: V | null,
): Loaded<D> {
  const call = useRequest(document);
  const load = (signal: AbortSignal) => {
    if (variables === null) throw new Error('Nothing is asked without variables.');
    return call(variables, { signal });
  };
  const here = () => (variables === null ? undefined : answerHere(document, variables));
  return useLoad(variables && JSON.stringify(variables), load, { here });
}
