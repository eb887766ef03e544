import { ApolloCache, type Cache } from './apollo';

/** The cache that the client must have. It keeps nothing (spec 1 §7), so the normalizing cache of the library isn't downloaded. */
export class NoCache extends ApolloCache {
  override read = () => null;
  override write = () => undefined;
  override diff = <T>() => ({ result: null, complete: false }) as Cache.DiffResult<T>;
  override watch = () => () => {};
  override reset = () => Promise.resolve();
  override evict = () => false;
  override restore = () => this;
  override extract = () => ({});
  override removeOptimistic = () => {};
  override fragmentMatches = () => true;
  override performTransaction = (transaction: (cache: ApolloCache) => void) => transaction(this);
}
