import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** A package of the lock file whose code may be shipped. */
export interface ShippedPackage {
  path: string;
  name: string;
  version: string;
  /** SPDX id or expression. */
  license: string;
  /** Format: 'sha512-…'. */
  integrity: string;
  /** Paths of its dependencies. */
  needs: string[];
}

/** Tools that leave their own code in the build: the chunk loader and the module runtime. */
const TOOLS_THAT_LEAVE_CODE = ['node_modules/vite', 'node_modules/rolldown'];

function isShipped(path: string, entry: LockEntry): boolean {
  return path !== '' && (!entry.dev || TOOLS_THAT_LEAVE_CODE.includes(path));
}

/** Resolves `name` like Node, starting at the package `from`. */
function resolved(lock: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (!folder.includes('/node_modules/')) return lock[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
  }
}

/** Returns every package that may be shipped, sorted by path. Includes packages that tree shaking removed. */
export function shippedPackages(root: string): ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockEntry>;
  };
  const shipped = Object.entries(packages).filter(([path, entry]) => isShipped(path, entry));
  const paths = new Set(shipped.map(([path]) => path));
  return shipped
    .map(([path, { version = '', license = '', integrity = '', dependencies, optionalDependencies }]) => ({
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      license,
      integrity,
      needs: Object.keys({ ...dependencies, ...optionalDependencies })
        .map(name => resolved(packages, path, name))
        .filter((found): found is string => found !== undefined && paths.has(found))
        .sort(),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Licenses allowed in a closed-source product; another license needs approval first. */
const ALLOWED = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'Unlicense',
  'CC0-1.0',
  'OFL-1.1', // fonts
];

/** 'MIT OR MPL-2.0' is allowed when one part is allowed. */
const isAllowed = (license: string) =>
  license.split(/ or /i).some(one => ALLOWED.includes(one.replace(/[()]/g, '').trim()));

/** Returns 'name version: license' for packages whose license is not allowed. */
export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license || 'no licence'}`);
}

const IS_TEXT = /^(licen[cs]e|copying|notice)/i;

/** Returns the license texts in a package folder, including those of bundled fonts and decoders. */
function getTexts(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap(entry => {
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : getTexts(join(folder, entry.name));
      return IS_TEXT.test(entry.name) && !/\.(js|ts|map)$/.test(entry.name) ? [join(folder, entry.name)] : [];
    })
    .sort();
}

/** For the bundler's tools, returns only their own license: the rest covers dependencies that are not shipped. */
const ownPart = (path: string, text: string) =>
  TOOLS_THAT_LEAVE_CODE.includes(path) ? (text.split(/^# Licenses of bundled/m)[0] ?? text) : text;

/** Returns the licenses of all packages as one text. */
export function licenceTexts(root: string, packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ path, name, version, license }) => {
    const texts = [
      ...new Set(getTexts(join(root, path)).map(file => ownPart(path, readFileSync(file, 'utf8')).trim())),
    ];
    return [
      `${name} ${version}`,
      `Licence: ${license}`,
      '',
      texts.join('\n\n') || '(The package brings no text.)',
    ].join('\n');
  });
  const head = 'What the Supplier Portal is shipped with, and under which licences.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(100)}\n\n`)}\n`;
}
