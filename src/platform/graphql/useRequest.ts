import type { OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useCallback } from 'react';
import { toCallError } from './callError';
import { useClient } from './ClientContext';
import { withDeadline } from './deadline';
import { takeEarly } from './early';
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
      const early = isMutation(document) ? undefined : takeEarly(document, variables);
      if (!early) return request(client, document, variables, options);
      try {
        const { timeoutMs = CALL_TIMEOUT_MS, signal } = options;
        const data = await withDeadline(timeoutMs, signal, () => early.answer);
        early.used();
        return data;
      } catch (error) {
        // A caller that went away (StrictMode, a quick change of mind) leaves the answer to the next one.
        if (toCallError(error).kind !== 'aborted') early.used();
        throw error;
      }
    },
    [client, document],
  );
}
