/** Shared first step of `npm start` and `npm test`, in plain Node because no package is installed yet. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

/** Holds the process id while `npm ci` runs, because two runs at once break `node_modules`. */
const INSTALLING = join(root, '.tmp/installing');

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function lockInstall() {
  const pid = existsSync(INSTALLING) ? Number(readFileSync(INSTALLING, 'utf8')) : 0;
  if (pid > 0 && isAlive(pid)) {
    console.error(
      `Another npm start or npm test (process ${pid}) is installing the packages. Wait until it has finished, then try again.`,
    );
    process.exit(1);
  }
  mkdirSync(join(root, '.tmp'), { recursive: true });
  writeFileSync(INSTALLING, String(process.pid));
  process.on('exit', () => rmSync(INSTALLING, { force: true }));
}

export function installIfMissing() {
  if (isInstalled()) return;
  lockInstall();
  console.log('Installing packages from the lock file …');
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: command === 'npm' && process.platform === 'win32',
  });
  rmSync(INSTALLING, { force: true });
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
