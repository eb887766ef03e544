/**
 * Releases of a built portal on a web server's disk, side by side:
 *
 *   <to>/releases/<name>/www/sportal/…           what is served
 *   <to>/releases/<name>/security-headers.conf   what nginx includes
 *   <to>/releases/<name>/release.json            where it comes from
 *   <to>/current -> releases/<name>              the one that is live
 *
 * A release is written whole and looked at before the link moves, which is one step of the file system: nobody is ever served half of
 * two. Assets of what was live before lie in the new one too, so that tabs opened with it go on working.
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
import { DECODER_SCRIPTS, nginxHeaders } from '../securityHeaders.ts';
import { ReleaseError } from './variables.ts';

/** A built portal as `npm run package` lays it down. */
export interface Source {
  /** The folder of the build, with `index.html`. */
  portal: string;
  version: string;
  /** Files below `portal` that production does not have (docs/decisions.md#no-te-in-production). */
  outsideProduction: readonly string[];
}

interface Kept {
  /** Files below www/sportal that this release did not bring along, with the moment (ISO) at which their own was last live. */
  [file: string]: string;
}

interface ReleaseFacts {
  name: string;
  version: string;
  /** VITE_ENV. */
  environment: string;
  /** ISO moment. */
  made: string;
  /** What was live before; null for the first. */
  previous: string | null;
  kept: Kept;
}

export interface Switched {
  name: string;
  previous: string | null;
  /** True: nginx has other headers in memory than the live release wants, so it must be reloaded. */
  headersChanged: boolean;
  keptAssets: number;
}

const DAY_MS = 86_400_000;
/** Releases that stay on the disk beside the live one. */
const RELEASES_LEFT = 5;

const paths = (to: string, name: string) => {
  const folder = join(to, 'releases', name);
  return {
    folder,
    site: join(folder, 'www/sportal'),
    page: join(folder, 'www/sportal/index.html'),
    headers: join(folder, 'security-headers.conf'),
    decoderHeaders: join(folder, 'security-headers-decoder.conf'),
    facts: join(folder, 'release.json'),
  };
};

/** The name of the live release; null when nothing was released here yet. */
export function liveRelease(to: string): string | null {
  try {
    return basename(readlinkSync(join(to, 'current')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new ReleaseError(`${join(to, 'current')} is no link of a release; move it away first.`);
  }
}

export function factsOf(to: string, name: string): ReleaseFacts {
  try {
    return JSON.parse(readFileSync(paths(to, name).facts, 'utf8')) as ReleaseFacts;
  } catch {
    throw new ReleaseError(`${paths(to, name).folder} is no release (its release.json cannot be read).`);
  }
}

/** Names of the releases on the disk, the oldest first. */
export function releasesIn(to: string): string[] {
  const folder = join(to, 'releases');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => existsSync(paths(to, name).facts))
    .sort();
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'; // there, but somebody else's
  }
}

/** Two at once would each take the other's assets for gone. What a process that was ended left behind holds nobody up. */
function alone<T>(to: string, work: () => T): T {
  const lock = join(to, 'releasing');
  mkdirSync(to, { recursive: true });
  if (existsSync(lock) && !runs(Number(readFileSync(lock, 'utf8')))) rmSync(lock, { force: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch {
    throw new ReleaseError(`Another release is under way in ${to}. If none is, remove ${lock}.`);
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
  /** For how many days after its release was live an asset is kept for open tabs. */
  keepDays: number;
  now?: Date;
}

/** Makes a release and switches to it. @throws ReleaseError, with the live release untouched. */
export function release({ source, to, variables, keepDays, now = new Date() }: ReleaseOptions): Switched {
  return alone(to, () => {
    const previous = liveRelease(to);
    const environment = variables['VITE_ENV'] ?? '';
    if (previous !== null && factsOf(to, previous).environment !== environment)
      throw new ReleaseError(
        `${to} holds releases of ${factsOf(to, previous).environment}; those of ${environment} need a folder of their own.`,
      );
    const name = freeName(to, source.version, now);
    const part = `.${name}.part`;
    try {
      writeRelease(paths(to, part), source, variables);
      if (previous !== null) keepOwnersFiles(paths(to, previous), paths(to, part));
      const kept = previous === null ? {} : keepAssets(to, { from: previous, into: part, keepDays, now });
      const facts: ReleaseFacts = {
        name,
        version: source.version,
        environment,
        made: now.toISOString(),
        previous,
        kept,
      };
      writeFileSync(paths(to, part).facts, `${JSON.stringify(facts, null, 2)}\n`);
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

/** Switches back to what was live before, or to the release of this name. @throws ReleaseError, with the live one untouched. */
export function rollback(
  to: string,
  { name, now = new Date() }: { name?: string | undefined; now?: Date } = {},
): Switched {
  return alone(to, () => {
    const live = liveRelease(to);
    if (live === null) throw new ReleaseError(`Nothing was released to ${to} yet.`);
    const target = name ?? factsOf(to, live).previous;
    if (target === null) throw new ReleaseError(`${live} is the first release; there is nothing to go back to.`);
    if (!releasesIn(to).includes(target)) throw new ReleaseError(`The release ${target} is no longer on the disk.`);
    if (target === live) throw new ReleaseError(`${target} is live already.`);
    const facts = factsOf(to, target);
    const kept = { ...facts.kept, ...keepAssets(to, { from: live, into: target, keepDays: Infinity, now }) };
    writeFileSync(paths(to, target).facts, `${JSON.stringify({ ...facts, kept }, null, 2)}\n`);
    return switchTo(to, target, live);
  });
}

/** Sorted by time, readable, and free. */
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

function writeRelease(place: Place, source: Source, variables: Variables): void {
  if (!existsSync(join(source.portal, 'index.html')))
    throw new ReleaseError(`${source.portal} holds no built portal (no index.html).`);
  const left = new Set(variables['VITE_ENV'] === 'prod' ? source.outsideProduction : []);
  mkdirSync(dirname(place.site), { recursive: true });
  cpSync(source.portal, place.site, {
    recursive: true,
    filter: file => !left.has(file.slice(source.portal.length + 1).replaceAll('\\', '/')),
  });
  writePage(place, readFileSync(join(source.portal, 'index.html'), 'utf8'), variables);
}

/** The page and the headers of an environment. */
export function writePage(
  place: Pick<Place, 'page' | 'headers' | 'decoderHeaders'>,
  html: string,
  variables: Variables,
): void {
  writeFileSync(place.page, withPolicy(withVariables(html, variables), variables));
  writeFileSync(place.headers, nginxHeaders(variables));
  writeFileSync(place.decoderHeaders, nginxHeaders(variables, DECODER_SCRIPTS));
}

/** Files that the owner replaces on the server, without a build: what was live stays. */
const OWNERS_FILES = ['einvoice-keys.json', 'preflight.json'];

function keepOwnersFiles(live: Place, next: Place): void {
  for (const name of OWNERS_FILES)
    if (existsSync(join(live.site, name))) copyFileSync(join(live.site, name), join(next.site, name));
}

const assetsOf = (place: Place): string[] => {
  const folder = join(place.site, 'assets');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => lstatSync(join(folder, name)).isFile())
    .map(name => `assets/${name.replaceAll('\\', '/')}`);
};

/** Lays the assets of one release beside those of another, as further names of the same files. Answers what is there only for that. */
function keepAssets(
  to: string,
  { from, into, keepDays, now }: { from: string; into: string; keepDays: number; now: Date },
): Kept {
  const [old, young] = [paths(to, from), paths(to, into)];
  const { kept: since } = factsOf(to, from);
  const kept: Kept = {};
  for (const file of assetsOf(old)) {
    const moment = since[file] ?? now.toISOString();
    const target = join(young.site, file);
    if (existsSync(target) || now.getTime() - Date.parse(moment) > keepDays * DAY_MS) continue;
    mkdirSync(dirname(target), { recursive: true });
    try {
      linkSync(join(old.site, file), target);
    } catch {
      copyFileSync(join(old.site, file), target); // a file system that knows no second names
    }
    kept[file] = moment;
  }
  return kept;
}

/** Looks at what was written as a browser would. */
function checkRelease(place: Place, variables: Variables): void {
  const html = readFileSync(place.page, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\/sportal\/([^"]+)"/g)].map(match => match[1] ?? '');
  const missing = named.filter(
    file => !existsSync(join(place.site, file)) || statSync(join(place.site, file)).size === 0,
  );
  if (missing.length > 0) throw new ReleaseError(`The page names files that are not there: ${missing.join(', ')}`);
  if (!named.some(file => file.endsWith('.js'))) throw new ReleaseError('The page starts no script.');
  if (variablesIn(html)?.['VITE_ENV'] !== variables['VITE_ENV'])
    throw new ReleaseError('The variables could not be read back from the page.');
}

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function switchTo(to: string, name: string, previous: string | null): Switched {
  const [next, last] = [paths(to, name), previous === null ? null : paths(to, previous)];
  const link = join(to, 'current.next');
  rmSync(link, { force: true });
  symlinkSync(join('releases', name), link);
  renameSync(link, join(to, 'current'));
  return {
    name,
    previous,
    headersChanged: last === null || textOf(last.headers) !== textOf(next.headers),
    keptAssets: Object.keys(factsOf(to, name).kept).length,
  };
}

/** The oldest go; the live one and the one before it stay whatever their age. */
function prune(to: string, live: string): void {
  const { previous } = factsOf(to, live);
  const others = releasesIn(to).filter(name => name !== live && name !== previous);
  const most = RELEASES_LEFT - (previous === null ? 0 : 1);
  for (const name of others.slice(0, Math.max(0, others.length - most)))
    rmSync(paths(to, name).folder, { recursive: true, force: true });
}
