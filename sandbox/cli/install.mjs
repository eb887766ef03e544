/** Shared first step of `npm start` and `npm test`, in plain Node because no package is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOwner, own } from '../data/dataFolder.mjs';

export const root = join(import.meta.dirname ?? '.', '../..');

export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const ok = (major === 20 && minor >= 19) || (major === 22 && minor >= 13) || major === 24;
  if (ok) return;
  console.error(`This project needs Node 24, 22.13+ or 20.19+, which are tested; this is ${process.versions.node}.`);
  process.exit(1);
}

function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const have = JSON.parse(readFileSync(installed, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, entry]) => path === '' || entry.optional || have[path]?.version === entry.version,
  );
}

/** Folder of the lock during `npm ci`, because two runs at once break `node_modules`. */
const INSTALLING = join(root, '.tmp/install');

/** Returns a function that releases the lock. */
function lockInstall() {
  try {
    return own(INSTALLING);
  } catch (error) {
    const owner = getOwner(INSTALLING);
    if (owner === null) throw error;
    console.error(
      `Another npm start or npm test (process ${owner}) is installing the packages. Wait until it has finished, then try again.`,
    );
    process.exit(1);
  }
}

export function installIfMissing() {
  if (isInstalled()) return;
  const release = lockInstall();
  console.log('Installing packages from the lock file …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  release();
  if (result.status !== 0) {
    console.error('The packages could not be installed. Is the npm registry reachable?');
    process.exit(1);
  }
}

export function generate() {
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'sandbox/cli/generate.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) process.exit(1);
}
