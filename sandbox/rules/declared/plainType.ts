import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import type { Resolver, Resolvers } from '../context.ts';
import { listed } from '../lists/listed.ts';
import { findInList, type ListDefinition, type Scope } from '../lists/listQuery.ts';
import { bySupplier } from '../lists/bySupplier.ts';
import { getList, type Columns } from './columns.ts';

/** Record type without approval: list, read, export and files; other operations are declared separately. */
export interface PlainKind {
  /** Context of its files (`files.context`). */
  context: string;
  table: string;
  /** The rows `i` with the tables of their computed columns. */
  from: string;
  columns: Columns;
  calls: { list: string; byId: string };
  exportName: string;
  scope: (viewer: Viewer) => Scope;
}

export interface PlainArea {
  /** Folder of `tables.sql`. */
  folder: string;
  kinds: readonly PlainKind[];
  resolvers: Resolvers;
  seed: (db: Sql, filesFolder: string) => Promise<void>;
}

export function plainList({ from, columns }: PlainKind): ListDefinition {
  return { ...getList(from, 'not i.deleted', columns), parameters: bySupplier };
}

/** Null when the viewer may not see it. */
export function findPlain<Row>(db: Sql, viewer: Viewer, kind: PlainKind, id: number): Promise<Row | null> {
  return findInList<Row>(db, plainList(kind), id, kind.scope(viewer));
}

export function plainResolvers(kind: PlainKind): Resolvers {
  const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) => findPlain(db, viewer, kind, id);
  return { Query: { [kind.calls.list]: listed(plainList(kind), kind.scope), [kind.calls.byId]: byId } };
}
