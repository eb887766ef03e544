import { copyFileSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Files that the owner edits without a build. They belong to the site: a release or rollback never changes them. */
export const OWNER_FILES = ['einvoice-keys.json', 'preflight.json'];

const getFolder = (to: string) => join(to, 'owner');

const isFile = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Moves owner files of the live release to the site's folder. A real file is there after an editor replaced the link. */
export function collectOwnerFiles(to: string, liveSite: string): void {
  for (const name of OWNER_FILES) {
    if (!isFile(join(liveSite, name))) continue;
    mkdirSync(getFolder(to), { recursive: true });
    const next = join(getFolder(to), `${name}.next`);
    copyFileSync(join(liveSite, name), next);
    renameSync(next, join(getFolder(to), name));
  }
}

/** Replaces the owner files of a release with links to the site's files; the first release provides the site's files. */
export function linkOwnerFiles(to: string, site: string): void {
  for (const name of OWNER_FILES) {
    const file = join(getFolder(to), name);
    if (!existsSync(file) && isFile(join(site, name))) {
      mkdirSync(getFolder(to), { recursive: true });
      copyFileSync(join(site, name), file);
    }
    if (!existsSync(file)) continue;
    rmSync(join(site, name), { force: true });
    symlinkSync(relative(site, file), join(site, name));
  }
}
