import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { own, getOwner } from '../../../sandbox/data/dataFolder.mjs';

const sandbox = join(import.meta.dirname, '../../../sandbox');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-data-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const reset = () =>
  spawnSync(process.execPath, [join(sandbox, 'cli/reset.mjs')], {
    env: { ...process.env, SANDBOX_DATA: folder },
    encoding: 'utf8',
  });

const ownAndStay = `import(process.argv[1]).then(m => { m.own(process.argv[2]); console.log('mine'); setInterval(() => {}, 1e6); })`;

/** Starts another process that owns the folder until it is killed. */
async function stranger(owned = folder) {
  const child = spawn(process.execPath, ['-e', ownAndStay, join(sandbox, 'data/dataFolder.mjs'), owned]);
  await once(child.stdout, 'data');
  return child;
}

describe('the owner of a data folder', () => {
  it('is one process until it releases the folder', () => {
    const release = own(folder);
    expect(getOwner(folder)).toBe(process.pid);
    expect(() => own(folder)).toThrow(/in use by another sandbox \(process \d+\).*SANDBOX_DATA/);
    release();
    expect(getOwner(folder)).toBeNull();
    own(folder)();
  });

  it('is respected by other processes and replaced after it was killed', async () => {
    const child = await stranger();
    expect(() => own(folder)).toThrow(`(process ${child.pid})`);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    expect(existsSync(join(folder, 'lock'))).toBe(true);
    own(folder)();
  });

  it.skipIf(!existsSync('/proc/self/stat'))("can't be a zombie process", async () => {
    // The shell is replaced with a program that never waits for its children.
    const shell = spawn('/bin/sh', [
      '-c',
      '"$@" & exec sleep 600',
      'sh',
      process.execPath,
      '-e',
      ownAndStay,
      join(sandbox, 'data/dataFolder.mjs'),
      folder,
    ]);
    await once(shell.stdout, 'data');
    const owner = getOwner(folder) ?? 0;
    expect(owner).toBeGreaterThan(0);
    process.kill(owner, 'SIGKILL');
    await eventually(() => expect(readFileSync(`/proc/${owner}/stat`, 'utf8')).toContain(') Z '));
    expect(getOwner(folder)).toBeNull();
    own(folder)();
    shell.kill('SIGKILL');
  });

  it("can't be another process that reuses the ID of a dead owner", () => {
    own(folder);
    const path = join(folder, 'lock');
    const lock: unknown = JSON.parse(readFileSync(path, 'utf8'));
    writeFileSync(path, JSON.stringify({ ...(lock as object), since: 0 }));
    expect(getOwner(folder)).toBeNull();
  });

  it('is null when the lock file is unreadable', () => {
    writeFileSync(join(folder, 'lock'), '{"pi');
    own(folder)();
  });
});

describe('npm run reset', () => {
  it('refuses while a sandbox uses the folder and clears it afterwards', async () => {
    mkdirSync(join(folder, 'files'));
    const child = await stranger();
    const refused = reset();
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringContaining('Stop it first') });
    expect(existsSync(join(folder, 'files'))).toBe(true);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    expect(reset()).toMatchObject({ status: 0, stdout: expect.stringContaining('Cleared') });
    expect(existsSync(folder)).toBe(false);
    expect(reset()).toMatchObject({ status: 0, stdout: expect.stringContaining('Nothing to clear') });
  });

  it("doesn't delete a folder with other files", () => {
    writeFileSync(join(folder, 'thesis.txt'), 'years of work');
    expect(reset()).toMatchObject({ status: 1, stderr: expect.stringContaining('thesis.txt') });
    expect(existsSync(join(folder, 'thesis.txt'))).toBe(true);
  });
});

it('a second start during the installation of the packages says to wait for the first', async () => {
  const project = join(folder, 'project');
  for (const name of ['cli/install.mjs', 'data/dataFolder.mjs'])
    cpSync(join(sandbox, name), join(project, 'sandbox', name), { recursive: true });
  const first = await stranger(join(project, '.tmp/install'));
  const install = `import(process.argv[1]).then(m => m.installIfMissing())`;
  const second = spawnSync(process.execPath, ['-e', install, join(project, 'sandbox/cli/install.mjs')], {
    encoding: 'utf8',
  });
  first.kill('SIGKILL');
  expect([second.status, second.stdout]).toEqual([1, '']);
  expect(second.stderr).toBe(
    `Another npm start or npm test (process ${first.pid}) is installing the packages. Wait until it has finished, then try again.\n`,
  );
});
