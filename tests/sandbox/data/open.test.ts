import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Sql } from '../../../sandbox/data/database.ts';
import { openDatabase } from '../../../sandbox/firstStart/open.ts';
import { sectionKinds } from '../../../sandbox/sections/sections.ts';
import { openSandbox } from './support.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sportal-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Checks that every file named in a row exists in the folder. */
async function expectEveryFile(db: Sql, filesFolder: string): Promise<void> {
  const rows = await db.query<{ path: string }>('select path from files');
  expect(rows.length).toBeGreaterThan(250);
  const there = new Set(await readdir(filesFolder));
  expect(rows.filter(({ path }) => !there.has(path))).toEqual([]);
}

const sandbox = openSandbox();

/** Seeded profile data and pending profile changes. */
const PROFILES = [
  ...sectionKinds.map(({ table }) => `select * from ${table} order by id`),
  `select id, context, context_id, record_data, workflow_actions, level_since, title from workflow_task order by id`,
  `select * from record_change where context = 'SupplierUpdate' order by id`,
];

describe('a data folder', () => {
  it('is seeded once with the same profiles, keeps its data and rejects a second process', async () => {
    const first = await openDatabase({ folder });
    await expect(openDatabase({ folder })).rejects.toThrow(/in use/);
    for (const rows of PROFILES) expect(await first.query(rows), rows).toEqual(await sandbox.db.query(rows));
    await first.query(`update company set name = 'Renamed' where code = '1000'`);
    await first.close();
    // The leftover of a process that was killed during an upload.
    await writeFile(join(folder, 'files', 'half.part'), 'half');
    const again = await openDatabase({ folder });
    expect(await again.query('select name from company where code = $1', ['1000'])).toEqual([{ name: 'Renamed' }]);
    await expectEveryFile(again, join(folder, 'files'));
    expect(existsSync(join(folder, 'files', 'half.part'))).toBe(false);
    // A data folder of another version reports what to do.
    await again.query('update meta set schema_version = 0');
    await again.close();
    await expect(openDatabase({ folder })).rejects.toThrow(/older version.*npm run reset/);
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });
});

describe('an in-memory database', () => {
  it('rolls a failed transaction back completely', async () => {
    const failed = sandbox.db.transaction(async tx => {
      await tx.query(`update company set name = 'Gone'`);
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await sandbox.db.query(`select count(*)::int n from company where name = 'Gone'`)).toEqual([{ n: 0 }]);
  });

  it('has separate rows and files', async () => {
    const other = await openDatabase({ folder: 'memory' });
    await other.query('delete from saved_filter');
    expect(other.filesFolder).not.toBe(sandbox.db.filesFolder);
    await expectEveryFile(other, other.filesFolder);
    expect(await sandbox.db.query('select count(*)::int > 0 kept from saved_filter')).toEqual([{ kept: true }]);
    await other.close();
    expect(existsSync(other.filesFolder)).toBe(false);
  });
});
