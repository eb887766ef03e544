import type { Database } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';

/** `expireAspNetUserToken` ends the bearer token `token`. */
export interface Context {
  viewer: Viewer;
  db: Database;
  token?: string;
}

/** Method syntax makes parameters bivariant, so that resolvers with different arguments fit in one map. */
export type Resolver<Args = Record<string, unknown>, Source = unknown> = {
  resolve(source: Source, args: Args, context: Context): unknown;
}['resolve'];

export type Resolvers = Record<string, Record<string, Resolver>>;
