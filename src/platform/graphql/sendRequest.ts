import { createHexId, createReadableId } from '@/lib/randomId';
import { env } from '@/platform/env';
import { report } from '@/platform/report';
import { CallError, toCallError } from './callError';

export interface RequestLimits {
  signal?: AbortSignal | undefined;
  /** Default 60 s. */
  timeoutMs?: number | undefined;
}

/** Sends one request; `headers` carry the request ID. */
export type Send<T> = (stop: AbortSignal, headers: Readonly<Record<string, string>>) => Promise<T>;

/** Returns the headers that identify a request, and the ID to quote; null if the environment configures none. */
function identify(): { headers: Record<string, string>; id: string | null } {
  const requestId = env.requestIdHeader === null ? null : createReadableId();
  const traceId = env.sendsTraceparent ? createHexId(16) : null;
  return {
    headers: {
      ...(env.requestIdHeader !== null && requestId !== null && { [env.requestIdHeader]: requestId }),
      // W3C Trace Context: version, trace, span, sampled.
      ...(traceId !== null && { traceparent: `00-${traceId}-${createHexId(8)}-01` }),
    },
    id: requestId ?? traceId,
  };
}

/** Runs `send` within its limits, with a new request ID. Rejects with `CallError`, after reporting it. */
export async function sendRequest<T>(name: string, limits: RequestLimits, send: Send<T>): Promise<T> {
  const { headers, id } = identify();
  try {
    return await withDeadline(limits, stop => send(stop, headers));
  } catch (thrown) {
    const error = toCallError(thrown);
    if (error.kind === 'aborted') throw error;
    report(
      { what: 'call', name, code: error.kind, status: error.status, ...(id !== null && { requestId: id }) },
      error,
    );
    if (id === null) throw error;
    // oxlint-disable-next-line no-console -- helps to find the request in the server's log
    console.info(`${name} failed: ${error.kind}${error.status ? ` (HTTP ${error.status})` : ''}, request ${id}`);
    throw error.withReference(id);
  }
}

/** Rejects with `CallError` at the deadline or the caller's abort, without waiting for `work` to notice the signal. */
export async function withDeadline<T>(
  { signal, timeoutMs = 60_000 }: RequestLimits,
  work: (stop: AbortSignal) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw new CallError('aborted');
  const controller = new AbortController();
  const stop = controller.signal;
  const stopped = new Promise<never>((_, reject) => stop.addEventListener('abort', () => reject(stop.reason)));
  const timer = setTimeout(() => controller.abort(new CallError('timeout')), timeoutMs);
  const onAbort = () => controller.abort(new CallError('aborted'));
  signal?.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work(stop), stopped]);
  } catch (error) {
    throw toCallError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
