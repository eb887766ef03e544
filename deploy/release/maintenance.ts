import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { variablesIn } from '../page.ts';
import { ReleaseError } from './variables.ts';

/** nginx.conf shows this file instead of the portal while it exists. */
const NAME = 'maintenance.html';
const EMAIL = /__SUPPORT_EMAIL__/g;

/**
 * Switches the maintenance page on or off, without a reload of the web server.
 * @param from Folder of the package.
 * @param to Folder in which nginx looks for the page.
 * @param site Folder of the served files.
 */
export function switchMaintenance(isOn: boolean, from: string, to: string, site: string): void {
  const page = join(site, 'index.html');
  if (!existsSync(page)) throw new ReleaseError(`${to} has no release.`);
  if (!isOn) return rmSync(join(to, NAME), { force: true });
  if (!existsSync(join(from, NAME))) throw new ReleaseError(`${from} has no ${NAME}. Unpack the whole package.`);
  const email = variablesIn(readFileSync(page, 'utf8'))?.['VITE_SUPPORT_EMAIL'];
  if (typeof email !== 'string') throw new ReleaseError(`${page} has no support address. Release the package again.`);
  const html = readFileSync(join(from, NAME), 'utf8').replace(EMAIL, () => email);
  writeFileSync(join(to, `${NAME}.next`), html);
  renameSync(join(to, `${NAME}.next`), join(to, NAME));
}
