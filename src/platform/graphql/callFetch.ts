import { env } from '@/platform/env';
import { reportSessionLost, tokenToSend } from '@/platform/session/sessionLost';
import { CallError, kindOfStatus } from './callError';
import { withDeadline } from './deadline';
import { CALL_TIMEOUT_MS } from './request';

/** The hosts that get the token (DECISIONS 16). */
function isOurs(url: URL): boolean {
  return [env.authUrl, env.graphqlUrl, env.fileUrl, env.masterDataUrl].some(
    base => new URL(base).origin === url.origin,
  );
}

/**
 * `fetch` for the services beside GraphQL (files, auth host): bearer token only to the configured hosts, time limit, abort. A
 * non-2xx answer and a failed connection reject with `CallError`; a 401 ends the session. `read` takes the body within the limit.
 */
export function callFetch<T>(
  address: string,
  init: RequestInit & { timeoutMs?: number; signal?: AbortSignal | undefined },
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { timeoutMs = CALL_TIMEOUT_MS, signal, ...rest } = init;
  return withDeadline(timeoutMs, signal, async stop => {
    const url = new URL(address, globalThis.location.origin);
    const headers = new Headers(rest.headers);
    const token = tokenToSend();
    if (token && isOurs(url)) headers.set('authorization', `Bearer ${token}`);
    const response = await fetch(url, { ...rest, headers, signal: stop });
    if (!response.ok) {
      const kind = kindOfStatus(response.status);
      if (kind === 'session') reportSessionLost();
      throw new CallError(kind, { status: response.status });
    }
    return read(response);
  });
}
