import { CallError, isNoResponse } from './callError';

/** Origins that have answered this page: they let it in, so a failure there is one of the line. */
const open = new Set<string>();
const PATIENCE_MS = 3_000;

export function noteResponse(url: string | URL): void {
  open.add(new URL(url, globalThis.location.origin).origin);
}

/** Explains a call without a response: a host that answers a `no-cors` request is up, but forbids the page to read (CORS). */
export async function whyUnreachable(address: string | URL, cause: unknown): Promise<CallError> {
  const outage = new CallError('outage', { cause });
  const { origin, href } = new URL(address, globalThis.location.origin);
  const here = globalThis.location.origin;
  if (origin === here || open.has(origin) || !navigator.onLine) return outage;
  try {
    await fetch(href, {
      method: 'HEAD',
      mode: 'no-cors',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch {
    return outage;
  }
  console.error(`${origin} responds, but blocks requests from ${here} (docs/integration.md, 'CORS').`);
  return new CallError('outage', {
    message: 'The server blocks requests from this page. This is a configuration error; contact support.',
    cause,
  });
}

/** `fetch` that explains a call without a response (`whyUnreachable`). */
export async function fetchReachable(
  address: string | URL,
  input: RequestInfo | URL,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init).catch(async (error: unknown) => {
    throw isNoResponse(error) ? await whyUnreachable(address, error) : error;
  });
  noteResponse(address);
  return response;
}
