import type { Viewer } from '../../data/viewer.ts';
import { listQuery, type ListDefinition, type ListInput, type Scope } from './listQuery.ts';
import type { Resolver, Resolvers } from '../context.ts';

export type OfList = Resolver<{ input: ListInput }>;

export const listed =
  (list: ListDefinition, getScope: (viewer: Viewer) => Scope = () => null): OfList =>
  (_source, { input }, { db, viewer }) =>
    listQuery(db, list, input, getScope(viewer));

export function listedAll(lists: Record<string, ListDefinition>): Resolvers[string] {
  return Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, listed(list)]));
}
