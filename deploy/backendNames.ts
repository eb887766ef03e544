/** Builds the portal for a backend with other names than the checked-in ones: `BACKEND_NAMES=a.json,b.json npm run build:dev`. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Plugin that runs `npm run generate` with these names in a separate process, so that other builds do not load the generator's libraries.
 * Returns null if the generated files on disk already have these names.
 */
export function backendNames(root: string, files: readonly string[]): Plugin | null {
  const read = (file: string) => JSON.stringify(JSON.parse(readFileSync(resolve(root, file), 'utf8')));
  if (files.every(file => read(file) === read('src/platform/graphql/names.json'))) return null;
  let modules: Map<string, string> | undefined;
  return {
    name: 'backend-names',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.generated.ts')) return null;
      modules ??= generated(root, files);
      return modules.get(id.replaceAll('\\', '/'));
    },
  };
}

function generated(root: string, files: readonly string[]): Map<string, string> {
  const args = ['--import', 'tsx', 'sandbox/cli/generate.ts', '--print', '--names', files.join(',')];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  if (status !== 0) throw new Error(stderr);
  const modules = JSON.parse(stdout) as Record<string, string>;
  return new Map(Object.entries(modules).map(([path, text]) => [path.replaceAll('\\', '/'), text]));
}
