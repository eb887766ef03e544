import { own } from './dataFolder.mjs';

/**
 * Takes the folder for this process; returns how to give it back. PGlite lets two processes open one folder, and rows then
 * vanish without a word: so one process owns it. `npm run reset` asks the same lock.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const release = own(folder);
  return async () => release();
}
