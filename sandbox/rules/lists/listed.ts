import type { Viewer } from '../../data/viewer.ts';
import { listQuery, type ListDefinition, type ListInput, type Scope } from './listQuery.ts';
import type { Resolver, Resolvers } from '../context.ts';

export type OfList = Resolver<{ input: ListInput }>;

/** Answers a list: of all rows, or of those that `scopeOf` leaves to the viewer. */
export const listed =
  (list: ListDefinition, scopeOf: (viewer: Viewer) => Scope = () => null): OfList =>
  (_source, { input }, { db, viewer }) =>
    listQuery(db, list, input, scopeOf(viewer));

/** Answers lists of what everybody may see, by the names of their calls. */
export function listedAll(lists: Record<string, ListDefinition>): Resolvers[string] {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, listed(list)]));
}
