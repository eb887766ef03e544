import { useApolloClient } from './apollo';
import { toOperation, type Callable } from './operation';
import { usePrefetched } from './prefetch';
import { callWith } from './useCall';
import { useLoaded, type QueryResult, type LoadOptions } from './useLoaded';

/** Runs a query again when its variables change; null skips it. Uses the result that the route's loader requested, once. */
export function useBackendQuery<Args, Result>(
  what: Callable<Args, Result>,
  args: Args | null,
  options: LoadOptions = {},
): QueryResult<Result> {
  const client = useApolloClient();
  const { document, variables, read } = toOperation(what);
  const sent = args === null ? null : variables(args);
  const prefetched = usePrefetched(document, sent);
  const load = async (_sent: object, signal: AbortSignal, isReload: boolean) => {
    if (isReload || !prefetched?.isFresh) return callWith(client, what, args as Args, { signal });
    await prefetched.result.finally(() => signal.aborted || prefetched.markUsed());
    return prefetched.read(read) as Result;
  };
  return useLoaded(load, sent, { ...options, initial: prefetched?.read(read) });
}
