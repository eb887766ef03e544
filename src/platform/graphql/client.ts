import { OperationTypeNode } from 'graphql';
import { finalize, map, Observable, throwError } from 'rxjs';
import { wholeTexts } from '@/lib/text';
import { env } from '@/platform/env';
import { reportSessionLost, tokenToSend } from '@/platform/session/sessionLost';
import { ApolloClient, ApolloLink, BaseHttpLink, ErrorLink, RetryLink } from './apollo';
import { CallError, kindOfStatus, toCallError, type CallErrorKind } from './callError';
import { noteChange } from './changes';
import { CALL_TIMEOUT_MS } from './deadline';
import { NoCache } from './noCache';
import { fetchReachable } from './reachable';
import { newRequestId, reportFailure, requestIdHeaders } from './requestId';
import type { Translator } from './translator';
import { wire } from './wire.generated';

export type Client = ApolloClient;

/** The context of one operation. */
export interface RequestOptions {
  signal?: AbortSignal | undefined;
  /** Default 60 s. */
  timeoutMs?: number;
  /** True: a 401 rejects this call but does not end the session. */
  keepSession?: boolean;
  /** Sent instead of the session's token: Logout has removed that already. */
  token?: string | null;
}

interface Context extends RequestOptions {
  requestId?: string | null;
  headers?: Record<string, string>;
}

const contextOf = (operation: ApolloLink.Operation): Context => operation.getContext() as Context;

const MAX_ATTEMPTS = 3;

/** Judges by the status before the body is read: a gateway may refuse with GraphQL-shaped errors that carry no code. */
async function judgedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchReachable(env.graphqlUrl, input, init);
  const kind = response.ok ? null : kindOfStatus(response.status);
  if (kind === 'session' || kind === 'outage') throw new CallError(kind, { status: response.status });
  return response;
}

// A query that ran meanwhile may show the state before the mutation, even if the mutation's response was lost.
const changes = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  noteChange();
  return forward(operation).pipe(finalize(noteChange));
});

// Normalizes texts of all forms in one place.
const wholeText = new ApolloLink((operation, forward) => {
  operation.variables = wholeTexts(operation.variables);
  return forward(operation);
});

/** Speaks with the backend by its names (`names.json`). */
const translated = ({ variables, answer }: Translator) =>
  new ApolloLink((operation, forward) => {
    operation.variables = variables(operation.variables, operation.query);
    return forward(operation).pipe(
      map(result => ({ ...result, data: answer(result.data, operation.query) }) as typeof result),
    );
  });

const auth = new ApolloLink((operation, forward) => {
  const requestId = newRequestId();
  const token = contextOf(operation).token ?? tokenToSend();
  operation.setContext({
    requestId,
    headers: { ...requestIdHeaders(requestId), ...(token && { authorization: `Bearer ${token}` }) },
  });
  return forward(operation);
});

const errors = new ErrorLink(({ error, operation }) => {
  const { requestId = null, keepSession } = contextOf(operation);
  const failure = reportFailure(operation.operationName ?? '', requestId, error);
  if (failure.kind === 'session' && !keepSession) reportSessionLost();
  return throwError(() => failure);
});

/** Ends an operation at its deadline or when its caller aborts it. Unsubscribing aborts the HTTP request. */
const limits = new ApolloLink(
  (operation, forward) =>
    new Observable(observer => {
      const { signal, timeoutMs = CALL_TIMEOUT_MS } = contextOf(operation);
      const end = (kind: CallErrorKind) => observer.error(new CallError(kind));
      const abort = () => end('aborted');
      if (signal?.aborted) return abort();
      const timer = setTimeout(end, timeoutMs, 'timeout');
      signal?.addEventListener('abort', abort);
      const sent = forward(operation).subscribe(observer);
      return () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', abort);
        sent.unsubscribe();
      };
    }),
);

const payload = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map(result => {
      if (!result.errors && !result.data) throw new CallError('server');
      return result;
    }),
  ),
);

/** The GraphQL client. Nothing is cached (spec 1 §7). `retryDelay` is the first pause in ms, doubled each time. */
export function createClient({ retryDelay = 300 }: { retryDelay?: number } = {}): Client {
  // Only queries are retried, and only when no response came: a mutation may have been carried out (docs/decisions.md#no-automatic-mutations).
  const retry = new RetryLink({
    delay: attempt => retryDelay * 2 ** (attempt - 1),
    attempts: (attempt, operation, error) =>
      attempt < MAX_ATTEMPTS &&
      operation.operationType === OperationTypeNode.QUERY &&
      toCallError(error).kind === 'outage',
  });
  const http = new BaseHttpLink({ uri: env.graphqlUrl, fetch: judgedFetch });
  const names = wire ? [translated(wire)] : [];

  return new ApolloClient({
    link: ApolloLink.from([changes, wholeText, ...names, auth, errors, limits, retry, payload, http]),
    cache: new NoCache(),
    queryDeduplication: false, // each request has a separate abort signal
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
}
