import { useCallback } from 'react';
import { useApolloClient } from './apollo';
import type { Client, RequestOptions } from './client';
import { isMutation, toOperation, type Callable } from './operation';

export type Call = <Args, Result>(
  what: Callable<Args, Result>,
  args: Args,
  options?: RequestOptions,
) => Promise<Result>;

/** Returns the stable function to send with in handlers. Queries are retried when the connection fails, mutations never. */
export function useCall(): Call {
  const client = useApolloClient();
  return useCallback<Call>((what, args, options) => callWith(client, what, args, options), [client]);
}

export async function callWith<Args, Result>(
  client: Client,
  what: Callable<Args, Result>,
  args: Args,
  context: RequestOptions = {},
): Promise<Result> {
  const { document, variables, read } = toOperation(what);
  const sent = { variables: variables(args), context };
  const { data } = isMutation(document)
    ? await client.mutate({ mutation: document, ...sent })
    : await client.query({ query: document, ...sent });
  return read(data);
}
