import { readdir } from 'node:fs/promises';
import { graphql, GraphQLError, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Sql } from '../../../sandbox/data/database.ts';
import { openDatabase, type Database } from '../../../sandbox/firstStart/open.ts';
import { personas, getViewer } from '../../../sandbox/data/personas.ts';
import type { Viewer } from '../../../sandbox/data/viewer.ts';
import type { ListInput, Page } from '../../../sandbox/rules/lists/listQuery.ts';
import { createSchema } from '../../../sandbox/graphql/schema.ts';

export interface Sandbox {
  db: Database;
  schema: GraphQLSchema;
}

/** Opens one seeded in-memory database for the whole file. Tests that write create their own supplier. */
export function openSandbox(): Sandbox {
  const sandbox = {} as Sandbox;
  beforeAll(async () => {
    sandbox.db = await openDatabase({ folder: 'memory' });
    sandbox.schema = createSchema();
  });
  afterAll(() => sandbox.db.close());
  return sandbox;
}

/** Checks that every file named in a row exists. */
export async function expectEveryFile(db: Database): Promise<void> {
  const rows = await db.query<{ path: string }>('select path from files');
  expect(rows.length).toBeGreaterThan(250);
  const there = new Set(await readdir(db.filesFolder));
  expect(rows.filter(({ path }) => !there.has(path))).toEqual([]);
}

export async function persona(sandbox: Sandbox, key: string): Promise<Viewer> {
  const found = personas.find(each => each.key === key);
  if (!found) throw new Error(`No persona ${key}`);
  return getViewer(sandbox.db, found.userId);
}

/** Runs an operation as this viewer and throws the first GraphQL error unchanged. */
export async function ask<T>(
  { db, schema }: Sandbox,
  viewer: Viewer,
  source: string,
  variables: Record<string, unknown> = {},
  token?: string,
): Promise<T> {
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues: variables,
    contextValue: { db, viewer, ...(token ? { token } : {}) },
  });
  if (errors?.[0]) throw errors[0];
  return data as T;
}

/** A list query by name and fields. */
export async function list<Row>(
  sandbox: Sandbox,
  viewer: Viewer,
  name: string,
  fields: string,
  input: Partial<ListInput> = {},
): Promise<Page<Row>> {
  const source = `query q($input: ListInput!) { ${name}(input: $input) { totalRecords data { ${fields} } } }`;
  const data = await ask<Record<string, Page<Row>>>(sandbox, viewer, source, {
    input: { currentPage: 1, pageSize: 15, ...input },
  });
  const page = data[name];
  if (!page) throw new Error(`${name} answered nothing`);
  return page;
}

export const param = (name: string, value: string, type?: string, operator?: string) => ({
  name,
  value,
  ...(type ? { type } : {}),
  ...(operator ? { operator } : {}),
});

/**
 * Runs concurrent works in lockstep: each waits before a query until the others have also reached one or finished.
 * So all works read before any writes.
 */
export async function inStep<T>(db: Database, works: readonly ((db: Database) => Promise<T>)[]): Promise<T[]> {
  const waiting = new Map<object, (() => void)[]>();
  let running = works.length;
  const goOn = () => {
    if (waiting.size < running) return;
    const all = [...waiting.values()].flat();
    waiting.clear();
    for (const go of all) go();
  };
  return Promise.all(
    works.map(async work => {
      const turn = () =>
        new Promise<void>(go => {
          waiting.set(work, [...(waiting.get(work) ?? []), go]);
          goOn();
        });
      const mine: Database = {
        ...db,
        query: async <Row>(sql: string, params?: unknown[]) => {
          await turn();
          return db.query<Row>(sql, params);
        },
        transaction: async <Answer>(act: (tx: Sql) => Promise<Answer>) => {
          await turn();
          return db.transaction(act);
        },
      };
      try {
        return await work(mine);
      } finally {
        running -= 1;
        goOn();
      }
    }),
  );
}

/** Expects a rule error with this code and returns its message and invalid fields. */
export async function refusal(
  work: Promise<unknown>,
  code: 'BAD_USER_INPUT' | 'FORBIDDEN' | 'CONFLICT',
): Promise<{ message: string; fields: Record<string, string> }> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GraphQLError)) throw error ?? new Error('Nothing was refused');
  expect(error.extensions['code'], error.message).toBe(code);
  const fields = (error.extensions['fields'] ?? []) as { path: string; message: string }[];
  return { message: error.message, fields: Object.fromEntries(fields.map(each => [each.path, each.message])) };
}
