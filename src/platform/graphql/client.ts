import { OperationTypeNode } from 'graphql';
import { map } from 'rxjs';
import { wholeTexts } from '@/lib/text';
import { env } from '@/platform/env';
import { reportSessionLost, tokenToSend } from '@/platform/session/sessionLost';
import { ApolloClient, ApolloLink, BaseHttpLink, ErrorLink, RetryLink } from './apollo';
import { NoCache } from './noCache';
import { CallError, isNoAnswer, kindOfStatus, toCallError } from './callError';
import { noteAnswer, whyUnreachable } from './reachable';
import type { Translator } from './translator';
import { wire } from './wire.generated';

export type Client = ApolloClient;

/** Calls with this in their context do not end the session when they are refused (Logout itself). */
export const KEEP_SESSION = 'keepSession';
/** A token in the context of a call is sent instead of the session's (Logout itself). */
export const TOKEN = 'token';

const MAX_ATTEMPTS = 3;

/**
 * Judges by the status before the body is read: a gateway may refuse with GraphQL-shaped errors that carry no code. `fetch` is
 * looked up at the call.
 */
async function judgedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch(async (error: unknown) => {
    throw isNoAnswer(error) ? await whyUnreachable(env.graphqlUrl, error) : error;
  });
  noteAnswer(env.graphqlUrl);
  const kind = response.ok ? null : kindOfStatus(response.status);
  if (kind === 'session' || kind === 'outage') throw new CallError(kind, { status: response.status });
  return response;
}

/** Speaks with the backend by its names (`names.json`). */
const translated = ({ variables, answer }: Translator) =>
  new ApolloLink((operation, forward) => {
    operation.variables = variables(operation.variables, operation.query);
    return forward(operation).pipe(
      map(result => ({ ...result, data: answer(result.data, operation.query) }) as typeof result),
    );
  });

/**
 * The GraphQL client: auth, error classifier, retry for queries only, http; nothing is cached (spec 1 §7). `retryDelay` is the
 * first pause in ms, doubled each time.
 */
export function createClient({ retryDelay = 300 }: { retryDelay?: number } = {}): Client {
  const auth = new ApolloLink((operation, forward) => {
    const token = (operation.getContext()[TOKEN] as string | null | undefined) ?? tokenToSend();
    if (token) {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
      }));
    }
    return forward(operation);
  });

  // One place for what is typed into header, lines, shipping and dialogs alike.
  const whole = new ApolloLink((operation, forward) => {
    operation.variables = wholeTexts(operation.variables);
    return forward(operation);
  });

  const classifier = new ErrorLink(({ error, operation }) => {
    if (toCallError(error).kind === 'session' && !operation.getContext()[KEEP_SESSION]) reportSessionLost();
  });

  // Only queries are asked again, and only when no answer came: a mutation may have been carried out (DECISIONS 25).
  const retry = new RetryLink({
    delay: attempt => retryDelay * 2 ** (attempt - 1),
    attempts: (attempt, operation, error) =>
      attempt < MAX_ATTEMPTS &&
      operation.operationType === OperationTypeNode.QUERY &&
      toCallError(error).kind === 'outage',
  });

  return new ApolloClient({
    link: ApolloLink.from([
      whole,
      ...(wire ? [translated(wire)] : []),
      auth,
      classifier,
      retry,
      new BaseHttpLink({ uri: env.graphqlUrl, fetch: judgedFetch }),
    ]),
    cache: new NoCache(),
    queryDeduplication: false, // each call has its own abort signal
    defaultOptions: { query: { fetchPolicy: 'no-cache' }, mutate: { fetchPolicy: 'no-cache' } },
  });
}
