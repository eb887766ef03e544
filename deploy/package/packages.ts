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

/** A package of the lock file whose code may be among what is shipped. */
export interface ShippedPackage {
  /** 'node_modules/antd' */
  path: string;
  name: string;
  version: string;
  /** SPDX id or expression. */
  license: string;
  /** 'sha512-…', as npm writes it. */
  integrity: string;
  /** Paths of the packages that it asks for. */
  needs: string[];
}

/** Tools whose own lines stand in the built files: what loads chunks, and what joins modules. */
const TOOLS_THAT_LEAVE_CODE = ['node_modules/vite', 'node_modules/rolldown'];

/** Packages that are bundled into `release.mjs` and `smoke.mjs` are among those of the portal. */
function isShipped(path: string, entry: LockEntry): boolean {
  return path !== '' && (!entry.dev || TOOLS_THAT_LEAVE_CODE.includes(path));
}

/** Where Node finds `name` when the package at `from` asks for it. */
function resolved(lock: Record<string, LockEntry>, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, folder.lastIndexOf('/node_modules/'))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (lock[path]) return path;
    if (!folder.includes('/node_modules/')) return lock[`node_modules/${name}`] ? `node_modules/${name}` : undefined;
  }
}

/** Every package that is shipped, whether the bundler left something of it or not: more than enough, never too few. Sorted by path. */
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

/** Licences under which code may be shipped in a product that stays closed: who uses another asks first. */
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
  'OFL-1.1', // of typefaces
];

/** 'MIT OR MPL-2.0' holds when one of them is allowed. */
const isAllowed = (license: string) =>
  license.split(/ or /i).some(one => ALLOWED.includes(one.replace(/[()]/g, '').trim()));

/** 'name version: licence' of packages that may not be shipped as they are. */
export function licenceProblems(packages: readonly ShippedPackage[]): string[] {
  return packages
    .filter(({ license }) => !isAllowed(license))
    .map(({ name, version, license }) => `${name} ${version}: ${license || 'no licence'}`);
}

const IS_TEXT = /^(licen[cs]e|copying|notice)/i;

/** The licence texts that lie in a package, also those of fonts and decoders below it. */
function textsOf(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap(entry => {
      if (entry.isDirectory()) return entry.name === 'node_modules' ? [] : textsOf(join(folder, entry.name));
      return IS_TEXT.test(entry.name) && !/\.(js|ts|map)$/.test(entry.name) ? [join(folder, entry.name)] : [];
    })
    .sort();
}

/** Of the bundler's own tools, only their own text: theirs are hundreds of pages of what they are made of and nobody ships. */
const ownPart = (path: string, text: string) =>
  TOOLS_THAT_LEAVE_CODE.includes(path) ? (text.split(/^# Licenses of bundled/m)[0] ?? text) : text;

/** All licences of what is shipped, as one text. */
export function licenceTexts(root: string, packages: readonly ShippedPackage[]): string {
  const parts = packages.map(({ path, name, version, license }) => {
    const texts = [...new Set(textsOf(join(root, path)).map(file => ownPart(path, readFileSync(file, 'utf8')).trim()))];
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
