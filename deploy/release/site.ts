import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Variables } from '../page.ts';
import { writePage, writeVersion, type Source } from './release.ts';
import { VERSION_FILE } from '../versionFile.ts';
import { ReleaseError } from './variables.ts';

/** Writes the files that a container serves to an empty folder, because its own disk is read-only: page, version file, headers, and links to the image's files. */
export function writeSite({ portal, outsideProduction }: Source, to: string, variables: Variables): void {
  const index = join(portal, 'index.html');
  if (!existsSync(index)) throw new ReleaseError(`${portal} has no index.html. Use the whole package.`);
  const site = join(to, 'www/sportal');
  rmSync(join(to, 'www'), { recursive: true, force: true });
  const left = new Set(['index.html', VERSION_FILE, ...(variables['VITE_ENV'] === 'prod' ? outsideProduction : [])]);
  for (const entry of readdirSync(portal, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name).slice(portal.length + 1);
    if (!entry.isFile() || left.has(file.replaceAll('\\', '/'))) continue;
    mkdirSync(dirname(join(site, file)), { recursive: true });
    symlinkSync(resolve(portal, file), join(site, file));
  }
  writePage(
    {
      page: join(site, 'index.html'),
      headers: join(to, 'security-headers.conf'),
      decoderHeaders: join(to, 'security-headers-decoder.conf'),
    },
    readFileSync(index, 'utf8'),
    variables,
  );
  writeVersion(site, portal, variables);
}
