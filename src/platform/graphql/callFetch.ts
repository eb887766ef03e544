import { env } from '@/platform/env';
import { reportSessionLost, tokenToSend } from '@/platform/session/sessionLost';
import { CallError, getErrorTypeOfStatus } from './callError';
import { fetchReachable } from './reachable';
import { sendRequest, type RequestLimits } from './sendRequest';

/** The hosts that get the token (docs/decisions.md#token-hosts). */
function isOurs(url: URL): boolean {
  return [env.authUrl, env.graphqlUrl, env.fileUrl, env.masterDataUrl].some(
    base => new URL(base).origin === url.origin,
  );
}

function getService({ pathname }: URL): string {
  return pathname
    .split('/')
    .filter(part => part !== '' && !/\d/.test(part))
    .join('/');
}

/** `fetch` for services beside GraphQL. Never cached: the next user of this computer must not find responses. A 401 ends the session. */
export function callFetch<T>(
  address: string,
  init: Omit<RequestInit, 'headers' | 'signal'> & RequestLimits & { headers?: Record<string, string> },
  read: (response: Response) => Promise<T>,
): Promise<T> {
  const { timeoutMs, signal, headers, ...rest } = init;
  const url = new URL(address, globalThis.location.origin);
  return sendRequest(getService(url), { signal, timeoutMs }, async (stop, idHeaders) => {
    const token = isOurs(url) ? tokenToSend() : null;
    const allHeaders = { ...headers, ...idHeaders, ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetchReachable(url, url, { cache: 'no-store', ...rest, headers: allHeaders, signal: stop });
    if (!response.ok) {
      const kind = getErrorTypeOfStatus(response.status);
      if (kind === 'session') reportSessionLost();
      throw new CallError(kind, { status: response.status });
    }
    return read(response);
  });
}
