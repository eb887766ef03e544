import type { ApolloClient, OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CallError } from './callError';
import { noteChange } from './changes';
import { KEEP_SESSION, TOKEN, type Client } from './client';
import { withDeadline } from './deadline';
import { withRequestId } from './requestId';

export const CALL_TIMEOUT_MS = 60_000;

export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Default 60 s. */
  timeoutMs?: number;
  /** True: a 401 rejects this call but does not end the session. */
  keepSession?: boolean;
  /** Sent instead of the session's token: Logout has removed that already. */
  token?: string | null;
}

function isMutation(document: TypedDocumentNode<unknown, never>): boolean {
  return document.definitions.some(
    definition => definition.kind === 'OperationDefinition' && definition.operation === 'mutation',
  );
}

function nameOf(document: TypedDocumentNode<unknown, never>): string {
  const operation = document.definitions.find(definition => definition.kind === 'OperationDefinition');
  return operation?.name?.value ?? '';
}

/** Sends one operation. Rejects with `CallError` only; an abort by `signal` rejects at once with kind 'aborted'. */
export async function request<D, V extends OperationVariables>(
  client: Client,
  document: TypedDocumentNode<D, V>,
  variables: V,
  { signal, timeoutMs = CALL_TIMEOUT_MS, keepSession = false, token }: RequestOptions = {},
): Promise<D> {
  const changes = isMutation(document);
  const changing = () => {
    if (changes) noteChange();
  };
  changing();
  const send = (headers: Readonly<Record<string, string>>) =>
    withDeadline(timeoutMs, signal, stop => {
      const context = { headers, fetchOptions: { signal: stop }, [KEEP_SESSION]: keepSession, [TOKEN]: token };
      // The option types depend on V in a way that a generic V cannot satisfy; both calls take exactly these fields.
      return changes
        ? client.mutate({ mutation: document, variables, context } as ApolloClient.MutateOptions<D, V>)
        : client.query({ query: document, variables, context } as ApolloClient.QueryOptions<D, V>);
    });
  const sent = withRequestId(nameOf(document), send);
  // What was asked for meanwhile may have been answered before the change, also before one whose answer was lost.
  const { data } = await sent.finally(changing);
  if (data === undefined || data === null) throw new CallError('server');
  return data as D;
}
