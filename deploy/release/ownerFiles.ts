import { copyFileSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that the owner edits without a build. They belong to the site: a release or rollback never changes them. */
export const OWNER_FILES = ['einvoice-keys.json', 'preflight.json'];

const getFolder = (to: string) => join(to, 'owner');

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Copies owner files of the live release to the site's folder. The release has a real file if an editor replaced the link. */
export function collectOwnerFiles(to: string, liveSite: string): void {
  for (const name of OWNER_FILES) if (isFile(join(liveSite, name))) adopt(to, liveSite, name);
}

/** Copies a file into the site's folder; the rename makes the change atomic. */
function adopt(to: string, site: string, name: string): void {
  const file = join(getFolder(to), name);
  mkdirSync(getFolder(to), { recursive: true });
  copyFileSync(join(site, name), `${file}.next`);
  renameSync(`${file}.next`, file);
}

/** Replaces the owner files of a release with links to the site's files; the first release provides the site's files. */
export function linkOwnerFiles(to: string, site: string): void {
  for (const name of OWNER_FILES) {
    const file = join(getFolder(to), name);
    if (!existsSync(file) && isFile(join(site, name))) adopt(to, site, name);
    if (!existsSync(file)) continue;
    rmSync(join(site, name), { force: true });
    symlinkSync(relative(site, file), join(site, name));
  }
}
