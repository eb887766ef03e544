import { ApolloCache, type Cache } from './apollo';

/**
 * The client must have a cache; this one keeps nothing. Every call is `no-cache` (spec 1 §7), so the normalising cache of the
 * library would only be carried along.
 */
export class NoCache extends ApolloCache {
  override read(): null {
    return null;
  }
  override write(): undefined {
    return undefined;
  }
  override diff<T>(): Cache.DiffResult<T> {
    return { result: null, complete: false } as Cache.DiffResult<T>;
  }
  override watch(): () => void {
    return () => {};
  }
  override reset(): Promise<void> {
    return Promise.resolve();
  }
  override evict(): boolean {
    return false;
  }
  override restore(): this {
    return this;
  }
  override extract(): unknown {
    return {};
  }
  override removeOptimistic(): void {}
  override fragmentMatches(): boolean {
    return true;
  }
  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this);
  }
}
