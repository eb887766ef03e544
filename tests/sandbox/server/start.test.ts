import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { getViewer } from '../../../sandbox/data/personas.ts';
import { openDatabase } from '../../../sandbox/firstStart/open.ts';
import { sectionKinds } from '../../../sandbox/sections/sections.ts';
import { readOptions } from '../../../sandbox/server/options.ts';
import { startSandbox } from '../../../sandbox/server/start.ts';
import { eventually } from '../../support/eventually.ts';
import { expectEveryFile, openSandbox } from '../data/support.ts';
import { dto, makeFolder, pdfBytes, runProgram } from './support.ts';

const { data, dist, remove } = makeFolder();
const seeded = openSandbox();
const running: ReturnType<typeof runProgram>[] = [];
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
  remove();
});

function run(args: string[], env: Record<string, string>) {
  const program = runProgram(args, { SANDBOX_DATA: data, ...env });
  running.push(program);
  return program;
}

/** Seeded profile data and pending profile changes. */
const PROFILES = [
  ...sectionKinds.map(({ table }) => `select * from ${table} order by id`),
  `select id, context, context_id, record_data, workflow_actions, level_since, title from workflow_task order by id`,
  `select * from record_change where context = 'SupplierUpdate' order by id`,
];

async function listening(): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise(resolve => server.close(() => resolve())) };
}

describe('starting the sandbox', () => {
  it('reports a port in use and how to select another', async () => {
    const { port, close } = await listening();
    const start = startSandbox({ port, data: 'memory', portal: { dist } });
    await expect(start).rejects.toThrow(new RegExp(`^Port ${port} is in use.*PORT=${port + 1} npm start`));
    await close();
  });

  it.each([
    [{ PORT: 'many' }, [], 'PORT must be a whole number'],
    [{}, ['--colour', 'red'], "Unknown option '--colour'"],
    [{}, ['--dist', 'nowhere'], 'nowhere contains no built portal'],
  ])('explains the invalid settings %o %o', (env, args, text) =>
    expect(() => readOptions(args, env as Record<string, string>)).toThrow(text),
  );

  it('prints such an error without a stack', async () => {
    const one = run(['--import', 'tsx', 'sandbox/main.ts'], { PORT: 'many' });
    expect(await one.exited).toBe(1);
    expect(one.said()).toBe('PORT must be a whole number from 0 to 65535; it is "many".\n');
  });

  it('returns 503 until ready, prints URL and personas, locks its folder, shuts down cleanly and keeps its data', async () => {
    const { port, close } = await listening();
    await close();
    const start = run(['sandbox/cli/start.mjs', '--dist', dist], { PORT: String(port) }); // as `npm start` runs it
    const early = await eventually(() => fetch(`http://127.0.0.1:${port}/sportal/`));
    expect(early.status).toBe(503);
    await start.ready();
    expect((await fetch(`http://127.0.0.1:${port}/sportal/`)).status).toBe(200);
    expect(start.said()).toMatch(
      /Filling the database with demo data[\s\S]*\n {2}1 of (\d): master data\n[\s\S]*\n {2}\1 of \1: /,
    );
    expect(start.said()).toContain('npm run reset');
    expect(start.said()).toMatch(/supplier-pan +Indian supplier/);
    await expect(openDatabase({ folder: data })).rejects.toThrow('in use by another sandbox');
    const calls = dto(() => `http://127.0.0.1:${port}`);
    const { viewer, values } = await calls.helper<{ viewer: { userId: string }; values: Record<string, string> }>(
      'suppliers',
      {},
    );
    const token = values['authtoken'] ?? '';
    await calls.helper('faults', { token, operation: 'upload', kind: 'delay', ms: 300_000 });
    const upload = calls.upload(token, 'invoice.pdf', pdfBytes()).catch(() => 'cut off');
    await calls.graphql('{ __typename }', token);
    start.child.kill('SIGINT');
    expect(await start.exited).toBe(0);
    expect(await upload).toBe('cut off');

    // The leftover of a process that was killed during an upload.
    writeFileSync(join(data, 'files/half.part'), 'half');
    const db = await openDatabase({ folder: data });
    expect(existsSync(join(data, 'files/half.part'))).toBe(false);
    expect(await getViewer(db, viewer.userId)).toEqual(viewer);
    // Every first start seeds the same data.
    for (const rows of PROFILES) expect(await db.query(rows), rows).toEqual(await seeded.db.query(rows));
    await expectEveryFile(db);
    await db.query('update meta set schema_version = 0');
    await db.close();
    await expect(openDatabase({ folder: data })).rejects.toThrow(/older version.*npm run reset/);
    expect(existsSync(join(data, 'lock'))).toBe(false);
  });
});
