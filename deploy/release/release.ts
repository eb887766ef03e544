/**
 * Releases of a built portal on a web server's disk, side by side:
 *
 *   <to>/owner/…                                 files that the owner edits; every release links to them
 *   <to>/releases/<name>/www/sportal/…           served files
 *   <to>/releases/<name>/security-headers.conf   included by nginx
 *   <to>/releases/<name>/release.json            origin of the release
 *   <to>/current -> releases/<name>              the live release
 *
 * The release is complete and checked before the link moves in one atomic step.
 * Assets of the previous release are kept in the new one, so that open tabs continue to work.
 */
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { variablesIn, withPolicy, withVariables, type Variables } from '../page.ts';
import { isOlder } from '../../src/lib/versions.ts';
import { DECODER_SCRIPTS, nginxHeaders } from '../securityHeaders.ts';
import { getVersionText, VERSION_FILE, type VersionFile } from '../versionFile.ts';
import { collectOwnerFiles, linkOwnerFiles } from './ownerFiles.ts';
import { ReleaseError } from './variables.ts';

/** A built portal as `npm run package` writes it. */
export interface Source {
  portal: string;
  version: string;
  /** Files below `portal` that production excludes (docs/decisions.md#no-te-in-production). */
  outsideProduction: readonly string[];
}

interface Kept {
  /** Files below www/sportal from earlier releases, with the ISO time when their release was last live. */
  [file: string]: string;
}

interface ReleaseFacts {
  name: string;
  version: string;
  /** With the revision; releases of earlier versions don't have it. */
  shown?: string;
  /** VITE_ENV. */
  environment: string;
  /** ISO moment. */
  made: string;
  /** The previous live release; null for the first. */
  previous: string | null;
  kept: Kept;
}

export interface Switched {
  name: string;
  previous: string | null;
  /** True when nginx must reload, because the live release has other headers. */
  headersChanged: boolean;
  keptAssets: number;
}

const DAY_MS = 86_400_000;
const RELEASES_LEFT = 5;

const paths = (to: string, name: string) => {
  const folder = join(to, 'releases', name);
  return {
    folder,
    site: join(folder, 'www/sportal'),
    page: join(folder, 'www/sportal/index.html'),
    headers: join(folder, 'security-headers.conf'),
    decoderHeaders: join(folder, 'security-headers-decoder.conf'),
    details: join(folder, 'release.json'),
  };
};

/** Returns the name of the live release; null before the first release. */
export function liveRelease(to: string): string | null {
  try {
    return basename(readlinkSync(join(to, 'current')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ReleaseError(`${join(to, 'current')} is not a link to a release. Move it away and release again.`);
  }
}

export function getDetails(to: string, name: string): ReleaseFacts {
  try {
    return JSON.parse(readFileSync(paths(to, name).details, 'utf8')) as ReleaseFacts;
  } catch {
    throw new ReleaseError(`${paths(to, name).folder} is not a release: its release.json is missing or broken.`);
  }
}

/** Returns the names of the releases on the disk, oldest first. */
export function releasesIn(to: string): string[] {
  const folder = join(to, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => existsSync(paths(to, name).details))
    .sort();
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // exists, but belongs to another user
  }
}

/** Holds a lock: two concurrent releases would each delete the other's assets. The lock of a dead process is ignored. */
function alone<T>(to: string, work: () => T): T {
  const lock = join(to, 'releasing');
  mkdirSync(to, { recursive: true });
  if (existsSync(lock) && !runs(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    throw new ReleaseError(`Another release is running in ${to}. If not, remove ${lock}.`);
  }
  try {
    return work();
  } finally {
    rmSync(lock, { force: true });
  }
}

export interface ReleaseOptions {
  source: Source;
  to: string;
  variables: Variables;
  /** Days for which assets are kept for open tabs after their release was live. */
  keepDays: number;
  now?: Date;
}

/** Creates a release and switches to it. @throws ReleaseError; the live release stays untouched. */
export function release({ source, to, variables, keepDays, now = new Date() }: ReleaseOptions): Switched {
  return alone(to, () => {
    const previous = liveRelease(to);
    const environment = variables['VITE_ENV'] ?? '';
    if (previous !== null && getDetails(to, previous).environment !== environment)
      throw new ReleaseError(
        `${to} has releases of ${getDetails(to, previous).environment}. Use another folder for ${environment}.`,
      );
    const name = freeName(to, source.version, now);
    const part = `.${name}.part`;
    try {
      const { shown } = writeRelease(paths(to, part), source, variables);
      if (previous !== null) collectOwnerFiles(to, paths(to, previous).site);
      linkOwnerFiles(to, paths(to, part).site);
      const kept = previous === null ? {} : keepAssets(to, { from: previous, into: part, keepDays, now });
      const details: ReleaseFacts = {
        name,
        version: source.version,
        shown,
        environment,
        made: now.toISOString(),
        previous,
        kept,
      };
      writeFileSync(paths(to, part).details, `${JSON.stringify(details, null, 2)}\n`);
      checkRelease(paths(to, part), variables);
      renameSync(paths(to, part).folder, paths(to, name).folder);
    } finally {
      rmSync(paths(to, part).folder, { recursive: true, force: true });
    }
    const done = switchTo(to, name, previous);
    prune(to, name);
    return done;
  });
}

/** Switches back to the previous or the named release. @throws ReleaseError; the live release stays untouched. */
export function rollback(
  to: string,
  { name, now = new Date() }: { name?: string | undefined; now?: Date } = {},
): Switched {
  return alone(to, () => {
    const live = liveRelease(to);
    if (live === null) throw new ReleaseError(`${to} has no release.`);
    const target = name ?? getDetails(to, live).previous;
    const others = releasesIn(to).filter(one => one !== live);
    const choice = others.length > 0 ? ` Choose another one with --release: ${others.join(', ')}` : '';
    if (target === null) throw new ReleaseError(`${live} is the first release.${choice}`);
    if (target === live) throw new ReleaseError(`${target} is live already.${choice}`);
    if (!others.includes(target)) throw new ReleaseError(`The release ${target} is not on the disk.${choice}`);
    const details = getDetails(to, target);
    const kept = { ...details.kept, ...keepAssets(to, { from: live, into: target, keepDays: Infinity, now }) };
    writeFileSync(paths(to, target).details, `${JSON.stringify({ ...details, kept }, null, 2)}\n`);
    collectOwnerFiles(to, paths(to, live).site);
    linkOwnerFiles(to, paths(to, target).site);
    return switchTo(to, target, live);
  });
}

/** Returns an unused name that sorts by time. */
function freeName(to: string, version: string, now: Date): string {
  const base = `${now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}-${version}`;
  let name = base;
  for (let again = 2; existsSync(paths(to, name).folder); again += 1) name = `${base}-${again}`;
  return name;
}

type Place = ReturnType<typeof paths>;

function writeRelease(place: Place, source: Source, variables: Variables): VersionFile {
  if (!existsSync(join(source.portal, 'index.html')))
    throw new ReleaseError(`${source.portal} has no index.html. Unpack the whole package.`);
  const left = new Set(variables['VITE_ENV'] === 'prod' ? source.outsideProduction : []);
  mkdirSync(dirname(place.site), { recursive: true });
  cpSync(source.portal, place.site, {
    recursive: true,
    filter: file => !left.has(file.slice(source.portal.length + 1).replaceAll('\\', '/')),
  });
  writePage(place, readFileSync(join(source.portal, 'index.html'), 'utf8'), variables);
  return writeVersion(place.site, source.portal, variables);
}

/** Writes the version file of a built portal with the environment's minimum. Returns the built portal's version. */
export function writeVersion(site: string, portal: string, variables: Variables): VersionFile {
  const file = join(portal, VERSION_FILE);
  if (!existsSync(file)) throw new ReleaseError(`${portal} has no ${VERSION_FILE}. Unpack the whole package.`);
  const built = JSON.parse(readFileSync(file, 'utf8')) as VersionFile;
  const minimum = variables['MINIMUM_VERSION'] ?? '';
  if (minimum !== '' && isOlder(built.version, minimum))
    throw new ReleaseError(`MINIMUM_VERSION ${minimum} is newer than this version, ${built.version}. Lower it.`);
  writeFileSync(join(site, VERSION_FILE), getVersionText(built, variables));
  return built;
}

/** Writes the page and the headers of an environment. */
export function writePage(
  place: Pick<Place, 'page' | 'headers' | 'decoderHeaders'>,
  html: string,
  variables: Variables,
): void {
  writeFileSync(place.page, withPolicy(withVariables(html, variables), variables));
  writeFileSync(place.headers, nginxHeaders(variables));
  writeFileSync(place.decoderHeaders, nginxHeaders(variables, DECODER_SCRIPTS));
}

const getAssets = (place: Place): string[] => {
  const folder = join(place.site, 'assets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => lstatSync(join(folder, name)).isFile())
    .map(name => `assets/${name.replaceAll('\\', '/')}`);
};

/** Hard-links the assets of one release into another. Returns the files that only the older release needs. */
function keepAssets(
  to: string,
  { from, into, keepDays, now }: { from: string; into: string; keepDays: number; now: Date },
): Kept {
  const [old, young] = [paths(to, from), paths(to, into)];
  const { kept: since } = getDetails(to, from);
  const kept: Kept = {};
  for (const file of getAssets(old)) {
    const moment = since[file] ?? now.toISOString();
    const target = join(young.site, file);
    if (existsSync(target) || now.getTime() - Date.parse(moment) >= keepDays * DAY_MS) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(old.site, file), target);
    } catch {
      copyFileSync(join(old.site, file), target); // the file system has no hard links
    }
    kept[file] = moment;
  }
  return kept;
}

/** Checks the written release like a browser. */
function checkRelease(place: Place, variables: Variables): void {
  const html = readFileSync(place.page, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/sportal\/([^"]+)"/g)].map(match => match[1] ?? '');
  const missing = named.filter(
    file => !existsSync(join(place.site, file)) || statSync(join(place.site, file)).size === 0,
  );
  if (missing.length > 0)
    throw new ReleaseError(`The page names missing files: ${missing.join(', ')}. Unpack the package again.`);
  if (!named.some(file => file.endsWith('.js')))
    throw new ReleaseError('The page has no script. Unpack the package again.');
  if (variablesIn(html)?.['VITE_ENV'] !== variables['VITE_ENV'])
    throw new ReleaseError('The page does not contain the variables. Unpack the package again.');
}

const getText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function switchTo(to: string, name: string, previous: string | null): Switched {
  const [next, last] = [paths(to, name), previous === null ? null : paths(to, previous)];
  const link = join(to, 'current.next');
  rmSync(link, { force: true });
  symlinkSync(join('releases', name), link);
  renameSync(link, join(to, 'current'));
  return {
    name,
    previous,
    headersChanged: last === null || getText(last.headers) !== getText(next.headers),
    keptAssets: Object.keys(getDetails(to, name).kept).length,
  };
}

/** Removes the oldest releases, but never the live and the previous one. */
function prune(to: string, live: string): void {
  const { previous } = getDetails(to, live);
  const others = releasesIn(to).filter(name => name !== live && name !== previous);
  const most = RELEASES_LEFT - (previous === null ? 0 : 1);
  for (const name of others.slice(0, Math.max(0, others.length - most)))
    rmSync(paths(to, name).folder, { recursive: true, force: true });
}
