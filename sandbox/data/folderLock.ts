import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

// PGlite lets two processes open one folder, and rows then vanish without a word: so one process owns it.
const openHere = new Set<string>();

/** Takes the folder for this process; returns how to give it back. A lock left by a killed process is taken over. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = join(resolve(folder), 'lock');
  const owner = await ownerOf(path);
  if (owner !== null)
    throw new Error(
      `The data folder ${folder} is in use by process ${owner}. Stop it first, or choose another folder with SANDBOX_DATA.`,
    );
  await rm(path, { force: true });
  await writeFile(path, String(process.pid), { flag: 'wx' });
  openHere.add(path);
  return async () => {
    openHere.delete(path);
    await rm(path, { force: true });
  };
}

async function ownerOf(path: string): Promise<number | null> {
  const pid = Number(await readFile(path, 'utf8').catch(() => '0'));
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (pid === process.pid) return openHere.has(path) ? pid : null;
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? pid : null;
  }
}
