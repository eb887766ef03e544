import { useCallback } from 'react';
import type { Client } from './client';
import { useClient } from './ClientContext';
import { toOperation, type Callable } from './operation';
import { request, type RequestOptions } from './request';

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

/** Sends one call with `client`. */
export async function callWith<Args, Result>(
  client: Client,
  what: Callable<Args, Result>,
  args: Args,
  options: RequestOptions = {},
): Promise<Result> {
  const { document, variables, read } = toOperation(what);
  return read(await request(client, document, variables(args), options));
}
