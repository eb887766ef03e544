/**
 * Lock of a data folder: two processes on one database folder lose rows, so every sandbox writes a lock file with its process id.
 * The next process replaces the lock of a dead one. Plain Node, because `npm run reset` works without packages.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { isAbsolute, join } from 'node:path';

const root = join(import.meta.dirname ?? '.', '../..');

/** SANDBOX_DATA (absolute, or relative to the project) or `.sandbox`. */
export function dataFolder(env = process.env) {
  const chosen = env.SANDBOX_DATA || '.sandbox';
  return isAbsolute(chosen) ? chosen : join(root, chosen);
}

const lockPath = folder => join(folder, 'lock');

/** Returns state and start time of a process, to detect zombies and reused ids (common with several containers); null when unsupported. */
function processStat(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, ticks: fields[18] ?? null };
  } catch {
    return null;
  }
}

const startTicks = pid => processStat(pid)?.ticks ?? null;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM'; // exists, but belongs to another user
  }
}

function readLock(folder) {
  try {
    const lock = JSON.parse(readFileSync(lockPath(folder), 'utf8'));
    return Number.isInteger(lock.pid) ? lock : { pid: 0 };
  } catch (error) {
    return error.code === 'ENOENT' ? null : { pid: 0 };
  }
}

function isLive(lock) {
  if (lock === null || lock.pid <= 0 || !isAlive(lock.pid)) return false;
  if (lock.since < Date.now() - uptime() * 1000 - 60_000) return false; // written before the last boot
  const now = processStat(lock.pid);
  if (now === null) return true;
  // A zombie has ended but still has an entry.
  return now.state !== 'Z' && now.state !== 'X' && (lock.ticks == null || now.ticks === lock.ticks);
}

export function getOwner(folder) {
  const lock = readLock(folder);
  return isLive(lock) ? lock.pid : null;
}

/** Throws a readable error when the folder is in use. */
export function own(folder) {
  mkdirSync(folder, { recursive: true });
  const path = lockPath(folder);
  const mine = JSON.stringify({ pid: process.pid, ticks: startTicks(process.pid), since: Date.now() });
  for (let attempt = 0; attempt < 5; attempt += 1) {
    try {
      writeFileSync(path, mine, { flag: 'wx' });
      return () => {
        if (readLock(folder)?.pid === process.pid) rmSync(path, { force: true });
      };
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const owner = getOwner(folder);
    if (owner !== null) throw takenBy(owner, folder);
    setAside(folder);
  }
  throw takenBy('unknown', folder);
}

/** Removes a stale lock. Renaming it first protects a lock that another process writes at the same time. */
function setAside(folder) {
  const aside = `${lockPath(folder)}.${process.pid}`;
  try {
    renameSync(lockPath(folder), aside);
    if (isLive(JSON.parse(readFileSync(aside, 'utf8')))) linkSync(aside, lockPath(folder));
  } catch {
    // already removed or unreadable: the next attempt decides
  }
  rmSync(aside, { force: true });
}

const takenBy = (pid, folder) =>
  new Error(
    `The data folder ${folder} is in use by another sandbox (process ${pid}). Stop that one, ` +
      'or choose another folder: SANDBOX_DATA=<folder> npm start',
  );
