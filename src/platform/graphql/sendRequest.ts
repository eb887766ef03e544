import { env } from '@/platform/env';
import { report } from '@/platform/report';
import { CallError, toCallError } from './callError';

export interface RequestLimits {
  signal?: AbortSignal | undefined;
  /** Default 60 s. */
  timeoutMs?: number | undefined;
}

/** Sends one request; `headers` carries the request ID. */
export type Send<T> = (stop: AbortSignal, headers: Readonly<Record<string, string>>) => Promise<T>;

const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twelve random characters that can be read out on the phone, 'k3f9-x82a-bq7m'. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const characters = Array.from(bytes, byte => CHARACTERS[byte % CHARACTERS.length]).join('');
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Runs `send` within its limits, with a new request ID. Rejects with `CallError`, after reporting it. */
export async function sendRequest<T>(name: string, limits: RequestLimits, send: Send<T>): Promise<T> {
  const header = env.requestIdHeader;
  const id = header === null ? null : { header, value: newRequestId() };
  try {
    return await withDeadline(limits, stop => send(stop, id ? { [id.header]: id.value } : {}));
  } catch (thrown) {
    const error = toCallError(thrown);
    if (error.kind === 'aborted') throw error;
    report({ what: 'call', name, code: error.kind, status: error.status });
    if (!id) throw error;
    // oxlint-disable-next-line no-console -- helps to find the request in the server's log
    console.info(`${name} failed: ${error.kind}${error.status ? ` (HTTP ${error.status})` : ''}, request ${id.value}`);
    throw error.withReference(id.value);
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
