import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../sandbox/firstStart/open.ts';
import { sectionKinds } from '../../../sandbox/sections/sections.ts';
import { eventually } from '../../support/eventually.ts';
import { endlessPdf } from '../../support/hostileFiles.ts';
import { expectEveryFile, openSandbox } from '../data/support.ts';
import { makeFolder, runSandbox, dto } from './support.ts';

const { data, dist, remove } = makeFolder();
const seeded = openSandbox();
const running: ReturnType<typeof runSandbox>[] = [];
afterAll(() => {
  for (const { child } of running) child.kill('SIGKILL');
  remove();
});

function sandbox(env: Record<string, string> = {}, args = ['--dist', dist], entry?: string[]) {
  const one = runSandbox(args, { SANDBOX_DATA: data, ...env }, entry);
  running.push(one);
  return one;
}

/** Seeded profile data and pending profile changes. */
const PROFILES = [
  ...sectionKinds.map(({ table }) => `select * from ${table} order by id`),
  `select id, context, context_id, record_data, workflow_actions, level_since, title from workflow_task order by id`,
  `select * from record_change where context = 'SupplierUpdate' order by id`,
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise(resolve => server.close(resolve));
  return port;
}

describe('starting the sandbox', () => {
  it('reports a port in use and how to select another', async () => {
    const other = createServer((_req, res) => res.end()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const one = sandbox({ PORT: String(port) });
    expect(await one.exited).toBe(1);
    expect(one.said()).toContain(`Port ${port} is in use`);
    expect(one.said()).toContain(`PORT=${port + 1} npm start`);
    expect(one.said()).not.toContain('    at ');
    other.close();
  });

  it.each([
    [{ PORT: 'many' }, [], 'PORT must be a whole number'],
    [{}, ['--colour', 'red'], "Unknown option '--colour'"],
    [{}, ['--dist', 'nowhere'], 'nowhere contains no built portal'],
  ])('explains the invalid settings %o %o', async (env, args, text) => {
    const one = sandbox(env as Record<string, string>, args);
    expect(await one.exited).toBe(1);
    expect(one.said()).toContain(text);
    expect(one.said()).not.toContain('    at ');
  });

  it('stops waiting when the process is killed before it responds', async () => {
    const one = sandbox();
    one.child.kill('SIGKILL');
    await expect(one.ready()).rejects.toThrow('The sandbox ended before it answered.');
  });

  it('returns 503 until ready, prints URL and personas, locks its folder, shuts down cleanly and keeps its data', async () => {
    const port = await freePort();
    const first = sandbox({ PORT: String(port) });
    const early = await eventually(() => fetch(`http://127.0.0.1:${port}/sportal/`));
    expect(early.status).toBe(503);
    await first.ready();
    expect((await fetch(`http://127.0.0.1:${port}/sportal/`)).status).toBe(200);
    expect(first.said()).toMatch(
      /Filling the database with demo data[\s\S]*\n {2}1 of (\d): master data\n[\s\S]*\n {2}\1 of \1: /,
    );
    expect(first.said()).toContain('npm run reset');
    expect(first.said()).toMatch(/supplier-pan +Indian supplier/);
    const second = sandbox();
    expect(await second.exited).toBe(1);
    expect(second.said()).toContain(`in use by another sandbox (process ${first.child.pid})`);
    const made = await fetch(`http://127.0.0.1:${port}/__sandbox/suppliers`, { method: 'POST', body: '{}' });
    const { viewer } = (await made.json()) as { viewer: { userId: string } };
    const calls = dto(() => `http://127.0.0.1:${port}`);
    const upload = calls.upload(await calls.freshSupplier(), 'invoice.pdf', endlessPdf()).catch(() => 'cut off');
    await calls.graphql('{ __typename }', await calls.signIn('admin'));
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    expect(await upload).toBe('cut off');
    // The leftover of a process that was killed during an upload.
    writeFileSync(join(data, 'files/half.part'), 'half');

    const third = sandbox({}, undefined, ['sandbox/cli/start.mjs']); // as `npm start` runs it
    const again = await third.ready();
    const session = await fetch(`http://127.0.0.1:${again}/__sandbox/sessions`, {
      method: 'POST',
      body: JSON.stringify({ userId: viewer.userId }),
    });
    expect(session.status).toBe(200);
    third.child.kill('SIGINT');
    expect(await third.exited).toBe(0);
    expect(existsSync(join(data, 'files/half.part'))).toBe(false);

    // Every first start seeds the same data.
    const db = await openDatabase({ folder: data });
    for (const rows of PROFILES) expect(await db.query(rows), rows).toEqual(await seeded.db.query(rows));
    await expectEveryFile(db);
    await db.query('update meta set schema_version = 0');
    await db.close();
    await expect(openDatabase({ folder: data })).rejects.toThrow(/older version.*npm run reset/);
    expect(existsSync(join(data, 'lock'))).toBe(false);
  });
});
