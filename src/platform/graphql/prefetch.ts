import { createContext } from 'react';
import { changeCount } from './changes';
import type { Client } from './client';
import { toOperation, type Callable, type Operation } from './operation';
import { request } from './request';

/** An unused answer is dropped after this time, in ms. A query that is on its way does not expire. */
const FRESH_MS = 5_000;

/** A query that a route sends before its screen exists. */
export type RouteQuery = Pick<Operation<never, unknown>, 'document'> & { variables: object };

/** Names a query for a route: the screen's `useAnswer` with the same arguments shows its answer. */
export function query<Args, Result>(what: Callable<Args, Result>, args: Args): RouteQuery {
  const { document, variables } = toOperation(what);
  return { document, variables: variables(args) };
}

interface Entry {
  document: unknown;
  key: string;
  answer: Promise<unknown>;
  /** null: on its way. */
  came: { at: number; data?: unknown } | null;
}

/** Queries that were sent before their screen exists. Each answer is used once; none is used after a mutation. */
export class Prefetched {
  /** Resolves when every query has been answered or has failed. */
  readonly settled: Promise<unknown>;
  readonly #changes = changeCount();
  readonly #stop = new AbortController();
  #entries: Entry[];

  constructor(client: Client, queries: readonly RouteQuery[]) {
    this.#entries = queries.map(({ document, variables }) => {
      const answer = request(client, document, variables, { signal: this.#stop.signal });
      const entry: Entry = { document, key: JSON.stringify(variables), answer, came: null };
      answer.then(
        data => (entry.came = { at: Date.now(), data }),
        () => (entry.came = { at: Date.now() }),
      );
      return entry;
    });
    this.settled = Promise.allSettled(this.#entries.map(({ answer }) => answer));
  }

  #isFresh = ({ came }: Entry) => this.#changes === changeCount() && (came === null || Date.now() - came.at < FRESH_MS);

  /** Whether every answer can still be used. */
  get isFresh(): boolean {
    return this.#entries.every(this.#isFresh);
  }

  find(document: unknown, variables: unknown): Entry | undefined {
    const key = JSON.stringify(variables);
    return this.#entries.find(entry => entry.document === document && entry.key === key && this.#isFresh(entry));
  }

  /** The answer was shown, or a newer one is requested. */
  drop(entry: Entry | undefined): void {
    this.#entries = this.#entries.filter(other => other !== entry);
  }

  /** No screen will use the answers: aborts the queries. */
  discard(): void {
    this.#entries = [];
    this.#stop.abort();
  }
}

/** What the route's loader has sent for the screen below. */
export const PrefetchedContext = createContext<Prefetched | null>(null);
