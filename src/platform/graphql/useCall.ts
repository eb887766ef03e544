import { useCallback } from 'react';
import { toCallError } from './callError';
import type { Client } from './client';
import { useClient } from './ClientContext';
import { withDeadline } from './deadline';
import { toOperation, type Callable } from './operation';
import { takePrefetched } from './prefetched';
import { CALL_TIMEOUT_MS, isMutation, request, type RequestOptions } from './request';

/** Sends one call; rejects with `CallError` only. */
export type Call = <Args, Result>(
  what: Callable<Args, Result>,
  args: Args,
  options?: RequestOptions,
) => Promise<Result>;

/**
 * The way to save, and to look something up for a handler (a search, a check): `call(saveThing, input)`. The function is stable. Queries
 * are asked again (twice, short pauses) when the network fails, mutations never; nothing is cached. What is drawn is asked for with
 * `useAnswer`.
 */
export function useCall(): Call {
  const client = useClient();
  return useCallback<Call>((what, args, options) => callWith(client, what, args, options), [client]);
}

/** Sends one call with `client`; what was prefetched for it is taken instead. */
export async function callWith<Args, Result>(
  client: Client,
  what: Callable<Args, Result>,
  args: Args,
  options: RequestOptions = {},
): Promise<Result> {
  const { document, variables, read } = toOperation(what);
  const sent = variables(args);
  const prefetched = isMutation(document) ? undefined : takePrefetched(document, sent);
  if (!prefetched) return read(await request(client, document, sent, options));
  const { timeoutMs = CALL_TIMEOUT_MS, signal } = options;
  try {
    const data = await withDeadline(timeoutMs, signal, () => prefetched.answer);
    prefetched.used();
    return read(data);
  } catch (error) {
    // A caller that went away (StrictMode, a quick change of mind) leaves the answer to the next one.
    if (toCallError(error).kind !== 'aborted') prefetched.used();
    throw error;
  }
}
