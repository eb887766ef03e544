import { createContext, useContext, useMemo } from 'react';
import { changeCount } from './changes';
import type { Client } from './client';
import { toOperation, type Callable, type Operation } from './operation';

/** An unused result is dropped after this time, in ms. A query that is still running does not expire. */
const FRESH_MS = 5_000;

export type RouteQuery = Pick<Operation<never, unknown>, 'document'> & { variables: object };

/** Names a query for a route: the screen's `useBackendQuery` with the same arguments shows its result. */
export function query<Args, Result>(what: Callable<Args, Result>, args: Args): RouteQuery {
  const { document, variables } = toOperation(what);
  return { document, variables: variables(args) };
}

export class PrefetchedQuery {
  readonly result: Promise<unknown>;
  readonly #document: unknown;
  readonly #key: string;
  readonly #changes = changeCount();
  #data: unknown;
  #value: unknown;
  #settledAt = Infinity;
  #isUsed = false;

  constructor(client: Client, { document, variables }: RouteQuery, signal: AbortSignal) {
    this.#document = document;
    this.#key = JSON.stringify(variables);
    const settle = (data?: unknown) => {
      this.#data = data;
      this.#settledAt = Date.now();
    };
    this.result = client.query({ query: document, variables, context: { signal } }).then(({ data }) => data);
    this.result.then(settle, () => settle());
  }

  /** Whether the result can still be used: once, for 5 seconds, and not after a mutation. */
  get isFresh(): boolean {
    return !this.#isUsed && this.#changes === changeCount() && Date.now() - this.#settledAt < FRESH_MS;
  }

  isFor(document: unknown, key: string): boolean {
    return this.#document === document && this.#key === key && this.isFresh;
  }

  markUsed(): void {
    this.#isUsed = true;
  }

  /** Returns the result, always the same object; undefined while the query is running. */
  read<T>(read: (data: unknown) => T): T | undefined {
    if (this.#data !== undefined) this.#value ??= read(this.#data);
    return this.#value as T | undefined;
  }
}

export class Prefetched {
  readonly queries: readonly PrefetchedQuery[];
  readonly settled: Promise<unknown>;
  readonly #stop = new AbortController();

  constructor(client: Client, queries: readonly RouteQuery[]) {
    this.queries = queries.map(sent => new PrefetchedQuery(client, sent, this.#stop.signal));
    this.settled = Promise.allSettled(this.queries.map(({ result }) => result));
  }

  get isFresh(): boolean {
    return this.queries.every(({ isFresh }) => isFresh);
  }

  discard(): void {
    this.#stop.abort();
  }
}

export const PrefetchedContext = createContext<Prefetched | null>(null);

export function usePrefetched(document: unknown, variables: object | null): PrefetchedQuery | undefined {
  const prefetched = useContext(PrefetchedContext);
  const key = prefetched ? JSON.stringify(variables) : '';
  return useMemo(() => prefetched?.queries.find(each => each.isFor(document, key)), [prefetched, document, key]);
}
