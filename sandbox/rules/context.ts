import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';

/** What the HTTP side hands to every resolver. `token` is the bearer token of the call, ended by `expireAspNetUserToken`. */
export interface Context {
  viewer: Viewer;
  db: Database;
  token?: string;
}

/** A method's parameters compare loosely: resolvers of different arguments fit in one map. */
export type Resolver<Args = Record<string, unknown>, Source = unknown> = {
  resolve(source: Source, args: Args, context: Context): unknown;
}['resolve'];

/** Type name → field name → resolver. */
export type Resolvers = Record<string, Record<string, Resolver>>;
