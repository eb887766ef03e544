import { PGlite, types, type Transaction } from '@electric-sql/pglite';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database, Sql } from '../data/database.ts';
import { own } from '../data/dataFolder.mjs';
import { copyOfTemplate, keepAsTemplate } from '../data/memoryTemplate.ts';
import { schemaScripts } from './schemaScripts.ts';
import { seed } from './seed.ts';

export type { Database } from '../data/database.ts';

/** Increase it whenever `sql/` or the seed changes shape: older data folders are refused with an explanation. */
const SCHEMA_VERSION = 15;

export interface OpenOptions {
  /** Data folder (database, files, lock), or 'memory' for a temporary database. */
  folder: string;
  /** Receives progress messages of the first start. */
  report?: ((text: string) => void) | undefined;
}

/** Opens the data folder and seeds it on first start; one process at a time. */
export async function openDatabase({ folder, report }: OpenOptions): Promise<Database> {
  const inMemory = folder === 'memory';
  const root = inMemory ? await mkdtemp(join(tmpdir(), 'sportal-')) : folder;
  const filesFolder = join(root, 'files');
  await mkdir(filesFolder, { recursive: true });
  // PGlite lets two processes open one folder, which silently loses rows, so one process locks it.
  const release = inMemory ? null : own(root);
  const unlock = async () => (release ? release() : rm(root, { recursive: true, force: true }));
  let pglite: PGlite | undefined;
  try {
    await removeUnfinishedUploads(filesFolder);
    pglite = inMemory ? await openInMemory(filesFolder) : await openOnDisk(join(root, 'db'), folder);
    const db = toDatabase(pglite, filesFolder, unlock);
    await prepare(db, pglite, folder, report);
    if (inMemory) await keepAsTemplate(pglite, filesFolder);
    return db;
  } catch (error) {
    await pglite?.close();
    await unlock();
    throw error;
  }
}

async function removeUnfinishedUploads(filesFolder: string): Promise<void> {
  const names = (await readdir(filesFolder)).filter(name => name.endsWith('.part'));
  await Promise.all(names.map(name => rm(join(filesFolder, name), { force: true })));
}

const OPTIONS = {
  parsers: {
    [types.DATE]: (text: string) => text,
    [types.TIMESTAMPTZ]: (text: string) => new Date(text).toISOString(),
  },
};

/** With the defaults, 16 MB log segments and 128 MB of buffers, opening a copy takes three times as long. */
const SMALL = { initDbStartParams: ['--wal-segsize=1'], postgresqlconf: ['wal_recycle=off', 'shared_buffers=16MB'] };

async function openInMemory(filesFolder: string): Promise<PGlite> {
  return (await copyOfTemplate(OPTIONS, filesFolder)) ?? PGlite.create({ ...OPTIONS, ...SMALL });
}

async function openOnDisk(dataDir: string, folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ ...OPTIONS, dataDir });
  } catch (error) {
    throw new Error(`The data in ${folder} cannot be opened. Run 'npm run reset' to start with fresh data.`, {
      cause: error,
    });
  }
}

/** One transaction, so that a crash leaves no partially filled folder. */
async function prepare(db: Database, pglite: PGlite, folder: string, report?: OpenOptions['report']): Promise<void> {
  const [found] = await db.query<{ meta: string | null }>(`select to_regclass('meta')::text meta`);
  if (found?.meta) {
    const [meta] = await db.query<{ version: number }>('select schema_version "version" from meta');
    if (meta?.version !== SCHEMA_VERSION)
      throw new Error(
        `The data in ${folder} is of an older version of the sandbox. Run 'npm run reset' to start again.`,
      );
    return;
  }
  report?.('Filling the database with demo data. This happens on the first start only and can take a minute ...');
  const scripts = await schemaScripts();
  await pglite.transaction(async tx => {
    for (const script of scripts) await tx.exec(script);
    await seed(toSql(tx), db.filesFolder, report);
    await tx.query('insert into meta (schema_version, seeded_at) values ($1, now())', [SCHEMA_VERSION]);
  });
  await pglite.exec('analyze');
}

function toSql(connection: PGlite | Transaction): Sql {
  return { query: async <T>(sql: string, params: unknown[] = []) => (await connection.query<T>(sql, params)).rows };
}

function toDatabase(pglite: PGlite, filesFolder: string, unlock: () => Promise<void>): Database {
  let closing: Promise<void> | undefined;
  return {
    ...toSql(pglite),
    transaction: work => pglite.transaction(tx => work(toSql(tx))),
    close: () => (closing ??= pglite.close().then(unlock)),
    filesFolder,
  };
}
