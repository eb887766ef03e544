import { env } from '@/platform/env';
import { report } from '@/platform/report';
import { toCallError } from './callError';

const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** The number of a request: twelve signs that can be read out on the phone, 'k3f9-x82a-bq7m'. Says nothing of who asks. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const signs = Array.from(bytes, byte => SIGNS[byte % SIGNS.length]).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/**
 * Does a call with a number of its own in the header that the environment names, and puts that number behind the words of its failure and
 * into the console. Without such a header the call is made as it is. Rejects with `CallError`.
 */
export async function withRequestId<T>(
  name: string,
  work: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const id = env.requestIdHeader === null ? null : newId();
  try {
    return await work(env.requestIdHeader === null || id === null ? {} : { [env.requestIdHeader]: id });
  } catch (thrown) {
    const error = toCallError(thrown);
    if (error.kind === 'aborted') throw error;
    report({ what: 'call', name, code: error.kind, status: error.status });
    if (id === null) throw error;
    // oxlint-disable-next-line no-console -- for whoever looks the request up in the server's log
    console.info(`${name} failed: ${error.kind}${error.status ? ` (HTTP ${error.status})` : ''}, request ${id}`);
    throw error.withReference(id);
  }
}
