import type { Sql } from '../../data/database.ts';
import type { Viewer } from '../../data/viewer.ts';
import type { Resolver, Resolvers } from '../context.ts';
import { listed } from '../lists/listed.ts';
import { findInList, type ListDefinition, type Scope } from '../lists/listQuery.ts';
import { bySupplier } from '../lists/bySupplier.ts';
import { listOf, type Columns } from './columns.ts';

/** Records that nobody approves here: a list, a read, an export and files; what else happens to them are calls of their own. */
export interface PlainKind {
  /** Whose files are whose: `files.context`. */
  context: string;
  table: string;
  /** The rows `i` with what their columns are worked out from. */
  from: string;
  columns: Columns;
  calls: { list: string; byId: string };
  exportName: string;
  /** The records that a viewer sees. */
  scope: (viewer: Viewer) => Scope;
}

/** Plain kinds that belong together, with their tables, calls and data. */
export interface PlainArea {
  /** With `tables.sql`. */
  folder: string;
  kinds: readonly PlainKind[];
  resolvers: Resolvers;
  seed: (db: Sql, filesFolder: string) => Promise<void>;
}

/** The kind's list; deleted records are nobody's. */
export function plainList({ from, columns }: PlainKind): ListDefinition {
  return { ...listOf(from, 'not i.deleted', columns), parameters: bySupplier };
}

/** The record as this viewer sees it; null when he does not. */
export function findPlain<Row>(db: Sql, viewer: Viewer, kind: PlainKind, id: number): Promise<Row | null> {
  return findInList<Row>(db, plainList(kind), id, kind.scope(viewer));
}

/** List and read of a kind. */
export function plainResolvers(kind: PlainKind): Resolvers {
  const byId: Resolver<{ id: number }> = (_source, { id }, { db, viewer }) => findPlain(db, viewer, kind, id);
  return { Query: { [kind.calls.list]: listed(plainList(kind), kind.scope), [kind.calls.byId]: byId } };
}
