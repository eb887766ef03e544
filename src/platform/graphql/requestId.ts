import { env } from '@/platform/env';
import { report } from '@/platform/report';
import { toCallError, type CallError } from './callError';

const CHARACTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Twelve random characters that can be read out on the phone, 'k3f9-x82a-bq7m'; null if the environment names no header for them. */
export function newRequestId(): string | null {
  if (env.requestIdHeader === null) return null;
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const characters = Array.from(bytes, byte => CHARACTERS[byte % CHARACTERS.length]).join('');
  return characters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** The header that carries a request ID. */
export const requestIdHeaders = (id: string | null): Record<string, string> =>
  env.requestIdHeader === null || id === null ? {} : { [env.requestIdHeader]: id };

/** Reports and logs why a request failed. Returns the error with the request ID in its message. */
export function reportFailure(name: string, id: string | null, thrown: unknown): CallError {
  const error = toCallError(thrown);
  if (error.kind === 'aborted') return error;
  report({ what: 'call', name, code: error.kind, status: error.status });
  if (id === null) return error;
  // oxlint-disable-next-line no-console -- for whoever looks the request up in the server's log
  console.info(`${name} failed: ${error.kind}${error.status ? ` (HTTP ${error.status})` : ''}, request ${id}`);
  return error.withReference(id);
}

/** Runs `work` with the headers of a new request ID. Rejects with `CallError`, after reporting it. */
export async function withRequestId<T>(
  name: string,
  work: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const id = newRequestId();
  try {
    return await work(requestIdHeaders(id));
  } catch (thrown) {
    throw reportFailure(name, id, thrown);
  }
}
