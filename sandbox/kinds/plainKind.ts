import type { Database, Sql } from '../data/database.ts';
import { first } from '../data/database.ts';
import type { Viewer } from '../data/viewer.ts';
import type { Resolver, Resolvers } from '../graphql/context.ts';
import { listQuery, selection, type ListDefinition, type ListInput, type Scope } from '../rules/lists/listQuery.ts';
import { bySupplier } from '../rules/lists/bySupplier.ts';
import { listOf, type Columns } from '../rules/records/columns.ts';

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
  /** Fills up to so many records of each, for `--scale`. */
  fill: (db: Database, total: number) => Promise<void>;
}

/** The kind's list; deleted records are nobody's. */
export function plainList({ from, columns }: PlainKind): ListDefinition {
  return { ...listOf(from, 'not i.deleted', columns), parameters: bySupplier };
}

/** The record as this viewer sees it; undefined when he does not. */
export function findPlain<Row>(db: Sql, viewer: Viewer, kind: PlainKind, id: number): Promise<Row | undefined> {
  const list = plainList(kind);
  const params: unknown[] = [id];
  const scope = kind.scope(viewer)?.(value => `$${params.push(value)}`);
  const where = `i.id = $1 and ${list.where}${scope ? ` and ${scope}` : ''}`;
  return first<Row & object>(db, `select ${selection(list)} from ${list.from} where ${where}`, params);
}

/** List and read of a kind. */
export function plainResolvers(kind: PlainKind): Resolvers {
  const rows = plainList(kind);
  const list: Resolver<{ input: ListInput }> = (_source, { input }, { db, viewer }) =>
    listQuery(db, rows, input, kind.scope(viewer));
  const byId: Resolver<{ id: number }> = async (_source, { id }, { db, viewer }) =>
    (await findPlain(db, viewer, kind, id)) ?? null;
  return { Query: { [kind.calls.list]: list, [kind.calls.byId]: byId } };
}
