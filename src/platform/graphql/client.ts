import { OperationTypeNode } from 'graphql';
import { defer, finalize, map } from 'rxjs';
import { wholeTexts } from '@/lib/text';
import { env } from '@/platform/env';
import { reportSessionLost, tokenToSend } from '@/platform/session/sessionLost';
import {
  ApolloCache,
  ApolloClient,
  ApolloLink,
  BaseHttpLink,
  CombinedGraphQLErrors,
  RetryLink,
  type Cache,
} from './apollo';
import { CallError, getErrorTypeOfStatus, toCallError } from './callError';
import { startChange } from './changes';
import { fetchReachable } from './reachable';
import { sendRequest, type RequestLimits, type Send } from './sendRequest';
import type { Translator } from './translator';
import { backendTranslator } from './backendTranslator.generated';

export type Client = ApolloClient;

export interface RequestOptions extends RequestLimits {
  /** True: a 401 rejects this call but does not end the session. */
  keepSession?: boolean;
  /** Sent instead of the session's token: Logout has removed that already. */
  token?: string | null;
}

const MAX_ATTEMPTS = 3;

/** Judges by the status before the body is read: a gateway may refuse with GraphQL-shaped errors that carry no code. */
async function judgedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetchReachable(env.graphqlUrl, input, init);
  const kind = response.ok ? null : getErrorTypeOfStatus(response.status);
  if (kind === 'session' || kind === 'outage') throw new CallError(kind, { status: response.status });
  return response;
}

// A query that ran meanwhile may show the state before the mutation, even if the mutation's response was lost.
const changes = new ApolloLink((operation, forward) => {
  if (operation.operationType !== OperationTypeNode.MUTATION) return forward(operation);
  const end = startChange();
  return forward(operation).pipe(finalize(end));
});

const wholeText = new ApolloLink((operation, forward) => {
  operation.variables = wholeTexts(operation.variables);
  return forward(operation);
});

const translated = ({ variables, response }: Translator) =>
  new ApolloLink((operation, forward) => {
    operation.variables = variables(operation.variables, operation.query);
    return forward(operation).pipe(
      map(result => ({ ...result, data: response(result.data, operation.query) }) as typeof result),
    );
  });

/** Sends an operation with token and request ID, within its limits. The only result it lets through is data without errors. */
const request = new ApolloLink((operation, forward) => {
  const { signal, timeoutMs, token = null, keepSession } = operation.getContext() as RequestOptions;
  const send: Send<ApolloLink.Result> = (stop, headers) => {
    const bearer = token ?? tokenToSend();
    operation.setContext({ headers: { ...headers, ...(bearer && { authorization: `Bearer ${bearer}` }) } });
    return new Promise<ApolloLink.Result>((resolve, reject) => {
      const subscription = forward(operation).subscribe({ next: resolve, error: reject });
      stop.addEventListener('abort', () => subscription.unsubscribe());
    }).then(result => {
      if (result.errors) throw new CombinedGraphQLErrors(result);
      if (!result.data) throw new CallError('server');
      return result;
    });
  };
  return defer(() =>
    sendRequest(operation.operationName ?? '', { signal, timeoutMs }, send).catch((error: CallError) => {
      if (error.kind === 'session' && !keepSession) reportSessionLost();
      throw error;
    }),
  );
});

/** Keeps nothing (spec 1 §7), so the normalizing cache of the library isn't downloaded. */
class NoCache extends ApolloCache {
  override read = () => null;
  override write = () => undefined;
  override diff = <T>() => ({ result: null, complete: false }) as Cache.DiffResult<T>;
  override watch = () => () => {};
  override reset = () => Promise.resolve();
  override evict = () => false;
  override restore = () => this;
  override extract = () => ({});
  override removeOptimistic = () => {};
  override fragmentMatches = () => true;
  override performTransaction = (transaction: (cache: ApolloCache) => void) => transaction(this);
}

/** `retryDelay` is the first pause in ms, doubled each time. */
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
  const names = backendTranslator ? [translated(backendTranslator)] : [];

  return new ApolloClient({
    link: ApolloLink.from([changes, wholeText, ...names, request, retry, http]),
    cache: new NoCache(),
    queryDeduplication: false, // each request has a separate abort signal
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
}
